//! Every touch that makes no move is told why, in every position of the vectors.

use crate::contract::reasons::check;
use crate::starts;
use std::collections::BTreeMap;
use tablero::games::{self, Visitor};
use tablero::play::Game;

#[test]
fn every_pair_of_touches_that_makes_no_move_names_a_rule() {
    struct All;

    impl Visitor for All {
        fn visit<G: Game>(&mut self) {
            let mut given = BTreeMap::new();
            for (options, text) in starts(G::SLUG) {
                let options = options.parse().expect("options of the vectors");
                let position = G::parse(options, &text).expect("a position of the vectors");
                check(&position, &mut given);
            }
            println!("{}: {given:?}", G::SLUG);
            assert!(given.len() > 1, "{} gives one reason only", G::SLUG);
        }
    }

    games::visit_all(&mut All);
}
