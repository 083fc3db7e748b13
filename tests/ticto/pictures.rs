//! The pieces and the board under them.

use crate::facts::{is_cell, is_margin};
use crate::law::sample::read;
use crate::sample::{positions, vectors};
use std::collections::HashSet;
use tablero::games::ticto::TicTo;
use tablero::play::{Game, Margin, Piece, Pose, Spot};
use tablero::rules::Position;

/// For example `white rectangle lying: b3n c3n b3x`.
pub fn words(piece: &Piece) -> String {
    let side = match piece.side {
        Some(side) => side.to_string(),
        None => "nobody's".to_owned(),
    };
    let pose = match piece.pose {
        Pose::Flat => "",
        Pose::Lying => " lying",
        Pose::OnEnd => " on end",
    };
    let spots: Vec<String> = piece.spots.iter().map(Spot::to_string).collect();
    format!("{side} {}{pose}: {}", piece.kind, spots.join(" "))
}

fn picture(text: &str) -> Vec<String> {
    read::<TicTo>(text).pieces().iter().map(words).collect()
}

#[test]
fn a_piece_occupies_its_cells_segments_and_crossings() {
    assert_eq!(
        picture("Rg1:^f5e,a1,b0b1,d4n,g1 ra7:a7,b5nc5n,c3ec4e w n - 0"),
        [
            "white square: a1",
            "white square: g1",
            "white rectangle: b1 b0 b0n",
            "white square lying: d4n",
            "white rectangle on end: f5e",
            "black square: a7",
            "black rectangle lying: b5n c5n b5x",
            "black rectangle lying: c3e c4e c3x",
            "white round: g1.2",
            "black round: a7.2",
        ]
    );
}

#[test]
fn a_level_is_a_height_in_a_pile() {
    assert_eq!(
        picture("Ra3:a3+,b0b1+ rc3:a3,b0b1,b3+c3,b3 w n - 0"),
        [
            "black square: a3",
            "black square: b3",
            "black rectangle: b1 b0 b0n",
            "white square: a3.2",
            "white rectangle: b1.2 b0.2 b0n.2",
            "black rectangle: b3.2 c3 b3e.2",
            "white round: a3.3",
            "black round: c3.2",
        ]
    );
    assert_eq!(
        picture("Rd1: rd7: w n - 0"),
        ["white round: d1", "black round: d7"]
    );
}

#[test]
fn a_slanted_piece_comes_after_all_that_lies_below_it() {
    let chain = picture("Rg1:a3b3+,c3d3+,g1 ra7:a7,b3c3+,d3e3+,e3 w n - 0");
    let from: Vec<&String> = chain.iter().filter(|words| words.contains('3')).collect();
    assert_eq!(
        from,
        [
            "black square: e3",
            "black rectangle: d3 e3.2 d3e.2",
            "white rectangle: c3 d3.2 c3e.2",
            "black rectangle: b3 c3.2 b3e.2",
            "white rectangle: a3 b3.2 a3e.2",
        ]
    );
}

#[test]
fn no_spot_is_two_pieces_and_what_is_higher_comes_later() {
    for position in positions().into_iter().chain(vectors()) {
        let mut seen = HashSet::new();
        for spot in position.pieces().iter().flat_map(|piece| &piece.spots) {
            assert!(seen.insert(*spot), "{position}: {spot} twice");
            if is_cell(*spot) && !is_margin(*spot) {
                let mut below = (0..spot.level).map(|level| spot.at_level(level));
                assert!(
                    below.all(|below| seen.contains(&below)),
                    "{position}: {spot}"
                );
            }
        }
    }
}

#[test]
fn the_board_holds_every_place_of_every_piece_and_touch() {
    let board = TicTo::start(Default::default()).board();
    let places: HashSet<Spot> = board.spots.iter().copied().collect();
    assert_eq!(places.len(), board.spots.len());
    for position in positions().into_iter().chain(vectors()) {
        assert_eq!(position.board(), board);
        let touches = position
            .moves()
            .into_iter()
            .flat_map(|mv| position.gesture(mv));
        let touched = touches.flat_map(|touch| touch.spots().to_vec());
        let occupied = position.pieces().into_iter().flat_map(|piece| piece.spots);
        for spot in touched.chain(occupied) {
            assert!(places.contains(&spot.ground()), "{position}: {spot}");
        }
    }
}

#[test]
fn the_board_has_grooves_a_margin_and_exits() {
    let board = TicTo::start(Default::default()).board();
    let count = |kind: (bool, bool)| {
        let is = |spot: &&Spot| (spot.x & 1 == 1, spot.y & 1 == 1) == kind;
        board.spots.iter().filter(is).count()
    };
    // The segments around the exits, the corners and the places next to the exits can never be touched.
    assert_eq!(count((true, true)), 49 + 28 - 2);
    assert_eq!(count((true, false)) + count((false, true)), 112 - 8);
    assert_eq!(count((false, false)), 64 - 4 - 8);
    assert!(board.has_grooves());
    let all = Margin {
        left: true,
        right: true,
        below: true,
        above: true,
    };
    assert_eq!(board.margin(), all);
    let signs: Vec<String> = board
        .signs
        .iter()
        .map(|sign| {
            let side = sign.side.expect("an exit is somebody's");
            format!("{side} {} {}", sign.kind, sign.spot)
        })
        .collect();
    assert_eq!(
        signs,
        [
            "white exit d1",
            "white ideological d1e",
            "white ideological d1n",
            "white ideological c1e",
            "white ideological d0n",
            "black exit d7",
            "black ideological d7e",
            "black ideological d7n",
            "black ideological c7e",
            "black ideological d6n",
        ]
    );
}
