//! Links to a game with a friend.

use super::context::Game;
use crate::app::address;
use crate::app::saved_games::SavedGames;
use crate::games::codes::CODE_RULES;
use crate::narration::people_of;
use crate::play::game_code::{CodedGame, EncodeError, encode_game, unseal};
use crate::session::route::Route;
use crate::session::{GameModel, Model};

/// The address that the friend opens. None if the game has no code.
pub fn link_to_friend(game: Game) -> Option<String> {
    let coded = game.read(coded_game)?;
    let kind = game.game_words.kind();
    let encode = |coded: &CodedGame| encode_game(coded, kind, CODE_RULES);
    let code = encode(&coded).or_else(|error| {
        // A name or a message that is not possible is left out.
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
    Some(address::of(&Route::Link(code.ok()?)))
}

/// The game of a link with other moves, which was read once before.
pub fn read_link(game: Game, link: &str) -> Option<CodedGame> {
    let sealed = unseal(link, CODE_RULES).ok()?;
    sealed.open(game.game_words.kind()).ok()
}

/// Opens the game of a link beside the one of this browser.
pub fn open_apart(games: SavedGames, link: &CodedGame) {
    if let Some(id) = games.begin_from_friend(link) {
        address::go(&Route::Game(id));
    }
}

fn coded_game(game: &GameModel) -> Option<CodedGame> {
    let one = game.correspondence()?;
    let people = people_of(game.players());
    let name = |name: Option<&str>| name.unwrap_or_default().to_owned();
    Some(CodedGame {
        text: game.board().table().text(),
        ended: None,
        id: Some(one.id),
        sender: Some(one.you),
        message: one.outgoing,
        names: people.names.each_ref().map(|one| name(Some(one))),
    })
}
