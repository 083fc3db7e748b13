//! The line of a finished game in a page. It contains the whole game, and what the library shows of it:
//!
//! ```text
//! mwza986ykvj|breakthrough||4ed2|1|wr|1795802188649|0|0||3|1eDJFQYZn8k|21b8a1b1c1d1e1a2c2d2e2a3;1155a4b4c4d4e4a5b5c5d5e5|||5d7f46
//! ```
//!
//! Its name, kind and options, the key of its board, the number of moves, the result, when it was saved, the levels,
//! the flags, the number of its row, the code, the pieces at the end, the clock, the state of a game by links, and a
//! checksum. See `docs/formats.md`.

use crate::play::decimal;
use crate::play::tree::Termination;
use crate::rules::{Outcome, Side};
use crate::session::storage::revision::checksum;
use std::fmt;

/// The lower 24 bits of a checksum.
const SUM: u32 = 0xff_ffff;

/// The separator between the fields.
pub const SEPARATOR: char = '|';

/// The results, with how the players have ended the game.
const RESULTS: [(&str, Outcome, Option<Termination>); 8] = {
    const WHITE: Outcome = Outcome::Won(Side::White);
    const BLACK: Outcome = Outcome::Won(Side::Black);
    [
        ("w", WHITE, None),
        ("b", BLACK, None),
        ("d", Outcome::Draw, None),
        ("wr", WHITE, Some(Termination::Resigned(Side::Black))),
        ("br", BLACK, Some(Termination::Resigned(Side::White))),
        ("wt", WHITE, Some(Termination::Time(Side::Black))),
        ("bt", BLACK, Some(Termination::Time(Side::White))),
        ("da", Outcome::Draw, Some(Termination::Agreed)),
    ]
};

const FAIR: char = 'f';
const WITHOUT_START: char = 's';

/// The content of the line of a finished game. It has not been checked by the rules.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedLine<'a> {
    pub id: &'a str,
    /// The name of the game's kind.
    pub game: &'a str,
    pub options: &'a str,
    /// The key of the board among the texts of the page.
    pub board: &'a str,
    /// How many moves were made.
    pub plies: usize,
    pub outcome: Outcome,
    /// How the players have ended it. None if the moves ended it.
    pub ended: Option<Termination>,
    /// Milliseconds since 1970.
    pub saved: f64,
    /// The computer's levels, 0 for a person.
    pub levels: [u8; 2],
    pub fair: bool,
    /// Whether the text of the game states its start. The text of early games does not.
    pub states_start: bool,
    /// The number of the row that it was made from.
    pub number: u64,
    /// The moves, the end, the hints and the names, as in links, without the first two characters.
    pub code: &'a str,
    /// The pieces at the end, as [`super::shared_texts::print_grouped`] prints them.
    pub pieces: &'a str,
    /// As in [`crate::play::SavedGame`].
    pub clock: &'a str,
    /// As in [`crate::play::SavedGame`].
    pub correspondence: &'a str,
}

impl<'a> FinishedLine<'a> {
    /// Reads a line. None if it is damaged.
    #[must_use]
    pub fn read(line: &'a str) -> Option<FinishedLine<'a>> {
        let (text, sum) = line.rsplit_once(SEPARATOR)?;
        if !is_checksum_of(sum, text) {
            return None;
        }
        let mut fields = text.split(SEPARATOR);
        let mut next = || fields.next();
        let (id, game, options, board) = (next()?, next()?, next()?, next()?);
        let plies = next()?.parse().ok()?;
        let (outcome, ended) = result_named(next()?)?;
        let saved = decimal(next()?)?;
        let levels = [next()?.parse().ok()?, next()?.parse().ok()?];
        let flags = next()?;
        let number = next()?.parse().ok()?;
        let (code, pieces, clock, correspondence) = (next()?, next()?, next()?, next()?);
        let is_known = |flag: char| matches!(flag, FAIR | WITHOUT_START);
        let is_whole = next().is_none() && !id.is_empty() && flags.chars().all(is_known);
        is_whole.then_some(FinishedLine {
            id,
            game,
            options,
            board,
            plies,
            outcome,
            ended,
            saved,
            levels,
            fair: flags.contains(FAIR),
            states_start: !flags.contains(WITHOUT_START),
            number,
            code,
            pieces,
            clock,
            correspondence,
        })
    }

    /// The text of the line. None if a field has a character that a line cannot have, or the time cannot be read back.
    #[must_use]
    pub fn print(&self) -> Option<String> {
        let texts = [
            self.id,
            self.game,
            self.options,
            self.board,
            self.code,
            self.pieces,
            self.clock,
            self.correspondence,
        ];
        let is_readable =
            texts.into_iter().all(fits) && decimal(&self.saved.to_string()) == Some(self.saved);
        is_readable.then(|| self.to_string())
    }
}

impl fmt::Display for FinishedLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [white, black] = self.levels;
        let flags: String = [(self.fair, FAIR), (!self.states_start, WITHOUT_START)]
            .into_iter()
            .filter_map(|(is_set, flag)| is_set.then_some(flag))
            .collect();
        let text = [
            self.id.to_owned(),
            self.game.to_owned(),
            self.options.to_owned(),
            self.board.to_owned(),
            self.plies.to_string(),
            result_name(self.outcome, self.ended).to_owned(),
            self.saved.to_string(),
            white.to_string(),
            black.to_string(),
            flags,
            self.number.to_string(),
            self.code.to_owned(),
            self.pieces.to_owned(),
            self.clock.to_owned(),
            self.correspondence.to_owned(),
        ]
        .join("|");
        let sum = checksum(&text) & SUM;
        write!(f, "{text}{SEPARATOR}{sum:06x}")
    }
}

fn is_checksum_of(sum: &str, text: &str) -> bool {
    let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    sum.len() == 6
        && sum.bytes().all(is_digit)
        && u32::from_str_radix(sum, 16) == Ok(checksum(text) & SUM)
}

/// Whether a line can have this text in a field. JSON has nothing to escape in it.
#[must_use]
pub fn fits(text: &str) -> bool {
    !text.contains(|sign: char| matches!(sign, SEPARATOR | '"' | '\\') || sign.is_control())
}

fn result_named(name: &str) -> Option<(Outcome, Option<Termination>)> {
    let mut all = RESULTS.into_iter();
    let (_, outcome, ended) = all.find(|(other, ..)| *other == name)?;
    Some((outcome, ended))
}

fn result_name(outcome: Outcome, ended: Option<Termination>) -> &'static str {
    let mut all = RESULTS.into_iter();
    let found = all.find(|(_, one, how)| (*one, *how) == (outcome, ended));
    found.map_or("", |(name, ..)| name)
}
