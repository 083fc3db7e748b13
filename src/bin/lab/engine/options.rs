//! The options that can be set: the game's and the search's.

use crate::setting::Setting;
use crate::typed::{Typed, sized_start, with_type};
use std::ops::RangeInclusive;
use tablero::play::{Game, GameText, Kind};
use tablero::search::{ExactLevel, Level};

/// The values of the options.
pub(super) struct Options {
    kind: &'static dyn Kind,
    /// The start of the game.
    text: GameText,
    /// The game's own option, if it has one.
    choice: Option<Choice>,
    /// The size of the usual board, if the game has other sizes.
    size: Option<String>,
    megabytes: u64,
    lines: u64,
    pub seed: u64,
    level: u64,
    levels: u64,
}

/// The game's own option: its name, and for each value the text that the game uses for it.
struct Choice {
    name: String,
    values: Vec<(String, String)>,
}

/// The name of the value whose text is empty.
const USUAL: &str = "usual";
const MEGABYTES: RangeInclusive<u64> = 1..=4_096;
const LINES: RangeInclusive<u64> = 1..=256;
const SEEDS: RangeInclusive<u64> = 0..=i64::MAX as u64;

impl Options {
    pub(super) fn new(setting: &Setting, levels: usize) -> Options {
        let kind = setting.kind;
        Options {
            kind,
            text: setting.text.clone(),
            choice: Choice::of(&kind.options()),
            size: with_type(kind.slug(), UsualSize).flatten(),
            megabytes: 64,
            lines: 1,
            seed: 1,
            level: 0,
            levels: levels as u64,
        }
    }

    /// The lines that describe the options.
    pub(super) fn listed(&self) -> Vec<String> {
        let spin = |name: &str, usual: u64, range: &RangeInclusive<u64>| {
            let (min, max) = (range.start(), range.end());
            format!("option name {name} type spin default {usual} min {min} max {max}")
        };
        let mut listed = vec![
            spin("hash", 64, &MEGABYTES),
            spin("multipv", 1, &LINES),
            spin("seed", 1, &SEEDS),
            spin("level", 0, &(0..=self.levels)),
        ];
        listed.extend(self.choice.as_ref().map(Choice::listed));
        let size = self.size.as_ref();
        listed.extend(size.map(|usual| format!("option name size type string default {usual}")));
        listed
    }

    /// Sets an option. Returns true if the searcher must be created again.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<bool, String> {
        let number = |range: RangeInclusive<u64>| {
            let number = value.parse().ok().filter(|number| range.contains(number));
            number.ok_or_else(|| {
                let (min, max) = (range.start(), range.end());
                format!("{name} `{value}`, expected a number from {min} to {max}")
            })
        };
        let name = name.to_lowercase();
        match name.as_str() {
            "hash" => {
                self.megabytes = number(MEGABYTES)?;
                return Ok(true);
            }
            "multipv" => self.lines = number(LINES)?,
            "seed" => self.seed = number(SEEDS)?,
            "level" => self.level = number(0..=self.levels)?,
            "size" if self.size.is_some() => {
                let start = sized_start(self.kind.slug(), value);
                let start =
                    start.ok_or_else(|| format!("`{value}` is not a board size of this game"))?;
                self.text.start = Some(start);
            }
            _ => match &self.choice {
                Some(choice) if choice.name == name => {
                    self.text.options = choice.text(value)?;
                    self.text.start = None;
                }
                _ => return Err(format!("`{name}` is no option of this game")),
            },
        }
        Ok(false)
    }

    /// The meaning of `startpos`.
    pub(super) fn start(&self) -> GameText {
        self.text.clone()
    }

    /// A game with this start position.
    pub(super) fn from(&self, start: String) -> GameText {
        GameText {
            start: Some(start),
            ..self.text.clone()
        }
    }

    pub(super) fn bytes(&self) -> usize {
        usize::try_from(self.megabytes << 20).unwrap_or(usize::MAX)
    }

    pub(super) fn lines(&self) -> usize {
        usize::try_from(self.lines).unwrap_or(usize::MAX)
    }

    /// The level to play. The seed selects whether this is one of its good games. None for full strength.
    pub(super) fn level(&self, ladder: &[Level]) -> Option<Level> {
        self.of(ladder).map(|level| level.in_game(self.seed))
    }

    /// The level to play in a solved game. None for full strength.
    pub(super) fn exact_level(&self, exact_levels: &[ExactLevel]) -> Option<ExactLevel> {
        self.of(exact_levels).copied()
    }

    fn of<'a, T>(&self, levels: &'a [T]) -> Option<&'a T> {
        levels.get(usize::try_from(self.level.checked_sub(1)?).ok()?)
    }
}

impl Choice {
    /// From the texts of a game's options, each empty or `NAME=VALUE`. None if there is only one text.
    fn of(texts: &[String]) -> Option<Choice> {
        if texts.len() < 2 {
            return None;
        }
        let parts = texts.iter().map(|text| text.split_once('='));
        let name = parts.clone().flatten().next()?.0.to_owned();
        let values = parts.map(|part| part.map_or(USUAL, |(_, value)| value).to_owned());
        Some(Choice {
            name,
            values: values.zip(texts.iter().cloned()).collect(),
        })
    }

    fn listed(&self) -> String {
        let usual = self.values.first().map_or(USUAL, |(value, _)| value);
        let values = self.values.iter().map(|(value, _)| format!(" var {value}"));
        let values: String = values.collect();
        format!(
            "option name {} type combo default {usual}{values}",
            self.name
        )
    }

    fn text(&self, value: &str) -> Result<String, String> {
        let named = self.values.iter().find(|(named, _)| named == value);
        match named {
            Some((_, text)) => Ok(text.clone()),
            None => Err(format!("`{value}` is no {} of this game", self.name)),
        }
    }
}

/// The size of the usual board, if the game has other sizes.
struct UsualSize;

impl Typed for UsualSize {
    type Made = Option<String>;

    fn with<G: Game>(self) -> Option<String> {
        let board = G::start(G::Options::default()).board();
        G::sized(board.width, board.height)?;
        Some(format!("{}x{}", board.width, board.height))
    }
}
