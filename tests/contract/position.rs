//! The properties of every position: its text, its moves, its end and its picture.

use super::equality::alike;
use fastrand::Rng;
use std::collections::HashSet;
use tablero::play::{Game, Spot, Why};

/// One position in this many has its reasons checked for all pairs of spots, the others for a few pairs.
const ALL_PAIRS: usize = 100;
const FEW_PAIRS: usize = 50;

pub fn check<G: Game>(position: &G) {
    text(position);
    moves(position);
    end(position);
    picture(position);
}

fn text<G: Game>(position: &G) {
    let text = position.to_string();
    assert!(
        !text.is_empty() && !text.contains(['\n', '\t']),
        "one line: {text:?}"
    );
    match G::parse(position.options(), &text) {
        Err(error) => panic!("a printed position is read: {text}: {error}"),
        Ok(read) => {
            assert!(read == *position, "and is the same: {text}");
            assert_eq!(read.to_string(), text, "and prints the same");
            alike(&read, position);
        }
    }
}

fn moves<G: Game>(position: &G) {
    let moves = position.moves();
    let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    for (mv, text) in moves.iter().zip(&texts) {
        assert!(
            !text.is_empty() && !text.contains(char::is_whitespace),
            "a word: {text:?}"
        );
        assert_eq!(text.parse(), Ok(*mv), "a move is read back: {position}");
    }
    for pair in texts.windows(2) {
        assert!(
            pair[0] < pair[1],
            "unique and in order: {pair:?} of {position}"
        );
    }
    assert!(moves.is_sorted(), "moves are ordered as texts: {position}");

    let mut visited = Vec::new();
    position.each_move(|mv| visited.push(mv));
    visited.sort();
    assert!(visited == moves, "each move is visited once: {position}");
    let count = moves.len() as u64;
    assert_eq!(position.count_moves(), count, "moves counted: {position}");
}

fn end<G: Game>(position: &G) {
    let over = position.outcome().is_some();
    assert_eq!(
        position.moves().is_empty(),
        over,
        "no move after the end and one before it: {position}"
    );
    match position.ending() {
        Some(ending) => {
            assert!(over, "an ending only at the end: {position}");
            assert!(!ending.to_string().is_empty(), "{position}");
        }
        None => assert!(!over, "the end has an ending: {position}"),
    }
}

fn picture<G: Game>(position: &G) {
    let board = position.board();
    let spots: HashSet<Spot> = board.spots.iter().copied().collect();
    let ground = |spot: &Spot| *spot == spot.ground();
    assert!(
        spots.iter().all(ground),
        "places have no height: {position}"
    );
    assert_eq!(spots.len(), board.spots.len(), "spots once: {position}");
    let names: HashSet<String> = spots.iter().map(|&s| position.spot_name(s)).collect();
    assert_eq!(names.len(), spots.len(), "spots have own names: {position}");
    assert_eq!(
        board.stacked,
        G::TELLS_HEIGHTS,
        "levels are told apart where there are stacks: {position}"
    );
    let pieces = position.pieces();
    for (index, piece) in pieces.iter().enumerate() {
        assert!(!piece.spots.is_empty(), "a piece is somewhere: {position}");
        assert!(
            piece.spots.iter().all(|s| spots.contains(&s.ground())),
            "{piece:?} stands on the board: {position}"
        );
        assert!(
            !pieces[..index].contains(piece),
            "no two pieces alike, {piece:?}: {position}"
        );
        let above = |low: &Spot| {
            let over = |high: &Spot| low.ground() == high.ground() && low.level >= high.level;
            !piece.spots.iter().any(over)
        };
        assert!(
            pieces[..index]
                .iter()
                .all(|below| below.spots.iter().all(above)),
            "{piece:?} comes before what lies on it: {position}"
        );
    }
}

/// There is a reason for every touch, on the board or outside it, and for no touch at all.
pub fn reasons<G: Game>(position: &G, rng: &mut Rng) {
    let mut spots = position.board().spots;
    let beyond = Spot {
        x: i8::MAX,
        y: i8::MAX,
        level: 0,
    };
    let nothing = position.why_not(&[]);
    assert!(
        nothing == position.why_not(&[beyond]) && nothing.rule().is_none(),
        "no touch is no place, {nothing}: {position}"
    );
    for (x, y, level) in [(i8::MIN, i8::MAX, 0), (i8::MAX, 0, 255), (-1, -1, 1)] {
        spots.push(Spot { x, y, level });
    }
    let ask = |touched: &[Spot]| {
        let reason = position.why_not(touched).to_string();
        assert!(!reason.is_empty(), "{touched:?}: {position}");
    };
    ask(&[]);
    spots.iter().for_each(|&spot| ask(&[spot]));
    if rng.usize(..ALL_PAIRS) == 0 {
        for &one in &spots {
            spots.iter().for_each(|&other| ask(&[one, other]));
        }
    }
    for _ in 0..FEW_PAIRS {
        let mut any = || spots[rng.usize(..spots.len())];
        let touched = [any(), any(), any()];
        ask(&touched[..2]);
        ask(&touched);
    }
}
