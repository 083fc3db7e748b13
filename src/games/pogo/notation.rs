//! The notation, for example `bb,bb,bb/-,-,-/WW,WW,WW w`: the ranks from the highest, each stack from its
//! lowest piece, then the side to move.

use super::{Cell, PIECES, Pogo, PositionError, Stack};
use crate::rules::{Side, all_faults, fields, without_faults};
use std::fmt;

pub(super) fn print(position: &Pogo, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for rank in (0..3).rev() {
        for file in 0..3 {
            let stack = position.at(Cell::new(file, rank));
            if stack.is_empty() {
                f.write_str("-")?;
            }
            for piece in (0..stack.height()).map_while(|level| stack.at(level)) {
                f.write_str(letter(piece))?;
            }
            f.write_str(match (file, rank) {
                (2, 0) => " ",
                (2, _) => "/",
                _ => ",",
            })?;
        }
    }
    write!(f, "{}", position.turn.letter())
}

pub(super) fn parse(text: &str) -> Result<Pogo, PositionError> {
    let (position, pieces) = read(text)?;
    without_faults(position, faults(&position, pieces))
}

/// All faults of a position.
pub(super) fn position_faults(text: &str) -> Vec<PositionError> {
    all_faults(read(text), |(position, pieces)| faults(position, *pieces))
}

/// Reads a position that need not be legal, with the numbers of pieces of White and Black.
fn read(text: &str) -> Result<(Pogo, [usize; 2]), PositionError> {
    let [board, side] = fields(text).map_err(|found| PositionError::Fields { found })?;
    let turn = Side::from_letter(side).ok_or_else(|| PositionError::Side {
        found: side.chars().take(8).collect(),
    })?;
    let ranks = board.split('/').count();
    if ranks != 3 {
        return Err(PositionError::Ranks { found: ranks });
    }
    let mut position = Pogo {
        stacks: [Stack::EMPTY; Cell::COUNT],
        turn,
    };
    let mut pieces = [0; 2];
    for (text, rank) in board.split('/').zip((0..3).rev()) {
        let found = text.split(',').count();
        if found != 3 {
            let rank = rank + 1;
            return Err(PositionError::Cells { rank, found });
        }
        for (text, file) in text.split(',').zip(0..) {
            let at = Cell::new(file, rank);
            position.stacks[at.index()] = parse_stack(text, at, &mut pieces)?;
        }
    }
    Ok((position, pieces))
}

fn faults(position: &Pogo, pieces: [usize; 2]) -> Vec<PositionError> {
    let mut faults = Vec::new();
    for side in Side::BOTH {
        let found = pieces[side as usize];
        if found != usize::from(PIECES) {
            faults.push(PositionError::Pieces { side, found });
        }
    }
    let other = position.turn.other();
    // A side without pieces was reported above.
    if pieces[other as usize] > 0 && position.owned(other) == 0 {
        faults.push(PositionError::MoverWon {
            side: position.turn,
        });
    }
    faults
}

/// Reads the stack of a cell and adds its pieces to the counts of their sides.
fn parse_stack(text: &str, at: Cell, pieces: &mut [usize; 2]) -> Result<Stack, PositionError> {
    let mut stack = Stack::EMPTY;
    match text {
        "" => return Err(PositionError::Nothing { at }),
        "-" => return Ok(stack),
        _ => {}
    }
    for found in text.chars() {
        let side = match found {
            'W' => Side::White,
            'b' => Side::Black,
            '-' => return Err(PositionError::Dash { at }),
            '0'..='9' => return Err(PositionError::Digit { found, at }),
            _ => return Err(PositionError::Letter { found, at }),
        };
        pieces[side as usize] += 1;
        // Higher stacks are rejected later, when the pieces are counted.
        if stack.height() < 2 * PIECES {
            stack = stack.with(side);
        }
    }
    Ok(stack)
}

fn letter(piece: Side) -> &'static str {
    match piece {
        Side::White => "W",
        Side::Black => "b",
    }
}
