//! ZOQ before the eye: who is surrounded, who is stuck, what has decided.

use crate::law::sample::{after, read, read_with};
use tablero::games::zoq::Zoq;
use tablero::play::{Game, Note, Spot};

fn told(position: &Zoq) -> Vec<String> {
    let tell = |note: &Note| {
        let names: Vec<String> = note.spots.iter().map(Spot::to_string).collect();
        let side = note.side.unwrap();
        format!("{} {side}: {}", note.kind, names.join(" "))
    };
    position.notes().iter().map(tell).collect()
}

fn notes(text: &str) -> Vec<String> {
    told(&read(text))
}

#[test]
fn who_came_between_three_enemies_is_surrounded_but_has_not_lost_yet() {
    let mut position: Zoq = read("b1b/WW1/1Wb Wb b");
    assert_eq!(told(&position), [""; 0]);
    position = after(&position, "@a1");
    assert_eq!(
        told(&position),
        [
            "surrounded black: a1 a2 b1 b2",
            "stuck white: a2",
            "stuck white: b1"
        ]
    );
    // White gives the surround up, or keeps it and makes another.
    assert_eq!(told(&after(&position, "b2-b3")), [""; 0]);
    assert_eq!(
        told(&after(&position, "@c2")),
        ["decided black: a1 a2 b1 b2", "decided black: c1 b1 b2 c2"]
    );
}

#[test]
fn two_corners_surrounded_at_the_end_are_two_notes() {
    assert_eq!(
        notes("bWb/WW1/bW1 b b"),
        ["decided black: a1 a2 b1 b2", "decided black: a3 a2 b2 b3"]
    );
}

#[test]
fn every_piece_to_move_that_has_no_move_is_stuck() {
    assert_eq!(
        notes("3/bbb/WWW Wb w"),
        ["stuck white: a1", "stuck white: b1", "stuck white: c1"]
    );
    assert_eq!(notes("bbb/3/WWW Wb w"), [""; 0]);
    // Neither are the enemy's, nor those in the hand.
    assert_eq!(notes("3/bbb/WWW Wb b"), [""; 0]);
    // Hemmed in by both colours is no surround.
    assert_eq!(
        notes("b1b/WW1/bbW W b"),
        ["stuck black: a1", "stuck black: b1"]
    );
}

#[test]
fn a_side_without_a_move_has_lost_with_all_its_pieces() {
    let all = ["a1", "a2", "b1", "c1"].map(|at| format!("decided white: {at}"));
    assert_eq!(notes("b2/Wbb/WWW b w"), all);
    let any: Zoq = read_with("reach=any", "b2/Wbb/WWW b w");
    assert_eq!(told(&any), [""; 0]);
}
