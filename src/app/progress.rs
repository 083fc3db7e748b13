//! What was solved or beaten in this browser, stored between visits.

use super::games::{INTROS, home_game};
use super::notice::Notices;
use super::page_signal;
use super::stored_value::{self, StoredForms, when_done};
use crate::play::stored::Unreadable;
use crate::session::Notice;
use crate::session::progress::{
    Progress, ProgressEffect, ProgressKind, ProgressMessage, ProgressModel, RecordedItem,
};
use leptos::ev;
use leptos::prelude::*;

/// The progress of one kind on the page. Copies refer to the same one.
#[derive(Clone, Copy)]
pub struct PageProgress {
    kind: ProgressKind,
    model: RwSignal<ProgressModel>,
    notices: Notices,
}

/// The progress of all kinds, in the order of [`ProgressKind::ALL`].
#[derive(Clone, Copy)]
struct AllProgress([PageProgress; 4]);

/// Puts the stored progress into the context of the page. It follows changes by other tabs.
pub fn provide(notices: Notices, stored: [StoredForms<Progress>; 4]) {
    let mut kinds = ProgressKind::ALL.into_iter();
    let all = stored.map(|stored| {
        let kind = kinds.next().unwrap_or(ProgressKind::Lessons);
        PageProgress::new(kind, stored, notices)
    });
    provide_context(AllProgress(all));
    let elsewhere = window_event_listener(ev::storage, move |event| {
        let key = event.key();
        for progress in all {
            if stored_value::is_about(key.as_deref(), progress.kind.key()) {
                progress.changed_elsewhere();
            }
        }
    });
    on_cleanup(move || elsewhere.remove());
}

/// The progress of a kind from the context.
pub fn use_progress(kind: ProgressKind) -> PageProgress {
    let AllProgress(all) = expect_context();
    let [first, rest @ ..] = all;
    let found = rest.into_iter().find(|progress| progress.kind == kind);
    found.unwrap_or(first)
}

/// The names of the games that have puzzles, in their usual order.
#[must_use]
pub fn puzzle_games() -> Vec<&'static str> {
    let slugs = INTROS.iter().map(|intro| intro.slug());
    let has_puzzles = |slug: &&str| home_game(slug).is_some_and(|game| game.has_puzzles);
    slugs.filter(has_puzzles).collect()
}

impl PageProgress {
    fn new(kind: ProgressKind, stored: StoredForms<Progress>, notices: Notices) -> PageProgress {
        let mut effects = Vec::new();
        let model = ProgressModel::new(kind, found(kind, stored, notices), &mut effects);
        let progress = PageProgress {
            kind,
            model: RwSignal::new(model),
            notices,
        };
        progress.run(effects);
        progress
    }

    /// Reads the progress, reactive.
    pub fn with<T>(self, read: impl FnOnce(&Progress) -> T) -> T {
        page_signal::track(&self.model);
        self.model.with_untracked(|model| read(model.progress()))
    }

    /// Whether something of a game was solved or beaten, reactive.
    #[must_use]
    pub fn has(self, slug: &str, key: &str) -> bool {
        self.with(|progress| progress.has(slug, key))
    }

    /// How many things of a game were solved or beaten, reactive.
    #[must_use]
    pub fn count(self, slug: &str) -> usize {
        self.with(|progress| progress.count(slug))
    }

    /// Records that something was solved or beaten.
    pub fn add(self, slug: &str, key: &str) {
        let (slug, key) = (slug.to_owned(), key.to_owned());
        when_done(stored_value::read_progress(self.kind), move |read| {
            // Without the part that reads it, only this tab's progress is known.
            let stored = read.ok().and_then(|stored| self.found(stored));
            self.send(ProgressMessage::Add { slug, key, stored });
        });
    }

    /// Records an item, if it is of this kind.
    pub fn record(self, item: &RecordedItem) {
        if item.kind == self.kind {
            self.add(&item.slug, &item.key);
        }
    }

    /// Starts from nothing, after everything was deleted.
    pub fn delete(self) {
        self.send(ProgressMessage::Deleted);
    }

    fn changed_elsewhere(self) {
        when_done(stored_value::read_progress(self.kind), move |read| {
            let Ok(stored) = read else { return };
            match self.found(stored) {
                Some(stored) => self.send(ProgressMessage::StoredElsewhere(stored)),
                // Another tab could not read it, so it is set aside.
                None if stored_value::is_set_aside(self.kind.key()) => {}
                None => self.send(ProgressMessage::Deleted),
            }
        });
    }

    fn found(self, stored: StoredForms<Progress>) -> Option<Result<Progress, Unreadable>> {
        found(self.kind, stored, self.notices)
    }

    fn store(self) {
        let now = move || untrack(|| self.with(Clone::clone));
        let write = move || stored_value::write_progress(self.kind, now);
        self.notices.write(self.kind.key(), write);
    }

    fn send(self, message: ProgressMessage) {
        let mut effects = Vec::new();
        self.model
            .update(|model| model.update(message, &mut effects));
        self.run(effects);
    }

    fn run(self, effects: Vec<ProgressEffect>) {
        for effect in effects {
            match effect {
                ProgressEffect::Store => self.store(),
                ProgressEffect::ShowNotice(notice) => self.notices.add(notice),
            }
        }
    }
}

/// The stored progress, including the progress that a page of an earlier version has added.
fn found(
    kind: ProgressKind,
    stored: StoredForms<Progress>,
    notices: Notices,
) -> Option<Result<Progress, Unreadable>> {
    let StoredForms { new, old, unread } = stored;
    let both = match (new, old) {
        (Some(mut new), Some(old)) => {
            new.merge(old);
            Some(new)
        }
        (new, old) => new.or(old),
    };
    match (both, unread) {
        (Some(progress), unread) => {
            if let Some(why) = unread {
                notices.add(Notice::Unreadable(kind.stored_part(), why));
            }
            Some(Ok(progress))
        }
        (None, unread) => unread.map(Err),
    }
}
