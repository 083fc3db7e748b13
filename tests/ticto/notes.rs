//! Notes about the positions of TicTo.

use crate::law::sample::{after, read};
use crate::sample::{positions, vectors};
use std::collections::BTreeSet;
use tablero::games::ticto::{Move, Placement, TicTo};
use tablero::play::{Game, Note, Piece, Pose, Spot};
use tablero::rules::Position;

/// For example `tension: c3n c3x d3n` or `black waits-push: e3n d3n`.
fn words(note: &Note) -> String {
    let side = note.side.map(|side| format!("{side} ")).unwrap_or_default();
    let spots: Vec<String> = note.spots.iter().map(Spot::to_string).collect();
    format!("{side}{}: {}", note.kind, spots.join(" "))
}

/// The notes of a position after these moves.
fn seen(position: &str, moves: &str) -> Vec<String> {
    let position: TicTo = after(&read(position), moves);
    position.notes().iter().map(words).collect()
}

macro_rules! notes {
    ($($name:ident: $position:literal, $($moves:literal => [$($note:literal),* $(,)?]),* $(,)?;)*) => {
        $(#[test]
        fn $name() {
            $(assert_eq!(seen($position, $moves), [$($note),*] as [&str; _]);)*
        })*
    };
}

notes! {
    t2_at_the_start_the_rounds_have_to_move_first:
        "Rd1:a2,b1c1,b2,c2,d2,e1f1,e2,f2,g2 rd7:a6,b6,b7c7,c6,d6,e6,e7f7,f6,g6 w n - 0",
            "" => ["white must-start: d1"],
            "Rd1-c1" => ["black must-start: d7"],
            "Rd1-c1 Rd7-e7" => [];

    x16_x17_walls_in_tension_one_of_which_waits_after_a_push:
        "Rg1:c3n,g1,g2 ra7:a6,a7,d3n,g7 w n - 0",
            "" => ["tension: c3n c3x d3n"],
            "c3n!d3n" => ["tension: d3n d3x e3n", "black waits-push: e3n d3n"],
            "c3n!d3n a6-b6" => ["tension: d3n d3x e3n"],
            "c3n!d3n a6-b6 d3n!e3n" => ["tension: e3n e3x f3n", "black waits-push: f3n e3n"],
            "c3n!d3n a6-b6 g2-f2" => ["tension: d3n d3x e3n"],
            "c3n!d3n a6-b6 g2-f2 e3n!d3n" => ["tension: c3n c3x d3n", "white waits-push: c3n d3n"];
    p1_up_and_down_the_lower_wall_comes_first:
        "Rg1:c5e,g1 ra7:a7,c3ec4e,g7 w n - 0",
            "" => ["tension: c3e c4x c5e"];
    x25_long_and_tall_walls_are_told_by_their_first_segments:
        "Rg1:b3nc3n,g1 ra7:^d3n,a7,g7 w n - 0",
            "" => ["tension: b3n c3x d3n"],
            "b3nc3n!^d3n" => ["tension: c3n d3x e3n", "black waits-push: e3n c3n"];
    p1_every_pair_in_tension_is_told:
        "Rg1:b3n,d3n,g1 ra7:a7,c3n,e3n,g7 b n - 0",
            "" => ["tension: b3n b3x c3n", "tension: c3n c3x d3n", "tension: d3n d3x e3n"];
    x24_a_rectangle_across_takes_the_tension:
        "Rg1:c3n,g1 ra7:a7,c3ec4e,d3n,g7 w n - 0",
            "" => [];
    x31_own_walls_are_in_no_tension:
        "Rg1:c3n,d3n,g1 ra7:a7,e3n,f3n,g7 w n - 0",
            "" => ["tension: d3n d3x e3n"];
    x18_after_a_kill_nobody_waits:
        "Rg1:f3n,g1 ra7:a7,g3n,g7 w n - 7",
            "" => ["tension: f3n f3x g3n"],
            "f3n!g3n" => [];
    p3_while_the_round_has_to_leave_no_wall_would_push:
        "Re7:d6,d3n,e7 rd1:a1,c1,e3n b x d3n!e3n 1",
            "" => ["tension: d3n d3x e3n", "black must-return: d1"];

    x32_who_is_covered_waits_and_rebels_a_ply_later:
        "Rg1:a4,f3,g1 ra7:a6,a7,f6,g7 b n - 0",
            "" => [],
            "a6-a4" => ["white waits-rebel: a4"],
            "a6-a4 f3-f4" => [],
            "a6-a4 f3-f4 f6-g6" => ["white rebels: a4"],
            "a6-a4 f3-f4 f6-g6 a4*" => ["black waits-rebel: a4"],
            "a6-a4 f3-f4 f6-g6 a4* g6-g5 f4-f3" => ["black rebels: a4"];
    x33_only_like_upon_like_rebels:
        "Rg1:a3b3,c5,g1 ra7:a3+b3+,a7,c5+d5,g7 w n - 0",
            "" => ["white rebels: a3 b3 a3e"],
            "a3b3*" => ["black waits-rebel: a3 b3 a3e"];
    x34_half_out_too:
        "Rg1:b0b1,g1 ra7:a7,b0b1+,g7 w n - 0",
            "" => ["white rebels: b1 b0 b0n"];
    x35_under_a_round_nothing_rebels:
        "Rg1:b3,g1,g2 rb3:b3+ w n - 0",
            "" => [];
    e2_while_the_round_has_to_leave_nothing_rebels:
        "Re7:a3+,d6,e7 rd1:a3,c1 b x *a3 1",
            "" => ["black must-return: d1"];

    x40_e1_a_round_that_has_arrived_awaits_the_answer:
        "Rd6:c6,c7,d6 rb1:b1,c1,g1 w n - 0",
            "" => ["white can-arrive: d7"],
            "Rd6-c7" => ["black can-arrive: d1"],
            "Rd6-d7" => ["white arrived: d7", "black can-answer: d1"];
    x41_e1_without_an_answer_the_arrival_has_decided:
        "Rd7:c7,d6 rb1:b1,g1 b n - 1",
            "" => ["white arrived: d7"],
            "g1-f1" => ["white decided: d7"];
    x42_e2_after_the_answer_nobody_has_arrived:
        "Rd7:c7,d6 rb1:b1,c1 b n - 1",
            "Rb1-d1" => ["white must-return: d7"],
            "Rb1-d1 Rd7-c7 Rd1-b1" => [];
    x44_e1_e2_on_the_way_back_the_same_holds:
        "Rc1:a5,c1 rc7:a3,c7 w x - 9",
            "" => ["white can-arrive: d1"],
            "Rc1-d1" => ["white arrived: d1", "black can-answer: d7"],
            "Rc1-d1 Rc7-d7" => ["decided: d1", "decided: d7"],
            "a5-b5 Rc7-d7" => ["black decided: d7"],
            "Rc1-d1 a3-b3" => ["white decided: d1"];
    x45_e3_the_pieces_that_cannot_move_have_decided:
        "Rg1:a1,g1 ra7:a1+,a7 w n *a1 12",
            "" => ["white decided: a1", "white decided: g1", "white decided: g1.2"];
    x46_e1_the_arrival_comes_before_the_stalemate:
        "Rd7:d6 rb3:b3 b n - 1",
            "" => ["white decided: d7"];
    x47_e4_of_a_quiet_draw_nothing_is_told:
        "Rg1:a4,c3n,e4,g1 ra7:a4+,a7,d3n,g7 w n - 99",
            "" => ["tension: c3n c3x d3n", "white rebels: a4"],
            "e4-e5" => [];
    of_what_is_over_nothing_else_is_told:
        "Rd7:b3n,c7,d6 rb1:b1,c3n,g1 b n - 1",
            "" => ["tension: b3n b3x c3n", "white arrived: d7"],
            "g1-f1" => ["white decided: d7"];
}

