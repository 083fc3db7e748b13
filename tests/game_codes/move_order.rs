//! Codes count the legal moves in the order of the rules. If this test fails, the order has changed: add a version to
//! `code.rs` in the folder of the game and a line here, and keep the old order readable there.

use crate::samples::vectors;
use tablero::games::CODE_RULES;
use tablero::games::GAMES;
use tablero::play::game_code::MoveOrder;

/// The hash of each order, with its game and its version. Lines are added, never changed.
const HASHES: [(&str, usize, u64); 5] = [
    ("breakthrough", 1, 0xd183_546d_dcee_d46c),
    ("pogo", 1, 0x6e4e_32c2_e3c7_b771),
    ("push-push", 1, 0xd946_f665_fc1c_405e),
    ("ticto", 1, 0xec2a_18f9_75d0_6a7f),
    ("zoq", 1, 0x2620_09c8_8c48_e23d),
];

/// FNV-1a with 64 bits.
fn hash(hash: u64, text: &str) -> u64 {
    text.bytes().fold(hash, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[test]
fn the_order_of_moves_is_that_of_each_version() {
    let mut found = Vec::new();
    for kind in GAMES {
        let rules = CODE_RULES
            .iter()
            .flatten()
            .find(|rules| rules.slug == kind.slug());
        let orders = rules.expect("a code").orders;
        let mut hashes = vec![0xcbf2_9ce4_8422_2325; orders.len()];
        let entries = vectors(kind.slug(), "positions");
        let count = entries.len();
        for entry in entries {
            let [position, options] = ["position", "options"].map(|name| &entry[name]);
            let (position, options) = (position.as_str().unwrap(), options.as_str().unwrap());
            let start = kind.start(options, Some(position)).unwrap();
            let legal = start.legal();
            for (sum, order) in hashes.iter_mut().zip(orders) {
                let places = match order {
                    MoveOrder::OfRules => (0..legal.len()).collect(),
                    MoveOrder::Places(places) => places(&*start),
                };
                let moves: Vec<&str> = places
                    .iter()
                    .map(|place| &*legal[*place].notation)
                    .collect();
                *sum = hash(
                    *sum,
                    &format!("{options}\t{position}\t{}\n", moves.join(" ")),
                );
            }
        }
        for (index, sum) in hashes.into_iter().enumerate() {
            println!(
                "(\"{}\", {}, {sum:#018x}), // {count} positions",
                kind.slug(),
                index + 1
            );
            found.push((kind.slug(), index + 1, sum));
        }
    }
    assert_eq!(found, HASHES);
}
