//! A game from outside: Hexapawn (Martin Gardner, 1962), written with nothing but what the library
//! shows to everybody, registered nowhere, and held to the same contract as the games in it.
//!
//! Who adds a game can begin from this folder: `game.rs` holds its rules, `text.rs` its notation,
//! `hand.rs` what the page asks of it. The rest is tests.
//!
//! 1. Each has three pawns on the row nearest to him; White begins, and one has to move.
//! 2. A pawn steps straight ahead to the next cell, if nothing stands there;
//! 3. or it captures a pawn on the next cell diagonally ahead.
//! 4. Who brings a pawn to the far row has won.
//! 5. Who cannot move has lost.

#[path = "../contract/mod.rs"]
mod contract;
mod facts;
mod game;
mod hand;
mod text;
mod through_the_door;
