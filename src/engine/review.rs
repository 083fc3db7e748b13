//! The review of a game: the value of each position, and the moves that cost the most.

use crate::rules::{Side, sort_short};
use crate::search::Score;
use std::cmp::Reverse;

/// The evaluation of a position of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Evaluation {
    /// Its value for the side to move.
    pub score: Score,
    /// The best line, never empty.
    pub line: Vec<String>,
}

/// The kind of loss that a move caused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// A win was proven before it and not after it.
    Win,
    /// The other side's win is proven after it and was not before it.
    Loss,
    /// Both: a proven win became a proven loss.
    WinForLoss,
    /// Only the estimate changed.
    Estimate,
}

/// A move after which its side's position was clearly worse.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The move, counted from 1.
    pub ply: usize,
    pub cost: Cost,
    /// The value of the position for the side that moved, before and after the move.
    pub before: Score,
    pub after: Score,
    /// The better line, never empty.
    pub better: Vec<String>,
}

/// This estimate corresponds to winning three games of four.
const HUNDREDTHS: f64 = 250.0;
/// Moves that reduce the chance to win by less than this are not mentioned.
const MIN_LOSS: f64 = 0.12;
/// The maximum number of moves listed that only changed estimates.
const MAX_ESTIMATED: usize = 5;
/// The natural logarithm of 3. Powers of other bases need a larger program.
const LN_3: f64 = 1.098_612_288_668_109_8;

/// The chance to win with this score, where a draw counts half: 0 or 1 if proven, else a rough conversion of
/// the estimate.
#[must_use]
pub fn chance(score: Score) -> f64 {
    match score {
        Score::Win(_) => 1.0,
        Score::Loss(_) => 0.0,
        Score::Estimate(value) => {
            let odds = (-LN_3 * f64::from(value) / HUNDREDTHS).exp();
            // An estimate never looks like a proven result.
            (1.0 / (1.0 + odds)).clamp(0.02, 0.98)
        }
    }
}

/// The chance for White, whichever side is to move.
#[must_use]
pub fn chance_of_white(score: Score, turn: Side) -> f64 {
    match turn {
        Side::White => chance(score),
        Side::Black => 1.0 - chance(score),
    }
}

/// The chance of a side in whole per cent. The chances of both sides add up to 100.
#[must_use]
pub fn percent(score: Score, turn: Side, side: Side) -> u8 {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let white = (100.0 * chance_of_white(score, turn)).round() as u8;
    match side {
        Side::White => white,
        Side::Black => 100 - white,
    }
}

/// The moves that changed the result, and those that cost the most, in the order of the game. `evaluations` has
/// the positions before each move and the one after the last, with `None` where there is no result (for example
/// at the end). `result` is the result for the side that made the last move, if that move ended the game.
#[must_use]
pub fn moments(
    evaluations: &[Option<Evaluation>],
    moves: &[String],
    result: Option<Score>,
) -> Vec<Moment> {
    let after = |ply: usize| match evaluations.get(ply) {
        // A draw by repetition does not follow from the position alone.
        _ if ply == moves.len() && result.is_some() => result,
        Some(Some(evaluation)) => Some(evaluation.score.turned()),
        _ => None,
    };
    let moment = |ply: usize| {
        let before = evaluations.get(ply - 1)?.as_ref()?;
        let after = after(ply)?;
        let is_best = moves.get(ply - 1) == before.line.first();
        let cost = match (before.score, after) {
            // The best move costs nothing, even if all moves are bad.
            _ if is_best => return None,
            (Score::Win(_), Score::Win(_)) | (Score::Loss(_), _) => return None,
            (Score::Win(_), Score::Loss(_)) => Cost::WinForLoss,
            // The win is only no longer proven.
            (Score::Win(_), Score::Estimate(_)) if 1.0 - chance(after) < MIN_LOSS => return None,
            (Score::Win(_), Score::Estimate(_)) => Cost::Win,
            (Score::Estimate(_), Score::Loss(_)) => Cost::Loss,
            (Score::Estimate(_), _) => Cost::Estimate,
        };
        Some(Moment {
            ply,
            cost,
            before: before.score,
            after,
            better: before.line.clone(),
        })
    };
    let lost = |moment: &Moment| chance(moment.before) - chance(moment.after);
    let mut found: Vec<Moment> = (1..=moves.len()).filter_map(moment).collect();
    // The largest losses of estimated value, with their plies.
    let mut largest: Vec<(f64, usize)> = Vec::new();
    for moment in &found {
        let lost = lost(moment);
        if moment.cost == Cost::Estimate && lost >= MIN_LOSS {
            largest.push((lost, moment.ply));
            // The bits of numbers that are not negative are in the order of the numbers.
            sort_short(&mut largest, |(lost, _)| Reverse(lost.to_bits()));
            largest.truncate(MAX_ESTIMATED);
        }
    }
    let is_among_largest = |moment: &Moment| largest.iter().any(|(_, ply)| *ply == moment.ply);
    found.retain(|moment| moment.cost != Cost::Estimate || is_among_largest(moment));
    found
}

