//! Wins that nobody can prevent, found by trying everything: for the few plies of an exercise.

use crate::rules::{Outcome, Position, Side};

/// Whether `side` wins with at most `moves` moves of its own, whatever the other side does.
/// Repetition is not known here.
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
        let nexts: Vec<P> = position.moves().into_iter().map(after).collect();
        // What wins at once first.
        let at_once = Some(Outcome::Won(side));
        nexts.iter().any(|next| next.outcome() == at_once)
            || nexts.iter().any(|next| wins(next, moves - 1))
    }
}

/// A move of the side to move that wins with at most `moves` moves, this one included; one of the
/// quickest.
pub fn winning_move<P: Position>(position: &P, moves: u32) -> Option<P::Move> {
    let side = position.turn();
    let wins = |mv: &P::Move, left| wins_within(&after(position, *mv), side, left);
    (0..moves).find_map(|left| position.moves().into_iter().find(|mv| wins(mv, left)))
}

/// The reply of the side to move after which the other side needs most moves to win; one after
/// which it cannot win with `moves` moves at all, if there is one.
pub fn hardest_reply<P: Position>(position: &P, moves: u32) -> Option<P::Move> {
    let other = position.turn().other();
    let holds = |mv: &P::Move| {
        let next = after(position, *mv);
        (0..=moves)
            .find(|left| wins_within(&next, other, *left))
            .unwrap_or(moves + 1)
    };
    // The first of the hardest.
    position.moves().into_iter().rev().max_by_key(holds)
}

pub(super) fn after<P: Position>(position: &P, mv: P::Move) -> P {
    let mut next = position.clone();
    next.play(mv);
    next
}
