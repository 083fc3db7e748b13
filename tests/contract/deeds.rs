//! Deeds: if a game gives the deeds of a move, they cover every piece that it moves or takes.

use tablero::play::{Deed, Game, Heights, Piece, Spot};

/// Checks every move of a position. Returns the number of moves with deeds.
pub fn check<G: Game>(position: &G) -> usize {
    let pieces = position.pieces();
    let tells = |mv: &G::Move| {
        let deeds = position.deeds(*mv);
        if deeds.is_empty() {
            return false;
        }
        subjects(position, *mv, &pieces, &deeds);
        ways(position, *mv, &pieces, &deeds);
        beats(position, *mv, &deeds);
        effects(position, *mv, &pieces, &deeds);
        true
    };
    position.moves().iter().filter(|mv| tells(mv)).count()
}

/// Each deed is about one piece, and each piece has at most one. The deed of the moving piece comes first.
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
    // In the margin there may be no acting piece.
    if let Some(actor) = pieces.iter().find(acts) {
        assert!(
            first.is_of(actor) && first.beat == 0,
            "{mv} tells first of who acts, {first:?}: {position}"
        );
    }
}

/// Each path goes from place to place of the board, above the pieces there and at most above those that move
/// along. Only a piece that is taken, or that changes only its height or pose, has its own place as its path.
/// Only a piece that leaves may end beyond the board.
fn ways<G: Game>(position: &G, mv: G::Move, pieces: &[Piece], deeds: &[Deed]) {
    let (board, heights) = (position.board(), Heights::of(pieces));
    for deed in deeds {
        let grounds = [&[deed.from], &deed.way[..]].concat();
        let grounds: Vec<Spot> = grounds.iter().map(|spot| spot.ground()).collect();
        let Some((last, over)) = deed.way.split_last() else {
            panic!("{mv} has a way for each, {deed:?}: {position}");
        };
        assert!(
            over.is_empty() || grounds.windows(2).all(|pair| pair[0] != pair[1]),
            "{mv} goes on with each place, {deed:?}: {position}"
        );
        let on_board = |spot: &Spot| board.spots.contains(&spot.ground());
        assert!(
            over.iter().all(on_board)
                && (on_board(last) || deed.leaves && board.is_beyond(last.ground())),
            "{mv} goes over the board, {deed:?}: {position}"
        );
        let along = |other: &&Deed| other.from.ground() == grounds[0];
        let group = deeds.iter().filter(along).count();
        let low = |at: &Spot| usize::from(at.level) < usize::from(heights.at(*at)) + group;
        assert!(
            deed.way.iter().all(low),
            "{mv} goes no higher than what stands there, {deed:?}: {position}"
        );
    }
}

/// Each push follows another one, starting with the piece that moves.
fn beats<G: Game>(position: &G, mv: G::Move, deeds: &[Deed]) {
    let mut beats: Vec<u8> = deeds.iter().map(|deed| deed.beat).collect();
    beats.sort_unstable();
    beats.dedup();
    assert!(
        beats.iter().copied().eq(0..=beats[beats.len() - 1]),
        "{mv} shoves one after the other, {beats:?}: {position}"
    );
}

/// A piece that moves is where its deed says, a piece that leaves is gone, and no other piece has moved.
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
                    let changed = deed.end() != deed.from || other != piece;
                    alike && other.spots[0] == deed.end() && changed
                }),
                "{mv} brings {piece:?} where it tells, and not as it is, {deed:?}: {position}"
            ),
        }
    }
    assert!(
        after.is_empty(),
        "{mv} leaves nobody who is gone, {after:?}: {position}"
    );
}
