//! Revisions of rows: which of two rows of one game is later, and whether its tab had read the other one.

use serde::{Deserialize, Serialize};

/// The revision of a stored row. Two tabs that write at the same time can give rows the same number, so the checksum
/// distinguishes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Revision {
    /// Counts how often the row was written. Rows of the first form have 0.
    pub number: u64,
    /// The checksum of the row's text in the store, with [`checksum`].
    pub checksum: u32,
}

/// The checksum of a text: FNV-1a with 32 bits.
#[must_use]
pub fn checksum(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |sum, byte| {
        (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// The revision number of a row, from the beginning of its text. None if the text begins in another way than rows
/// that this page writes.
#[must_use]
pub fn number_of(raw: &str) -> Option<u64> {
    let rest = raw.strip_prefix(r#"{"version":2,"revision":"#)?;
    let (digits, _) = rest.split_once(',')?;
    digits.parse().ok()
}
