//! Wins that are certain without looking ahead, found for all pieces at the same time. The rules apply in this order:
//!
//! 1. If the side to move has a piece one step from its goal, that piece takes the step. One of the
//!    diagonal cells ahead is always possible: no own piece can be there, and an enemy does not block it.
//!    The side to move also wins if it can capture the last enemy piece.
//! 2. An enemy piece one step from its goal must be captured. If there are two of them, or one that no piece
//!    attacks, the side to move loses in 2.
//! 3. If there is no such enemy piece, and a piece two steps from its goal can step to a cell that no enemy
//!    attacks, it steps there and then to the goal. Only enemy pieces on the far row could capture it, and
//!    the enemy cannot win with the one move between. Won in 3.
//! 4. A runaway wins as `race` shows: one of the side to move in 2 * far - 1 plies, one of the other side in
//!    2 * far. If capturing the enemy's last pieces could be quicker, the result is left to the search. So a
//!    win within three plies or a loss within two is never reported as a longer one.

use super::bits::Bits;
use super::ground::Ground;
use crate::rules::Side;
use crate::search::Proof;

/// The certain result for the side to move, in a position that is not over.
#[inline(always)]
pub(super) fn proof<B: Bits>(ground: &Ground<B>, own: B, enemies: B, side: Side) -> Option<Proof> {
    let other = side.other();
    let none = B::NONE;
    let attacks = ground.attacks(side, own);
    let last = enemies.without_lowest() == none;
    if own & ground.far_rank(side, 1) != none || last && attacks & enemies != none {
        return Some(Proof::Win(1));
    }
    let threats = enemies & ground.far_rank(other, 1);
    if threats != none {
        let met = attacks & threats != none && threats.without_lowest() == none;
        return (!met).then_some(Proof::Loss(2));
    }
    let second = own & ground.far_rank(side, 2);
    if second != none {
        let steps = ground.attacks(side, second) | ground.up(side, second) & !enemies;
        if steps & !ground.attacks(other, enemies) != none {
            return Some(Proof::Win(3));
        }
    }
    // The cells that a side's pieces can possibly reach.
    let steps = |side, set| ground.up(side, set) | ground.attacks(side, set);
    if let Some(far) = runaway(ground, own, enemies, side, 0) {
        let quicker = if last {
            ground.attacks(side, own | steps(side, own)) & steps(other, enemies) != none
        } else {
            attacks & enemies != none && enemies.is_pair()
        };
        return (!quicker).then_some(Proof::Win(2 * far - 1));
    }
    let far = runaway(ground, enemies, own, other, 1)?;
    let alone = own.without_lowest() == none;
    let quicker = alone && ground.attacks(other, enemies) & steps(side, own) != none;
    (!quicker).then_some(Proof::Loss(2 * far))
}

/// The number of plies within which [`proof`] misses no win of the side to move.
///
/// A win in one ply is always found. A win in three plies by reaching the far row needs a piece that is one
/// step from it after the first move, since no piece is there before. No enemy may be able to capture that
/// piece, and no enemy may be one step from its own goal (a different row): this is rule 3 above. A win in
/// three plies by capturing everything needs an enemy with at most two pieces.
#[inline(always)]
pub(super) fn proof_horizon<B: Bits>(_: &Ground<B>, _: B, enemies: B, _: Side) -> u16 {
    if enemies.is_pair() { 1 } else { 3 }
}

/// The number of rows that a side's foremost runaway has to go. `extra` is the number of additional moves of the enemy.
#[inline(always)]
fn runaway<B: Bits>(ground: &Ground<B>, own: B, enemies: B, side: Side, extra: u8) -> Option<u16> {
    // The enemy's foremost piece is too late for the runner if this many rows in front of its goal are free.
    let mut rows = extra;
    while rows < ground.height() && enemies & ground.rank(side, rows) == B::NONE {
        rows += 1;
    }
    let max = (rows - extra).min(ground.height() - 1);
    let far = (2..=max).find(|far| own & ground.far_rank(side, *far) != B::NONE)?;
    // The cells where enemies and own pieces stop a runner, computed row by row.
    let back = side.other();
    let (mut enemies, mut ahead, mut stopped) = (enemies, own, B::NONE);
    for row in 1..=max {
        enemies = ground.up(back, enemies);
        ahead = ground.up(back, ahead);
        if (row + extra).is_multiple_of(2) {
            let (left, right) = ground.aside(enemies);
            enemies = enemies | left | right;
        }
        stopped = stopped | enemies | ahead;
    }
    let free = own & !stopped;
    (far..=max)
        .find(|far| free & ground.far_rank(side, *far) != B::NONE)
        .map(u16::from)
}
