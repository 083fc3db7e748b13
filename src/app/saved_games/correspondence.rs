//! Links from friends, and the games that they belong to.

use super::{BeginningGame, SavedGames};
use crate::app::local_store::LocalStore;
use crate::play::game_code::{CodedGame, GameId};
use crate::play::{Correspondence, GameRecord, SavedGame};
use crate::rules::Side;
use crate::session::Players;
use crate::session::correspondence::{KnownGame, LinkNews, game_of_friend, link_news};
use crate::session::route::{CrossedLink, LinkResult, OpenedLink, OtherMoves};
use crate::session::storage::{GameRow, Loaded};

/// A game with the id of a link.
struct Candidate {
    id: String,
    known: Option<GameRow>,
    news: LinkNews,
}

impl SavedGames {
    /// Opens the game of a link from a friend and stores what is new. `record` is the game as the rules read it. None
    /// if the link is not from a game by links.
    #[must_use]
    pub fn open_from_friend(
        self,
        fragment: &str,
        link: &CodedGame,
        record: &GameRecord,
    ) -> Option<OpenedLink> {
        let new = game_of_friend(link, None)?;
        let Some(Candidate { id, known, news }) = self.best_for(link, record) else {
            return Some(OpenedLink {
                id: self.begin_correspondence(new),
                result: LinkResult::News((record.plies() > 0).then_some(record.plies())),
            });
        };
        let result = match news {
            LinkNews::New(game, first) => {
                let saved = SavedGame {
                    saved: js_sys::Date::now(),
                    ..*game
                };
                // If it cannot be stored, it is kept in memory, and the player is informed.
                drop(self.save(&id, known.as_ref(), &saved));
                LinkResult::News(first)
            }
            LinkNews::Known => LinkResult::Known,
            LinkNews::Older => LinkResult::Older,
            LinkNews::OtherMoves(number) => LinkResult::OtherMoves(OtherMoves {
                link: fragment.to_owned(),
                number,
            }),
            LinkNews::Crossed(crossing, mv) => LinkResult::Crossed(CrossedLink {
                link: fragment.to_owned(),
                crossing,
                mv,
            }),
        };
        Some(OpenedLink { id, result })
    }

    /// Begins the game of a link as a separate game, in which the player has the same side. Returns its name.
    #[must_use]
    pub fn begin_from_friend(self, link: &CodedGame, you: Option<Side>) -> Option<String> {
        game_of_friend(link, you).map(|game| self.begin_correspondence(game))
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

    /// Among the games with the id of a link, the one with the most important news.
    fn best_for(self, link: &CodedGame, record: &GameRecord) -> Option<Candidate> {
        let ids = link.id.map_or_else(Vec::new, |id| self.ids_with(id));
        let candidates = ids
            .into_iter()
            .filter_map(|id| self.candidate(id, link, record));
        candidates.min_by_key(|candidate| match candidate.news {
            LinkNews::New(..) => 0,
            LinkNews::Crossed(..) => 1,
            LinkNews::Known => 2,
            LinkNews::Older => 3,
            LinkNews::OtherMoves(_) => 4,
        })
    }

    /// The names of the games that may have an id of a game by links, including finished ones that are kept as lines.
    /// Those must be unpacked before they are loaded ([`SavedGames::unpack_now`]).
    fn ids_with(self, id: GameId) -> Vec<String> {
        let text = id.to_string();
        self.ids_where(|row| row.correspondence.starts_with(&text))
    }

    /// A game, if a link belongs to it: both have the same id, kind and options.
    fn candidate(self, id: String, link: &CodedGame, record: &GameRecord) -> Option<Candidate> {
        // If there is no room for a row, it waits in memory.
        let _ = self.unpack_now(&id);
        let loaded = self.with(|storage| storage.load(&mut LocalStore, &id));
        let game = loaded.game()?;
        let correspondence: Correspondence = game.correspondence.parse().ok()?;
        if Some(correspondence.id) != link.id {
            return None;
        }
        let kind = record.kind();
        let own = game.resume(|slug| (slug == kind.slug()).then_some(kind))?;
        let is_same_game = own.options() == record.options();
        let known = KnownGame {
            game,
            correspondence: &correspondence,
            record: &own,
        };
        let news = is_same_game.then(|| link_news(&known, link, record))?;
        let known = match &loaded {
            Loaded::Stored(_) | Loaded::Unsaved(_) => loaded.known().cloned(),
            _ => None,
        };
        Some(Candidate { id, known, news })
    }
}
