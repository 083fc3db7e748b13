//! The stored form of what was solved or beaten.

use crate::play::{SmallMap, SmallSet};
use crate::session::storage::keys::NEW_VERSION;
use serde::{Deserialize, Serialize};

/// Used in place of a game among the puzzles of days: the keys are the days on which the page's puzzle was solved on
/// the day itself and without help.
pub const SOLVED_IN_TIME: &str = "in-time";

/// Used in place of a game among the puzzles of days: the keys are the puzzles that were tried with help, as
/// `GAME/PUZZLE`.
pub const TRIED_WITH_HELP: &str = "helped";

/// What was solved or beaten of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Progress {
    version: u64,
    /// The keys of what was solved or beaten, by game. Unknown games and keys are kept.
    done: SmallMap<String, SmallSet<String>>,
}

impl Default for Progress {
    fn default() -> Progress {
        Progress {
            version: NEW_VERSION,
            done: SmallMap::default(),
        }
    }
}

impl Progress {
    /// Whether something of a game was solved or beaten.
    #[must_use]
    pub fn has(&self, slug: &str, key: &str) -> bool {
        self.done.get(slug).is_some_and(|keys| keys.contains(key))
    }

    /// The keys of everything that was solved or beaten in a game.
    pub fn keys(&self, slug: &str) -> impl Iterator<Item = &str> {
        let keys = self.done.get(slug).into_iter().flatten();
        keys.map(String::as_str)
    }

    /// How many things of a game were solved or beaten.
    #[must_use]
    pub fn count(&self, slug: &str) -> usize {
        self.done.get(slug).map_or(0, SmallSet::len)
    }

    /// How many things of all games were solved or beaten.
    #[must_use]
    pub fn len(&self) -> usize {
        self.done.iter().map(|(_, keys)| keys.len()).sum()
    }

    /// Whether nothing was solved or beaten.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Records that something of a game was solved or beaten.
    pub fn add(&mut self, slug: String, key: String) {
        self.done.entry(slug).insert(key);
    }

    /// Adds everything that the other one has.
    pub fn merge(&mut self, other: Progress) {
        self.version = NEW_VERSION;
        for (slug, keys) in other.done {
            self.done.entry(slug).extend(keys);
        }
    }
}
