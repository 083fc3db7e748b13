//! What was solved or beaten in this browser: exercises, puzzles, and the computer's levels.

use super::notice::{Notice, Notices};
use super::storage::{self, Found, Unread, VERSION};
use leptos::ev;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The stored data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Done {
    version: u64,
    /// The keys of what was solved or beaten, by game. Unknown entries are kept.
    done: BTreeMap<String, BTreeSet<String>>,
}

impl Default for Done {
    fn default() -> Done {
        Done {
            version: VERSION,
            done: BTreeMap::new(),
        }
    }
}

/// What was solved or beaten of one kind in this browser. Copies refer to the same tally.
#[derive(Clone, Copy)]
pub struct Tally {
    /// The key in storage.
    key: &'static str,
    /// The notice if it could not be read.
    set_aside: fn(Unread) -> Notice,
    done: RwSignal<Done>,
    notices: Notices,
}

/// Used in place of a game: the keys are the days whose puzzle was solved on the day itself without help.
pub const IN_TIME: &str = "in-time";

/// Used in place of a game: the keys are the puzzles that were tried with help, as `GAME/PUZZLE`.
pub const HELPED: &str = "helped";

#[derive(Clone, Copy)]
struct Lessons(Tally);

#[derive(Clone, Copy)]
struct Puzzles(Tally);

#[derive(Clone, Copy)]
struct Days(Tally);

#[derive(Clone, Copy)]
struct Levels(Tally);

/// Reads the stored data and provides it to the page.
pub fn provide(notices: Notices) {
    let lessons = Tally::new("lessons", Notice::LessonsSetAside, notices);
    provide_context(Lessons(lessons));
    let puzzles = Tally::new("puzzles", Notice::PuzzlesSetAside, notices);
    provide_context(Puzzles(puzzles));
    let days = Tally::new("days", Notice::PuzzlesSetAside, notices);
    provide_context(Days(days));
    let levels = Tally::new("levels", Notice::LevelsSetAside, notices);
    provide_context(Levels(levels));
}

impl Tally {
    fn new(key: &'static str, set_aside: fn(Unread) -> Notice, notices: Notices) -> Tally {
        let found = storage::read::<Done>(key);
        if let Found::SetAside(why) = found {
            notices.add(set_aside(why));
        }
        let tally = Tally {
            key,
            set_aside,
            done: RwSignal::new(found.value().unwrap_or_default()),
            notices,
        };
        let elsewhere = window_event_listener(ev::storage, move |event| {
            let ours = event.key().as_deref().and_then(storage::own) == Some(key);
            match event.new_value() {
                // Without a key, everything was removed.
                None if event.key().is_none() || ours => tally.forget(),
                Some(_) if ours => tally.read_again(),
                _ => {}
            }
        });
        on_cleanup(move || elsewhere.remove());
        tally
    }

    /// Whether an item was solved or beaten.
    #[must_use]
    pub fn has(self, slug: &str, key: &str) -> bool {
        let has = |keys: &BTreeSet<String>| keys.contains(key);
        self.done.with(|done| done.done.get(slug).is_some_and(has))
    }

    /// The keys of everything solved or beaten in a game.
    #[must_use]
    pub fn keys(self, slug: &str) -> BTreeSet<String> {
        self.done
            .with(|done| done.done.get(slug).cloned().unwrap_or_default())
    }

    /// How many items of a game were solved or beaten.
    #[must_use]
    pub fn count(self, slug: &str) -> usize {
        self.done
            .with(|done| done.done.get(slug).map_or(0, BTreeSet::len))
    }

    /// Records that an item was solved or beaten. Entries stored by another tab in the meantime are kept.
    pub fn add(self, slug: &str, key: &str) {
        self.read_again();
        self.done.update(|done| {
            let keys = done.done.entry(slug.to_owned()).or_default();
            keys.insert(key.to_owned());
        });
        let kept = self
            .done
            .with_untracked(|done| storage::write(self.key, done));
        match kept {
            Ok(()) => self.notices.remembers_again(),
            Err(trouble) => self.notices.cannot_remember(trouble),
        }
    }

    /// Clears the tally after the storage was cleared.
    pub fn forget(self) {
        self.done.set(Done::default());
    }

    /// Adds what the storage contains to what this tab knows.
    fn read_again(self) {
        match storage::read::<Done>(self.key) {
            Found::Value(stored) => self.done.update(|done| {
                for (slug, keys) in stored.done {
                    done.done.entry(slug).or_default().extend(keys);
                }
            }),
            Found::Nothing => {}
            Found::SetAside(why) => self.notices.add((self.set_aside)(why)),
        }
    }
}

/// The solved exercises.
pub fn use_lessons() -> Tally {
    expect_context::<Lessons>().0
}

/// The solved puzzles, by their numbers.
pub fn use_puzzles() -> Tally {
    expect_context::<Puzzles>().0
}

/// The solved puzzles of days, by their dates. The page's puzzles that were solved on their day without help
/// are under [`IN_TIME`].
pub fn use_days() -> Tally {
    expect_context::<Days>().0
}

/// The beaten levels of the computer, by their numbers.
pub fn use_levels() -> Tally {
    expect_context::<Levels>().0
}
