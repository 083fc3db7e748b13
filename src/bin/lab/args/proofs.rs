//! The arguments of `lab prove` and `lab verify`.

use crate::Failure;
use crate::command::Command;
use crate::flags::{Flags, threads};
use crate::prove::Task;
use crate::setting::Setting;
use crate::typed::sized_start;
use crate::verify::{Check, ProofCheck};
use std::time::Duration;
use tablero::search::Sample;

/// A day, and more memory than any machine has.
const MAX_MINUTES: f64 = 1_440.0;
const MAX_MEGABYTES: usize = 1 << 20;

pub(super) fn prove(flags: &Flags, game: Option<String>) -> Result<Command, Failure> {
    flags.only(&["options", "start", "size", "minutes", "hash", "to"])?;
    let limit = match flags.value::<f64>("minutes")? {
        Some(minutes) if minutes > 0.0 && minutes <= MAX_MINUTES => {
            Some(Duration::from_secs_f64(60.0 * minutes))
        }
        Some(minutes) => {
            let why = format!("--minutes {minutes}, expected more than 0, at most {MAX_MINUTES}");
            return Err(Failure::Usage(why));
        }
        None => None,
    };
    let megabytes = match flags.count("hash", 1_024)? {
        megabytes if megabytes > MAX_MEGABYTES => {
            let why = format!("--hash {megabytes}, expected at most {MAX_MEGABYTES}");
            return Err(Failure::Usage(why));
        }
        megabytes => megabytes,
    };
    Ok(Command::Prove(Task {
        setting: sized(flags, game)?,
        limit,
        bytes: megabytes << 20,
        to: flags.text("to"),
    }))
}

pub(super) fn verify(flags: &Flags, game: Option<String>) -> Result<Command, Failure> {
    if let Some(from) = flags.text("from") {
        flags.only(&["options", "start", "size", "from"])?;
        let text = sized(flags, game)?.text;
        return Ok(Command::VerifyProof(ProofCheck { text, from }));
    }
    flags.only(&["options", "positions", "seed", "threads"])?;
    let setting = flags.setting(game)?;
    Ok(Command::Verify(Check {
        options: match flags.text("options") {
            Some(options) => vec![options],
            None => setting.kind.options(),
        },
        game: setting.text.game,
        sample: Sample {
            positions: match flags.text("positions").as_deref() {
                None | Some("all") => None,
                Some(_) => Some(flags.count("positions", 1)? as u64),
            },
            seed: flags.value("seed")?.unwrap_or(1),
        },
        threads: threads(flags)?,
    }))
}

/// The start of a game, on a board of the given size if there is one.
fn sized(flags: &Flags, game: Option<String>) -> Result<Setting, Failure> {
    let mut setting = flags.setting(game)?;
    let Some(size) = flags.text("size") else {
        return Ok(setting);
    };
    if setting.text.start.is_some() {
        return Err(Failure::Usage(
            "--size and --start exclude each other".to_owned(),
        ));
    }
    let start = sized_start(&setting.text.game, &size);
    let why = || {
        Failure::Usage(format!(
            "`{size}` is not a board size of {}",
            setting.text.game
        ))
    };
    setting.text.start = Some(start.ok_or_else(why)?);
    Ok(setting)
}
