//! The values of positions and moves in a solved game, in words.

use super::values::{short_value, value_text};
use crate::play::ProbedMove;
use crate::rules::Side;
use crate::search::{ExactValue, Wdl};
use crate::session::PositionValues;
use crate::words::{self, Locale, say};

/// The value of a position in a sentence. If the result in this game differs, the sentence says that it is the value of
/// the position alone.
pub fn position_value(locale: Locale, position: &PositionValues) -> String {
    let worth = value_sentence(locale, position.known.value, position.turn);
    match position.is_overruled() {
        true => say!(locale, exact.by_itself, worth = worth),
        false => worth,
    }
}

/// The meaning of a value in a sentence.
pub fn value_sentence(locale: Locale, value: ExactValue, turn: Side) -> String {
    let winner = match value {
        ExactValue::Win(_) => turn,
        ExactValue::Loss(_) => turn.other(),
        ExactValue::Draw => return say!(locale, exact.drawn),
    };
    let moves = words::moves(locale, value.moves().unwrap_or_default().into());
    match winner {
        Side::White => say!(locale, exact.white_wins, moves = moves),
        Side::Black => say!(locale, exact.black_wins, moves = moves),
    }
}

/// Facts that are not in the solution: how often the position has occurred, and what follows from that.
pub fn repetitions(locale: Locale, position: &PositionValues) -> Option<String> {
    let known = &position.known;
    let here = match (known.value.wdl(), known.outcome()) {
        _ if known.times > 2 => return Some(say!(locale, exact.third)),
        (Wdl::Win, ExactValue::Draw) => Some(say!(locale, exact.no_win)),
        (Wdl::Loss, ExactValue::Draw) => Some(say!(locale, exact.escape)),
        _ => None,
    };
    let second = (known.times == 2).then(|| say!(locale, exact.second));
    let parts: Vec<String> = second.into_iter().chain(here).collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}

/// The result of a move for the side that makes it. For a draw by repetition, also the value of the move alone.
pub fn move_value(locale: Locale, one: &ProbedMove) -> String {
    let what = value_text(locale, one.outcome(), one.repeats);
    match one.outcome() == one.value {
        true => what,
        false => say!(
            locale,
            exact.alone,
            what = what,
            worth = short_value(locale, one.value)
        ),
    }
}
