//! Tests of TicTo's rules: worked examples, errors, reasons, touches and the display.

#[path = "../law/mod.rs"]
mod law;

mod actions_of_games;
mod details;
mod endings;
mod errors;
mod facts;
mod following;
mod gestures;
mod grooves;
mod judgement;
mod notes;
mod pictures;
mod piece_actions;
mod piles;
mod plain;
mod progress;
mod reasons;
mod records;
mod rounds;
mod sample;
mod setups;
mod sliding;
mod strange;
mod symmetries;
mod truth;
mod vectors;

use tablero::games::ticto::TicTo;
use tablero::rules::Position;

/// The legal moves of a piece, given by its place as in the notation, or of the round, `R`.
fn of(position: &TicTo, name: &str) -> String {
    let texts = position.moves().into_iter().map(|mv| mv.to_string());
    let own = |text: &String| {
        let rest = text.strip_prefix(name);
        rest.is_some_and(|rest| name == "R" || rest.starts_with(['-', '>', '!', '*']))
    };
    texts.filter(own).collect::<Vec<_>>().join(" ")
}

#[test]
fn both_opinions_agree_and_every_rule_was_tried() {
    law::opinion::compare::<TicTo, plain::Plain>(4_104);
}
