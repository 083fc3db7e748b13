//! The store, and the contents that were reported to the tabs.

use super::line::Line;
use crate::fake_store::{FakeStore, Fault};
use fastrand::Rng;
use tablero::play::SavedGame;
use tablero::session::storage::GameRow;
use tablero::session::storage::keys::{game_key, old_game_key};

pub struct World {
    pub store: FakeStore,
    pub rng: Rng,
    /// The lines that must be in the store.
    promised: Vec<Line>,
    clock: u32,
    pub stored: usize,
    pub in_memory: usize,
    pub branched: usize,
    pub taken_over: usize,
    pub deaths: usize,
}

impl World {
    pub fn new(rng: Rng) -> World {
        World {
            store: FakeStore::default(),
            rng,
            promised: Vec::new(),
            clock: 0,
            stored: 0,
            in_memory: 0,
            branched: 0,
            taken_over: 0,
            deaths: 0,
        }
    }

    /// The time. It often stays the same.
    pub fn now(&mut self) -> f64 {
        self.clock += u32::from(self.rng.bool());
        f64::from(self.clock)
    }

    /// New names. They often repeat.
    pub fn names(&mut self) -> impl Iterator<Item = String> + use<> {
        let mut rng = self.rng.fork();
        std::iter::repeat_with(move || format!("id{}", rng.u8(0..20)))
    }

    /// The row under a name, of the new form or else of the old one.
    pub fn row(&self, id: &str) -> Option<&str> {
        let new = self.store.raw(&game_key(id));
        new.or_else(|| self.store.raw(&old_game_key(id)))
    }

    /// The line of the row under a name, if it is the one that a tab has read.
    pub fn seen(&self, id: &str, known: Option<&GameRow>) -> Option<Line> {
        let row = Line::of_row(self.row(id)?);
        (Line::of(&known?.game) == row).then_some(row)
    }

    /// A tab has saved a game over a row that it had seen, or tried to.
    pub fn written(&mut self, id: &str, seen: Option<&Line>, game: &SavedGame) {
        let ours = Line::of(game);
        let is_written = self.row(id).is_some_and(|row| Line::of_row(row) == ours);
        if let Some(seen) = seen.filter(|_| is_written) {
            self.release(seen, Some(&ours));
        }
    }

    /// A line was reported to a tab as stored.
    pub fn promise(&mut self, line: Line) {
        self.promised.retain(|other| !other.is_in(&line));
        self.promised.push(line);
    }

    /// A player has replaced a line by another one, or removed it.
    pub fn release(&mut self, seen: &Line, by: Option<&Line>) {
        let is_replaced = |line: &Line| line.is_in(seen) && !by.is_some_and(|by| line.is_in(by));
        self.promised.retain(|line| !is_replaced(line));
    }

    /// Every line reported as stored is in the store.
    pub fn check(&self) {
        let is_row = |key: &str| key.split('/').nth(2) == Some("game");
        let rows = self.store.values().iter().filter(|(key, _)| is_row(key));
        let lines: Vec<Line> = rows.map(|(_, raw)| Line::of_row(raw)).collect();
        for line in &self.promised {
            let is_there = lines.iter().any(|stored| line.is_in(stored));
            assert!(is_there, "lost: {line:?}\nstored: {lines:#?}");
        }
        assert!(
            !self.store.values().keys().any(|key| key.contains("aside")),
            "nothing is damaged"
        );
    }

    pub fn heal(&mut self) {
        self.store.fault = Fault::None;
        self.store.room = None;
    }
}
