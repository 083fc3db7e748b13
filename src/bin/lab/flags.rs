//! The flags of the command line.

use super::Failure;
use super::setting::Setting;
use lexopt::prelude::{Long, Short, Value, ValueExt};
use std::collections::BTreeMap;
use std::error::Error;
use std::ffi::OsString;
use std::num::NonZero;
use std::str::FromStr;
use std::thread;
use tablero::games;
use tablero::play::GameText;

/// The flags that have a value.
const WITH_VALUE: &[&str] = &[
    "options",
    "start",
    "position",
    "depth",
    "games",
    "seed",
    "opening",
    "threads",
    "games-to",
    "nodes",
    "rounds",
    "weights",
    "unit",
    "positions",
    "to",
    "from",
    "plies",
    "size",
    "minutes",
    "hash",
    "count",
];
const MAX_THREADS: usize = 1_000;
const SWITCHES: &[&str] = &["divide", "result", "ladder", "main", "json"];

/// The given flags. A flag that is repeated has its last value.
pub(super) struct Flags(BTreeMap<&'static str, String>);

/// The words and the flags of a command line.
pub(super) fn read(mut parser: lexopt::Parser) -> Result<(Vec<String>, Flags), Failure> {
    let mut words = Vec::new();
    let mut flags = BTreeMap::new();
    while let Some(arg) = parser.next()? {
        let known =
            |list: &[&'static str], name: &str| list.iter().copied().find(|&known| known == name);
        match arg {
            Value(word) => words.push(word.string()?),
            Long(name) => {
                if let Some(name) = known(WITH_VALUE, name) {
                    flags.insert(name, parser.value()?.string()?);
                } else if let Some(name) = known(SWITCHES, name) {
                    flags.insert(name, String::new());
                } else {
                    return Err(arg.unexpected().into());
                }
            }
            Short(_) => return Err(arg.unexpected().into()),
        }
    }
    Ok((words, Flags(flags)))
}

impl Flags {
    /// Checks that only flags from this list were given.
    pub(super) fn only(&self, allowed: &[&str]) -> Result<(), Failure> {
        match self.0.keys().find(|name| !allowed.contains(name)) {
            Some(name) => Err(Failure::Usage(format!(
                "--{name} is not an option of this command"
            ))),
            None => Ok(()),
        }
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    pub(super) fn text(&self, name: &str) -> Option<String> {
        self.0.get(name).cloned()
    }

    /// The parsed value of a flag, if it was given.
    pub(super) fn value<T>(&self, name: &str) -> Result<Option<T>, Failure>
    where
        T: FromStr,
        T::Err: Into<Box<dyn Error + Send + Sync + 'static>>,
    {
        let Some(text) = self.0.get(name) else {
            return Ok(None);
        };
        Ok(Some(OsString::from(text).parse()?))
    }

    /// A number that must be at least 1.
    pub(super) fn count(&self, name: &str, usual: usize) -> Result<usize, Failure> {
        match self.value(name)?.unwrap_or(usual) {
            0 => Err(Failure::Usage(format!("--{name} 0, expected at least 1"))),
            count => Ok(count),
        }
    }

    /// The chosen game and its start position.
    pub(super) fn setting(&self, game: Option<String>) -> Result<Setting, Failure> {
        let game = game.ok_or_else(|| Failure::Usage("the game is missing".to_owned()))?;
        let kind = games::kind(&game)
            .ok_or_else(|| Failure::Usage(format!("`{game}` is no game of this collection")))?;
        let text = GameText {
            game,
            options: self.text("options").unwrap_or_default(),
            start: self.text("start").or_else(|| self.text("position")),
            ..GameText::default()
        };
        match kind.open(&text) {
            Ok(_) => Ok(Setting { kind, text }),
            Err(error) => Err(Failure::Usage(error.to_string())),
        }
    }
}

/// The number of threads, by default the number of cores.
pub(super) fn threads(flags: &Flags) -> Result<usize, Failure> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    match flags.count("threads", cores)? {
        count if count > MAX_THREADS => Err(Failure::Usage(format!(
            "--threads {count}, expected at most {MAX_THREADS}"
        ))),
        count => Ok(count),
    }
}
