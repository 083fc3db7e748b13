//! Gestures: at every point, two moves continue with equal or with disjoint touches, none ends where another
//! continues, and making the touches makes the move.

use fastrand::Rng;
use std::collections::{BTreeSet, HashSet};
use tablero::play::{Board, Game, Piece, Pos, Selection, Spot, Touch, TouchResult, erase};

/// The places of a touch. Heights are included if the game distinguishes them.
type Places = BTreeSet<Spot>;

fn places<G: Game>(touch: &Touch) -> Places {
    let place = |spot: &Spot| {
        if G::TELLS_HEIGHTS {
            *spot
        } else {
            spot.ground()
        }
    };
    touch.spots().iter().map(place).collect()
}

/// The number of moves in a position that are made by touches.
const BY_HAND: usize = 5;

pub fn check<G: Game>(position: &G, rng: &mut Rng) {
    let mut gestures: Vec<(G::Move, Vec<Touch>)> = position
        .moves()
        .into_iter()
        .map(|mv| (mv, position.gesture(mv)))
        .collect();
    let (board, pieces) = (position.board(), position.pieces());
    for (mv, gesture) in &gestures {
        assert!(
            (1..=3).contains(&gesture.len()),
            "{mv} is one to three touches: {position}"
        );
        for spots in gesture.iter().map(Touch::spots) {
            let unique: HashSet<&Spot> = spots.iter().collect();
            assert_eq!(unique.len(), spots.len(), "{mv}: {position}");
            let on_board = |spot: &Spot| board.spots.contains(&spot.ground());
            assert!(
                spots.iter().all(on_board),
                "{mv} is touched on the board: {position}"
            );
        }
        assert!(
            begins_well(&board, &pieces, &gesture[0]),
            "{mv} begins on one piece or beside the board: {position}"
        );
    }
    let all = gestures
        .iter()
        .map(|(mv, gesture)| (*mv, gesture.iter().map(places::<G>).collect()))
        .collect();
    branch(position, all, 0);

    let erased = erase(position.clone());
    assert_eq!(Selection::default().open(&*erased).len(), gestures.len());
    rng.shuffle(&mut gestures);
    for (mv, gesture) in gestures.iter().take(BY_HAND) {
        by_hand::<G>(&erased, *mv, gesture, rng);
    }
    idle_touch(position, &gestures, rng);
}

/// Whether a first touch is on one piece or, beside the board, on none.
fn begins_well(board: &Board, pieces: &[Piece], touch: &Touch) -> bool {
    let is_selected = |piece: &Piece| {
        let on = |at: &Spot| piece.spots.iter().any(|spot| spot.ground() == at.ground());
        touch.spots().iter().all(on)
    };
    let beside = |at: &Spot| {
        let within = |at: i8, cells: u8| (0..=2 * i16::from(cells)).contains(&i16::from(at));
        !(within(at.x, board.width) && within(at.y, board.height))
    };
    let touched = |piece: &Piece| piece.spots.iter().any(|at| touch.covers(*at));
    pieces.iter().any(is_selected)
        || touch.spots().iter().all(beside) && !pieces.iter().any(touched)
}

/// Checks the moves that have the same first `done` touches.
fn branch<G: Game>(position: &G, mut rest: Vec<(G::Move, Vec<Places>)>, done: usize) {
    while let Some((mv, gesture)) = rest.first() {
        let (mv, touch) = (*mv, gesture[done].clone());
        let agrees = |other: &Places| *other == touch;
        let together: Vec<_> = rest.extract_if(.., |(_, g)| agrees(&g[done])).collect();
        for (other, next) in &rest {
            assert!(
                touch.is_disjoint(&next[done]),
                "touches of {mv} and {other} are equal or disjoint: {position}"
            );
        }
        if together.iter().any(|(_, whole)| whole.len() == done + 1) {
            let names: Vec<String> = together.iter().map(|(mv, _)| mv.to_string()).collect();
            assert_eq!(
                names.len(),
                1,
                "a gesture is of one move and begins no other, {names:?}: {position}"
            );
        } else {
            branch(position, together, done + 1);
        }
    }
}

fn by_hand<G: Game>(position: &Pos, mv: G::Move, gesture: &[Touch], rng: &mut Rng) {
    let mut hand = Selection::default();
    for (index, touch) in gesture.iter().enumerate() {
        let spots = touch.spots();
        let spot = spots[rng.usize(..spots.len())];
        let low = !G::TELLS_HEIGHTS && rng.bool();
        let spot = if low { spot.ground() } else { spot };
        let answer = hand.touch(&**position, spot);
        if index + 1 < gesture.len() {
            assert!(
                matches!(answer, TouchResult::Selected),
                "{mv} goes on at {spot}, {answer:?}: {}",
                position.text()
            );
            let selected = hand.selected(&**position).expect("something is in hand");
            assert_eq!(places::<G>(&selected), places::<G>(&gesture[0]), "{mv}");
            assert_eq!(hand.touched().len(), index + 1);
        } else {
            let made = match answer {
                TouchResult::Moved(made) => &*position.legal()[made.index()].notation,
                _ => "",
            };
            assert_eq!(made, mv.to_string(), "at {spot}: {}", position.text());
        }
    }
    assert_eq!(hand, Selection::default(), "{mv} leaves the hand empty");
}

/// A touch that starts no move is refused with a reason and selects nothing.
fn idle_touch<G: Game>(position: &G, gestures: &[(G::Move, Vec<Touch>)], rng: &mut Rng) {
    let begins = |spot: &Spot| {
        gestures
            .iter()
            .any(|(_, touches)| touches[0].means(*spot, G::TELLS_HEIGHTS))
    };
    let mut spots = position.board().spots;
    spots.retain(|spot| !begins(spot));
    if let Some(spot) = rng.choice(spots) {
        let mut hand = Selection::default();
        let answer = hand.touch(&*erase(position.clone()), spot);
        let refused = match &answer {
            TouchResult::Refused { reason, .. } => reason.downcast_ref::<G::Reason>(),
            _ => None,
        };
        assert!(
            refused == Some(&position.why_not(&[spot])),
            "{spot} begins nothing, {answer:?}: {position}"
        );
        assert_eq!(hand, Selection::default());
    }
}
