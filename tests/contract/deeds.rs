//! Deeds: if a game tells what a move does, it tells of every piece that it moves or takes away.

use tablero::play::{Deed, Game, Piece};

/// Looks at every move of a position; how many of them are told.
pub fn check<G: Game>(position: &G) -> usize {
    let pieces = position.pieces();
    let tells = |mv: &G::Move| {
        let deeds = position.deeds(*mv);
        if deeds.is_empty() {
            return false;
        }
        subjects(position, *mv, &pieces, &deeds);
        effects(position, *mv, &pieces, &deeds);
        true
    };
    position.moves().iter().filter(|mv| tells(mv)).count()
}

/// Each deed is one piece's and each piece has one, who acts before all others.
fn subjects<G: Game>(position: &G, mv: G::Move, pieces: &[Piece], deeds: &[Deed]) {
    for (index, deed) in deeds.iter().enumerate() {
        let from = deed.from;
        let named = pieces.iter().filter(|piece| deed.is_of(piece)).count();
        assert_eq!(named, 1, "{mv} tells of one piece at {from}: {position}");
        assert!(
            deeds[..index].iter().all(|other| other.from != from),
            "{mv} tells once of {from}: {position}"
        );
    }
    let touched = position.gesture(mv)[0].first();
    let first = &deeds[0];
    let acts = |piece: &&Piece| piece.spots.contains(&touched);
    // In the margin there may be nobody to act.
    if let Some(actor) = pieces.iter().find(acts) {
        assert!(
            first.is_of(actor) && first.beat == 0,
            "{mv} tells first of who acts, {first:?}: {position}"
        );
    }
}

/// Whoever goes is where it is said to be, whoever leaves is gone, and nobody else has moved.
fn effects<G: Game>(position: &G, mv: G::Move, pieces: &[Piece], deeds: &[Deed]) {
    let mut next = position.clone();
    next.play(mv);
    let mut after = next.pieces();
    let mut found = |like: &dyn Fn(&Piece) -> bool| {
        let place = after.iter().position(like);
        place.map(|index| after.swap_remove(index)).is_some()
    };
    for piece in pieces {
        match deeds.iter().find(|deed| deed.is_of(piece)) {
            None => assert!(
                found(&|other| other == piece),
                "{mv} leaves {piece:?}, of which it does not tell, as it is: {position}"
            ),
            Some(deed) if deed.leaves => {}
            Some(deed) => assert!(
                found(&|other| {
                    let alike = (other.side, other.kind) == (piece.side, piece.kind);
                    alike && other.spots[0] == deed.end()
                }),
                "{mv} brings {piece:?} where it tells, {deed:?}: {position}"
            ),
        }
    }
    assert!(
        after.is_empty(),
        "{mv} leaves nobody who is gone, {after:?}: {position}"
    );
}
