//! Actions of pieces: if a game returns the actions of a move, they cover every piece that it moves or takes.

use tablero::play::{Game, Heights, Piece, PieceAction, Spot};

/// Checks every move of a position. Returns the number of moves with piece actions.
pub fn check<G: Game>(position: &G) -> usize {
    let pieces = position.pieces();
    let tells = |mv: &G::Move| {
        let piece_actions = position.piece_actions(*mv);
        if piece_actions.is_empty() {
            return false;
        }
        subjects(position, *mv, &pieces, &piece_actions);
        ways(position, *mv, &pieces, &piece_actions);
        beats(position, *mv, &piece_actions);
        effects(position, *mv, &pieces, &piece_actions);
        true
    };
    position.moves().iter().filter(|mv| tells(mv)).count()
}

/// Each action is about one piece, and each piece has at most one. The action of the moving piece is first.
fn subjects<G: Game>(position: &G, mv: G::Move, pieces: &[Piece], piece_actions: &[PieceAction]) {
    for (index, action) in piece_actions.iter().enumerate() {
        let from = action.from;
        let named = pieces.iter().filter(|piece| action.is_of(piece)).count();
        assert_eq!(named, 1, "{mv} tells of one piece at {from}: {position}");
        assert!(
            piece_actions[..index]
                .iter()
                .all(|other| other.from != from),
            "{mv} tells once of {from}: {position}"
        );
    }
    let touched = position.gesture(mv)[0].first();
    let first = &piece_actions[0];
    let acts = |piece: &&Piece| piece.spots.contains(&touched);
    // In the margin there may be no acting piece.
    if let Some(actor) = pieces.iter().find(acts) {
        assert!(
            first.is_of(actor) && first.beat == 0,
            "{mv} tells first of who acts, {first:?}: {position}"
        );
    }
}

/// Each path goes from place to place of the board, above the pieces there and at most above the pieces that
/// move along. Only a piece that is taken, or that changes only its height or pose, has its own place as its
/// path. Only a piece that leaves may end beyond the board.
fn ways<G: Game>(position: &G, mv: G::Move, pieces: &[Piece], piece_actions: &[PieceAction]) {
    let (board, heights) = (position.board(), Heights::of(pieces));
    for action in piece_actions {
        let grounds = [&[action.from], &action.path[..]].concat();
        let grounds: Vec<Spot> = grounds.iter().map(|spot| spot.ground()).collect();
        let Some((last, over)) = action.path.split_last() else {
            panic!("{mv} has a way for each, {action:?}: {position}");
        };
        assert!(
            over.is_empty() || grounds.windows(2).all(|pair| pair[0] != pair[1]),
            "{mv} goes on with each place, {action:?}: {position}"
        );
        let on_board = |spot: &Spot| board.spots.contains(&spot.ground());
        assert!(
            over.iter().all(on_board)
                && (on_board(last) || action.leaves && board.is_beyond(last.ground())),
            "{mv} goes over the board, {action:?}: {position}"
        );
        let along = |other: &&PieceAction| other.from.ground() == grounds[0];
        let group = piece_actions.iter().filter(along).count();
        let low = |at: &Spot| usize::from(at.level) < usize::from(heights.at(*at)) + group;
        assert!(
            action.path.iter().all(low),
            "{mv} goes no higher than what stands there, {action:?}: {position}"
        );
    }
}

/// Each push follows another one, starting with the piece that moves.
fn beats<G: Game>(position: &G, mv: G::Move, piece_actions: &[PieceAction]) {
    let mut beats: Vec<u8> = piece_actions.iter().map(|action| action.beat).collect();
    beats.sort_unstable();
    beats.dedup();
    assert!(
        beats.iter().copied().eq(0..=beats[beats.len() - 1]),
        "{mv} shoves one after the other, {beats:?}: {position}"
    );
}

/// A piece that moves is where its action says, a piece that leaves is gone, and no other piece has moved.
fn effects<G: Game>(position: &G, mv: G::Move, pieces: &[Piece], piece_actions: &[PieceAction]) {
    let mut next = position.clone();
    next.play(mv);
    let mut after = next.pieces();
    let mut found = |like: &dyn Fn(&Piece) -> bool| {
        let place = after.iter().position(like);
        place.map(|index| after.swap_remove(index)).is_some()
    };
    for piece in pieces {
        match piece_actions.iter().find(|action| action.is_of(piece)) {
            None => assert!(
                found(&|other| other == piece),
                "{mv} leaves {piece:?}, of which it does not tell, as it is: {position}"
            ),
            Some(action) if action.leaves => {}
            Some(action) => assert!(
                found(&|other| {
                    let alike = (other.side, other.kind) == (piece.side, piece.kind);
                    let changed = action.end() != action.from || other != piece;
                    alike && other.spots[0] == action.end() && changed
                }),
                "{mv} brings {piece:?} where it tells, and not as it is, {action:?}: {position}"
            ),
        }
    }
    assert!(
        after.is_empty(),
        "{mv} leaves nobody who is gone, {after:?}: {position}"
    );
}
