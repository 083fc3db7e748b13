//! What a game says beside its board.

use super::announcements::variation;
use super::board::{feedback, noted, previewed, selected_or_turn};
use super::facts::BoardFacts;
use super::known::{known_move, known_value, repetitions};
use super::threats::threats;
use super::values::{place_value, short_value};
use crate::app::dress::{self, Dress, Says};
use crate::app::i18n::{Locale, say};
use crate::play::Spot;
use crate::rules::{Outcome, Side};
use crate::session::{GameModel, Waiting};

/// What sentences about a game are made of.
pub struct GameFacts<'a> {
    pub game: &'a GameModel,
    pub board: BoardFacts<'a>,
    pub locale: Locale,
}

/// The end of a game in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    pub outcome: Outcome,
    pub headline: String,
    pub why: String,
}

impl<'a> GameFacts<'a> {
    pub fn new(dress: &'static dyn Dress, game: &'a GameModel, locale: Locale) -> GameFacts<'a> {
        GameFacts {
            game,
            board: BoardFacts::of_game(dress, game, locale),
            locale,
        }
    }

    /// The name of a player, or the colour.
    pub fn who(&self, side: Side) -> String {
        dress::who(self.locale, side, &self.board.players)
    }

    /// A sentence about a player.
    pub fn sentence(&self, says: Says, side: Side) -> String {
        dress::sentence(self.locale, says, side, &self.board.players)
    }

    /// Whose turn it is.
    pub fn turn(&self) -> String {
        self.sentence(Says::ToMove, self.board.table().turn())
    }

    /// The end of the game, if it has ended.
    pub fn result(&self) -> Option<GameResult> {
        let (locale, verdict) = (self.locale, self.game.verdict()?);
        let players = &self.board.players;
        let (headline, why) = dress::result(self.board.dress, locale, &verdict, players);
        let beaten = self.game.beaten_level();
        let beaten = beaten.map(|level| say!(locale, result.beaten, level = level));
        let told: Vec<String> = beaten.into_iter().chain([why]).collect();
        Some(GameResult {
            outcome: verdict.outcome,
            headline,
            why: told.join(" "),
        })
    }

    /// The message about the place that is pointed at.
    pub fn pointed(&self) -> Option<String> {
        let (facts, locale) = (&self.board, self.locale);
        if facts.board.threats().is_some() {
            return None;
        }
        let previewed = previewed(facts, locale, |mv| self.value_of_move(mv));
        previewed.or_else(|| noted(facts, locale, |spot| self.value_at(spot)))
    }

    /// What the last touch has brought, or what the game waits for.
    pub fn status(&self) -> String {
        let (facts, locale, game) = (&self.board, self.locale, self.game);
        if let Some(shown) = facts.board.threats() {
            return threats(facts, locale, shown);
        }
        if game.is_peeking() {
            return self.known();
        }
        if let Some(told) = feedback(facts, locale) {
            return told;
        }
        let line = facts.board.variation();
        if let Some(last) = line.and_then(|line| line.moves().last()) {
            return variation(facts, locale, last);
        }
        if facts.board.is_looking_back() {
            return facts.moves().named(locale, facts.board.ply());
        }
        if game.is_over() {
            return String::new();
        }
        match game.waiting() {
            Some(Waiting::Computer(side)) => {
                say!(locale, machine.thinking, who = self.who(side))
            }
            Some(Waiting::PausedComputer(side)) => match game.players().is_watched() {
                true => say!(locale, machine.rests, who = self.who(side)),
                false => say!(locale, machine.paused, who = self.who(side)),
            },
            None => selected_or_turn(facts, locale),
        }
    }

    /// Everything known of the shown position.
    fn known(&self) -> String {
        let (locale, game) = (self.locale, self.game);
        let Some(position) = game.shown_values() else {
            return match game.values_have_failed() {
                true => say!(locale, machine.lost),
                false => say!(locale, machine.looks),
            };
        };
        let mut told = vec![known_value(locale, position)];
        told.extend(repetitions(locale, position));
        let place = |spot: Spot| self.board.place(locale, spot);
        let places = game.known_places().into_iter();
        let places = places.map(|one| {
            let value = short_value(locale, one.value);
            format!("{}: {value}", place(one.spot))
        });
        let places: Vec<String> = places.collect();
        if !places.is_empty() {
            told.push(format!("{}.", places.join("; ")));
        }
        told.join(" ")
    }

    /// The result of a move, if it is shown.
    fn value_of_move(&self, mv: &str) -> Option<String> {
        let known = &self.game.shown_values()?.known;
        let one = known.moves.iter().find(|one| one.mv == mv)?;
        Some(known_move(self.locale, one))
    }

    /// The best result of the piece on a place, if it is shown.
    fn value_at(&self, spot: Spot) -> Option<String> {
        let mut places = self.game.known_places().into_iter();
        let place = places.find(|one| one.spot == spot)?;
        Some(place_value(self.locale, &place))
    }
}