/// The spots of the notes of a kind.
fn of(notes: &[Note], kind: &str) -> BTreeSet<Vec<Spot>> {
    let notes = notes.iter().filter(|note| note.kind == kind);
    notes.map(|note| note.spots.clone()).collect()
}

/// The same position, as if nothing had been done in the last ply.
fn forgetful(position: &TicTo) -> TicTo {
    let text = position.to_string();
    let mut fields: Vec<&str> = text.split(' ').collect();
    fields[4] = "-";
    read(&fields.join(" "))
}

#[test]
fn what_is_told_is_what_the_moves_allow_or_would() {
    let mut counts = [0; 4];
    for position in positions().into_iter().chain(vectors()) {
        let notes = position.notes();
        let board = position.board();
        for spot in notes.iter().flat_map(|note| &note.spots) {
            assert!(board.spots.contains(&spot.ground()), "{position}: {spot}");
        }
        assert!(notes.iter().all(|note| !note.spots.is_empty()));
        if position.outcome().is_some() {
            assert!(
                notes.iter().all(|note| note.kind == "decided"),
                "{position}"
            );
            continue;
        }
        let moves = position.moves();
        let later = forgetful(&position).moves();
        let waiting = later.iter().filter(|mv| !moves.contains(mv));
        let (waits_push, waits_rebel): (Vec<Move>, Vec<Move>) =
            waiting.partition(|mv| matches!(mv, Move::Push { .. }));

        let push = |mv: &Move| match *mv {
            Move::Push { pusher, pushed } => Some(vec![pusher.first(), pushed.first()]),
            _ => None,
        };
        let told = waits_push.iter().filter_map(push).collect();
        assert_eq!(of(&notes, "waits-push"), told, "{position}");
        counts[0] += told.len();

        let rebel = |mv: &Move| match *mv {
            Move::Rebel(pair) => Some(lower(&position, pair)),
            _ => None,
        };
        let told = waits_rebel.iter().filter_map(rebel).collect();
        assert_eq!(of(&notes, "waits-rebel"), told, "{position}");
        counts[1] += told.len();
        let told = moves.iter().filter_map(rebel).collect();
        assert_eq!(of(&notes, "rebels"), told, "{position}");
        counts[2] += told.len();

        let told = of(&notes, "tension");
        assert_eq!(told, tensions(&position), "{position}");
        counts[3] += told.len();
        let pushed = later.iter().filter_map(push).count();
        // A wall may push any wall with which it is in tension, unless the round must move.
        if moves.iter().any(|mv| !matches!(mv, Move::Round { .. })) {
            assert_eq!(told.len(), pushed, "{position}");
        }
    }
    assert!(counts.iter().all(|count| *count >= 3), "{counts:?}");
}

