//! The static evaluation of positions without a proof: the features of the mover's pieces minus the enemy's
//! features, each with its weight. Rows are counted from the goal, so that they mean the same on boards of
//! every size.

use super::bits::Bits;
use super::ground::Ground;
use crate::rules::Side;
use crate::search::Weight;

/// The weights, in hundredths of a piece.
pub(super) const WEIGHTS: &[Weight] = &[
    // A piece this many rows from its goal.
    weight("far_1", 500),
    weight("far_2", 322),
    weight("far_3", 237),
    weight("far_4", 161),
    weight("far_5", 131),
    weight("far_6", 113),
    weight("far_7", 116),
    weight("far_8", 116),
    weight("far_9", 116),
    // A piece still on its own edge row.
    weight("home", 15),
    // Two pieces side by side, and one behind another.
    weight("pair", 26),
    weight("column", 44),
    // A piece that is attacked: unprotected, and protected.
    weight("hanging", -70),
    weight("tension", -33),
    // A step to an empty cell.
    weight("step", 25),
    // A file without a piece.
    weight("hole", -27),
    // A piece in the first or the last file.
    weight("edge", -35),
    // For the side to move: it can capture a piece for free, and the advantage of having the move.
    weight("prize", -45),
    weight("tempo", 22),
];

/// The number of features.
pub(super) const COUNT: usize = WEIGHTS.len();
/// The number of rows-to-go features.
pub(super) const ROWS: usize = 9;

const fn weight(name: &'static str, value: i32) -> Weight {
    Weight { name, value }
}

/// The count of each feature: the mover's minus the enemy's, except for the rows.
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

/// The number of features counted for each side separately.
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
    let up = ground.up(side, own);
    let home = own & ground.rank(side, 0);
    let hanging = own & attacked & !attacks;
    let empty = !(own | enemies);
    let held = ground.fill_down(side, own) & ground.rank(side, 0);
    let counts = [
        count(home),
        count(own & ground.aside(own).1),
        count(own & up),
        count(hanging),
        count(own & attacked & attacks),
        count(left & empty) + count(right & empty) + count(up & empty),
        count(ground.rank(side, 0) & !held),
        count(ground.edges(own)),
    ];
    Seen {
        counts,
        hangs: hanging != B::NONE,
    }
}
