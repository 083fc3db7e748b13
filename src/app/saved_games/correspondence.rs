//! Links from friends, and the games that they belong to.

use super::{BeginningGame, SavedGames};
use crate::app::local_store::LocalStore;
use crate::play::game_code::{CodedGame, GameId};
use crate::play::{Correspondence, SavedGame};
use crate::session::Players;
use crate::session::correspondence::{LinkNews, game_of_friend, link_news};
use crate::session::route::{LinkResult, OpenedLink, OtherMoves};

impl SavedGames {
    /// Opens the game of a link from a friend: what is new is stored. None if the link is not from a game by links.
    #[must_use]
    pub fn open_from_friend(self, fragment: &str, link: &CodedGame) -> Option<OpenedLink> {
        let new = game_of_friend(link)?;
        let Some((id, news)) = self.best_for(link) else {
            return Some(OpenedLink {
                id: self.begin_correspondence(new),
                result: LinkResult::News,
            });
        };
        let result = match news {
            LinkNews::More(game) => {
                self.store_news(&id, *game);
                LinkResult::News
            }
            LinkNews::Nothing => LinkResult::Known,
            LinkNews::Older => LinkResult::Older,
            LinkNews::OtherMoves(number) => LinkResult::OtherMoves(OtherMoves {
                link: fragment.to_owned(),
                number,
            }),
        };
        Some(OpenedLink { id, result })
    }

    /// Begins the game of a link as a game of its own. Returns its name.
    #[must_use]
    pub fn begin_from_friend(self, link: &CodedGame) -> Option<String> {
        game_of_friend(link).map(|game| self.begin_correspondence(game))
    }

    fn begin_correspondence(self, game: SavedGame) -> String {
        let players = Players::of(&game);
        self.begin(BeginningGame {
            text: game.text.parse().unwrap_or_default(),
            undone: Vec::new(),
            variations: None,
            clock: String::new(),
            players,
        })
    }

    /// Of the games with the id of a link, the one for which it means most.
    fn best_for(self, link: &CodedGame) -> Option<(String, LinkNews)> {
        let news = self.games_with(link.id?).into_iter().map(|(id, game)| {
            let news = link_news(&game, link);
            (id, news)
        });
        news.min_by_key(|(_, news)| match news {
            LinkNews::More(_) => 0,
            LinkNews::Nothing => 1,
            LinkNews::Older => 2,
            LinkNews::OtherMoves(_) => 3,
        })
    }

    fn games_with(self, id: GameId) -> Vec<(String, SavedGame)> {
        let has_id = |game: &SavedGame| {
            let read = game.correspondence.parse::<Correspondence>();
            read.is_ok_and(|one| one.id == id)
        };
        let ids = self.with(|storage| storage.ids(&LocalStore)).into_iter();
        let games = ids.filter_map(|name| {
            let loaded = self.with(|storage| storage.load(&mut LocalStore, &name));
            let game = loaded.game()?.clone();
            has_id(&game).then_some((name, game))
        });
        games.collect()
    }

    fn store_news(self, id: &str, game: SavedGame) {
        let loaded = self.with(|storage| storage.load(&mut LocalStore, id));
        let saved = SavedGame {
            saved: js_sys::Date::now(),
            ..game
        };
        // If the store does not take it, it is kept in memory, and the player is told.
        drop(self.save(id, loaded.known(), &saved));
    }
}
