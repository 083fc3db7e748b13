//! The notation, for example `udtctdu/7/7/3o3/7/2T4/UD1CTDU b c2`: the ranks from the highest, the side to
//! move and the state. The state is the destination of White's first move, the winner (`#w`), or `-`.

use super::cell::SIZE;
use super::position::{START, State};
use super::{Cell, PositionError, PushPush};
use crate::rules::{Position, Side, all_faults, fields, without_faults, write_ranks};
use std::fmt;

/// The letters of both sides, indexed by value. The ball comes first.
pub(super) const LETTERS: [&[u8; 5]; 2] = [b"oUDTC", b"oudtc"];

pub(super) fn print(position: &PushPush, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write_ranks(f, (SIZE, SIZE), |file, rank| {
        let cell = Cell::new(file, rank);
        let value = position.value(cell)?;
        let side = position.side(cell).unwrap_or(Side::White);
        Some(char::from(LETTERS[side as usize][usize::from(value)]))
    })?;
    write!(f, " {} ", position.turn.letter())?;
    match position.state {
        State::Open => f.write_str("-"),
        State::First(cell) => write!(f, "{cell}"),
        State::Won(side) => write!(f, "#{}", side.letter()),
    }
}

/// The number of pieces of each side and value. The ball is counted as White's.
type Counts = [[usize; 5]; 2];

pub(super) fn parse(text: &str) -> Result<PushPush, PositionError> {
    let (position, counts) = read(text)?;
    without_faults(position, faults(&position, &counts))
}

/// All faults of a position.
pub(super) fn position_faults(text: &str) -> Vec<PositionError> {
    all_faults(read(text), |(position, counts)| faults(position, counts))
}

/// Reads a position that need not be legal.
fn read(text: &str) -> Result<(PushPush, Counts), PositionError> {
    let [board, side, state] = fields(text).map_err(|found| PositionError::Fields { found })?;
    let cut = |found: &str| found.chars().take(8).collect();
    let mut position = PushPush {
        sides: [0; 2],
        values: [0; 5],
        turn: Side::from_letter(side).ok_or_else(|| PositionError::Side { found: cut(side) })?,
        state: parse_state(state).ok_or_else(|| PositionError::State { found: cut(state) })?,
    };
    let ranks = board.split('/').count();
    if ranks != 7 {
        return Err(PositionError::Ranks { found: ranks });
    }
    let mut counts = [[0; 5]; 2];
    for (text, rank) in board.split('/').zip((0..7).rev()) {
        parse_rank(text, rank, &mut position, &mut counts)?;
    }
    Ok((position, counts))
}

fn parse_state(text: &str) -> Option<State> {
    match text {
        "-" => Some(State::Open),
        _ => match text.strip_prefix('#') {
            Some(side) => Side::from_letter(side).map(State::Won),
            None => Cell::read(text).map(State::First),
        },
    }
}

/// Puts the pieces of a rank on the board and counts them by side and value.
fn parse_rank(
    text: &str,
    rank: u8,
    position: &mut PushPush,
    counts: &mut Counts,
) -> Result<(), PositionError> {
    let number = usize::from(rank) + 1;
    let mut width = 0;
    let mut after_run = false;
    for letter in text.chars() {
        if letter.is_ascii_digit() {
            width += match letter {
                _ if after_run => return Err(PositionError::Runs { rank: number }),
                '1'..='7' => usize::from(letter as u8 - b'0'),
                found => {
                    return Err(PositionError::Run {
                        found,
                        rank: number,
                    });
                }
            };
            after_run = true;
            continue;
        }
        let find = |letters: &[u8; 5]| letters.iter().position(|&l| char::from(l) == letter);
        let (side, value) = match (find(LETTERS[0]), find(LETTERS[1])) {
            (Some(value), _) => (Side::White, value),
            (None, Some(value)) => (Side::Black, value),
            (None, None) => {
                return Err(PositionError::Letter {
                    found: letter,
                    rank: number,
                });
            }
        };
        counts[side as usize][value] += 1;
        if let Ok(file @ 0..7) = u8::try_from(width) {
            let bit = Cell::new(file, rank).bit();
            position.values[value] |= bit;
            if value > 0 {
                position.sides[side as usize] |= bit;
            }
        }
        width += 1;
        after_run = false;
    }
    match width {
        7 => Ok(()),
        found => Err(PositionError::Width {
            rank: number,
            found,
        }),
    }
}

fn faults(position: &PushPush, counts: &Counts) -> Vec<PositionError> {
    let mut faults = Vec::new();
    for side in Side::BOTH {
        for (value, &found) in (0..).zip(&counts[side as usize]).skip(1) {
            let max = if value == 4 { 1 } else { 2 };
            if found > max {
                faults.push(PositionError::Pieces {
                    side,
                    value,
                    found,
                    max,
                });
            }
        }
    }
    if position.sides == [0; 2] {
        faults.push(PositionError::NoPieces);
    }
    let of_ball = match (position.state, counts[0][0]) {
        (State::Won(_), 0) => None,
        (State::Won(winner), 1) => Some(PositionError::BallInPlay { winner }),
        (_, 0) => Some(PositionError::NoBall),
        (_, found @ 2..) => Some(PositionError::Balls { found }),
        (State::First(at), 1) if position.turn == Side::White => {
            Some(PositionError::FirstMoveBefore { at })
        }
        (State::First(at), 1) if !is_first(position) => Some(PositionError::FirstMove { at }),
        (_, 1) => None,
    };
    faults.extend(of_ball);
    faults
}

/// Whether this position results from one of White's first moves.
fn is_first(position: &PushPush) -> bool {
    START.moves().into_iter().any(|mv| {
        let mut next = START;
        next.play(mv);
        next == *position
    })
}
