//! Tests of Pogo's rules: worked examples, errors, reasons, gestures and symmetries.

#[path = "../law/mod.rs"]
mod law;
#[path = "../law/puzzles.rs"]
mod puzzles;

mod display;
mod errors;
mod examples;
mod judgement;
mod levels;
mod plain;
mod reasons;
mod repeated;
mod solved;
mod symmetries;
mod taking_more;
mod taps;
mod touches;

use tablero::games::pogo::Pogo;

#[test]
fn both_opinions_agree_and_every_rule_was_tried() {
    law::opinion::compare::<Pogo, plain::Plain>(4_104);
}
