//! The display of ZOQ: surrounded pieces, pieces that are stuck or may soon be, and the reason for the
//! result.

use crate::law::sample::{after, read, read_with};
use std::collections::HashSet;
use tablero::games::zoq::{Ending, Zoq};
use tablero::play::{Game, Note, Spot};
use tablero::rules::{Position, Side};

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
    // White gives up the surround, or keeps it and makes another one.
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
    // The enemy's pieces and the pieces in hand are not stuck.
    assert_eq!(notes("3/bbb/WWW Wb b"), [""; 0]);
    // A piece enclosed by both colours is not surrounded.
    assert_eq!(
        notes("b1b/WW1/bbW W b"),
        [
            "stuck black: a1",
            "stuck black: b1",
            "squeezed black: a1 a3 b1 c3"
        ]
    );
}

#[test]
fn a_side_without_a_move_has_lost_with_all_its_pieces() {
    let all = ["a1", "a2", "b1", "c1"].map(|at| format!("decided white: {at}"));
    assert_eq!(notes("b2/Wbb/WWW b w"), all);
    let any: Zoq = read_with("reach=any", "b2/Wbb/WWW b w");
    assert_eq!(told(&any), [""; 0]);
}

#[test]
fn who_can_be_left_without_a_move_is_squeezed_before_it_happens() {
    // With a white piece on b2, no black piece could move.
    let position: Zoq = read("Wbb/b1b/W1W W w");
    assert_eq!(told(&position), ["can-be-stuck black: a2 b3 c2 c3"]);
    assert_eq!(
        told(&after(&position, "@b2")),
        ["a2", "b3", "c2", "c3"].map(|at| format!("decided black: {at}"))
    );
    // If a side places its fourth piece here, the reply blocks it.
    let position: Zoq = read("1bb/1Wb/W1W Wb b");
    assert_eq!(
        told(&position),
        [
            "stuck black: c2",
            "stuck black: c3",
            "squeezed black: b3 c2 c3"
        ]
    );
    let placed = after(&position, "@a3");
    assert_eq!(told(&placed), ["can-be-stuck black: a3 b3 c2 c3"]);
    // With a piece in hand, a side is never stuck.
    let kept = told(&after(&position, "b3-a3"));
    let of_black = |told: &String| told.contains("stuck black") && told.starts_with("can-be");
    assert!(!kept.iter().any(of_black), "{kept:?}");
}

#[test]
fn both_sides_may_be_squeezed_at_once() {
    assert_eq!(
        notes("bbb/1Wb/WWW - w"),
        [
            "stuck white: b1",
            "stuck white: c1",
            "can-be-stuck black: a3 b3 c2 c3",
            "squeezed white: a1 b1 b2 c1"
        ]
    );
}

#[test]
fn in_every_position_just_those_are_squeezed_who_can_be_left_stuck() {
    for (options, expected) in [("", [8668, 416, 2112, 96]), ("reach=any", [9028, 0, 0, 0])] {
        let mut counts = [0; 4];
        for position in undecided(options) {
            let (mover, other) = (position.turn(), position.turn().other());
            let by_a_move = nexts(&position).any(|next| is_stuck(&next, other));
            let by_a_reply = nexts(&position)
                .flat_map(|next| nexts(&next).collect::<Vec<_>>())
                .any(|next| is_stuck(&next, mover));
            let sides = [
                ("can-be-stuck", other, by_a_move),
                ("squeezed", mover, by_a_reply),
            ];
            let due: Vec<(&str, Side, Vec<Spot>)> = sides
                .into_iter()
                .filter(|(_, _, is_due)| *is_due)
                .map(|(kind, side, _)| (kind, side, on_the_board(&position, side)))
                .collect();
            let notes = position.notes().into_iter();
            let given: Vec<(&str, Side, Vec<Spot>)> = notes
                .filter(|note| ["can-be-stuck", "squeezed"].contains(&note.kind))
                .map(|note| (note.kind, note.side.unwrap(), note.spots))
                .collect();
            assert_eq!(given, due, "{position}");
            let both = by_a_move && by_a_reply;
            for (count, is_so) in counts.iter_mut().zip([true, by_a_move, by_a_reply, both]) {
                *count += usize::from(is_so);
            }
        }
        assert_eq!(counts, expected, "{options}");
    }
}

#[test]
fn nobody_is_squeezed_any_more_once_it_is_over() {
    for text in ["b2/Wbb/WWW b w", "bb1/WWb/bWW - b"] {
        let notes = read::<Zoq>(text).notes();
        assert!(notes.iter().all(|note| note.kind == "decided"), "{text}");
    }
}

fn is_stuck(position: &Zoq, side: Side) -> bool {
    position.ending() == Some(Ending::Stuck { side })
}

fn on_the_board(position: &Zoq, side: Side) -> Vec<Spot> {
    let own = position.pieces().into_iter().filter(|piece| {
        let at = piece.spots[0].to_string();
        piece.side == Some(side) && position.spot_name(piece.spots[0]) == at
    });
    own.map(|piece| piece.spots[0]).collect()
}

fn nexts(position: &Zoq) -> impl Iterator<Item = Zoq> {
    position.moves().into_iter().map(|mv| {
        let mut next = *position;
        next.play(mv);
        next
    })
}

/// Every unfinished position that can be reached from the start.
fn undecided(options: &str) -> HashSet<Zoq> {
    let mut newest = vec![read_with(options, "bbb/3/WWW Wb w")];
    let mut known: HashSet<Zoq> = newest.iter().copied().collect();
    while let Some(position) = newest.pop() {
        newest.extend(nexts(&position).filter(|next| known.insert(*next)));
    }
    known.retain(|position| position.outcome().is_none());
    known
}
