//! Links to a game with a friend.

use super::context::Game;
use crate::app::address;
use crate::app::saved_games::SavedGames;
use crate::games::CODE_RULES;
use crate::narration::people_of;
use crate::play::game_code::{CodedGame, EncodeError, LinkMessage, encode_game, unseal};
use crate::play::{Correspondence, SavedGame};
use crate::session::correspondence::{KnownGame, game_as_in_link};
use crate::session::route::Route;
use crate::session::{GameModel, Model};

/// A link for the friend.
#[derive(Clone, PartialEq)]
pub struct MadeLink {
    /// The whole address.
    pub address: String,
    /// The number of steps of the game in the link.
    pub steps: usize,
    /// Its message to the friend.
    pub message: Option<LinkMessage>,
}

/// The link that the friend opens. None if the game has no code.
pub fn link_to_friend(game: Game) -> Option<MadeLink> {
    let (coded, steps) = game.read(|game| {
        let steps = Correspondence::steps(game.board().record());
        Some((coded_game(game)?, steps))
    })?;
    let kind = game.game_words.kind();
    let encode = |coded: &CodedGame| {
        let code = encode_game(coded, kind, CODE_RULES)?;
        Ok((code, coded.message))
    };
    let made = encode(&coded).or_else(|error| {
        // A name or a message that cannot be coded is left out.
        let without = match error {
            EncodeError::Name => CodedGame {
                names: Default::default(),
                ..coded
            },
            EncodeError::Message => CodedGame {
                message: None,
                ..coded
            },
            error => return Err(error),
        };
        encode(&without)
    });
    let (code, message) = made.ok()?;
    Some(MadeLink {
        address: address::of(&Route::Link(code)),
        steps,
        message,
    })
}

/// Reads the game of a link with other moves again.
pub fn read_link(game: Game, link: &str) -> Option<CodedGame> {
    let sealed = unseal(link, CODE_RULES).ok()?;
    sealed.open(game.game_words.kind()).ok()
}

/// The game of this screen with the moves of a link.
pub fn game_as_in(game: Game, link: &CodedGame) -> Option<SavedGame> {
    game.read(|game| {
        let record = game.board().record();
        let known = KnownGame {
            game: &SavedGame::of(record, game.players().clone()),
            correspondence: game.correspondence()?,
            record,
        };
        game_as_in_link(&known, link)
    })
}

/// Opens the game of a link as a separate game of this browser.
pub fn open_apart(game: Game, games: SavedGames, link: &CodedGame) {
    let you = game.read(|game| game.correspondence().map(|one| one.you));
    if let Some(id) = games.begin_from_friend(link, you) {
        address::go(&Route::Game(id));
    }
}

fn coded_game(game: &GameModel) -> Option<CodedGame> {
    let one = game.correspondence()?;
    let people = people_of(game.players());
    Some(CodedGame {
        text: game.board().record().text(),
        ended: None,
        id: Some(one.id),
        sender: Some(one.you),
        message: one.outgoing,
        names: people.names,
    })
}
