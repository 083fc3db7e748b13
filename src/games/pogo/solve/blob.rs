//! The short form of the table, 2.7 MB: which positions are lost, and in how many plies. The rest follows: a
//! position with a move to a lost one is won, and all others are drawn.

use super::bits::Bits;
use super::classes::Classes;
use super::colourings::{COLOURINGS, COUNT};
use super::steps::tops;
use crate::play::{BlobError, BlobKind};

/// Greater than the plies of any win or loss.
pub(super) const DRAWN: u8 = 254;
/// A position in which the side to move already controls every stack. It is not legal.
pub(super) const ILLEGAL: u8 = 255;

/// Increase the version when the meaning of the bytes changes, including the order of positions.
const KIND: BlobKind = BlobKind {
    name: "pogo-solution",
    version: 1,
};

/// The size in bytes of a class's set of lost positions.
const SET: usize = COUNT.div_ceil(8);
/// Greater than half the plies of any loss.
const MAX_HALVES: u8 = 30;

/// Writes the short form of a table.
pub(super) fn write(bytes: &[u8]) -> Vec<u8> {
    let (mut sets, mut halves) = (Vec::with_capacity(Classes::COUNT * SET), Vec::new());
    for block in bytes.chunks(COUNT) {
        let mut set = Bits::default();
        for (number, &byte) in block.iter().enumerate() {
            // Finished positions are not stored.
            if byte != 0 && byte / 2 <= MAX_HALVES && byte % 2 == 0 {
                set.set(number);
                halves.push(byte / 2);
            }
        }
        sets.extend_from_slice(&set.bytes()[..SET]);
    }
    KIND.write(&[&sets, &halves])
}

/// Reads the bytes of a table in which every position that is not lost counts as drawn.
pub(super) fn read(classes: &Classes, kept: &[u8]) -> Result<Vec<u8>, BlobError> {
    let [sets, halves] = KIND.read(kept)?;
    if sets.len() != Classes::COUNT * SET {
        return Err(BlobError::Content("not a set for every class"));
    }
    let mut bytes = Vec::with_capacity(Classes::COUNT * COUNT);
    let mut halves = halves.into_iter();
    for (class, set) in sets.chunks(SET).enumerate() {
        let tops = tops(classes.heights(class));
        for (number, colouring) in COLOURINGS.iter().enumerate() {
            let is_lost = set[number / 8] >> (number % 8) & 1 != 0;
            bytes.push(match (colouring & tops, is_lost) {
                (own, false) if own == tops => ILLEGAL,
                (0, false) => 0,
                (_, false) => DRAWN,
                (own, true) if own == 0 || own == tops => {
                    return Err(BlobError::Content("a loss that is none"));
                }
                (_, true) => match halves.next() {
                    Some(half @ 1..=MAX_HALVES) => 2 * half,
                    _ => return Err(BlobError::Content("a loss without its plies")),
                },
            });
        }
    }
    match halves.next() {
        Some(_) => Err(BlobError::Content("plies without a loss")),
        None => Ok(bytes),
    }
}
