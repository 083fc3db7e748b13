//! The list of games. A new game needs a folder and two lines here: its `mod` and its place in the list.

pub mod breakthrough;
pub mod codes;
#[cfg(feature = "test-game")]
#[path = "../../tests/hexapawn/game/mod.rs"]
pub mod hexapawn;
pub mod pogo;
pub mod push_push;
pub mod three_by_three;
pub mod ticto;
pub mod words;
pub mod zoq;

use crate::play::game_code::CodeRules;
use crate::play::import::{Notation, ReadableGame};
use crate::play::tree::TreeError;
use crate::play::{
    Erase, Game, GameRecord, GameText, GameTree, Kind, OpenError, Perft, SavedGame, SearchableGame,
    SolvableGame, perft_of,
};
use words::{EditorWords, GameWords};

macro_rules! register {
    ($($(#[$about:meta])* $game:ty: $words:expr, $code:expr;)*) => {
        /// Every game, in display order.
        pub static GAMES: &[&dyn Kind] = &[$($(#[$about])* &Erase::<$game>::KIND),*];

        const SLUGS: &[&str] = &[$($(#[$about])* <$game as Game>::SLUG),*];

        /// Every game with its search. This list is separate so that a program that does not search, like
        /// the page, does not contain the engine.
        pub static SEARCHABLE_GAMES: &[&dyn SearchableGame] = &[$($(#[$about])* &Erase::<$game>::KIND),*];

        /// Every game with its solver. Separate for the same reason.
        pub static SOLVABLE_GAMES: &[&dyn SolvableGame] = &[$($(#[$about])* &Erase::<$game>::KIND),*];

        /// The texts of every game. The page loads each game's texts with its rules, and does not use this
        /// list.
        pub static WORDS: &[&dyn GameWords] = &[$($(#[$about])* &$words),*];

        /// The position editor of every game. Separate, so that the page loads it with its editor.
        pub static EDITORS: &[&dyn EditorWords] = &[$($(#[$about])* &$words),*];

        /// Other programs' notations of the moves. Separate, so that the page loads them when a text is opened.
        static NOTATIONS: &[(&str, &[Notation])] =
            &[$($(#[$about])* (<$game as Game>::SLUG, <$game as Game>::NOTATIONS)),*];

        /// The measured ladder of every game. Separate, so that the page loads it with the statistics.
        static LADDERS: &[(&str, &[u8])] =
            &[$($(#[$about])* (<$game as Game>::SLUG, <$game as Game>::LADDER)),*];

        /// The code rules of every game. Separate, because they include games whose rules are not loaded.
        pub static CODE_RULES: &[Option<CodeRules>] = &[$($(#[$about])* $code),*];

        /// Visits the type of every game.
        pub fn visit_all(visitor: &mut impl Visitor) {
            $($(#[$about])* visitor.visit::<$game>();)*
        }
    };
}

register! {
    breakthrough::Breakthrough: breakthrough::words::BreakthroughWords, breakthrough::CODE;
    pogo::Pogo: pogo::words::PogoWords, pogo::CODE;
    push_push::PushPush: push_push::words::PushPushWords, push_push::CODE;
    ticto::TicTo: ticto::words::TicToWords, ticto::CODE;
    zoq::Zoq: zoq::words::ZoqWords, zoq::CODE;
    #[cfg(feature = "test-game")]
    hexapawn::Hexapawn: hexapawn::words::HexapawnWords, None;
}

/// A callback for the type of every game, for example in tests.
pub trait Visitor {
    fn visit<G: Game>(&mut self);
}

/// The number of lines of `depth` plies from the last position of a game, split by first move if `split`
/// is set.
///
/// # Errors
/// The first thing in the text that the rules do not allow.
pub fn perft(text: &GameText, depth: u32, split: bool) -> Result<Perft, OpenError> {
    struct Count<'a>(&'a GameText, u32, bool, Option<Result<Perft, OpenError>>);

    impl Visitor for Count<'_> {
        fn visit<G: Game>(&mut self) {
            if self.0.game == G::SLUG {
                self.3 = Some(perft_of::<G>(self.0, self.1, self.2));
            }
        }
    }

    let mut count = Count(text, depth, split, None);
    visit_all(&mut count);
    count
        .3
        .unwrap_or_else(|| Err(OpenError::no_game(&text.game)))
}

/// The index of the game of this name in the list, known when a program is compiled.
#[must_use]
pub const fn index_of(slug: &str) -> Option<usize> {
    let mut index = 0;
    while index < SLUGS.len() {
        if is_same(SLUGS[index].as_bytes(), slug.as_bytes()) {
            return Some(index);
        }
        index += 1;
    }
    None
}

/// The index of the game that a program is built for, from the build's variable `TABLERO_GAME`. `None` if the variable
/// is not set: then the program has all games.
///
/// # Panics
/// If no game has this name. In a constant, this is an error of the build.
#[must_use]
pub const fn only_game(variable: Option<&str>) -> Option<usize> {
    match variable {
        Some(slug) => match index_of(slug) {
            Some(game) => Some(game),
            None => panic!("TABLERO_GAME is not the name of a game"),
        },
        None => None,
    }
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

/// The kind of game of this name.
#[must_use]
pub fn kind(slug: &str) -> Option<&'static dyn Kind> {
    GAMES.iter().copied().find(|kind| kind.slug() == slug)
}

/// The texts of the game of this name.
#[must_use]
pub fn words_of(slug: &str) -> Option<&'static dyn GameWords> {
    WORDS.iter().copied().find(|words| words.slug() == slug)
}

/// The position editor of the game of this name, or `None` if it has no editor.
#[must_use]
pub fn editor_of(slug: &str) -> Option<&'static dyn EditorWords> {
    let mut editors = EDITORS.iter().copied();
    editors.find(|editor| editor.slug() == slug && !editor.palette().is_empty())
}

/// The score of each level of the game of this name against the level below, as in [`Game::LADDER`].
#[must_use]
pub fn ladder(slug: &str) -> &'static [u8] {
    let mut ladders = LADDERS.iter();
    let ladder = ladders.find(|(name, _)| *name == slug);
    ladder.map_or(&[], |(_, scores)| scores)
}

/// The data for reading texts of a game: its rules, the starts of its lists of moves, and other programs' notations of
/// its moves.
#[must_use]
pub fn readable_game(words: &dyn GameWords) -> ReadableGame {
    let mut starts = words.starts();
    if let Some(sizes) = words.sizes() {
        let sides = || sizes.limits();
        // A square board is more likely than another one.
        let squares = sides().map(|side| (side, side));
        let others = sides().flat_map(|width| sides().map(move |height| (width, height)));
        let others = squares.chain(others).filter_map(|size| sizes.start(size));
        for start in others {
            if !starts.contains(&start) {
                starts.push(start);
            }
        }
    }
    let mut notations = NOTATIONS.iter();
    let notations = notations.find(|(slug, _)| *slug == words.slug());
    ReadableGame {
        kind: words.kind(),
        starts,
        notations: notations.map_or(&[], |(_, notations)| notations),
    }
}

/// The searchable kind of the game of this name.
#[must_use]
pub fn searchable_game(slug: &str) -> Option<&'static dyn SearchableGame> {
    SEARCHABLE_GAMES
        .iter()
        .copied()
        .find(|kind| kind.slug() == slug)
}

/// The solvable kind of the game of this name.
#[must_use]
pub fn solvable_game(slug: &str) -> Option<&'static dyn SolvableGame> {
    SOLVABLE_GAMES
        .iter()
        .copied()
        .find(|kind| kind.slug() == slug)
}

/// Opens the game of a text, of any kind.
///
/// # Errors
/// The first thing in the text that the rules do not allow.
pub fn open(text: &GameText) -> Result<GameRecord, OpenError> {
    let kind = kind(&text.game).ok_or_else(|| OpenError::no_game(&text.game))?;
    GameRecord::open_text(kind, text)
}

/// Reads a game with its variations, in either form.
///
/// # Errors
/// The first fault in the text, with its place.
pub fn read_tree(text: &str) -> Result<GameTree, TreeError> {
    GameTree::read(text, kind)
}

/// Reopens a stored game, including the moves that were taken back. `None` if the stored text is not a
/// game.
#[must_use]
pub fn resume(saved: &SavedGame) -> Option<GameRecord> {
    saved.resume(kind)
}
