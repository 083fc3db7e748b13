//! The repetitions of a position, which a solution does not contain.

use super::in_each_language;
use tablero::narration::{move_value, position_value, repetitions};
use tablero::play::{GameText, Probe, ProbedMove, Repetition};
use tablero::search::ExactValue;
use tablero::session::PositionValues;
use tablero::words::Locale;

/// A position that has occurred this often, with its own value and the results of its moves.
fn position(times: usize, value: ExactValue, moves: Vec<ProbedMove>) -> PositionValues {
    let text = GameText {
        game: "pogo".to_owned(),
        ..GameText::default()
    };
    let record = tablero::games::open(&text).expect("the start");
    let known = Probe {
        value,
        times,
        moves,
    };
    PositionValues::new(&record, 0, known)
}

fn one(mv: &str, value: ExactValue, repeats: Option<Repetition>) -> ProbedMove {
    ProbedMove {
        mv: mv.to_owned(),
        value,
        repeats,
        perfect: false,
    }
}

/// The texts about a position: its value, and how often it has occurred.
fn said(position: &PositionValues) -> String {
    let value = position_value(Locale::En, position);
    let times = repetitions(Locale::En, position);
    format!("{value} {}", times.unwrap_or_default())
}

#[test]
fn a_value_that_repetitions_overrule_says_so() {
    use Repetition::{Answer, Now};
    let (win, loss) = (ExactValue::Win(9), ExactValue::Loss(8));
    let third = position(3, win, Vec::new());
    assert_eq!(
        said(&third),
        "White wins in 5 moves. This does not count repetitions. This position has occurred three times: draw."
    );
    let second = position(2, win, vec![one("1a1-b1", win, None)]);
    assert_eq!(
        said(&second),
        "White wins in 5 moves. This position has now occurred twice. The third time is a draw."
    );
    let no_win = position(2, win, vec![one("1a1-b1", win, Some(Answer))]);
    assert_eq!(
        said(&no_win),
        "White wins in 5 moves. This does not count repetitions. This position has now occurred twice. The third time is a draw. Only a draw here: every winning move allows a third repetition."
    );
    let escape = position(1, loss, vec![one("1a1-b1", loss, Some(Now))]);
    assert_eq!(
        said(&escape),
        "Black wins in 4 moves. This does not count repetitions. Drawn here: one move repeats the position for the third time."
    );
    let ordinary = position(1, win, vec![one("1a1-b1", win, None)]);
    assert_eq!(repetitions(Locale::En, &ordinary), None);
}

#[test]
fn a_draw_by_repetition_says_what_the_move_is_worth_alone() {
    let won = ExactValue::Win(9);
    let moves = [
        ("plain", one("1a1-b1", won, None)),
        (
            "repeats",
            one("1a1-b1", ExactValue::Loss(8), Some(Repetition::Now)),
        ),
        ("is answered", one("1a1-b1", won, Some(Repetition::Answer))),
        (
            "drawn anyway",
            one("1a1-b1", ExactValue::Draw, Some(Repetition::Now)),
        ),
    ];
    let all = in_each_language(|locale, said| {
        for (what, one) in &moves {
            // It is after the name of the move.
            said.add(what, format!("1a1-b1: {}", move_value(locale, one)));
        }
        for (times, value) in [(3, won), (2, won), (2, ExactValue::Loss(8))] {
            let moves = vec![one("1a1-b1", won, Some(Repetition::Answer))];
            let position = position(times, value, moves);
            said.add(
                &format!("{times} {value:?}"),
                position_value(locale, &position),
            );
            let times_said = repetitions(locale, &position).expect("it has occurred before");
            said.add(&format!("{times} {value:?} times"), times_said);
        }
    });
    let english = &all[0].1.0;
    assert_eq!(english["plain"], "1a1-b1: wins in 5");
    assert_eq!(
        english["repeats"],
        "1a1-b1: draw by repetition (without repetition: loses in 4)"
    );
    assert_eq!(
        english["is answered"],
        "1a1-b1: draw: the opponent can repeat the position (without repetition: wins in 5)"
    );
    assert_eq!(english["drawn anyway"], "1a1-b1: draw by repetition");
}
