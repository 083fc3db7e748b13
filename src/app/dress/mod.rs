//! The appearance of a game on the page: its texts in every language, its symbols and its starts. A new game
//! needs a file here and a line in [`super::games`].

pub mod breakthrough;
pub mod pogo;
pub mod push_push;
pub mod ticto;
pub mod zoq;

use super::i18n::{Locale, say};
use crate::play::{Cause, Erased, GameInfo, GameText, Kind, Note, Piece, Spot, Verdict};
use crate::rules::{Outcome, Side};
use leptos::prelude::*;

/// What the home screen shows of a game. It does not depend on the game's rules, so that home loads without
/// them.
pub trait Intro: Sync {
    fn info(&self) -> &'static dyn GameInfo;
    fn name(&self, locale: Locale) -> String;
    /// The credit: who designed or published it.
    fn credit(&self, locale: Locale) -> String;
    /// The aim of the game in a sentence.
    fn aim(&self, locale: Locale) -> String;
    /// The symbols of the pieces. Each is a group with an id made of game, kind and pose, its middle at (0,
    /// 0), for cells with a side of 100.
    fn symbols(&self) -> AnyView;
    /// The height of its pieces' jumps, in units of the drawing.
    fn hop(&self) -> f64 {
        0.0
    }
    fn slug(&self) -> &'static str {
        self.info().slug()
    }
    /// The usual start.
    fn start(&self) -> GameText {
        GameText {
            game: self.slug().to_owned(),
            ..GameText::default()
        }
    }
}

/// The appearance of a game whose rules are loaded. Reasons, endings and errors are the game's own values.
pub trait Dress: Intro {
    fn kind(&self) -> &'static dyn Kind;
    /// How it is played, very briefly.
    fn gist(&self, locale: Locale) -> String;
    fn piece(&self, locale: Locale, piece: &Piece) -> String;
    /// Says that a move takes a piece, after the text of the move itself; none if that text already says it.
    fn taken(&self, locale: Locale, piece: &str) -> Option<String> {
        Some(say!(locale, play.taken, piece = piece))
    }
    /// A short name of a piece within a stack.
    fn layer(&self, locale: Locale, piece: &Piece) -> String {
        self.piece(locale, piece)
    }
    /// The text of a place for screen readers.
    fn place(&self, _: Locale, name: &str) -> String {
        name.to_owned()
    }
    /// The question for the third touch.
    fn going_on(&self, locale: Locale) -> String {
        say!(locale, play.going_on)
    }
    /// The text of a note, if it has one.
    fn note(&self, _: Locale, _note: &Note) -> Option<String> {
        None
    }
    /// Whether a note is a hint for the player. Hints are not shown in figures, or in exercises whose
    /// solution they would reveal.
    fn is_hint(&self, _note: &Note, _figure: bool) -> bool {
        false
    }
    /// A warning for beginners about what a note announces, in a sentence.
    fn warning(&self, _: Locale, _note: &Note) -> Option<String> {
        None
    }
    /// The drawing on the badge of a kind of note, in a circle with radius 15, if it has one.
    fn badge(&self, _kind: &str) -> Option<&'static str> {
        None
    }
    /// An example move for each form of the notation.
    fn written(&self) -> &'static [&'static str];
    /// How the notation names places other than cells, if there are any.
    fn written_places(&self, _: Locale) -> Option<String> {
        None
    }
    /// The text of a move for screen readers.
    fn spoken(&self, locale: Locale, notation: &str) -> String;
    fn reason(&self, locale: Locale, reason: &Erased) -> String;
    fn ending(&self, locale: Locale, ending: &Erased) -> String;
    fn position_error(&self, locale: Locale, error: &Erased) -> String;
    /// The starts offered for a new game, the usual one first.
    fn starts(&self) -> Vec<GameText> {
        let of = |options| GameText {
            options,
            ..self.start()
        };
        self.info().options().into_iter().map(of).collect()
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
    /// Controls for starts that are not in the list.
    fn other_starts(&self, _chosen: RwSignal<GameText>) -> Option<AnyView> {
        None
    }
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

/// Translates a value of a game. Values of another game are printed in their own English text.
fn told<T: 'static>(erased: &Erased, say: impl Fn(&T) -> String) -> String {
    erased
        .downcast_ref()
        .map_or_else(|| erased.to_string(), say)
}

/// The names of both players in sentences.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlayerNames {
    /// White's name first. Empty if only the colour is known.
    pub names: [String; 2],
    /// The side of a person who plays alone against the computer, called "you".
    pub you: Option<Side>,
}

/// `White`, or the name of the player.
#[must_use]
pub fn who(locale: Locale, side: Side, players: &PlayerNames) -> String {
    match players.names[side as usize].trim() {
        "" => side_name(locale, side),
        name => name.to_owned(),
    }
}

/// The kinds of sentences about a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Says {
    ToMove,
    Wins,
    Resigned,
    OutOfTime,
    /// A question.
    Resigns,
    /// The player has no move and passes.
    Passes,
}

