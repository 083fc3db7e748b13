//! A proof in a file: about which game it is, who wins within how many plies, and the certificate.
//!
//! The form is that of what is kept of solved games, with two parts. The first is text, `black 26` and
//! from the next line on the game as text, which is only its start; the second are the moves.

use super::Failure;
use std::fs;
use tablero::play::{GameText, KeptKind};
use tablero::rules::Side;
use tablero::search::Certificate;

const KIND: KeptKind = KeptKind {
    name: "proof",
    version: 1,
};
/// As many moves can be written.
const MOST_MOVES: usize = 1 << 25;

/// That a game is won from its start.
pub(super) struct Proof {
    pub start: GameText,
    pub certificate: Certificate,
}

impl Proof {
    /// Writes a file, and gives its size.
    pub(super) fn write(&self, path: &str) -> Result<usize, Failure> {
        let Certificate { side, plies, moves } = &self.certificate;
        if moves.len() > MOST_MOVES {
            let why = format!("{} moves, at most {MOST_MOVES} can be kept", moves.len());
            return Err(Failure::Told(why));
        }
        let head = format!("{side} {plies}\n{}", self.start);
        let bytes = KIND.write(&[head.as_bytes(), moves]);
        fs::write(path, &bytes).map_err(|error| Failure::Told(format!("{path}: {error}")))?;
        Ok(bytes.len())
    }

    /// Reads a file, and gives its size.
    pub(super) fn read(path: &str) -> Result<(Proof, usize), Failure> {
        let told = |why: String| Failure::Told(format!("{path}: {why}"));
        let bytes = fs::read(path).map_err(|error| told(error.to_string()))?;
        let [head, moves] = KIND.read(&bytes).map_err(|error| told(error.to_string()))?;
        let head = String::from_utf8(head).map_err(|_| told("its head is no text".to_owned()))?;
        let (claim, text) = head.split_once('\n').unwrap_or((&head, ""));
        let (side, plies) = claim_of(claim)
            .ok_or_else(|| told(format!("`{claim}`, expected who wins in how many plies")))?;
        let start = text.parse::<GameText>();
        let start = start.map_err(|error| told(error.to_string()))?;
        let certificate = Certificate { side, plies, moves };
        Ok((Proof { start, certificate }, bytes.len()))
    }
}

fn claim_of(claim: &str) -> Option<(Side, u16)> {
    let (side, plies) = claim.split_once(' ')?;
    Some((side.parse().ok()?, plies.parse().ok()?))
}
