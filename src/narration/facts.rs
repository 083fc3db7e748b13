//! The facts for sentences about a board.

use super::moves::MoveFacts;
use super::player_names::PlayerNames;
use super::player_names::{names_of, people_of};
use crate::games::words::GameWords;
use crate::play::{GameRecord, Note, PossibleTouches, Preview, Scene, Spot};
use crate::session::{BoardModel, Feedback, GameModel, Model, Role};
use crate::words::Locale;
use std::sync::Arc;

/// The facts about a board.
pub struct BoardFacts<'a> {
    pub game_words: &'static dyn GameWords,
    pub board: &'a BoardModel,
    /// The players as they are called now, the computer with its level.
    pub players: PlayerNames,
    pub people: PlayerNames,
    /// The game on the board, if there is one.
    pub game: Option<&'a GameModel>,
    pub scene: Arc<Scene>,
    pub touches: Arc<PossibleTouches>,
    pub preview: Option<Arc<Preview>>,
}

impl<'a> BoardFacts<'a> {
    /// The facts of a board whose players have no names.
    pub fn of(game_words: &'static dyn GameWords, board: &'a BoardModel) -> BoardFacts<'a> {
        BoardFacts {
            game_words,
            board,
            players: PlayerNames::default(),
            people: PlayerNames::default(),
            game: None,
            scene: scene_of(game_words, board),
            touches: board.possible_touches(),
            preview: board.preview(),
        }
    }

    /// The facts of a game's board.
    pub fn of_game(
        game_words: &'static dyn GameWords,
        game: &'a GameModel,
        locale: Locale,
    ) -> BoardFacts<'a> {
        BoardFacts {
            players: names_of(game.players(), locale),
            people: people_of(game.players()),
            game: Some(game),
            ..BoardFacts::of(game_words, game.board())
        }
    }

    pub fn record(&self) -> &'a GameRecord {
        self.board.record()
    }

    pub fn feedback(&self) -> &'a Feedback {
        self.board.feedback()
    }

    pub fn moves(&self) -> MoveFacts<'_> {
        MoveFacts {
            game_words: self.game_words,
            record: self.record(),
            people: &self.people,
        }
    }

    /// Whether there is no message about a touch, no selection and no preview.
    pub fn is_calm(&self) -> bool {
        self.feedback().is_quiet() && self.touches.touched.is_empty() && self.preview.is_none()
    }

    /// The name of a place.
    pub fn place(&self, locale: Locale, spot: Spot) -> String {
        self.game_words
            .place(locale, &self.record().spot_name(spot))
    }

    /// The number of selected pieces.
    pub fn lifted(&self) -> usize {
        let pieces = self.scene.pieces.iter();
        pieces.filter(|piece| self.touches.lifts(piece)).count()
    }
}

/// What a board shows. A figure or an exercise must not reveal its solution.
pub fn scene_of(game_words: &dyn GameWords, board: &BoardModel) -> Arc<Scene> {
    if matches!(board.role(), Role::Game | Role::Embed) {
        return board.scene();
    }
    let mut scene = (*board.scene()).clone();
    let is_diagram = board.role() == Role::Diagram;
    let is_hint = |note: &Note| game_words.is_hint(note, is_diagram);
    scene.notes.retain(|note| !is_hint(note));
    Arc::new(scene)
}
