//! Code that the tests of every game share. The test folder of each game includes it with `#[path]`.

#![allow(dead_code, reason = "not every game needs all of it")]

pub mod garble;
pub mod judgement;
pub mod opinion;
pub mod sample;
pub mod symmetry;
pub mod three_by_three;
