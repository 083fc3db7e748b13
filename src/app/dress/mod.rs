//! What a game wears on the page: its words in every language, its symbols and its set-up.
//! A new game is a file here and a line in [`super::games`].

pub mod breakthrough;
pub mod pogo;
pub mod push_push;
pub mod ticto;
pub mod zoq;

use super::i18n::{Locale, say};
use crate::play::{Cause, Erased, GameInfo, GameText, Kind, Note, Piece, Spot, Verdict};
use crate::rules::{Outcome, Side};
use leptos::prelude::*;

/// What the home screen shows of a game. Nothing here leads to its rules, so that home is loaded without them.
pub trait Intro: Sync {
    fn info(&self) -> &'static dyn GameInfo;
    fn name(&self, locale: Locale) -> String;
    /// To whom one owes it.
    fn credit(&self, locale: Locale) -> String;
    /// What one plays for, in a sentence.
    fn aim(&self, locale: Locale) -> String;
    /// The symbols of the pieces, each a group named by game, kind and pose: its middle is (0, 0), the side
    /// of a cell 100.
    fn symbols(&self) -> AnyView;
    /// How high its pieces hop on their way, in the units of the drawing.
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

/// The dress of a game. Reasons, endings and errors come as the game made them.
pub trait Dress: Intro {
    fn kind(&self) -> &'static dyn Kind;
    /// How it is played, as short as can be.
    fn gist(&self, locale: Locale) -> String;
    fn piece(&self, locale: Locale, piece: &Piece) -> String;
    /// That a move takes a piece from the board, after the move itself was told; none where that tells it.
    fn taken(&self, locale: Locale, piece: &str) -> Option<String> {
        Some(say!(locale, play.taken, piece = piece))
    }
    /// A piece among others of its stack, as short as can be.
    fn layer(&self, locale: Locale, piece: &Piece) -> String {
        self.piece(locale, piece)
    }
    /// A place of the board by its name, to be read aloud.
    fn place(&self, _: Locale, name: &str) -> String {
        name.to_owned()
    }
    /// What is asked by a third touch.
    fn going_on(&self, locale: Locale) -> String {
        say!(locale, play.going_on)
    }
    /// What is worth seeing in a position, where it is to be told.
    fn note(&self, _: Locale, _note: &Note) -> Option<String> {
        None
    }
    /// Whether a note is a hint for whoever plays: out of place in a figure, or in an exercise where
    /// something is to be found.
    fn is_hint(&self, _note: &Note, _figure: bool) -> bool {
        false
    }
    /// What a newcomer should know before it happens, of a note that tells it, in a sentence.
    fn warning(&self, _: Locale, _note: &Note) -> Option<String> {
        None
    }
    /// The drawing on the badge of a kind of note, a few strokes in a circle of 15, where it has one.
    fn badge(&self, _kind: &str) -> Option<&'static str> {
        None
    }
    /// A move of each form that the notation has.
    fn written(&self) -> &'static [&'static str];
    /// How the notation names places that are not cells, where there are any.
    fn written_places(&self, _: Locale) -> Option<String> {
        None
    }
    /// A move, to be read aloud.
    fn spoken(&self, locale: Locale, notation: &str) -> String;
    fn reason(&self, locale: Locale, reason: &Erased) -> String;
    fn ending(&self, locale: Locale, ending: &Erased) -> String;
    fn position_error(&self, locale: Locale, error: &Erased) -> String;
    /// The starts that a new game offers, the usual one first.
    fn starts(&self) -> Vec<GameText> {
        let of = |options| GameText {
            options,
            ..self.start()
        };
        self.info().options().into_iter().map(of).collect()
    }
    /// Whether a game that begins so begins as a new one can. A position from elsewhere may be won already.
    fn is_start(&self, text: &GameText) -> bool {
        let kind = self.kind();
        let begun = |text: &GameText| Some(kind.open(text).ok()?.begun_at(0).start);
        let is_same = |one: &GameText| one.options == text.options && begun(one) == begun(text);
        self.starts().iter().any(is_same)
    }
    /// What the starts differ in.
    fn starts_legend(&self, _: Locale) -> String {
        String::new()
    }
    /// A start in a few words.
    fn start_word(&self, _: Locale, _start: &GameText) -> String {
        String::new()
    }
    /// The name of a start, the same in all languages.
    fn start_name(&self, start: &GameText) -> String {
        start.options.clone()
    }
    /// Controls for starts beside those that are offered.
    fn other_starts(&self, _chosen: RwSignal<GameText>) -> Option<AnyView> {
        None
    }
    /// An option by its text, where it changes the rules that one plays by.
    fn option(&self, _: Locale, _option: &str) -> Option<String> {
        None
    }
    /// The name with the option, where that is not the usual one.
    fn title(&self, locale: Locale, option: &str) -> String {
        match self.option(locale, option) {
            Some(option) => format!("{} · {option}", self.name(locale)),
            None => self.name(locale),
        }
    }
}

/// What a game made, in the player's words; what is not this game's is told as it tells itself.
fn told<T: 'static>(erased: &Erased, say: impl Fn(&T) -> String) -> String {
    erased
        .downcast_ref()
        .map_or_else(|| erased.to_string(), say)
}

/// Both players, as they are called in sentences.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Players {
    /// White's name first; empty where only the colour tells them apart.
    pub names: [String; 2],
    /// The side of the person who plays alone against the computer, who is "you".
    pub you: Option<Side>,
}

/// `White`, or the name the player gave.
#[must_use]
pub fn who(locale: Locale, side: Side, players: &Players) -> String {
    match players.names[side as usize].trim() {
        "" => side_name(locale, side),
        name => name.to_owned(),
    }
}

/// What a sentence says of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Says {
    ToMove,
    Wins,
    Resigned,
    OutOfTime,
    /// A question.
    Resigns,
    /// Has no move and passes.
    Passes,
}

/// A sentence about a player, as you, by name or by colour: languages bend it differently.
#[must_use]
pub fn sentence(locale: Locale, says: Says, side: Side, players: &Players) -> String {
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

/// Who has won, and why, in two sentences.
#[must_use]
pub fn result(
    dress: &dyn Dress,
    locale: Locale,
    verdict: &Verdict<Erased>,
    players: &Players,
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

/// One number or the other.
#[must_use]
pub fn either(locale: Locale, numbers: &[u8]) -> String {
    let told = numbers.iter().map(u8::to_string);
    let told = told.reduce(|one, other| say!(locale, board.either, one = one, other = other));
    told.unwrap_or_default()
}

/// Where a piece is: its cells, or what its wall stands between.
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

/// The accessible name of a spot and what stands on it.
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
