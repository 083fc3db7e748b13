//! Hexapawn, the test game: it passes the contract like the games of the library, and uses only their public
//! interface.
//!
//! This folder is a template for new games. `game` has the files for `src/games`; `assets` and `locales` have the
//! files for those folders. With the feature `test-game` the page has it as a sixth game.

#[path = "../contract/mod.rs"]
mod contract;
mod facts;
mod public_interface;

/// The game's folder, without its texts.
mod game {
    mod gestures;
    mod notation;
    mod position;
    mod rules;

    pub use gestures::{Ending, Reason};
    pub use notation::NotAPosition;
    pub use position::{Cell, Hexapawn, Move, SIDE};
}

// As in the library, so that `crate::play` is the same in both.
use tablero::{play, rules, search};