/// A sentence about a player as "you", by name or by colour. Languages need different forms for these.
#[must_use]
pub fn sentence(locale: Locale, says: Says, side: Side, players: &PlayerNames) -> String {
    if players.you == Some(side) {
        return match says {
            Says::ToMove => say!(locale, says.your_move),
            Says::Wins => say!(locale, says.you_win),
            Says::Resigned => say!(locale, says.you_resigned),
            Says::OutOfTime => say!(locale, says.you_out_of_time),
            Says::Resigns => say!(locale, says.you_resign),
            Says::Passes => say!(locale, says.you_pass),
        };
    }
    let name = players.names[side as usize].trim();
    match (says, side) {
        (Says::ToMove, _) if !name.is_empty() => say!(locale, says.to_move, who = name.to_owned()),
        (Says::ToMove, Side::White) => say!(locale, says.white_to_move),
        (Says::ToMove, Side::Black) => say!(locale, says.black_to_move),
        (Says::Wins, _) if !name.is_empty() => say!(locale, says.wins, who = name.to_owned()),
        (Says::Wins, Side::White) => say!(locale, says.white_wins),
        (Says::Wins, Side::Black) => say!(locale, says.black_wins),
        (Says::Resigned, _) if !name.is_empty() => {
            say!(locale, says.resigned, who = name.to_owned())
        }
        (Says::Resigned, Side::White) => say!(locale, says.white_resigned),
        (Says::Resigned, Side::Black) => say!(locale, says.black_resigned),
        (Says::OutOfTime, _) if !name.is_empty() => {
            say!(locale, says.out_of_time, who = name.to_owned())
        }
        (Says::OutOfTime, Side::White) => say!(locale, says.white_out_of_time),
        (Says::OutOfTime, Side::Black) => say!(locale, says.black_out_of_time),
        (Says::Resigns, _) if !name.is_empty() => say!(locale, says.resigns, who = name.to_owned()),
        (Says::Passes, _) if !name.is_empty() => say!(locale, says.passes, who = name.to_owned()),
        (Says::Passes, Side::White) => say!(locale, says.white_passes),
        (Says::Passes, Side::Black) => say!(locale, says.black_passes),
        (Says::Resigns, Side::White) => say!(locale, says.white_resigns),
        (Says::Resigns, Side::Black) => say!(locale, says.black_resigns),
    }
}

#[must_use]
pub fn side_name(locale: Locale, side: Side) -> String {
    match side {
        Side::White => say!(locale, side.white),
        Side::Black => say!(locale, side.black),
    }
}

/// The winner and the reason, in two sentences.
#[must_use]
pub fn result(
    dress: &dyn Dress,
    locale: Locale,
    verdict: &Verdict<Erased>,
    players: &PlayerNames,
) -> (String, String) {
    let headline = match verdict.outcome {
        Outcome::Won(side) if players.you == Some(side.other()) => say!(locale, says.you_lost),
        Outcome::Won(side) => sentence(locale, Says::Wins, side, players),
        Outcome::Draw => say!(locale, result.draw),
    };
    let why = match &verdict.cause {
        Cause::Position(ending) => dress.ending(locale, ending),
        Cause::Repetition => say!(locale, result.repetition),
        Cause::Resigned(side) => sentence(locale, Says::Resigned, *side, players),
        Cause::Agreed => say!(locale, result.agreed),
        Cause::Time(side) => sentence(locale, Says::OutOfTime, *side, players),
    };
    (headline, why)
}

/// Several things in one sentence.
#[must_use]
pub fn list(things: impl IntoIterator<Item = String>) -> String {
    things.into_iter().collect::<Vec<_>>().join(", ")
}

/// One of several numbers, joined by "or".
#[must_use]
pub fn either(locale: Locale, numbers: &[u8]) -> String {
    let told = numbers.iter().map(u8::to_string);
    let told = told.reduce(|one, other| say!(locale, board.either, one = one, other = other));
    told.unwrap_or_default()
}

/// The places of a piece: its cells, or what its wall is between.
#[must_use]
pub fn places_of(
    dress: &dyn Dress,
    locale: Locale,
    piece: &Piece,
    name: impl Fn(Spot) -> String,
) -> String {
    let is_cell = |spot: &&Spot| spot.x & 1 != 0 && spot.y & 1 != 0;
    let cells: Vec<String> = piece
        .spots
        .iter()
        .filter(is_cell)
        .map(|spot| dress.place(locale, &name(spot.ground())))
        .collect();
    match cells.is_empty() {
        true => dress.place(locale, &name(piece.spots[0].ground())),
        false => cells.join("–"),
    }
}

/// The accessible name of a spot and the piece on it.
#[must_use]
pub fn spot(dress: &dyn Dress, locale: Locale, name: &str, piece: Option<&Piece>) -> String {
    let name = dress.place(locale, name);
    match piece {
        None => say!(locale, board.empty, spot = name),
        Some(piece) => say!(
            locale,
            board.with,
            spot = name,
            piece = dress.piece(locale, piece)
        ),
    }
}
