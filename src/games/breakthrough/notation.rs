//! The notation, for example `pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w`: the ranks from the highest,
//! then the side to move.

use super::{Breakthrough, Cell, MAX_SIDE, MIN_SIDE, PositionError, Size};
use crate::rules::{Side, all_faults, fields, without_faults, write_ranks};
use std::fmt;
use std::iter::repeat_n;

pub(super) fn print(position: &Breakthrough, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let size = position.size;
    write_ranks(f, (size.width(), size.height()), |file, rank| {
        let side = position.at(Cell::new(file, rank))?;
        Some(match side {
            Side::White => 'P',
            Side::Black => 'p',
        })
    })?;
    write!(f, " {}", position.turn.letter())
}

pub(super) fn parse(text: &str) -> Result<Breakthrough, PositionError> {
    let position = read(text)?;
    without_faults(position, faults(&position))
}

/// All faults of a position.
pub(super) fn position_faults(text: &str) -> Vec<PositionError> {
    all_faults(read(text), faults)
}

/// Reads a position that need not be legal.
fn read(text: &str) -> Result<Breakthrough, PositionError> {
    let [board, side] = fields(text).map_err(|found| PositionError::Fields { found })?;
    let turn = Side::from_letter(side).ok_or_else(|| PositionError::Side {
        found: side.chars().take(8).collect(),
    })?;
    let height = board.split('/').count();
    if !(usize::from(MIN_SIDE)..=usize::from(MAX_SIDE)).contains(&height) {
        return Err(PositionError::Ranks { found: height });
    }
    let ranks = board
        .split('/')
        .zip((1..=height).rev())
        .map(|(text, rank)| parse_rank(text, rank))
        .collect::<Result<Vec<_>, _>>()?;
    assemble(&ranks, turn)
}

/// Reads the cells of a rank, starting with file a.
fn parse_rank(text: &str, rank: usize) -> Result<Vec<Option<Side>>, PositionError> {
    let mut cells = Vec::new();
    let mut rest = text;
    if rest.is_empty() {
        return Err(PositionError::EmptyRank { rank });
    }
    while let Some(letter) = rest.chars().next() {
        let end = rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(rest.len());
        match letter {
            'P' => cells.push(Some(Side::White)),
            'p' => cells.push(Some(Side::Black)),
            '1'..='9' if end <= 2 => match rest[..end].parse() {
                Ok(run @ 1..=MAX_SIDE) => cells.extend(repeat_n(None, usize::from(run))),
                _ => return Err(run_error(&rest[..end], rank)),
            },
            '0'..='9' => return Err(run_error(&rest[..end], rank)),
            found => return Err(PositionError::Letter { found, rank }),
        }
        rest = &rest[end.max(letter.len_utf8())..];
    }
    Ok(cells)
}

fn run_error(found: &str, rank: usize) -> PositionError {
    PositionError::Run {
        found: found.chars().take(8).collect(),
        rank,
    }
}

/// Puts the pieces on the board. The ranks start with the highest.
fn assemble(ranks: &[Vec<Option<Side>>], turn: Side) -> Result<Breakthrough, PositionError> {
    let (height, width) = (ranks.len(), ranks[0].len());
    let byte = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
    let size = Size::new(byte(width), byte(height)).ok_or(PositionError::Width { found: width })?;
    let mut position = Breakthrough {
        white: 0,
        black: 0,
        turn,
        size,
    };
    for (cells, rank) in ranks.iter().zip((0..size.height()).rev()) {
        if cells.len() != width {
            return Err(PositionError::Uneven {
                rank: usize::from(rank) + 1,
                found: cells.len(),
                expected: width,
            });
        }
        for (piece, file) in cells.iter().zip(0..) {
            let bit = size.bit(Cell::new(file, rank));
            match piece {
                Some(Side::White) => position.white |= bit,
                Some(Side::Black) => position.black |= bit,
                None => {}
            }
        }
    }
    Ok(position)
}

fn faults(position: &Breakthrough) -> Vec<PositionError> {
    let mut faults = Vec::new();
    for side in Side::BOTH {
        let (found, max) = (
            position.pieces_of(side).count_ones(),
            position.size.pieces(),
        );
        if found > max {
            faults.push(PositionError::Pieces { side, found, max });
        }
    }
    let side = position.turn;
    match (position.has_won(side), position.has_won(side.other())) {
        (true, true) => faults.push(PositionError::BothWon),
        (true, false) => faults.push(PositionError::MoverWon { side }),
        _ => {}
    }
    faults
}
