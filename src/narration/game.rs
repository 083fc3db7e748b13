//! The texts beside the board of a game.

use super::facts::BoardFacts;
use super::player_names::who;
use super::player_sentences::{PlayerSentence, player_sentence};
use super::pointed::pointed;
use super::result::result_text;
use super::status::status;
use crate::games::words::GameWords;
use crate::rules::{Outcome, Side};
use crate::session::GameModel;
use crate::words::{Locale, say};

/// The facts for sentences about a game.
pub struct GameFacts<'a> {
    pub game: &'a GameModel,
    pub board: BoardFacts<'a>,
    pub locale: Locale,
}

/// The end of a game in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultText {
    pub outcome: Outcome,
    pub headline: String,
    pub why: String,
}

impl<'a> GameFacts<'a> {
    pub fn new(
        game_words: &'static dyn GameWords,
        game: &'a GameModel,
        locale: Locale,
    ) -> GameFacts<'a> {
        GameFacts {
            game,
            board: BoardFacts::of_game(game_words, game, locale),
            locale,
        }
    }

    /// The name of a player, or the colour.
    pub fn who(&self, side: Side) -> String {
        who(self.locale, side, &self.board.players)
    }

    /// A sentence about a player.
    pub fn sentence(&self, says: PlayerSentence, side: Side) -> String {
        player_sentence(self.locale, says, side, &self.board.players)
    }

    /// Whose turn it is.
    pub fn turn(&self) -> String {
        self.sentence(PlayerSentence::ToMove, self.board.record().turn())
    }

    /// The end of the game, if it has ended.
    pub fn result(&self) -> Option<ResultText> {
        let (locale, result) = (self.locale, self.game.result()?);
        let players = &self.board.players;
        let (headline, why) = result_text(self.board.game_words, locale, &result, players);
        let beaten = self.game.beaten_level();
        let beaten = beaten.map(|level| say!(locale, result.beaten, level = level));
        let parts: Vec<String> = beaten.into_iter().chain([why]).collect();
        Some(ResultText {
            outcome: result.outcome,
            headline,
            why: parts.join(" "),
        })
    }

    /// The message about the place that is pointed at.
    pub fn pointed(&self) -> Option<String> {
        pointed(&self.board, self.locale)
    }

    /// The message about the last touch, or what the game waits for.
    pub fn status(&self) -> String {
        status(&self.board, self.locale)
    }
}
