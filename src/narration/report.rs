//! Estimates and mistakes in words.

use super::values::{short_value, value_text};
use crate::engine::review::{Cost, Moment, percent};
use crate::play::JudgedMove;
use crate::rules::Side;
use crate::search::{ExactValue, Score};
use crate::session::{Mistake, MistakeKind};
use crate::words::{self, Locale, say};

/// The value of a position in a sentence.
pub fn estimate(locale: Locale, score: Score, turn: Side) -> String {
    match winner(score, turn) {
        Some((Side::White, moves)) => say!(
            locale,
            analysis.white_wins,
            moves = words::moves(locale, moves.into())
        ),
        Some((Side::Black, moves)) => say!(
            locale,
            analysis.black_wins,
            moves = words::moves(locale, moves.into())
        ),
        None => {
            let of = |side: Side| percent(score, turn, side);
            match of(Side::White) {
                white @ 48..=52 => say!(locale, analysis.even, chance = white),
                white @ 53.. => say!(locale, analysis.white_better, chance = white),
                _ => say!(locale, analysis.black_better, chance = of(Side::Black)),
            }
        }
    }
}

/// A short form: a proven result with its length, or the estimate for White.
pub fn short_estimate(locale: Locale, score: Score, turn: Side) -> String {
    match winner(score, turn) {
        Some((Side::White, moves)) => say!(locale, analysis.short_white, moves = moves),
        Some((Side::Black, moves)) => say!(locale, analysis.short_black, moves = moves),
        None => {
            let chance = percent(score, turn, Side::White);
            say!(locale, analysis.short_estimate, chance = chance)
        }
    }
}

/// The cost of a side's mistake, in a sentence. `against_you` means that the other side is the player's.
pub fn mistake_cost(locale: Locale, mistake: &Mistake, side: Side, against_you: bool) -> String {
    match &mistake.kind {
        MistakeKind::Estimated(moment) => moment_cost(locale, moment, side, against_you),
        MistakeKind::Exact(judged) => given_away(locale, judged),
    }
}

fn moment_cost(locale: Locale, moment: &Moment, side: Side, against_you: bool) -> String {
    // Moves of the winning side.
    let moves = |score: Score| {
        let count = match score {
            Score::Win(plies) | Score::Loss(plies) => plies.div_ceil(2),
            Score::Estimate(_) => 0,
        };
        words::moves(locale, count.into())
    };
    let (before, after) = (moves(moment.before), moves(moment.after));
    match moment.cost {
        Cost::Win => say!(locale, report.cost_win, before = before),
        Cost::Loss if against_you => say!(locale, report.cost_loss_you, after = after),
        Cost::Loss => say!(locale, report.cost_loss, after = after),
        Cost::WinForLoss => say!(locale, report.cost_both, before = before, after = after),
        Cost::Estimate => {
            let own = |score| percent(score, side, side);
            let (before, after) = (own(moment.before), own(moment.after));
            say!(locale, report.cost_estimate, before = before, after = after)
        }
    }
}

/// What a move of a solved game gave away.
fn given_away(locale: Locale, one: &JudgedMove) -> String {
    let before = short_value(locale, one.before);
    let after = value_text(locale, one.after, one.repeats);
    match one.before {
        ExactValue::Win(_) => say!(locale, exact.gave_win, before = before, after = after),
        _ => say!(locale, exact.gave_draw, after = after),
    }
}

/// The side that is proven to win, and its maximum number of moves.
fn winner(score: Score, turn: Side) -> Option<(Side, u16)> {
    match score {
        Score::Win(plies) => Some((turn, plies.div_ceil(2))),
        Score::Loss(plies) => Some((turn.other(), plies.div_ceil(2))),
        Score::Estimate(_) => None,
    }
}
