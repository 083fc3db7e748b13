//! Brings the index of the games up to date. This needs only the rules of the games that have changed.

use super::SavedGames;
use crate::app::games;
use crate::app::lazy::lazy_code;
use crate::app::loading::NotLoaded;

impl SavedGames {
    /// Makes the rows of the index that are missing or outdated, once the rules that this needs are loaded. Returns whether
    /// any were.
    ///
    /// # Errors
    /// If they could not be loaded.
    pub async fn refresh(self) -> Result<bool, NotLoaded> {
        let kinds = stale_kinds(self).await?;
        if kinds.is_empty() {
            return Ok(false);
        }
        for kind in kinds.into_iter().flatten() {
            games::load(kind).await?;
        }
        refresh_index(self).await?;
        Ok(true)
    }
}

lazy_code! {
    /// The kinds of the games whose rows in the index must be made again. None for an unknown kind.
    saved: fn stale_kinds(games: SavedGames) -> Vec<Option<&'static str>> {
        let index = games.index();
        let mut kinds: Vec<_> = index.stale.iter().map(|id| games.kind(id)).collect();
        kinds.extend(index.has_gone.then_some(None));
        kinds
    }

    /// It opens positions, so it is in the part `game`.
    game: fn refresh_index(games: SavedGames) -> () { games.refresh_index() }
}
