//! Pogo's solution with types erased, in games with repeated positions, and the check of the solution.

use crate::solved::kept;
use std::sync::LazyLock;
use tablero::games::pogo::Pogo;
use tablero::games::solvable_game;
use tablero::play::{AnyTablebase, GameLine, GameText, Probe, ProbedMove, Repetition};
use tablero::rules::Side;
use tablero::search::{ExactLevel, ExactValue, Sample, Wdl};

fn game(moves: &[String]) -> GameText {
    GameText {
        game: "pogo".to_owned(),
        moves: moves.to_vec(),
        ..GameText::default()
    }
}

/// A losing move, and four moves by which both sides go back and forth without changing the result: Black
/// could win, but does not.
fn to_and_fro(answers: &dyn AnyTablebase) -> (String, [String; 4]) {
    let explored = |moves: &[&String]| {
        let moves: Vec<String> = moves.iter().map(|&mv| mv.clone()).collect();
        answers.explore(&game(&moves)).unwrap().unwrap()
    };
    let of = |known: &Probe, wdl| {
        let moves = known.moves.iter().filter(|one| one.value.wdl() == wdl);
        moves.map(|one| one.mv.clone()).collect::<Vec<_>>()
    };
    let back = |mv: &str| {
        let (count, way) = mv.split_at(1);
        let (from, to) = way.split_once('-').unwrap();
        format!("{count}{to}-{from}")
    };
    for first in of(&explored(&[]), Wdl::Loss) {
        for there in of(&explored(&[&first]), Wdl::Win) {
            for other in of(&explored(&[&first, &there]), Wdl::Loss) {
                let (here, again) = (back(&there), back(&other));
                let known = explored(&[&first, &there, &other]);
                let wins = of(&known, Wdl::Win).contains(&here);
                if wins
                    && of(&explored(&[&first, &there, &other, &here]), Wdl::Loss).contains(&again)
                    && explored(&[&first, &there, &other, &here, &again]).times == 2
                {
                    return (first, [there, other, here, again]);
                }
            }
        }
    }
    panic!("there is no such game");
}

/// The game with this many of these plies.
fn to_and_fro_for(answers: &dyn AnyTablebase, plies: usize) -> GameText {
    let (first, around) = to_and_fro(answers);
    let moves = std::iter::once(&first).chain(around.iter().cycle());
    game(&moves.take(plies).cloned().collect::<Vec<_>>())
}

fn answers() -> &'static dyn AnyTablebase {
    static ANSWERS: LazyLock<Box<dyn AnyTablebase>> = LazyLock::new(|| {
        let solving = solvable_game("pogo").unwrap().solving("", Some(kept()));
        solving.unwrap().unwrap().finish()
    });
    &**ANSWERS
}

/// However much the other side tries to repeat a position, the winner comes closer to the end with every
/// move.
#[test]
fn who_wins_keeps_clear_of_repetition() {
    let answers = answers();
    for begun in [1, 3, 5, 7] {
        let mut text = to_and_fro_for(answers, begun);
        let won = answers.explore(&text).unwrap().unwrap().outcome();
        assert!(matches!(won, ExactValue::Win(_)), "{begun}: {won}");
        let mut plies = 0;
        loop {
            let known = answers.explore(&text).unwrap().unwrap();
            if known.moves.is_empty() {
                break;
            }
            let mv = if plies % 2 == 0 {
                answers.choose(&text, ExactLevel::PERFECT, plies).unwrap()
            } else {
                // First a move that ends the game by repetition, else one to an earlier position, else one
                // that holds out longest.
                let stood = |one: &&ProbedMove| {
                    let mut next = text.clone();
                    next.moves.push(one.mv.clone());
                    let times = answers.explore(&next).unwrap().unwrap().times;
                    (one.outcome().wdl(), times, one.outcome())
                };
                known
                    .moves
                    .iter()
                    .max_by_key(stood)
                    .map(|one| one.mv.clone())
            };
            text.moves.push(mv.unwrap());
            plies += 1;
        }
        let end = GameLine::<Pogo>::read(&text).unwrap();
        let winner = end.result().and_then(|result| result.outcome.winner());
        assert_eq!(winner, Some(Side::Black), "{begun}: {text}");
        assert!(plies <= u64::from(won.plies().unwrap()), "{begun}: {plies}");
    }
}

#[test]
fn parts_of_a_check_make_the_whole() {
    let answers = answers();
    let sample = Sample {
        positions: Some(3_000),
        seed: 5,
    };
    let whole = answers.check(sample, 0, u64::MAX);
    assert_eq!((whole.all(), whole.wrong, whole.at), (3_000, 0, 3_000));
    assert!(whole.won > whole.lost && whole.lost > whole.drawn && whole.drawn > 0);
    let (first, rest) = (
        answers.check(sample, 0, 999),
        answers.check(sample, 999, 9_999),
    );
    assert_eq!((first.at, first.and(rest)), (999, whole));
    let other = Sample { seed: 6, ..sample };
    assert_ne!(answers.check(other, 0, u64::MAX), whole);
}

/// The table does not contain repetitions, but the record does. Perfect play considers both.
#[test]
fn repetition_is_known_to_the_record() {
    let answers = answers();
    let (_, [_, _, here, again]) = to_and_fro(answers);
    let text = |plies| to_and_fro_for(answers, plies);
    let explored = |plies| answers.explore(&text(plies)).unwrap().unwrap();
    let find = |plies, mv: &str| {
        let moves = explored(plies).moves;
        moves.into_iter().find(|one| one.mv == mv).unwrap()
    };
    let (once, twice) = (explored(1), explored(5));
    assert_eq!((once.value, once.times), (twice.value, 1));
    assert_eq!((once.value.wdl(), twice.times), (Wdl::Win, 2));
    // The second occurrence just loses; the third ends the game.
    let (second, third) = (find(4, &again), find(8, &again));
    assert_eq!((second.value.wdl(), second.repeats), (Wdl::Loss, None));
    assert_eq!(
        (third.value, third.repeats),
        (second.value, Some(Repetition::Now))
    );
    assert_eq!(third.outcome(), ExactValue::Draw);
    // A winning side must not let this happen.
    let (careless, too_careless) = (find(3, &here), find(7, &here));
    assert_eq!(
        (careless.value, careless.repeats),
        (too_careless.value, None)
    );
    assert_eq!(too_careless.repeats, Some(Repetition::Answer));
    assert_eq!(
        (too_careless.value.wdl(), too_careless.outcome()),
        (Wdl::Win, ExactValue::Draw)
    );
    assert!(!too_careless.perfect);
    // A losing side takes the repetition.
    let known = explored(8);
    assert_eq!(
        (known.value.wdl(), known.outcome()),
        (Wdl::Loss, ExactValue::Draw)
    );
    for seed in 0..20 {
        let choice = answers.choose(&text(8), ExactLevel::PERFECT, seed).unwrap();
        assert_eq!(choice.as_ref(), Some(&again));
    }
    let judged = answers.judge(&text(9)).unwrap().unwrap();
    assert_eq!((judged.len(), judged[0].is_mistake()), (9, true));
    // Black's last move gave the win away, not White's move that took the draw.
    assert_eq!(
        (judged[7].repeats, judged[8].repeats),
        (Some(Repetition::Answer), Some(Repetition::Now))
    );
    assert_eq!(
        (judged[7].before.wdl(), judged[7].after, judged[8].before),
        (Wdl::Win, ExactValue::Draw, ExactValue::Draw)
    );
    assert!(judged[7].is_mistake() && !judged[3].is_mistake() && !judged[8].is_mistake());
    assert!(!judged[7].best.contains(&here));
}
