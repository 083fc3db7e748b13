//! Code that the tests of every game share. The test folder of each game includes it with `#[path]`.

#![allow(dead_code, reason = "not every game needs all of it")]

pub mod garble;
pub mod judgement;
pub mod nine;
pub mod opinion;
pub mod sample;
pub mod symmetry;
