//! How many bytes a text may have. What is longer is refused before anything looks into it, so
//! that no reader takes long, whatever a stranger wrote.

/// A game as text, as it is stored. It is longer than what a link may bring, so that a game that
/// came by one can be kept and played on.
pub const TEXT: usize = 400_000;

/// A game as text in a link. Breakthrough's longest games need about a hundredth of it; of the
/// games without a longest one it holds more than ten thousand moves.
pub const LINKED: usize = 200_000;

/// The fragment of a link: a text with every letter escaped, and its checksum.
pub const LINK: usize = 3 * LINKED + 100;

/// A stored value: a text, what was taken back from it, and names.
pub const STORED: usize = 2_000_000;

/// The options of a game.
pub const OPTIONS: usize = 100;

/// The notation of a position; no game's needs a quarter of it.
pub const POSITION: usize = 1_000;

/// The notation of a move; no game's needs a quarter of it.
pub const MOVE: usize = 100;

/// The nodes of a tree of moves, the first position included. One line of moves may be longer when it is read: it was
/// stored before there were trees.
pub const NODES: usize = 10_000;

/// How deep the brackets of variations are nested.
pub const BRACKETS: usize = 500;

/// The name and the value of a line before the moves.
pub const HEADER_NAME: usize = 30;
pub const HEADER_LINE: usize = 1_000;

/// The lines before the moves.
pub const HEADER_LINES: usize = 64;
