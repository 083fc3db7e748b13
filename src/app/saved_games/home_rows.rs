//! The rows of games on home, from the index.

use super::SavedGames;
use crate::app::games;
use crate::app::local_store::LocalStore;
use crate::rules::sort_short;
use crate::session::storage::{Index, IndexRow, Loaded, put_index_row, read_index, write_index};
use leptos::prelude::*;

impl SavedGames {
    /// The index, compared with the games.
    #[must_use]
    pub fn index(self) -> Index {
        self.with(|storage| {
            read_index(storage, &LocalStore).unwrap_or_else(|_| Index {
                // If the storage cannot be read: the games in memory.
                stale: storage.ids(&LocalStore),
                ..Index::default()
            })
        })
    }

    /// The rows on home of all games, the one saved last first. A row that is outdated stays until the new one is made.
    #[must_use]
    pub fn rows(self) -> Vec<IndexRow> {
        let Index {
            mut rows,
            stale,
            outdated,
            ..
        } = self.index();
        let made = self.cached_rows.get_value();
        let made = made.into_iter().filter(|row| stale.contains(&row.id));
        for row in made {
            let loaded = self.with(|storage| storage.load(&mut LocalStore, &row.id));
            if loaded
                .game()
                .is_some_and(|game| game.saved.total_cmp(&row.saved).is_eq())
            {
                rows.push(row);
            }
        }
        for row in outdated {
            if rows.iter().all(|newer| newer.id != row.id) {
                rows.push(row);
            }
        }
        sort_short(&mut rows, IndexRow::later_first);
        rows
    }

    /// Brings the index up to date for the games whose rules are loaded. The new rows are shown immediately.
    pub fn refresh_index(self) {
        if self.make_rows() {
            self.locked(move || self.write_rows());
        }
    }

    /// Makes the rows of the index that are missing or outdated. False if the index needs no change.
    fn make_rows(self) -> bool {
        let Index {
            stale, has_gone, ..
        } = self.index();
        if stale.is_empty() && !has_gone {
            return false;
        }
        let mut rows = Vec::new();
        for id in stale {
            let loaded = self.with(|storage| storage.load(&mut LocalStore, &id));
            let Some(saved) = loaded.game() else { continue };
            let kind = |slug: &str| Some(games::loaded(slug)?.kind());
            let Some(mut record) = saved.resume(kind) else {
                if let Loaded::Stored(row) = &loaded {
                    self.refuse(&id, row);
                }
                continue;
            };
            record.make_forced();
            let revision = match &loaded {
                Loaded::Stored(row) => row.revision,
                _ => Default::default(),
            };
            rows.push(IndexRow::of_game(&id, revision, saved, &record));
        }
        self.cached_rows.set_value(rows);
        self.report();
        self.changed.notify();
        true
    }

    /// Converts games that earlier versions have stored, and writes the index.
    fn write_rows(self) {
        let old = self.with(|storage| storage.old_ids(&LocalStore));
        for id in &old {
            self.convert(id);
        }
        if !old.is_empty() {
            self.make_rows();
        }
        let Index {
            mut rows,
            stale,
            has_gone,
            ..
        } = self.index();
        if stale.is_empty() && !has_gone {
            return;
        }
        let made = self.cached_rows.get_value().into_iter();
        rows.extend(made.filter(|row| stale.contains(&row.id)));
        // If there is no room for it, it is made again.
        let _ = self.with(|storage| write_index(storage, &mut LocalStore, &rows));
    }

    /// Puts the row of a game into the index. Home shows it immediately.
    pub fn put_index_row(self, row: IndexRow) {
        self.cached_rows.update_value(|rows| {
            rows.retain(|other| other.id != row.id);
            rows.push(row.clone());
        });
        let put = move || {
            // If there is no room for it, it is made again.
            let _ = self.with(|storage| put_index_row(storage, &mut LocalStore, row));
        };
        // A hidden page may never get the lock.
        match document().hidden() {
            true => put(),
            false => self.locked(put),
        }
    }
}
