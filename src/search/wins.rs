//! Wins that cannot be prevented, found by trying everything. Meant for exercises of a few plies.

use crate::rules::{Outcome, Position, Side};

/// Whether `side` wins with at most `moves` of its own moves against every defence. The repetition rule is
/// ignored.
pub fn wins_within<P: Position>(position: &P, side: Side, moves: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome == Outcome::Won(side);
    }
    let after = |mv| after(position, mv);
    let wins = |next: &P, left| wins_within(next, side, left);
    if position.turn() != side {
        return position
            .moves()
            .into_iter()
            .all(|mv| wins(&after(mv), moves));
    }
    moves > 0 && {
        let children: Vec<P> = position.moves().into_iter().map(after).collect();
        // Moves that win immediately are tried first.
        let at_once = Some(Outcome::Won(side));
        children.iter().any(|next| next.outcome() == at_once)
            || children.iter().any(|next| wins(next, moves - 1))
    }
}

/// A move with which the side to move wins within at most `moves` moves, including this one. It is one of the
/// quickest.
pub fn winning_move<P: Position>(position: &P, moves: u32) -> Option<P::Move> {
    let side = position.turn();
    let wins = |mv: &P::Move, left| wins_within(&after(position, *mv), side, left);
    (0..moves).find_map(|left| position.moves().into_iter().find(|mv| wins(mv, left)))
}

/// The reply after which the other side needs the most moves to win. If there is a reply after which it
/// cannot win with `moves` moves at all, that one.
pub fn hardest_reply<P: Position>(position: &P, moves: u32) -> Option<P::Move> {
    let other = position.turn().other();
    let holds = |mv: &P::Move| {
        let next = after(position, *mv);
        (0..=moves)
            .find(|left| wins_within(&next, other, *left))
            .unwrap_or(moves + 1)
    };
    // The first of the hardest replies.
    position.moves().into_iter().rev().max_by_key(holds)
}

pub(super) fn after<P: Position>(position: &P, mv: P::Move) -> P {
    let mut next = position.clone();
    next.play(mv);
    next
}
