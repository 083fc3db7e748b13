//! A tab of this version, as the page uses the storage.

use super::line::Line;
use super::open_game::OpenGame;
use super::world::World;
use crate::{index_row, old_ids};
use std::collections::{BTreeMap, BTreeSet};
use tablero::games;
use tablero::play::SavedGame;
use tablero::session::storage::{
    Added, ByName, Change, Converted, GameRow, GameStorage, Loaded, SaveResult, UnsavedGame,
    read_index, same_moves, write_index,
};

#[derive(Default)]
pub struct NewTab {
    storage: GameStorage,
    open: Option<OpenGame>,
    known: Option<GameRow>,
    /// The lines that were reported to the tab as in memory only, by name.
    in_memory: BTreeMap<String, Line>,
}

impl NewTab {
    pub fn step(&mut self, world: &mut World) {
        match (world.rng.u8(0..40), self.open.is_some()) {
            (0..28, true) => self.act(world),
            (28..31, _) => self.begin(world),
            (31, true) => self.remove(world),
            (32..34, _) => self.retry_unsaved(world),
            (34, _) => self.write_index(world),
            _ => self.open(world),
        }
    }

    /// Another tab may have written something.
    pub fn sync(&mut self, world: &mut World) {
        let Some(open) = &self.open else { return };
        let (id, game) = (open.id.clone(), open.saved(world.now()));
        let known = self.known.clone();
        let seen = world.seen(&id, known.as_ref());
        let mut names = world.names();
        let change = self
            .storage
            .sync(&mut world.store, &id, known.as_ref(), &game, &mut names);
        world.written(&id, seen.as_ref(), &game);
        if let Change::Saved(result) = change {
            self.settle(world, &id, known.as_ref(), &game, *result);
        }
    }

    fn act(&mut self, world: &mut World) {
        let Some(open) = &mut self.open else { return };
        open.act(&mut world.rng);
        let (id, game) = (open.id.clone(), open.saved(world.now()));
        let known = self.known.clone();
        let seen = world.seen(&id, known.as_ref());
        let mut names = world.names();
        let result = self
            .storage
            .save(&mut world.store, &id, known.as_ref(), &game, &mut names);
        world.written(&id, seen.as_ref(), &game);
        if world.store.is_dead() {
            return;
        }
        let is_stored = matches!(result, SaveResult::Stored(_));
        self.settle(world, &id, known.as_ref(), &game, result);
        if is_stored {
            self.retry_unsaved(world);
        }
    }

    fn begin(&mut self, world: &mut World) {
        let mut open = OpenGame::begin(&mut world.rng);
        let game = open.saved(world.now());
        let mut names = world.names();
        let added = self.storage.add(&mut world.store, &game, &mut names);
        if world.store.is_dead() {
            return;
        }
        open.id.clone_from(&added.id);
        self.open = Some(open);
        self.note_added(world, &game, &added);
        self.known = added.row.ok();
    }

    fn open(&mut self, world: &mut World) {
        let ids = self.storage.ids(&world.store);
        if ids.is_empty() || world.store.is_dead() {
            return;
        }
        let id = ids[world.rng.usize(0..ids.len())].clone();
        let mut names = world.names();
        let taken = self.storage.convert(&mut world.store, &id, &mut names);
        if world.store.is_dead() {
            return;
        }
        if let Converted::Branched(_) = taken {
            world.branched += 1;
        }
        let waited = self.storage.unsaved().clone();
        let loaded = self.storage.load(&mut world.store, &id);
        if world.store.is_dead() {
            return;
        }
        self.note_loaded(world, waited);
        let Some(game) = loaded.game() else {
            assert!(
                !matches!(loaded, Loaded::Unreadable(_)),
                "nothing is damaged"
            );
            return;
        };
        self.open = Some(OpenGame::resume(&id, game));
        self.known = loaded.known().cloned();
    }

    fn remove(&mut self, world: &mut World) {
        let Some(open) = self.open.take() else { return };
        let row = world.row(&open.id).map(Line::of_row);
        let mut seen = vec![open.line()];
        let is_seen = self.in_memory.get(&open.id).is_none_or(|ours| {
            let known = self.known.as_ref().map(|known| Line::of(&known.game));
            row.as_ref()
                .is_none_or(|row| row.is_in(ours) || known.as_ref() == Some(row))
        });
        seen.extend(row.filter(|_| is_seen));
        let removed = self.storage.remove(&mut world.store, &open.id);
        // A removal that fails or is interrupted may already have removed something.
        for line in seen {
            world.release(&line, None);
        }
        if removed.is_ok() && !world.store.is_dead() {
            self.in_memory.remove(&open.id);
        }
    }

    fn retry_unsaved(&mut self, world: &mut World) {
        let unsaved = self.storage.unsaved().clone();
        let seen: Vec<_> = unsaved
            .clone()
            .into_iter()
            .map(|(id, game)| world.seen(&id, game.known.as_ref()))
            .collect();
        let mut names = world.names();
        let results = self.storage.retry_unsaved(&mut world.store, &mut names);
        for ((id, unsaved), seen) in unsaved.clone().into_iter().zip(seen) {
            world.written(&id, seen.as_ref(), &unsaved.game);
        }
        if world.store.is_dead() {
            return;
        }
        for (id, result) in results {
            let unsaved = unsaved.get(&id).expect("it waits");
            self.settle(world, &id, unsaved.known.as_ref(), &unsaved.game, result);
        }
    }

