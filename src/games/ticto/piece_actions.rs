//! The effects of a move on the pieces, derived from the positions before and after it.

use super::army::ArmyPiece;
use super::ground::Ground;
use super::{Move, Placement, Reason, TicTo, picture};
use crate::play::{PieceAction, Spot};
use crate::rules::{Side, sort_short};

/// The actions of the pieces in a legal move: first the piece that moves, then captured pieces, then pieces that sink.
pub(super) fn piece_actions(position: &TicTo, mv: Move) -> Vec<PieceAction> {
    match mv {
        Move::Round { to, .. } => vec![walk(position, to)],
        Move::Push { pusher, pushed } => push(position, pusher, pushed).to_vec(),
        Move::Go { to, .. } => come(position, mv, to),
        Move::Rebel(pair) => come(position, mv, pair),
    }
}

fn walk(position: &TicTo, to: Spot) -> PieceAction {
    let path = Ground::new(position).path(to).into_iter();
    let spots = path.map(|cell| picture::on_top(position, cell));
    PieceAction::goes(
        picture::round_spot(position, position.turn),
        spots.collect(),
    )
}

fn push(position: &TicTo, pusher: Placement, pushed: Placement) -> [PieceAction; 2] {
    let direction = pusher.toward(pushed);
    let goes = Ground::new(position).pushed(pushed, direction);
    let end = match goes {
        Ok(to) => to.first(),
        // It is pushed off the board.
        Err(Reason::GrooveEnds) => pushed.moved(direction).front(direction),
        Err(_) => pushed.first(),
    };
    let shoved = PieceAction {
        leaves: goes.is_err(),
        beat: 1,
        ..PieceAction::goes(pushed.first(), vec![end])
    };
    let follows = pusher.moved(direction).first();
    [PieceAction::goes(pusher.first(), vec![follows]), shoved]
}

/// The action of a square or rectangle that arrives at a place, and the effects on the piles.
fn come(position: &TicTo, mv: Move, to: Placement) -> Vec<PieceAction> {
    let mut next = *position;
    next.make(mv);
    let actor = position.actor(mv);
    let own = next.army(position.turn);
    let mut piece_actions: Vec<PieceAction> = actor
        .zip(own.on_top(to))
        .map(|(piece, now)| goes(piece, now))
        .into_iter()
        .collect();
    for side in Side::BOTH {
        let pieces = position.army(side).pieces();
        let others = pieces.filter(|piece| side != position.turn || Some(*piece) != actor);
        piece_actions.extend(others.filter_map(|piece| became(piece, side, position, &next)));
    }
    if let Some((_, others)) = piece_actions.split_first_mut() {
        sort_short(others, |action| !action.leaves);
    }
    piece_actions
}

/// The effect of another piece's move on this piece: nothing, a change of its height, or its death.
fn became(piece: ArmyPiece, side: Side, before: &TicTo, after: &TicTo) -> Option<PieceAction> {
    let (before, after) = (before.army(side), after.army(side));
    if after.pieces().any(|now| now == piece) {
        return None;
    }
    let is_new = |now: &ArmyPiece| before.pieces().all(|old| old != *now);
    let mut here = after
        .pieces()
        .filter(|now| now.placement == piece.placement);
    Some(match here.find(is_new) {
        Some(now) => goes(piece, now),
        None => PieceAction::taken(first(piece)),
    })
}

fn goes(piece: ArmyPiece, now: ArmyPiece) -> PieceAction {
    PieceAction::goes(first(piece), vec![first(now)])
}

fn first(piece: ArmyPiece) -> Spot {
    picture::spots(piece)[0]
}
