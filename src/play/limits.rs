//! The maximum sizes of texts in bytes. Longer texts are rejected before they are parsed, so that no input
//! makes a reader slow.

/// A game as text in storage. This is more than a link allows, so that a game from a link can be stored and
/// continued.
pub const TEXT: usize = 400_000;

/// A game as text in a link. Breakthrough's longest games need about a hundredth of it. For the games without
/// a maximum length it is enough for more than ten thousand moves.
pub const LINKED: usize = 200_000;

/// The fragment of a link: a text in which every letter is escaped, and a checksum.
pub const LINK: usize = 3 * LINKED + 100;

/// A stored value: a text, the moves that were taken back, and names.
pub const STORED: usize = 2_000_000;

/// A backup of everything that is stored. Browsers store at most about half as much.
pub const BACKUP: usize = 20_000_000;

/// A text of several games, one after another, and their number. A browser can store about as many.
pub const GAMES_BYTES: usize = BACKUP;
pub const GAMES: usize = 20_000;

/// The options of a game.
pub const OPTIONS: usize = 100;

/// The notation of a position. No game needs a quarter of this.
pub const POSITION: usize = 1_000;

/// The draft of a position in an address, which has each piece with its place.
pub const DRAFT: usize = 8 * POSITION;

/// The notation of a move. No game needs a quarter of this.
pub const MOVE: usize = 100;

/// The nodes of a tree of moves, including the first position. A single line may be longer when it is read,
/// because it may have been stored before trees existed.
pub const NODES: usize = 10_000;

/// The maximum nesting of the brackets of variations.
pub const BRACKETS: usize = 500;

/// The name and the value of a header line.
pub const HEADER_NAME: usize = 30;
pub const HEADER_LINE: usize = 1_000;

/// The number of header lines.
pub const HEADER_LINES: usize = 64;

/// A comment that a person types on one position, in UTF-16 code units. Comments that are read may be longer.
pub const COMMENT: usize = 2_000;

/// The maximum number of drawings of a position that are shown.
pub const DRAWINGS: usize = 64;

/// The fragment of a link with a whole game as a code: a game with as many moves as a tree may have nodes, and names.
pub const CODE: usize = 24_000;

/// A message between the page and its worker.
pub const MESSAGE: usize = 8_000_000;
