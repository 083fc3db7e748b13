//! Tests of Breakthrough's rules: worked examples, errors, reasons and a second implementation.

#[path = "../law/mod.rs"]
mod law;

mod errors;
mod examples;
mod node;
mod plain;
mod proofs;
mod race;
mod reasons;
mod symmetries;

use tablero::games::breakthrough::Breakthrough;

#[test]
fn both_opinions_agree_and_every_rule_was_tried() {
    law::opinion::compare::<Breakthrough, plain::Plain>(4_104);
}
