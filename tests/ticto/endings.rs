//! The ways in which games of TicTo end, each with its sentence.

use crate::law::sample::{after, moves, read, result};
use tablero::games::ticto::{Ending, TicTo};
use tablero::play::{Game, Spot};
use tablero::rules::{Position, Side};

fn spot(name: &str) -> Spot {
    name.parse().expect(name)
}

/// The result of a finished position, and its ending.
fn end(position: &TicTo) -> (String, Ending) {
    assert_eq!(moves(position), "", "{position}");
    assert_eq!(position.count_moves(), 0);
    let ending = position.ending().expect("it is over");
    (result(position), ending)
}

#[test]
fn e1_white_has_won_when_black_has_not_answered() {
    let position = after(&read::<TicTo>("Rd7:c7,d6 rb1:b1,g1 b n - 1"), "g1-f1");
    let (result, ending) = end(&position);
    assert_eq!(result, "white");
    assert_eq!(ending, Ending::Unanswered { at: spot("d7") });
    assert_eq!(
        ending.to_string(),
        "white's round has arrived on d7, and black's has not in the turn after"
    );
}

#[test]
fn e1_white_has_won_when_black_cannot_answer() {
    let (result, ending) = end(&read("Rd7:d6 rb3:b3 b n - 1"));
    assert_eq!(result, "white");
    assert_eq!(ending, Ending::NoReply { at: spot("d7") });
    assert_eq!(
        ending.to_string(),
        "white's round has arrived on d7, and black has no move to answer with"
    );
}

#[test]
fn e1_black_wins_by_arriving_first() {
    let start = read::<TicTo>("Rc3:c3,d3 rd2:d2,e5 b n - 50");
    let (result, ending) = end(&after(&start, "Rd2-d1"));
    assert_eq!(result, "black");
    let at = spot("d1");
    assert_eq!(
        ending,
        Ending::Arrived {
            at,
            extended: false
        }
    );
    assert_eq!(ending.to_string(), "black's round has arrived on d1 first");
}

#[test]
fn e1_black_wins_by_coming_back_first() {
    let (result, ending) = end(&after(&read("Rc1:a5,c1 rc7:a3,c7 w x - 9"), "a5-b5 Rc7-d7"));
    assert_eq!(result, "black");
    let at = spot("d7");
    assert_eq!(ending, Ending::Arrived { at, extended: true });
    assert_eq!(
        ending.to_string(),
        "black's round has come back to d7 first"
    );
}

#[test]
fn e2_a_second_double_arrival_is_a_draw() {
    let (result, ending) = end(&after(
        &read("Rc1:a5,c1 rc7:a3,c7 w x - 9"),
        "Rc1-d1 Rc7-d7",
    ));
    assert_eq!(result, "draw");
    assert_eq!(ending, Ending::BothAgain);
    assert_eq!(ending.to_string(), "both rounds have arrived a second time");
}

#[test]
fn e2_a_first_double_arrival_ends_nothing() {
    let position = after(&read::<TicTo>("Rd7:c7,d6 rb1:b1,c1 b n - 99"), "Rb1-d1");
    assert_eq!(position.to_string(), "Rd7:c7,d6 rd1:b1,c1 w x - 0");
    assert_eq!((result(&position).as_str(), position.ending()), ("", None));
}

#[test]
fn e3_who_has_no_move_has_drawn() {
    for (text, side) in [
        ("Rg1:a1,g1 ra7:a1+,a7 w n *a1 12", Side::White),
        ("Rg1:a1+,g1 ra7:a1,a7 b x *a1 12", Side::Black),
        ("Rd1:a1,c2,e2 rd7:c7,e7 w n - 0", Side::White),
        ("Rg1:g1 ra7:a7 w n - 3", Side::White),
    ] {
        let (result, ending) = end(&read(text));
        assert_eq!(result, "draw", "{text}");
        assert_eq!(ending, Ending::Stalemate { side });
        assert_eq!(ending.to_string(), format!("{side} has no move"));
    }
}

#[test]
fn e4_a_hundred_plies_without_a_kill_are_a_draw() {
    let (result, ending) = end(&after(
        &read("Rg1:a4,e4,g1 ra7:a4+,a7,g7 w n - 99"),
        "e4-e5",
    ));
    assert_eq!(result, "draw");
    assert_eq!(ending, Ending::Quiet { plies: 100 });
    assert_eq!(ending.to_string(), "nothing was killed for 100 plies");
}

#[test]
fn e4_an_arrival_on_the_hundredth_ply_is_still_answered() {
    let arrived = after(&read::<TicTo>("Rd6:d6 rb1:b1,c1,g1 w n - 99"), "Rd6-d7");
    assert_eq!(arrived.to_string(), "Rd7:d6 rb1:b1,c1,g1 b n - 100");
    assert_eq!(result(&arrived), "");
    let idle = after(&arrived, "g1-g2");
    assert_eq!(idle.to_string(), "Rd7:d6 rb1:b1,c1,g2 w n - 100");
    assert_eq!(result(&idle), "white");
    let answered = after(&arrived, "Rb1-d1");
    assert_eq!(answered.to_string(), "Rd7:d6 rd1:b1,c1,g1 w x - 0");
    assert_eq!(result(&answered), "");
}

#[test]
fn e4_a_draw_comes_before_a_stalemate() {
    let (result, ending) = end(&read("Rg1:g1 ra7:a7 w n - 100"));
    assert_eq!(
        (result.as_str(), ending),
        ("draw", Ending::Quiet { plies: 100 })
    );
}

#[test]
fn what_goes_on_has_no_ending() {
    let position = read::<TicTo>("Rg1:b3,g1 ra7:a7,g7 w n - 99");
    assert_eq!((result(&position).as_str(), position.ending()), ("", None));
}
