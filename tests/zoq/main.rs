//! Tests of ZOQ's rules: worked examples, errors, reasons, gestures, symmetries and an enumeration of all
//! positions.

#[path = "../law/mod.rs"]
mod law;
#[path = "../law/puzzles.rs"]
mod puzzles;

mod display;
mod enumeration;
mod errors;
mod examples;
mod judgement;
mod plain;
mod reasons;
mod solved;
mod symmetries;
mod touches;

use tablero::games::zoq::Zoq;

#[test]
fn both_opinions_agree_and_every_rule_was_tried() {
    law::opinion::compare::<Zoq, plain::Plain>(4_104);
}
