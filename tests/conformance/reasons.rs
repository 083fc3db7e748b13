//! In every position of the test vectors, every touch that makes no move has a reason, and the expected rules
//! are named.

use crate::contract::reasons::check;
use crate::starts;
use std::collections::BTreeMap;
use tablero::games::{self, Visitor};
use tablero::play::Game;

/// The rules that are named for touches in the positions of the test vectors, exactly. So a rule that is no
/// longer named is missed. Rules that forbid moves only in other positions are shown in the tests of the
/// game: rule 7 of Pogo, rules O3 and O4 of TicTo.
const NAMED: &[(&str, &str)] = &[
    ("breakthrough", "1 3 5 7"),
    ("pogo", "3 4 5"),
    ("push-push", "10 11 12 16 19 2 22 4 5 7 8 9"),
    (
        "ticto",
        "B1 B2 E2 F1 F2 F3 F4 F5 F7 G1 G4 G5 K2 O1 O2 O5 P1 P2 P3 T1 T2 U1 U2 U3 U4 W1 W2 W3 W4 W5",
    ),
    ("zoq", "2 3 4 5"),
];

#[test]
fn touches_that_make_no_move_name_a_rule_and_each_rule_is_named() {
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
            let rules: Vec<&str> = given.keys().copied().collect();
            let named = NAMED.iter().find(|(slug, _)| *slug == G::SLUG);
            let (_, named) = named.expect("the rules of every game are listed");
            assert_eq!(rules.join(" "), *named, "{}", G::SLUG);
        }
    }

    games::visit_all(&mut All);
}
