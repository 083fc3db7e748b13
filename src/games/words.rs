//! The texts of a game in every language, and its starts. A new game needs a file in its folder.

use crate::play::draft::{GameEditor, PaletteItem};
use crate::play::{Erased, GameText, Kind, Note, Piece};
use crate::rules::Side;
use crate::words::{Locale, say};
use std::ops::RangeInclusive;

/// The home screen's texts about a game. They do not depend on the game's rules, so that home loads
/// without them. [`crate::play::HomeGame`] has the other data that home shows.
pub trait GameIntro: Sync {
    /// The name in links and storage.
    fn slug(&self) -> &'static str;
    fn name(&self, locale: Locale) -> String;
    /// The credit: who designed or published it.
    fn credit(&self, locale: Locale) -> String;
    /// The aim of the game in a sentence.
    fn aim(&self, locale: Locale) -> String;
    /// The text of an option that changes the rules.
    fn option(&self, _: Locale, _option: &str) -> Option<String> {
        None
    }
    /// The name of the game, with the option if it is not the usual one.
    fn title(&self, locale: Locale, option: &str) -> String {
        match self.option(locale, option) {
            Some(option) => format!("{} · {option}", self.name(locale)),
            None => self.name(locale),
        }
    }
}

/// The texts, starts and signs of a game whose rules are loaded. Reasons, endings and errors are the game's own values.
pub trait GameWords: GameIntro {
    fn kind(&self) -> &'static dyn Kind;
    /// A very brief description of how the game is played.
    fn gist(&self, locale: Locale) -> String;
    fn piece(&self, locale: Locale, piece: &Piece) -> String;
    /// The text about a taken piece, added after a move's text. `None` if the move's text already includes it.
    fn taken(&self, locale: Locale, piece: &str) -> Option<String> {
        Some(say!(locale, play.taken, piece = piece))
    }
    /// A short name of a piece within a stack.
    fn piece_in_stack(&self, locale: Locale, piece: &Piece) -> String {
        self.piece(locale, piece)
    }
    /// The text of a place for screen readers.
    fn place(&self, _: Locale, name: &str) -> String {
        name.to_owned()
    }
    /// The question for the third touch.
    fn continue_question(&self, locale: Locale) -> String {
        say!(locale, play.going_on)
    }
    /// The text of a note, if it has one.
    fn note(&self, _: Locale, _note: &Note) -> Option<String> {
        None
    }
    /// The strokes of a note's badge, in a circle with radius 15, if it has a badge.
    fn badge(&self, _note: &Note) -> Option<&'static str> {
        None
    }
    /// The height of the jumps of its pieces, for cells with a side of 100.
    fn jump_height(&self) -> f64 {
        0.0
    }
    /// Whether a note is a hint for the player. Hints are not shown in figures, or in exercises whose
    /// solution they would reveal.
    fn is_hint(&self, _note: &Note, _figure: bool) -> bool {
        false
    }
    /// A warning for beginners about the announcement of a note, in a sentence.
    fn warning(&self, _: Locale, _note: &Note) -> Option<String> {
        None
    }
    /// Whether the warning about a note explains a sign on the board. Such warnings are shown last.
    fn explains_mark(&self, _note: &Note) -> bool {
        false
    }
    /// An example move for each form of the notation.
    fn notation_examples(&self) -> &'static [&'static str];
    /// How the notation names places other than cells, if there are any.
    fn notation_places(&self, _: Locale) -> Option<String> {
        None
    }
    /// The text of a move for screen readers.
    fn spoken(&self, locale: Locale, notation: &str) -> String;
    fn reason(&self, locale: Locale, reason: &Erased) -> String;
    fn ending(&self, locale: Locale, ending: &Erased) -> String;
    fn position_error(&self, locale: Locale, error: &Erased) -> String;
    /// The usual start.
    fn start(&self) -> GameText {
        GameText {
            game: self.slug().to_owned(),
            ..GameText::default()
        }
    }
    /// The starts offered for a new game, the usual one first.
    fn starts(&self) -> Vec<GameText> {
        let of = |options| GameText {
            options,
            ..self.start()
        };
        self.kind().options().into_iter().map(of).collect()
    }
    /// Whether a game starts like a new one. Other start positions may already be won.
    fn is_start(&self, text: &GameText) -> bool {
        let kind = self.kind();
        let begun = |text: &GameText| Some(kind.open(text).ok()?.begun_at(0).start);
        let is_same = |one: &GameText| one.options == text.options && begun(one) == begun(text);
        self.starts().iter().any(is_same)
    }
    /// The legend of the choice of starts.
    fn starts_legend(&self, _: Locale) -> String {
        String::new()
    }
    /// A short description of a start.
    fn start_word(&self, _: Locale, _start: &GameText) -> String {
        String::new()
    }
    /// The name of a start, the same in all languages.
    fn start_name(&self, start: &GameText) -> String {
        start.options.clone()
    }
    /// The other board sizes of the game, if it has any.
    fn sizes(&self) -> Option<&'static dyn BoardSizes> {
        None
    }
}

/// The texts for setting up a game's positions: for the fields of a position in addition to its pieces. `key`
/// is the key of a [`crate::play::draft::DraftField`].
pub trait EditorWords: GameEditor + GameIntro {
    /// The effect of a touch with a piece of the palette, if it needs more explanation than for most pieces.
    fn hint(&self, _: Locale, _: &PaletteItem) -> Option<String> {
        None
    }
    /// The label of a field.
    fn field(&self, _: Locale, key: &str) -> String {
        key.to_owned()
    }
    /// A value of a field.
    fn field_value(&self, _: Locale, _key: &str, value: &str) -> String {
        value.to_owned()
    }
}

/// Translates a value of a game. Values of another game are printed in their own English text.
pub fn downcast_words<T: 'static>(erased: &Erased, say: impl Fn(&T) -> String) -> String {
    erased
        .downcast_ref()
        .map_or_else(|| erased.to_string(), say)
}

/// The sizes of boards on which a game can be played.
pub trait BoardSizes: Sync {
    /// The allowed numbers of files, and of ranks.
    fn limits(&self) -> RangeInclusive<u8>;
    /// The limits in words.
    fn limits_words(&self, locale: Locale) -> String;
    /// The number of files and ranks of a start.
    fn of_start(&self, start: &GameText) -> (u8, u8);
    /// The start on a board with this many files and ranks, if there is such a board.
    fn start(&self, size: (u8, u8)) -> Option<GameText>;
}

/// The name of a colour.
#[must_use]
pub fn side_name(locale: Locale, side: Side) -> String {
    match side {
        Side::White => say!(locale, side.white),
        Side::Black => say!(locale, side.black),
    }
}
