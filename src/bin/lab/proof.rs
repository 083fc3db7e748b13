//! A proof in a file: the game, the winner, the number of plies, and the certificate.
//!
//! The format is the same as for stored solutions, with two parts. The first part is text: a line like `black 26`, then
//! the game as text, which has only its start. The second part has the moves.

use super::Failure;
use std::fs;
use tablero::play::{BlobKind, GameText};
use tablero::rules::Side;
use tablero::search::Certificate;

const KIND: BlobKind = BlobKind {
    name: "proof",
    version: 1,
};
/// The maximum number of moves in a file.
const MAX_MOVES: usize = 1 << 25;

/// A proof that a game is won from its start.
pub(super) struct Proof {
    pub start: GameText,
    pub certificate: Certificate,
}

impl Proof {
    /// Writes a file and returns its size.
    pub(super) fn write(&self, path: &str) -> Result<usize, Failure> {
        let Certificate { side, plies, moves } = &self.certificate;
        if moves.len() > MAX_MOVES {
            let why = format!("{} moves, at most {MAX_MOVES} can be stored", moves.len());
            return Err(Failure::Message(why));
        }
        let head = format!("{side} {plies}\n{}", self.start);
        let bytes = KIND.write(&[head.as_bytes(), moves]);
        fs::write(path, &bytes).map_err(|error| Failure::Message(format!("{path}: {error}")))?;
        Ok(bytes.len())
    }

    /// Reads a file and returns its size.
    pub(super) fn read(path: &str) -> Result<(Proof, usize), Failure> {
        let failure = |why: String| Failure::Message(format!("{path}: {why}"));
        let bytes = fs::read(path).map_err(|error| failure(error.to_string()))?;
        let [head, moves] = KIND
            .read(&bytes)
            .map_err(|error| failure(error.to_string()))?;
        let head =
            String::from_utf8(head).map_err(|_| failure("its header is not text".to_owned()))?;
        let (claim, text) = head.split_once('\n').unwrap_or((&head, ""));
        let (side, plies) = claim_of(claim).ok_or_else(|| {
            failure(format!(
                "`{claim}`, expected a winner and a number of plies"
            ))
        })?;
        let start = text.parse::<GameText>();
        let start = start.map_err(|error| failure(error.to_string()))?;
        let certificate = Certificate { side, plies, moves };
        Ok((Proof { start, certificate }, bytes.len()))
    }
}

fn claim_of(claim: &str) -> Option<(Side, u16)> {
    let (side, plies) = claim.split_once(' ')?;
    Some((side.parse().ok()?, plies.parse().ok()?))
}