    fn write_index(&mut self, world: &mut World) {
        let Ok(index) = read_index(&self.storage, &world.store) else {
            return;
        };
        let mut rows = index.rows;
        for row in &rows {
            let raw = world.row(&row.id).expect("a row of a stored game");
            let saved: serde_json::Value = serde_json::from_str(raw).expect("JSON");
            assert_eq!(saved["saved"].as_f64(), Some(row.saved), "it is not stale");
        }
        let waited = self.storage.unsaved().clone();
        for id in &index.stale {
            if let Loaded::Stored(row) = self.storage.load(&mut world.store, id) {
                rows.extend(index_row(id, &row));
            }
        }
        self.note_loaded(world, waited);
        let _ = write_index(&self.storage, &mut world.store, &rows);
    }

    /// Loading may have found that another tab has stored a game that was waiting.
    fn note_loaded(&mut self, world: &mut World, waited: ByName<UnsavedGame>) {
        for (id, before) in waited {
            if !self.storage.unsaved().contains(&id)
                && let Some(line) = self.in_memory.remove(&id)
                && has_moved(before.known.as_ref(), &before.game)
            {
                world.promise(line);
            }
            let is_open = self.open.as_ref().is_some_and(|open| open.id == id);
            if !self.storage.unsaved().contains(&id)
                && is_open
                && let Loaded::Stored(row) = self.storage.load(&mut world.store, &id)
            {
                self.show(is_open, &id, row);
            }
        }
    }

    /// The result of saving a game.
    fn settle(
        &mut self,
        world: &mut World,
        id: &str,
        known: Option<&GameRow>,
        ours: &SavedGame,
        result: SaveResult,
    ) {
        let line = Line::of(ours);
        let is_open = self.open.as_ref().is_some_and(|open| open.id == id);
        match result {
            SaveResult::Stored(row) => {
                world.stored += 1;
                assert!(line.is_in(&Line::of(&row.game)));
                assert!(same_moves(&row.game, ours));
                self.in_memory.remove(id);
                world.promise(line);
                self.show(is_open, id, row);
            }
            SaveResult::TakenOver(row) => {
                world.taken_over += 1;
                self.in_memory.remove(id);
                // A tab without a new move follows the other tab.
                if has_moved(known, ours) {
                    world.promise(line);
                }
                self.show(is_open, id, row);
            }
            SaveResult::Branched(added) => {
                world.branched += 1;
                assert_ne!(added.id, id);
                self.in_memory.remove(id);
                self.note_added(world, ours, &added);
                if let Some(open) = self.open.as_mut().filter(|_| is_open) {
                    open.id = added.id;
                    self.known = added.row.ok();
                }
            }
            SaveResult::InMemory(error) => {
                world.in_memory += 1;
                assert!(self.storage.error().is_some(), "{error:?}");
                self.in_memory.insert(id.to_owned(), line);
            }
        }
    }

    fn note_added(&mut self, world: &mut World, game: &SavedGame, added: &Added) {
        match &added.row {
            Ok(_) => world.promise(Line::of(game)),
            Err(_) => {
                world.in_memory += 1;
                self.in_memory.insert(added.id.clone(), Line::of(game));
            }
        }
    }

    fn show(&mut self, is_open: bool, id: &str, row: GameRow) {
        if is_open {
            self.open = Some(OpenGame::resume(id, &row.game));
            self.known = Some(row);
        }
    }

    /// Every line that is not stored is in memory, and there is an error to show to the player.
    pub fn check(&self, world: &World) {
        let unsaved = self.storage.unsaved();
        assert_eq!(
            self.storage.error().is_some(),
            unsaved.names().next().is_some()
        );
        assert!(
            unsaved
                .names()
                .collect::<BTreeSet<_>>()
                .into_iter()
                .eq(self.in_memory.keys()),
            "{unsaved:?} {:?}",
            self.in_memory
        );
        for (id, line) in &self.in_memory {
            assert!(line.is_in(&Line::of(&unsaved.get(id).expect("it waits").game)));
        }
        if let Some(open) = &self.open
            && !self.in_memory.contains_key(&open.id)
        {
            let known = self.known.as_ref().expect("it was stored");
            assert_eq!(open.line(), Line::of(&known.game), "{}", world.deaths);
        }
    }

    /// Once the store works, nothing waits any more.
    pub fn save_everything(&mut self, world: &mut World) {
        self.retry_unsaved(world);
        assert!(self.storage.unsaved().names().next().is_none());
        assert!(self.in_memory.is_empty());
    }

    /// Migrates all games of the first form, opens all games, and makes the index.
    pub fn take_over_everything(mut self, world: &mut World) {
        let old: Vec<String> = old_ids(&world.store)
            .into_iter()
            .map(str::to_owned)
            .collect();
        for id in old {
            let mut names = world.names();
            let taken = self.storage.convert(&mut world.store, &id, &mut names);
            assert!(matches!(taken, Converted::Done(_) | Converted::Branched(_)));
        }
        assert!(old_ids(&world.store).is_empty());
        for id in self.storage.ids(&world.store) {
            let loaded = self.storage.load(&mut world.store, &id);
            let record = games::resume(loaded.game().expect("a game")).expect("a legal game");
            assert_eq!(record.undone(), loaded.game().expect("a game").undone);
        }
        self.write_index(world);
        let index = read_index(&self.storage, &world.store).expect("the index");
        assert!(index.stale.is_empty() && !index.has_gone);
        assert_eq!(index.rows.len(), self.storage.ids(&world.store).len());
    }
}

/// Whether a game has other moves than the row that the tab has read.
fn has_moved(known: Option<&GameRow>, ours: &SavedGame) -> bool {
    known.is_none_or(|known| !same_moves(&known.game, ours))
}
