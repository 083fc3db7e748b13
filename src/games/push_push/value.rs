//! The static evaluation: a sum over the features of the side to move, minus the same sum for the other side.

use super::PushPush;
use super::cell::each;
use super::direction::{BOARD, EDGE};
use crate::rules::{Position, Side};
use crate::search::Weight;

/// Where a piece is relative to the ball, seen from its side, and the value of pieces 1 to 4 there.
macro_rules! places {
    ($($name:literal: $one:literal $two:literal $three:literal $four:literal;)*) => {
        [$(
            weight(concat!("1 ", $name), $one),
            weight(concat!("2 ", $name), $two),
            weight(concat!("3 ", $name), $three),
            weight(concat!("4 ", $name), $four),
        )*]
    };
}

const PLACES: [Weight; 68] = places! {
    "behind the ball": 79 64 112 164;
    "diagonally behind": 93 71 109 159;
    "beside": 56 45 86 149;
    "diagonally ahead": 21 -3 62 115;
    "ahead of the ball": 27 0 70 145;
    "two behind": 51 42 78 136;
    "two behind, one aside": 55 46 81 138;
    "two behind, two aside": 57 41 81 129;
    "one behind, two aside": 58 45 85 142;
    "two aside": 52 41 81 137;
    "one ahead, two aside": 50 35 71 129;
    "two ahead": 42 3 62 115;
    "two ahead, one aside": 46 32 72 140;
    "two ahead, two aside": 50 44 61 112;
    "far behind": 53 40 71 111;
    "far aside": 42 38 67 103;
    "far ahead": 39 30 41 65;
};

const OTHERS: [Weight; 32] = [
    weight("ball one rank ahead", 16),
    weight("ball two ranks ahead", 44),
    weight("ball three ranks ahead", -31),
    weight("to move", 4),
    weight("may push on, ball behind", 31),
    weight("may push on, ball in the middle", 12),
    weight("may push on, ball one ahead", 58),
    weight("may push on, ball two ahead", 74),
    weight("may push out", 300),
    weight("could push on, ball behind", 23),
    weight("could push on, ball in the middle", 8),
    weight("could push on, ball one ahead", 46),
    weight("could push on, ball two ahead", 62),
    weight("could push out", 114),
    weight("more ways to push on, to move", 7),
    weight("more ways to push on", 16),
    weight("may take a 4", 100),
    weight("could take a 4", 38),
    weight("may shove off a 1", 15),
    weight("may shove off a 2", 19),
    weight("may shove off a 3", 46),
    weight("could shove off a 1", 4),
    weight("could shove off a 2", 13),
    weight("could shove off a 3", 31),
    weight("1 on the edge", -9),
    weight("2 on the edge", 3),
    weight("3 on the edge", 6),
    weight("4 on the edge", 10),
    weight("cell behind the ball in reach", 21),
    weight("cell around the ball in reach", -1),
    weight("way to push on in reach, to move", 12),
    weight("way to push on in reach", 6),
];

/// The weights of the evaluation: [`PLACES`], then [`OTHERS`]. They were tuned with Texel's method: a
/// logistic fit to the results of 4,051 games of hand-chosen weights against themselves, with 800 nodes a
/// move and 230,887 positions. At 2,000 nodes they scored 60 % (±5) in 200 games against the hand-chosen
/// weights.
pub(super) const WEIGHTS: [Weight; PLACES.len() + OTHERS.len()] = {
    let mut weights = [PLACES[0]; PLACES.len() + OTHERS.len()];
    let mut at = 0;
    while at < weights.len() {
        weights[at] = if at < PLACES.len() {
            PLACES[at]
        } else {
            OTHERS[at - PLACES.len()]
        };
        at += 1;
    }
    weights
};

// The indexes of the other weights.
const AHEAD: usize = PLACES.len();
const TO_MOVE: usize = AHEAD + 3;
const PUSH: usize = TO_MOVE + 1;
const MORE_WAYS: usize = PUSH + 10;
const TAKE: usize = MORE_WAYS + 2;
const SHOVE: usize = TAKE + 2;
const AT_EDGE: usize = SHOVE + 6;
const REACH: usize = AT_EDGE + 4;
const NEXT_WAY: usize = REACH + 2;

const fn weight(name: &'static str, value: i32) -> Weight {
    Weight { name, value }
}

