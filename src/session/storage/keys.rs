//! The keys of the store. Pages of the first form use only keys that begin with [`OLD`], so they leave the new ones
//! alone.

/// The beginning of every key of Tablero, of any form.
pub const ALL: &str = "tablero/";
/// The beginning of the keys of the first form, `v1`.
pub const OLD: &str = "tablero/v1/";
/// The beginning of the keys of the second form, `v2`.
pub const NEW: &str = "tablero/v2/";
/// The version that is written in every value of the second form. Values of the first form have
/// [`crate::play::stored::VERSION`].
pub const NEW_VERSION: u64 = 2;

/// The key of the index, with the row of each game on home.
pub const INDEX: &str = "tablero/v2/index";
/// Whether a game is in progress, `1` or `0`. Missing if there is no game. `boot.js` reads it.
pub const GOING: &str = "tablero/v2/going";
/// The same in the first form.
pub const OLD_GOING: &str = "tablero/v1/going";

const GAME: &str = "game/";
const VARIATIONS: &str = "variations/";
const FINISHED: &str = "tablero/v2/finished/";
const ASIDE: &str = "tablero/v2/aside/";

/// The key of a game's row.
#[must_use]
pub fn game_key(id: &str) -> String {
    format!("{NEW}{GAME}{id}")
}

/// The name of a game's variations among the values of the second form.
#[must_use]
pub fn variations_name(id: &str) -> String {
    format!("{VARIATIONS}{id}")
}

/// The name of the game whose variations have this key. For storage events.
#[must_use]
pub fn game_of_variations_key(key: &str) -> Option<&str> {
    key.strip_prefix(NEW)?.strip_prefix(VARIATIONS)
}

/// The key of a game of the first form.
#[must_use]
pub fn old_game_key(id: &str) -> String {
    format!("{OLD}{GAME}{id}")
}

/// The name of the game with this key, of either form. For storage events.
#[must_use]
pub fn game_of_key(key: &str) -> Option<&str> {
    let own = key.strip_prefix(NEW).or_else(|| key.strip_prefix(OLD))?;
    own.strip_prefix(GAME)
}

/// The name of the game with this key of the first form.
#[must_use]
pub fn game_of_old_key(key: &str) -> Option<&str> {
    key.strip_prefix(OLD)?.strip_prefix(GAME)
}

/// The key of a page of finished games, by its number, which counts from 1.
#[must_use]
pub fn finished_key(number: u64) -> String {
    format!("{FINISHED}{number}")
}

/// Whether this is the key of a page of finished games. For storage events.
#[must_use]
pub fn is_finished_key(key: &str) -> bool {
    key.starts_with(FINISHED)
}

/// The number of the page of finished games with this key.
#[must_use]
pub fn finished_page_of_key(key: &str) -> Option<u64> {
    key.strip_prefix(FINISHED)?.parse().ok()
}

/// The key under which a damaged value is set aside, by a number that counts from 1.
#[must_use]
pub fn aside_key(number: u32, key: &str) -> String {
    let own = key.strip_prefix(ALL).unwrap_or(key);
    format!("{ASIDE}{number}/{own}")
}
