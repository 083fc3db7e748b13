//! `lab prove`: which side wins on a small board and in how many plies, with a certificate.
//!
//! One thread searches for White's shortest win, the other for Black's. When one of them finds a win, it has
//! already proven that there is no shorter one.

mod race;

use self::race::Race;
use super::Failure;
use super::proof::Proof;
use super::setting::Setting;
use super::typed::{Typed, with_type};
use std::io::Write;
use std::time::{Duration, Instant};
use tablero::play::{Game, GameLine, GameText};

/// The arguments.
pub(super) struct Task {
    pub setting: Setting,
    /// The time limit.
    pub limit: Option<Duration>,
    /// The total size of the transposition tables of both threads.
    pub bytes: usize,
    /// The file for the certificate.
    pub to: Option<String>,
}

pub(super) fn run(task: &Task, output: &mut impl Write) -> Result<(), Failure> {
    let prove = Prove { task, output };
    with_type(&task.setting.text.game, prove).unwrap_or(Ok(()))
}

struct Prove<'a, W> {
    task: &'a Task,
    output: &'a mut W,
}

impl<W: Write> Typed for Prove<'_, W> {
    type Made = Result<(), Failure>;

    fn with<G: Game>(self) -> Result<(), Failure> {
        let Prove { task, output } = self;
        let text = &task.setting.text;
        let record =
            GameLine::<G>::read(text).map_err(|error| Failure::Usage(error.to_string()))?;
        let start = record.last();
        if start.repetition_key().is_some() {
            let why = format!(
                "positions of {} can repeat, so there are no proofs for it",
                G::SLUG
            );
            return Err(Failure::Usage(why));
        }
        if start.outcome().is_some() {
            return Err(Failure::Usage(format!("`{start}` is over")));
        }
        let race = Race {
            text,
            bytes: task.bytes,
            until: task.limit.map(|limit| Instant::now() + limit),
            certified: task.to.is_some(),
        };
        let reached = race.run::<G>();
        let nodes: u64 = reached.iter().map(|one| one.nodes).sum();
        write!(output, "{} {start}: ", G::SLUG)?;
        let proven = reached
            .iter()
            .find_map(|one| Some((one, one.win.as_ref()?)));
        let Some((one, win)) = proven else {
            let [white, black] = &reached;
            writeln!(
                output,
                "open; white does not win within {} plies, black not within {}; {nodes} nodes, {:.1} s",
                white.too_few, black.too_few, white.seconds
            )?;
            return Ok(());
        };
        let (side, plies, seconds) = (one.side, win.plies, one.seconds);
        writeln!(
            output,
            "{side} wins in {plies} plies and in no fewer; {nodes} nodes, {seconds:.1} s"
        )?;
        let Some(to) = &task.to else {
            return Ok(());
        };
        let unwritten =
            || Failure::Message("the win cannot be written as a certificate".to_owned());
        let certificate = win.certificate.clone().ok_or_else(unwritten)?;
        let moves = certificate.moves.len();
        let start = GameText {
            start: Some(start.to_string()),
            ..text.clone()
        };
        let bytes = Proof { start, certificate }.write(to)?;
        writeln!(
            output,
            "{moves} moves in {bytes} bytes, {:.1} s",
            win.written
        )?;
        Ok(())
    }
}
