//! The stored form of a game on the page.

use crate::play::game_code::GameId;
use crate::play::stored::VERSION;
use crate::play::{GameRecord, GameText, SavedGame};
use crate::session::Players;

impl SavedGame {
    /// A game to be stored, with the current time.
    #[must_use]
    pub fn new(text: &GameText, players: Players) -> SavedGame {
        SavedGame {
            version: VERSION,
            text: text.to_string(),
            correspondence: players.correspondence_text(),
            undone: Vec::new(),
            names: players.names,
            levels: players.levels,
            fair: players.fair,
            on_time: text.on_time,
            clock: String::new(),
            saved: js_sys::Date::now(),
        }
    }

    /// The saved form of a game record.
    #[must_use]
    pub fn of(record: &GameRecord, players: Players) -> SavedGame {
        SavedGame {
            undone: record.undone(),
            ..SavedGame::new(&record.text(), players)
        }
    }
}

/// A random id for a game that is played by links.
pub fn new_game_id() -> GameId {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let (now, chance) = (
        js_sys::Date::now() as u64,
        (js_sys::Math::random() * f64::from(1 << 30)) as u64,
    );
    GameId::random(now, chance)
}

/// New names for games, made from the time and a random number.
pub fn new_names() -> impl Iterator<Item = String> {
    std::iter::repeat_with(|| {
        const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let mut number =
            js_sys::Date::now() as u64 * 46_656 + (js_sys::Math::random() * 46_656.0) as u64;
        let mut id = Vec::new();
        while number > 0 {
            id.push(DIGITS[(number % 36) as usize]);
            number /= 36;
        }
        id.iter().rev().map(|&digit| char::from(digit)).collect()
    })
}
