//! The names in a backup.

/// The first line.
pub const FIRST: &str = "tablero backup 1";
/// The first line if there are finished games in lines. Pages that support only version 1 refuse it.
pub const FIRST_WITH_LINES: &str = "tablero backup 2";
/// The beginning of the first line of every version.
pub const ANY_FIRST: &str = "tablero backup ";
/// The beginning of the last line.
pub const END: &str = "end ";
/// The names of values, or the beginnings of names that end with the name of a game.
pub const SETTINGS: &str = "settings";
pub const GAME: &str = "game:";
pub const VARIATIONS: &str = "variations:";
pub const FINISHED: &str = "finished:";
/// A text that lines have in common, by its key.
pub const SHARED: &str = "shared:";