/// Everything that the lower piece of an equal pair occupies.
fn lower(position: &TicTo, pair: Placement) -> Vec<Spot> {
    let is = |piece: &Piece| {
        let spots = piece.spots.iter().map(|spot| spot.ground());
        let own = piece.side == Some(position.turn()) && piece.kind != "round";
        own && piece.spots[0].level == 0 && pair.named().all(|at| spots.clone().any(|on| on == at))
    };
    let piece = position.pieces().into_iter().find(is);
    piece.expect("who rebels lies there").spots
}

/// Walls of both colours next to each other in a groove, found in the picture.
fn tensions(position: &TicTo) -> BTreeSet<Vec<Spot>> {
    let mut walls = position.pieces();
    walls.retain(|piece| piece.pose != Pose::Flat);
    let mut tensions = BTreeSet::new();
    for one in &walls {
        for other in walls.iter().filter(|other| other.side != one.side) {
            for (a, b) in pairs(one, other) {
                let ahead = match (a.x & 1, a.y & 1) {
                    (1, 0) => (a.x + 2, a.y) == (b.x, b.y),
                    (0, 1) => (a.x, a.y + 2) == (b.x, b.y),
                    _ => false,
                };
                let crossing = Spot {
                    x: (a.x + b.x) / 2,
                    y: (a.y + b.y) / 2,
                    level: 0,
                };
                if ahead && walls.iter().all(|wall| !wall.spots.contains(&crossing)) {
                    tensions.insert(vec![one.spots[0], crossing, other.spots[0]]);
                }
            }
        }
    }
    tensions
}

fn pairs<'a>(one: &'a Piece, other: &'a Piece) -> impl Iterator<Item = (Spot, Spot)> + 'a {
    let of = |a: Spot| other.spots.iter().map(move |b| (a, *b));
    one.spots.iter().flat_map(move |a| of(*a))
}
