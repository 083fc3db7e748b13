//! An external game: Hexapawn (Martin Gardner, 1962). It only uses the public interface of the library, is
//! not registered, and must keep the same contract as the games of the library.
//!
//! This folder is a template for new games: `game.rs` has the rules, `text.rs` the notation, `hand.rs` what
//! the page needs. The rest is tests.
//!
//! 1. Each side has three pawns on the row nearest to it. White begins, and a side must move.
//! 2. A pawn steps straight ahead to the next cell if that cell is empty,
//! 3. or it captures a pawn on the next cell diagonally ahead.
//! 4. A side that brings a pawn to the far row has won.
//! 5. A side that cannot move has lost.

#[path = "../contract/mod.rs"]
mod contract;
mod facts;
mod game;
mod hand;
mod text;
mod through_the_door;
