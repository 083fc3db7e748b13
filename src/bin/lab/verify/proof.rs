//! Checks a proof in a file with the moves of the rules.

use crate::Failure;
use crate::proof::Proof;
use crate::solve::spaced;
use crate::typed::{Typed, with_type};
use std::io::Write;
use std::time::Instant;
use tablero::play::{Game, GameLine, GameText};
use tablero::search::{Certificate, Contents};

/// The arguments.
pub(crate) struct ProofCheck {
    /// The expected game, and the expected start if one was given.
    pub text: GameText,
    pub from: String,
}

pub(crate) fn run(check: &ProofCheck, output: &mut impl Write) -> Result<(), Failure> {
    let path = &check.from;
    let failure = |why: String| Failure::Message(format!("{path}: {why}"));
    let (Proof { start, certificate }, bytes) = Proof::read(path)?;
    let wanted = &check.text;
    if start.game != wanted.game || start.options != wanted.options {
        let why = format!("it is about {}{}", start.game, spaced(&start.options));
        return Err(failure(why));
    }
    let begun = Instant::now();
    let task = Verify {
        start: &start,
        wanted: wanted.start.as_deref(),
        certificate: &certificate,
    };
    let (start, checked) = with_type(&start.game, task)
        .unwrap_or_else(|| Err(format!("`{}` is no game", start.game)))
        .map_err(failure)?;
    let Contents {
        plies,
        positions,
        replies,
    } = checked;
    let (side, seconds) = (certificate.side, begun.elapsed().as_secs_f64());
    writeln!(
        output,
        "{} {start}: {side} wins in {plies} plies at most: {positions} positions with a move, \
         {replies} replies answered; {bytes} bytes, {seconds:.1} s",
        wanted.game
    )?;
    Ok(())
}

struct Verify<'a> {
    start: &'a GameText,
    wanted: Option<&'a str>,
    certificate: &'a Certificate,
}

impl Typed for Verify<'_> {
    type Made = Result<(String, Contents), String>;

    fn with<G: Game>(self) -> Self::Made {
        let record = GameLine::<G>::read(self.start).map_err(|error| error.to_string())?;
        let start = record.last();
        let text = start.to_string();
        if let Some(wanted) = self.wanted.filter(|wanted| *wanted != text) {
            return Err(format!("it is about `{text}`, not `{wanted}`"));
        }
        let checked = self.certificate.check(start);
        let checked = checked.map_err(|fault| format!("it is not a valid proof: {fault}"))?;
        Ok((text, checked))
    }
}