/// The loser's move that decided a lost game, counted from 1. Only moves after the winner last threw a win
/// away are considered: the last one that left the game lost, else the most costly one. `None` if there is no
/// such move, for example because the loser then resigned. `is_losers` selects the loser's moves.
#[must_use]
pub fn deciding(moments: &[Moment], is_losers: impl Fn(usize) -> bool) -> Option<usize> {
    let own = || moments.iter().filter(|one| is_losers(one.ply));
    let lost = |one: &Moment| chance(one.before) - chance(one.after);
    let gave_back = |one: &&Moment| !is_losers(one.ply) && matches!(one.before, Score::Win(_));
    let since = moments.iter().rfind(gave_back).map_or(0, |one| one.ply);
    let last = own()
        .filter(|one| one.ply > since)
        .rfind(|one| matches!(one.after, Score::Loss(_)));
    let worst = || {
        let own = own().filter(|one| one.ply > since);
        own.max_by(|one, other| lost(one).total_cmp(&lost(other)))
    };
    last.or_else(worst).map(|one| one.ply)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(ply: usize, before: Score, after: Score) -> Moment {
        Moment {
            ply,
            cost: Cost::Estimate,
            before,
            after,
            better: vec!["a".to_owned()],
        }
    }

    #[test]
    fn a_game_is_decided_by_the_losers_move_that_left_it_lost() {
        let moments = [
            moment(2, Score::Estimate(0), Score::Loss(9)),
            moment(3, Score::Win(8), Score::Estimate(0)),
            moment(4, Score::Estimate(0), Score::Loss(5)),
            moment(5, Score::Estimate(0), Score::Loss(4)),
        ];
        let is_blacks = |ply: usize| ply.is_multiple_of(2);
        assert_eq!(deciding(&moments, is_blacks), Some(4));
        assert_eq!(deciding(&moments[..1], is_blacks), Some(2));
        // White threw the win away. Black's later mistake decided the game.
        let mut given_back = moments[..2].to_vec();
        given_back.push(moment(6, Score::Estimate(-50), Score::Estimate(-300)));
        assert_eq!(deciding(&given_back, is_blacks), Some(6));
        assert_eq!(deciding(&moments[1..2], is_blacks), None, "the winner's");
        assert_eq!(deciding(&moments[..2], is_blacks), None, "given up unlost");
        assert_eq!(deciding(&[], is_blacks), None);
    }

    #[test]
    fn without_proof_the_most_expensive_move_decides_the_game() {
        let moments = [
            moment(2, Score::Estimate(0), Score::Estimate(-400)),
            moment(4, Score::Estimate(-100), Score::Estimate(-300)),
        ];
        assert_eq!(deciding(&moments, |_| true), Some(2));
    }

    fn evaluation(score: Score, best: &str) -> Option<Evaluation> {
        let line = vec![best.to_owned()];
        Some(Evaluation { score, line })
    }

    fn names(moves: &[&str]) -> Vec<String> {
        moves.iter().map(|&mv| mv.to_owned()).collect()
    }

    #[test]
    fn a_lost_win_is_a_mistake_and_the_best_move_never_is() {
        let positions = [
            evaluation(Score::Win(5), "a"),
            evaluation(Score::Estimate(-10), "b"),
            evaluation(Score::Estimate(20), "c"),
            evaluation(Score::Win(3), "d"),
            None,
        ];
        let moves = names(&["x", "b", "y", "d"]);
        let found = moments(&positions, &moves, Some(Score::Win(0)));
        let reported: Vec<_> = found.iter().map(|one| (one.ply, one.cost)).collect();
        assert_eq!(reported, [(1, Cost::Win), (3, Cost::Loss)]);
        assert_eq!(found[0].better, ["a"]);
        assert_eq!(found[1].after, Score::Loss(3));
    }

    #[test]
    fn only_the_most_expensive_estimated_mistakes_are_listed() {
        let value = |ply: i32| Score::Estimate(if ply % 2 == 0 { 0 } else { 100 + ply });
        let positions: Vec<_> = (0..=20).map(|ply| evaluation(value(ply), "best")).collect();
        let moves = vec!["other".to_owned(); 20];
        let found = moments(&positions, &moves, None);
        assert_eq!(found.len(), MAX_ESTIMATED);
        assert!(found.iter().all(|one| one.cost == Cost::Estimate));
        assert!(found.is_sorted_by_key(|one| one.ply));
        assert_eq!(found[MAX_ESTIMATED - 1].ply, 20, "the dearest of all");
    }

    #[test]
    fn the_chance_grows_with_the_score_and_is_certain_only_if_proven() {
        let scores = [
            Score::Loss(1),
            Score::Estimate(-100_000),
            Score::Estimate(-250),
            Score::Estimate(0),
            Score::Estimate(250),
            Score::Estimate(100_000),
            Score::Win(9),
        ];
        let chances = scores.map(chance);
        assert!(chances.is_sorted_by(|one, next| one < next), "{chances:?}");
        assert_eq!((chances[0], chances[3], chances[6]), (0.0, 0.5, 1.0));
        assert!((chances[4] - 0.75).abs() < 1e-9, "{}", chances[4]);
        assert_eq!(chance_of_white(Score::Win(2), Side::Black), 0.0);
    }

    #[test]
    fn the_chances_of_both_sides_add_up_to_a_hundred() {
        for value in -700..=700 {
            let (here, there) = (Score::Estimate(value), Score::Estimate(-value));
            let of = |side| percent(here, Side::White, side);
            assert_eq!(of(Side::White) + of(Side::Black), 100);
            assert_eq!(of(Side::White), percent(there, Side::Black, Side::White));
        }
    }
}
