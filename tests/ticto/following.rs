//! The changes between two pictures of TicTo for the move between them.

use crate::facts::halves;
use crate::law::sample::{after, read};
use crate::pictures::words;
use crate::sample::{positions, vectors};
use tablero::games::ticto::{Move, TicTo};
use tablero::play::{Game, Piece, PieceChange, Pose, diff_pieces, last_move_spots};
use tablero::rules::Position;

/// A piece by its place, as in the notation.
fn name(piece: &Piece) -> String {
    let mut halves = halves(piece);
    halves.sort();
    let tall = if piece.pose == Pose::OnEnd { "^" } else { "" };
    let halves: Vec<String> = halves.iter().map(ToString::to_string).collect();
    tall.to_owned() + &halves.concat()
}

#[test]
fn what_moves_is_seen_to_move_and_what_dies_to_leave() {
    let mut kills = 0;
    for position in positions().into_iter().chain(vectors()) {
        for mv in position.moves() {
            let mut next = position;
            next.play(mv);
            let (before, after) = (position.pieces(), next.pieces());
            let mut went: Vec<(String, String)> = Vec::new();
            let (mut left, mut rose) = (0, 0);
            for change in diff_pieces(&before, &after) {
                match change {
                    PieceChange::Stayed { .. } => {}
                    PieceChange::Left { .. } => left += 1,
                    PieceChange::Came { .. } => panic!("{position}: {mv}: nothing comes"),
                    PieceChange::Moved {
                        before: b,
                        after: a,
                        ..
                    } => {
                        let (b, a) = (&before[b], &after[a]);
                        if b.is_where(a) {
                            rose += 1;
                        } else {
                            went.push((name(b), name(a)));
                        }
                    }
                }
            }
            went.sort();
            match mv {
                Move::Push { pusher, .. } if left > 0 => {
                    assert_eq!(went.len(), 1, "{position}: {mv}");
                    assert_eq!(went[0].0, pusher.to_string(), "{position}: {mv}");
                }
                _ => assert_eq!(went, goes(mv, &next), "{position}: {mv}"),
            }
            assert_eq!(left, before.len() - after.len(), "{position}: {mv}");
            if let Move::Rebel(_) = mv {
                assert_eq!(rose, 2, "{position}: {mv}");
            }
            // The counter is reset after a kill and at the start of the extension.
            let begins = field(&next, 5) == "0" && field(&next, 3) == field(&position, 3);
            assert_eq!(left > 0, begins, "{position}: {mv}");
            kills += left;
        }
    }
    assert!(kills > 50, "{kills} kills");
}

fn field(position: &TicTo, index: usize) -> String {
    let text = position.to_string();
    text.split(' ').nth(index).unwrap().to_owned()
}

/// The old and new places of the pieces that a move moves, as texts.
fn goes(mv: Move, next: &TicTo) -> Vec<(String, String)> {
    match mv {
        Move::Round { from, to } => vec![(from.to_string(), to.to_string())],
        Move::Go { from, to } => vec![(from.to_string(), to.to_string())],
        Move::Rebel(_) => vec![],
        Move::Push { pusher, pushed } => {
            let text = next.to_string();
            let last = text.split(' ').nth(4).unwrap();
            let (one, other) = last.split_once('!').expect("the push is the last action");
            let mut went = vec![
                (pusher.to_string(), one.to_owned()),
                (pushed.to_string(), other.to_owned()),
            ];
            went.sort();
            went
        }
    }
}

/// The changes of the picture by a move, and the highlighted places.
fn told(position: &str, mv: &str) -> (Vec<String>, String) {
    let position = read::<TicTo>(position);
    let (before, after) = (position.pieces(), after(&position, mv).pieces());
    let mut told: Vec<String> = Vec::new();
    for change in diff_pieces(&before, &after) {
        match change {
            PieceChange::Stayed { .. } => {}
            PieceChange::Moved {
                before: b,
                after: a,
                ..
            } => told.push(format!("{} -> {}", words(&before[b]), words(&after[a]))),
            PieceChange::Left { before: b, .. } => told.push(format!("{} left", words(&before[b]))),
            PieceChange::Came { after: a, .. } => told.push(format!("{} came", words(&after[a]))),
        }
    }
    told.sort();
    let last_move_spots = last_move_spots(&before, &after, &[]).into_iter();
    let last_move_spots: Vec<String> = last_move_spots.map(|spot| spot.to_string()).collect();
    (told, last_move_spots.join(" "))
}

