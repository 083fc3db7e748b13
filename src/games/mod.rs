//! The games there are. A new one is a folder and two lines here: `mod` and its place in the list.

pub mod breakthrough;
pub mod pogo;
pub mod push_push;
pub mod ticto;
pub mod zoq;

use crate::play::tree::TreeError;
use crate::play::{
    Game, GameText, GameTree, Kind, Of, OpenError, Perft, Saved, Solves, Table, Thinks, perft_of,
};

macro_rules! register {
    ($($game:ty),* $(,)?) => {
        /// Every game, in the order of the shelf.
        pub static GAMES: &[&dyn Kind] = &[$(&Of::<$game>::KIND),*];

        /// Every game again, to be thought about. A list of its own, so that who does not think, as
        /// the page, need not carry what does.
        pub static THINKS: &[&dyn Thinks] = &[$(&Of::<$game>::KIND),*];

        /// And again, to be solved, for who has a use for that.
        pub static SOLVES: &[&dyn Solves] = &[$(&Of::<$game>::KIND),*];

        /// Visits the type of every game.
        pub fn visit_all(visitor: &mut impl Visitor) {
            $(visitor.visit::<$game>();)*
        }
    };
}

register! {
    breakthrough::Breakthrough,
    pogo::Pogo,
    push_push::PushPush,
    ticto::TicTo,
    zoq::Zoq,
}

/// Something to be done with the type of every game, as tests do.
pub trait Visitor {
    fn visit<G: Game>(&mut self);
}

/// The number of lines of `depth` plies from where a game has come, split by first move where `split` asks for it.
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

/// The kind of game of this name.
#[must_use]
pub fn kind(slug: &str) -> Option<&'static dyn Kind> {
    GAMES.iter().copied().find(|kind| kind.slug() == slug)
}

/// The same for thinking about it.
#[must_use]
pub fn thinks(slug: &str) -> Option<&'static dyn Thinks> {
    THINKS.iter().copied().find(|kind| kind.slug() == slug)
}

/// The same for solving it.
#[must_use]
pub fn solves(slug: &str) -> Option<&'static dyn Solves> {
    SOLVES.iter().copied().find(|kind| kind.slug() == slug)
}

/// Sits down to the game of a text, whichever it is.
///
/// # Errors
/// The first thing in the text that the rules do not allow.
pub fn open(text: &GameText) -> Result<Table, OpenError> {
    let kind = kind(&text.game).ok_or_else(|| OpenError::no_game(&text.game))?;
    Table::open_text(kind, text)
}

/// Reads a game with its variations, in either form.
///
/// # Errors
/// The first fault in the text, with its place.
pub fn read_tree(text: &str) -> Result<GameTree, TreeError> {
    GameTree::read(text, kind)
}

/// Sits down to a stored game again, with what was taken back; nothing if it is none.
#[must_use]
pub fn resume(saved: &Saved) -> Option<Table> {
    saved.resume(kind)
}
