//! A page of the first form, from before revisions existed: it compares the stored text and writes.

use super::line::Line;
use super::open_game::OpenGame;
use super::world::World;
use tablero::play::SavedGame;
use tablero::session::storage::KeyStore;
use tablero::session::storage::keys::old_game_key;

#[derive(Default)]
pub struct OldTab {
    open: Option<OpenGame>,
    /// The stored text that this page last read or wrote.
    known: Option<String>,
}

impl OldTab {
    pub fn step(&mut self, world: &mut World) {
        match (world.rng.u8(0..20), self.open.is_some()) {
            (0..14, true) => {
                if let Some(open) = &mut self.open {
                    open.act(&mut world.rng);
                }
                self.save(world);
            }
            (14..17, _) => self.begin(world),
            _ => self.open(world),
        }
    }

    pub fn sync(&mut self, world: &mut World) {
        let Some(open) = &self.open else { return };
        match stored(world, &open.id) {
            Some(stored) if self.known.as_ref() != Some(&stored) => self.convert(&stored),
            Some(_) => {}
            None => self.known = None,
        }
    }

    fn begin(&mut self, world: &mut World) {
        let mut open = OpenGame::begin(&mut world.rng);
        let id = world.names().next().expect("a name");
        open.id = format!("old-{id}");
        // It writes without reading first, so this name must be new.
        if world.row(&open.id).is_none() {
            (self.open, self.known) = (Some(open), None);
            self.save(world);
        }
    }

    fn open(&mut self, world: &mut World) {
        let keys = world.store.keys().unwrap_or_default();
        let ids: Vec<&str> = keys
            .iter()
            .filter_map(|key| key.strip_prefix("tablero/v1/game/"))
            .collect();
        if ids.is_empty() {
            return;
        }
        let id = ids[world.rng.usize(0..ids.len())].to_owned();
        if let Some(raw) = stored(world, &id) {
            self.open = Some(OpenGame::resume(&id, &read(&raw)));
            self.known = Some(raw);
        }
    }

    fn save(&mut self, world: &mut World) {
        let now = world.now();
        let Some(open) = &self.open else { return };
        let (id, game) = (open.id.clone(), open.saved(now));
        let Ok(before) = world.store.get(&old_game_key(&id)) else {
            // It does not write if it cannot read.
            return;
        };
        if let Some(before) = &before
            && self.known.as_ref() != Some(before)
        {
            return self.convert(before);
        }
        let text = serde_json::to_string(&game).expect("JSON");
        let key = old_game_key(&id);
        let written = world.store.set(&key, &text).is_ok();
        if world.store.raw(&key) == Some(&text) {
            let line = Line::of(&game);
            if let Some(before) = before {
                world.release(&Line::of_row(&before), Some(&line));
            }
            if written && !world.store.is_dead() {
                world.stored += 1;
                world.promise(line);
            }
        }
        self.known = stored(world, &id);
    }

    fn convert(&mut self, raw: &str) {
        if let Some(open) = &self.open {
            self.open = Some(OpenGame::resume(&open.id, &read(raw)));
            self.known = Some(raw.to_owned());
        }
    }
}

fn stored(world: &World, id: &str) -> Option<String> {
    world.store.get(&old_game_key(id)).ok().flatten()
}

fn read(raw: &str) -> SavedGame {
    serde_json::from_str(raw).expect("a game of the first form")
}
