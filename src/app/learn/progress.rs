//! Which exercises were solved in this browser.

use crate::app::notice::{Notice, Notices};
use crate::app::storage::{self, Found, VERSION};
use leptos::ev;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

const KEY: &str = "lessons";

/// What is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Done {
    version: u64,
    /// The keys of the exercises by game. What this version does not know is kept.
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

/// The progress of whoever uses this browser.
#[derive(Clone, Copy)]
pub struct Learnt {
    done: RwSignal<Done>,
    notices: Notices,
}

impl Learnt {
    pub fn provide(notices: Notices) -> Learnt {
        let found = storage::read::<Done>(KEY);
        if let Found::SetAside(why) = found {
            notices.add(Notice::LessonsSetAside(why));
        }
        let done = RwSignal::new(found.value().unwrap_or_default());
        let learnt = Learnt { done, notices };
        let elsewhere = window_event_listener(ev::storage, move |event| {
            let ours = event.key().as_deref().and_then(storage::own) == Some(KEY);
            match event.new_value() {
                // Without a key everything was removed.
                None if event.key().is_none() || ours => learnt.forget(),
                Some(_) if ours => learnt.read_again(),
                _ => {}
            }
        });
        on_cleanup(move || elsewhere.remove());
        provide_context(learnt);
        learnt
    }

    /// Whether an exercise was solved.
    #[must_use]
    pub fn has(self, slug: &str, key: &str) -> bool {
        let has = |keys: &BTreeSet<String>| keys.contains(key);
        self.done.with(|done| done.done.get(slug).is_some_and(has))
    }

    /// An exercise was solved. What another tab has stored meanwhile stays.
    pub fn add(self, slug: &str, key: &str) {
        self.read_again();
        self.done.update(|done| {
            let keys = done.done.entry(slug.to_owned()).or_default();
            keys.insert(key.to_owned());
        });
        let kept = self.done.with_untracked(|done| storage::write(KEY, done));
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
        match storage::read::<Done>(KEY) {
            Found::Value(stored) => self.done.update(|done| {
                for (slug, keys) in stored.done {
                    done.done.entry(slug).or_default().extend(keys);
                }
            }),
            Found::Nothing => {}
            Found::SetAside(why) => self.notices.add(Notice::LessonsSetAside(why)),
        }
    }
}

/// The progress of the page around.
pub fn use_learnt() -> Learnt {
    expect_context()
}
