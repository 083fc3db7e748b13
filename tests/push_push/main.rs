//! Tests of Push Push's rules: worked examples, errors, reasons, piece actions and symmetries.

#[path = "../law/mod.rs"]
mod law;

mod errors;
mod examples;
mod judgement;
mod piece_actions;
mod plain;
mod reasons;
mod reasons_match_moves;
mod records;
mod symmetries;

use tablero::games::push_push::PushPush;

#[test]
fn both_opinions_agree_and_every_rule_was_tried() {
    law::opinion::compare::<PushPush, plain::Plain>(4_104);
}
