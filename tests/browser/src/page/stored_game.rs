//! Games that are stored before the page is opened, as the page itself stores them.

use std::time::{SystemTime, UNIX_EPOCH};

use tablero::play::{GameText, SavedGame};
use tablero::session::storage::GameStorage;

use super::{GAME, Page};
use crate::browser::Session;
use crate::memory_store::MemoryStore;

impl<'a> Page<'a> {
    /// A new game of Breakthrough for two people on a board of this size. It is stored, and the page is opened at
    /// its address: home and the dialog, which other tests use, are not loaded.
    #[track_caller]
    pub fn game(session: &'a Session, size: &str) -> Self {
        let page = Self::serve(session);
        let text = GameText {
            game: "breakthrough".to_owned(),
            start: Some(start_of(size)),
            ..GameText::default()
        };
        let address = page.store_new_game(&text);
        page.open(&address);
        page.arrive("game");
        page.see("svg[data-board]");
        page
    }

    /// Stores a game for two people, and returns its address.
    #[track_caller]
    pub fn store_new_game(&self, text: &GameText) -> String {
        self.store_game(text, [0, 0])
    }

    /// Stores a game with these levels (0 for a person), and returns its address.
    #[track_caller]
    pub fn store_game(&self, text: &GameText, levels: [u8; 2]) -> String {
        let mut rows = MemoryStore::default();
        let saved = SavedGame {
            correspondence: String::new(),
            version: 1,
            text: text.to_string(),
            undone: Vec::new(),
            names: Default::default(),
            levels,
            fair: true,
            on_time: false,
            clock: String::new(),
            saved: now(),
        };
        let id = format!("stored{}", self.games().len());
        let names = &mut std::iter::once(id.trim_end_matches('0').to_owned());
        let added = GameStorage::default().add(&mut rows, &saved, names);
        let row = rows.0.get(&format!("{GAME}{}", added.id));
        self.store(
            &format!("{GAME}{}", added.id),
            row.expect("the game has a row"),
        );
        format!("#play={}", added.id)
    }
}

/// Milliseconds since 1970. Home removes old games in which nothing has happened.
fn now() -> f64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.expect("a date after 1970").as_secs_f64() * 1_000.0
}

/// The position of a new game of Breakthrough on a board of this size.
fn start_of(size: &str) -> String {
    let (width, height) = size.split_once('x').expect("a size is like 4x10");
    let number = |text: &str| text.parse::<usize>().expect("a number of cells");
    let (width, height) = (number(width), number(height));
    let rank = |piece: &str| piece.repeat(width);
    let mut ranks = vec![rank("p"), rank("p")];
    ranks.resize(height - 2, width.to_string());
    ranks.extend([rank("P"), rank("P")]);
    format!("{} w", ranks.join("/"))
}
