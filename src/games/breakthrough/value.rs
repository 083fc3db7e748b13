//! What a position is taken for where nothing is certain: features of the mover's pieces less those
//! of the enemy's, each with its weight. Rows are counted from the goal, so that they mean the same
//! on boards of every size.

use super::bits::Bits;
use super::ground::Ground;
use crate::rules::Side;
use crate::search::Weight;

/// In hundredths of a piece.
pub(super) const WEIGHTS: &[Weight] = &[
    // A piece so many rows from its goal.
    weight("far_1", 500),
    weight("far_2", 300),
    weight("far_3", 200),
    weight("far_4", 150),
    weight("far_5", 120),
    weight("far_6", 105),
    weight("far_7", 100),
    weight("far_8", 100),
    weight("far_9", 100),
    // A piece still on its own edge row.
    weight("home", 10),
    // A cell of the row before it where a piece on that row would take an intruder.
    weight("cover", 10),
    // Two side by side, one behind another, one that protects another.
    weight("pair", 8),
    weight("column", 0),
    weight("chain", 8),
    // A piece that is attacked, unprotected or protected.
    weight("hanging", -15),
    weight("tension", 0),
    // A move, and a cell that one can come to unattacked.
    weight("move", 1),
    weight("safe", 4),
    // A file without a piece.
    weight("hole", -10),
    // A piece that no enemy can come to stand in the way of, or capture.
    weight("passer", 50),
    weight("edge", -3),
    // A cell in the enemy's half that one attacks more often than he does.
    weight("grip", 4),
    // For the side to move: that something can be taken for nothing, and that it is its turn.
    weight("prize", 20),
    weight("tempo", 10),
];

/// How many features there are.
pub(super) const COUNT: usize = WEIGHTS.len();
/// How many of them are rows.
pub(super) const ROWS: usize = 9;

const fn weight(name: &'static str, value: i32) -> Weight {
    Weight { name, value }
}

/// How often there is each feature: the mover's less the other's, but for the rows.
#[inline(always)]
pub(super) fn features<B: Bits>(
    ground: &Ground<B>,
    own: B,
    enemies: B,
    side: Side,
) -> [i32; COUNT] {
    let mut found = [0; COUNT];
    let mine = seen(ground, own, enemies, side);
    let others = seen(ground, enemies, own, side.other());
    for index in 0..SEEN {
        found[ROWS + index] = mine.counts[index] - others.counts[index];
    }
    found[COUNT - 2] = others.hangs.into();
    found[COUNT - 1] = 1;
    found
}

/// How many features a side has of its own.
const SEEN: usize = COUNT - ROWS - 2;

struct Seen {
    counts: [i32; SEEN],
    hangs: bool,
}

#[inline(always)]
fn seen<B: Bits>(ground: &Ground<B>, own: B, enemies: B, side: Side) -> Seen {
    let other = side.other();
    let count = |set: B| set.count() as i32;
    let (left, right) = ground.diagonals(side, own);
    let attacks = left | right;
    let (down_left, down_right) = ground.diagonals(other, enemies);
    let attacked = down_left | down_right;
    let straight = ground.up(side, own) & !(own | enemies);
    let home = own & ground.rank(side, 0);
    let hanging = own & attacked & !attacks;
    let steps = (attacks | straight) & !own;
    let held = ground.fill_down(side, own) & ground.rank(side, 0);
    let ahead = ground.fill_down(other, ground.rank(side, ground.height().div_ceil(2)));
    let twice = left & right;
    let grip = attacks & !attacked | twice & !(down_left & down_right);
    let mut reach = enemies;
    for _ in 0..ground.height() - 2 {
        let (left, right) = ground.aside(reach);
        reach = reach | ground.up(other, reach | left | right);
    }
    let counts = [
        count(home),
        count(ground.attacks(side, home)),
        count(own & ground.aside(own).1),
        count(own & ground.up(side, own)),
        count(own & attacks),
        count(hanging),
        count(own & attacked & attacks),
        count(left & !own) + count(right & !own) + count(straight),
        count(steps & !attacked),
        count(ground.rank(side, 0) & !held),
        count(own & !reach),
        count(ground.edges(own)),
        count(grip & ahead),
    ];
    Seen {
        counts,
        hangs: hanging != B::NONE,
    }
}