/// The static evaluation for the side to move.
pub(super) fn value(position: &PushPush, weights: &[i32]) -> i32 {
    let turn = position.turn();
    let of = |side, waits| of_side(position, side, waits, weights);
    weights[TO_MOVE] + of(turn, 0) - of(turn.other(), 1)
}

/// The sum of a side. `waits` is 1 if it is not to move.
fn of_side(position: &PushPush, side: Side, waits: usize, weights: &[i32]) -> i32 {
    let Some(ball) = position.ball() else {
        return 0;
    };
    let (own, enemies) = (position.pieces_of(side), position.pieces_of(side.other()));
    let mut sum = 0;
    for value in 1..5 {
        let pieces = position.values[value] & own;
        each(pieces, |cell| {
            sum += weights
                [place(ball.file(), ball.rank(), cell.file(), cell.rank(), side) + value - 1];
        });
        sum += weights[AT_EDGE + value - 1] * (pieces & EDGE).count_ones().cast_signed();
    }

    // Ranks count from the side's own edge.
    let rank = match side {
        Side::White => ball.rank(),
        Side::Black => 6 - ball.rank(),
    };
    if rank > 3 {
        sum += weights[AHEAD + usize::from(rank) - 4];
    }

    let empty = BOARD & !position.occupied();
    let reach = around(own) & empty;
    let (mut ways, mut next_ways, mut behind) = (0, 0, 0);
    for direction in PushPush::forward(side) {
        let back = direction.behind(position.values[0]);
        behind |= back;
        let open = match rank {
            6 => position.values[0] & direction.goals,
            _ => direction.ahead(position.values[0]) & empty,
        };
        if open != 0 {
            let pushers = position.pushing(direction, position.values[0], 0) & own;
            ways += i32::from(pushers != 0);
            next_ways += i32::from(back & reach != 0);
        }
    }
    if ways > 0 {
        sum += weights[PUSH + 5 * waits + usize::from(rank.saturating_sub(2))];
        sum += weights[MORE_WAYS + waits] * (ways - 1);
    }
    sum += weights[NEXT_WAY + waits] * next_ways;
    let near = around(position.values[0]) & reach;
    sum += weights[REACH] * (near & behind).count_ones().cast_signed();
    sum += weights[REACH + 1] * (near & !behind).count_ones().cast_signed();

    if around(position.values[1] & own) & position.values[4] & enemies != 0 {
        sum += weights[TAKE + waits];
    }
    let mut stronger = position.values[4] & own;
    for value in (1..4).rev() {
        let prey = position.values[value] & enemies & EDGE;
        if prey != 0 {
            let shoved = shoved(prey, stronger).count_ones().cast_signed();
            sum += weights[SHOVE + 3 * waits + value - 1] * shoved;
        }
        stronger |= position.values[value] & own;
    }
    sum
}

/// The pieces on the edge that the other pieces would push off the board.
fn shoved(prey: u64, by: u64) -> u64 {
    let mut shoved = 0;
    for direction in super::direction::Direction::ALL {
        shoved |= prey & direction.exits & direction.ahead(by);
    }
    shoved
}

/// These cells and their neighbours.
fn around(cells: u64) -> u64 {
    let column = cells | cells << 1 | cells >> 1;
    (column | column << 8 | column >> 8) & BOARD
}

/// The index of the first weight for a piece's place relative to the ball.
fn place(ball_file: u8, ball_rank: u8, file: u8, rank: u8, side: Side) -> usize {
    let aside = file.abs_diff(ball_file);
    let up = rank.cast_signed() - ball_rank.cast_signed();
    let ahead = match side {
        Side::White => up,
        Side::Black => -up,
    };
    let at = (ahead + 6).cast_unsigned();
    usize::from(KINDS[usize::from(at)][usize::from(aside)]) * 4
}

/// The index in [`PLACES`], by ranks ahead (starting at six behind) and by files aside.
const KINDS: [[u8; 7]; 13] = [
    [14; 7],
    [14; 7],
    [14; 7],
    [14; 7],
    [5, 6, 7, 14, 14, 14, 14],
    [0, 1, 8, 15, 15, 15, 15],
    [0, 2, 9, 15, 15, 15, 15],
    [4, 3, 10, 15, 15, 15, 15],
    [11, 12, 13, 16, 16, 16, 16],
    [16; 7],
    [16; 7],
    [16; 7],
    [16; 7],
];
