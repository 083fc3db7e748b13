//! Wins that are certain without looking ahead, found for all pieces at once.
//!
//! 1. Who is to move with a piece one step from its goal takes that step: of the cells ahead a
//!    diagonal one is always his, since no own piece can stand there and no enemy bars it. So does
//!    who can take the last enemy piece.
//! 2. Else, a piece of the enemy's one step from its goal must be captured. Two of them cannot be,
//!    nor one that nobody attacks: lost in 2.
//! 3. Else, with no such enemy, a piece two steps from its goal that can go on to a cell that no
//!    enemy attacks takes it, and the next: nobody but the enemy's pieces on the far row could capture
//!    it, and nobody wins in the one move between. Won in 3.
//! 4. Else, a runaway wins as `race` shows, the mover's in 2 * far - 1 plies, the other's in 2 * far.
//!    One that could be quicker by taking the enemy's last pieces is left to the search, so that no
//!    win within three plies, and no loss within two, is ever told as a longer one.

use super::bits::Bits;
use super::ground::Ground;
use crate::rules::Side;
use crate::search::Proof;

/// What is certain where nobody has won, for the side to move.
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
    // Where a side's pieces can come to, or seem to.
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

/// Within how many plies [`proof`] misses no win of the side to move.
///
/// One within a ply is always seen. One in three by reaching the far row needs a piece that comes to one
/// step from it with the first move: before it none stands there. No enemy may be able to take it, nor
/// stand one step from his own goal, which is another row: that is 3 above. One in three by taking
/// everything needs an enemy of two pieces at most.
#[inline(always)]
pub(super) fn sees_wins_in<B: Bits>(_: &Ground<B>, _: B, enemies: B, _: Side) -> u16 {
    if enemies.is_pair() { 1 } else { 3 }
}

/// How far the foremost of a side's runaways has to go; the enemy has so many moves more.
#[inline(always)]
fn runaway<B: Bits>(ground: &Ground<B>, own: B, enemies: B, side: Side, extra: u8) -> Option<u16> {
    // The enemy's foremost piece is too late for the runner if these many rows before it are free.
    let mut rows = extra;
    while rows < ground.height() && enemies & ground.rank(side, rows) == B::NONE {
        rows += 1;
    }
    let most = (rows - extra).min(ground.height() - 1);
    let far = (2..=most).find(|far| own & ground.far_rank(side, *far) != B::NONE)?;
    // Where enemies and own pieces stop a runner, for one row after another.
    let back = side.other();
    let (mut enemies, mut ahead, mut stopped) = (enemies, own, B::NONE);
    for row in 1..=most {
        enemies = ground.up(back, enemies);
        ahead = ground.up(back, ahead);
        if (row + extra).is_multiple_of(2) {
            let (left, right) = ground.aside(enemies);
            enemies = enemies | left | right;
        }
        stopped = stopped | enemies | ahead;
    }
    let free = own & !stopped;
    (far..=most)
        .find(|far| free & ground.far_rank(side, *far) != B::NONE)
        .map(u16::from)
}
