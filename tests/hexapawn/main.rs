//! Hexapawn, the game for tests: it passes the contract like the games of the library, and uses only their public
//! interface.
//!
//! This folder is a template for new games. `game` is what would stand in `src/games`; `assets` and `locales` hold
//! what would stand in those folders. With the feature `test-game` the page has it as a sixth game.

#[path = "../contract/mod.rs"]
mod contract;
mod facts;
mod through_the_door;

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
