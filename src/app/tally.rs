//! What was solved or beaten in this browser: the exercises of lessons, puzzles, the computer's levels.

use super::notice::{Notice, Notices};
use super::storage::{self, Found, Unread, VERSION};
use leptos::ev;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// What is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Done {
    version: u64,
    /// The keys of what was solved or beaten, by game. What this version does not know is kept.
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

/// What whoever uses this browser has solved or beaten of one kind. Copies are the same one.
#[derive(Clone, Copy)]
pub struct Tally {
    /// Under which it is stored.
    key: &'static str,
    /// What is said when it could not be read.
    set_aside: fn(Unread) -> Notice,
    done: RwSignal<Done>,
    notices: Notices,
}

/// The key, in the place of a game, of the days whose puzzle was solved on the day itself without help.
pub const IN_TIME: &str = "in-time";

#[derive(Clone, Copy)]
struct Lessons(Tally);

#[derive(Clone, Copy)]
struct Puzzles(Tally);

#[derive(Clone, Copy)]
struct Days(Tally);

#[derive(Clone, Copy)]
struct Levels(Tally);

/// Reads what there is, for everything on the page.
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
                // Without a key everything was removed.
                None if event.key().is_none() || ours => tally.forget(),
                Some(_) if ours => tally.read_again(),
                _ => {}
            }
        });
        on_cleanup(move || elsewhere.remove());
        tally
    }

    /// Whether something was solved or beaten.
    #[must_use]
    pub fn has(self, slug: &str, key: &str) -> bool {
        let has = |keys: &BTreeSet<String>| keys.contains(key);
        self.done.with(|done| done.done.get(slug).is_some_and(has))
    }

    /// The keys of all that was solved or beaten of a game.
    #[must_use]
    pub fn keys(self, slug: &str) -> BTreeSet<String> {
        self.done
            .with(|done| done.done.get(slug).cloned().unwrap_or_default())
    }

    /// How much of a game was solved or beaten.
    #[must_use]
    pub fn count(self, slug: &str) -> usize {
        self.done
            .with(|done| done.done.get(slug).map_or(0, BTreeSet::len))
    }

    /// Something was solved or beaten. What another tab has stored meanwhile stays.
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

    /// Forgets everything, as storage has.
    pub fn forget(self) {
        self.done.set(Done::default());
    }

    /// Takes over what storage holds; what only this tab knows stays.
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

/// The exercises that are solved.
pub fn use_lessons() -> Tally {
    expect_context::<Lessons>().0
}

/// The puzzles that are solved, by their numbers.
pub fn use_puzzles() -> Tally {
    expect_context::<Puzzles>().0
}

/// The puzzles of days that are solved, by their dates; those of the page's puzzle that were solved on their day
/// without help under [`IN_TIME`].
pub fn use_days() -> Tally {
    expect_context::<Days>().0
}

/// The computer's levels that were beaten, by their numbers.
pub fn use_levels() -> Tally {
    expect_context::<Levels>().0
}