macro_rules! tells {
    ($($name:ident: $position:literal, $mv:literal => [$($told:literal),*], $last_move_spots:literal;)*) => {
        $(#[test]
        fn $name() {
            let told = told($position, $mv);
            let expected: &[&str] = &[$($told),*];
            assert_eq!(told.0, expected);
            assert_eq!(told.1, $last_move_spots);
        })*
    };
}

tells! {
    a_rectangle_that_slides_moves:
        "Rg1:b3c3,g1 ra7:a7,d3,g7 w n - 0", "b3c3-c3d3" =>
        ["white rectangle: b3 c3 b3e -> white rectangle: c3 d3.2 c3e.2"], "b3 c3 b3e d3 c3e";
    a_rectangle_that_stands_up_moves:
        "Rg1:b3c3,g1 ra7:a7,d3,g7 w n - 0", "b3c3>^c3e" =>
        ["white rectangle: b3 c3 b3e -> white rectangle on end: c3e"], "b3 c3 b3e c3e";
    a_wall_that_lies_down_moves:
        "Rg1:^c3n,g1 ra7:a7,d3,g7 w n - 0", "^c3n>c2c3" =>
        ["white rectangle on end: c3n -> white rectangle: c2 c3 c2n"], "c3n c2 c3 c2n";
    a_push_moves_two:
        "Rg1:c3n,g1 ra7:a7,d3n,g7 w n - 0", "c3n!d3n" =>
        ["black square lying: d3n -> black square lying: e3n",
         "white square lying: c3n -> white square lying: d3n"], "c3n d3n e3n";
    what_is_pushed_off_the_board_leaves:
        "Rg1:f3n,g1 ra7:a7,g3n,g7 w n - 7", "f3n!g3n" =>
        ["black square lying: g3n left",
         "white square lying: f3n -> white square lying: g3n"], "f3n g3n";
    what_is_pushed_half_off_the_board_leaves:
        "Rg1:e3n,g1 ra7:a7,f3ng3n,g7 w n - 0", "e3n!f3ng3n" =>
        ["black rectangle lying: f3n g3n f3x left",
         "white square lying: e3n -> white square lying: f3n"], "e3n f3n";
    of_two_that_could_have_died_the_pushed_one_leaves:
        "Rg1:c3n,g1 ra7:a7,d3n,e3n,g7 w n - 0", "c3n!d3n" =>
        ["black square lying: d3n left",
         "white square lying: c3n -> white square lying: d3n"], "c3n d3n";
    a_landing_kills_the_middle_one:
        "Rg1:a4,e4,g1 ra7:a4+,a7,g7 w n - 30", "e4-a4" =>
        ["black square: a4.2 left", "white square: e4 -> white square: a4.2"], "e4 a4";
    what_sinks_is_not_what_went:
        "Rg1:b3,b5,g1 ra7:a7,b3+c3,c3+,g7 w n - 0", "b5-b3" =>
        ["black rectangle: b3.2 c3 b3e.2 left",
         "black square: c3.2 -> black square: c3",
         "white square: b5 -> white square: b3.2"], "b5 b3";
    in_a_rebellion_two_change_places:
        "Rg1:b0b1,g1 ra7:a7,b0b1+,g7 w n - 0", "b0b1*" =>
        ["black rectangle: b1.2 b0.2 b0n.2 -> black rectangle: b1 b0 b0n",
         "white rectangle: b1 b0 b0n -> white rectangle: b1.2 b0.2 b0n.2"], "b1 b0 b0n";
    a_piece_that_sinks_is_not_confused_with_one_that_leaves_it:
        "Rg1:c3+c4,c3d3+,g1 ra7:a7,d3e3+,e3,g7 w n - 0", "c3c4-e3e4" =>
        ["black rectangle: d3 e3.2 d3e.2 left",
         "white rectangle: c3 d3.2 c3e.2 -> white rectangle: c3 d3 c3e",
         "white rectangle: c3.2 c4 c3n.2 -> white rectangle: e3.2 e4 e3n.2"],
        "c3 c4 c3n e3 e4 e3n";
}
