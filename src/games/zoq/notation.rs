//! The notation, for example `bbb/3/WWW Wb w`: the ranks from the highest, the sides with a piece in hand,
//! the side to move.

use super::{Cell, PIECES, PositionError, Reach, Zoq};
use crate::games::three_by_three::Cells;
use crate::rules::{Side, all_faults, fields, without_faults, write_ranks};
use std::fmt;

/// The sides with a piece in hand: White, Black.
pub(super) const HANDS: [(&str, [bool; 2]); 4] = [
    ("Wb", [true, true]),
    ("W", [true, false]),
    ("b", [false, true]),
    ("-", [false, false]),
];

pub(super) fn print(position: &Zoq, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write_ranks(f, (3, 3), |file, rank| {
        let side = position.at(Cell::new(file, rank))?;
        Some(match side {
            Side::White => 'W',
            Side::Black => 'b',
        })
    })?;
    let spares = Side::BOTH.map(|side| position.has_spare(side));
    let (hand, _) = HANDS
        .into_iter()
        .find(|(_, hand)| *hand == spares)
        .expect("every pair of hands has a text");
    write!(f, " {hand} {}", position.turn.letter())
}

pub(super) fn parse(reach: Reach, text: &str) -> Result<Zoq, PositionError> {
    let (position, spares) = read(reach, text)?;
    without_faults(position, faults(&position, spares))
}

/// All faults of a position.
pub(super) fn position_faults(text: &str) -> Vec<PositionError> {
    let read = read(Reach::default(), text);
    all_faults(read, |(position, spares)| faults(position, *spares))
}

/// Reads a position that need not be legal, and whether White and Black have a piece in hand.
fn read(reach: Reach, text: &str) -> Result<(Zoq, [bool; 2]), PositionError> {
    let [board, hand, side] = fields(text).map_err(|found| PositionError::Fields { found })?;
    let short = |text: &str| text.chars().take(8).collect();
    let turn = Side::from_letter(side).ok_or_else(|| PositionError::Side { found: short(side) })?;
    let (_, spares) = HANDS
        .into_iter()
        .find(|(text, _)| *text == hand)
        .ok_or_else(|| PositionError::Hand { found: short(hand) })?;
    let ranks = board.split('/').count();
    if ranks != 3 {
        return Err(PositionError::Ranks { found: ranks });
    }
    let mut position = Zoq {
        white: Cells::NONE,
        black: Cells::NONE,
        turn,
        reach,
    };
    for (text, rank) in board.split('/').zip((0..3).rev()) {
        parse_rank(text, rank, &mut position)?;
    }
    Ok((position, spares))
}

/// A side must have four pieces on the board and in hand together.
fn faults(position: &Zoq, spares: [bool; 2]) -> Vec<PositionError> {
    let of_side = |side: Side| PositionError::Pieces {
        side,
        on_board: position.pieces_of(side).len(),
        in_hand: u32::from(spares[side as usize]),
    };
    let is_wrong = |side: &Side| {
        let in_hand = u32::from(spares[*side as usize]);
        position.pieces_of(*side).len() + in_hand != PIECES
    };
    Side::BOTH
        .into_iter()
        .filter(is_wrong)
        .map(of_side)
        .collect()
}

/// Puts the pieces of a rank on the board.
fn parse_rank(text: &str, rank: u8, position: &mut Zoq) -> Result<(), PositionError> {
    let number = rank + 1;
    let mut file = 0;
    let mut after_run = false;
    for found in text.chars() {
        if after_run && found.is_ascii_digit() {
            return Err(PositionError::Runs { rank: number });
        }
        after_run = found.is_ascii_digit();
        let pieces = match found {
            'W' => &mut position.white,
            'b' => &mut position.black,
            '1'..='3' => {
                file += usize::from(found as u8 - b'0');
                continue;
            }
            '0'..='9' => {
                let rank = number;
                return Err(PositionError::Run { found, rank });
            }
            _ => {
                let rank = number;
                return Err(PositionError::Letter { found, rank });
            }
        };
        // A rank that is too long is rejected later.
        if let Ok(file @ 0..3) = u8::try_from(file) {
            *pieces = pieces.with(Cell::new(file, rank));
        }
        file += 1;
    }
    match file {
        3 => Ok(()),
        found => Err(PositionError::Cells {
            rank: number,
            found,
        }),
    }
}
