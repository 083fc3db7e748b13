//! The files that games are saved in and opened from.

/// The media type of a game as a file, without its encoding.
pub const FILE_KIND: &str = "text/plain";

/// The extensions of files that may contain a game. Games are saved with the first.
pub const FILE_ENDINGS: [&str; 2] = [".txt", ".pgn"];

/// The name of the file in which a game is saved. `name` is, for example, the name of the game.
#[must_use]
pub fn file_name(name: &str) -> String {
    let [ending, ..] = FILE_ENDINGS;
    format!("tablero-{name}{ending}")
}
