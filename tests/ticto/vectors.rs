//! Checks the second implementation itself with the test vectors.

use crate::law::opinion::{Opinion, Tally};
use crate::plain::Plain;
use serde_json::Value;
use std::collections::BTreeMap;

/// Larger counts are only tested with the game itself.
const MAX_LEAVES: u64 = 8_000;

fn each(list: &str, check: impl Fn(&Value)) {
    let path = format!("{}/tests/vectors/ticto.json", env!("CARGO_MANIFEST_DIR"));
    let vectors: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let entries = vectors[list].as_array().unwrap();
    assert!(!entries.is_empty(), "no {list}");
    entries.iter().for_each(check);
}

fn read(entry: &Value, key: &str) -> Plain {
    let text = entry[key].as_str().unwrap();
    let plain = Plain::read(text).unwrap_or_else(|| panic!("{text}"));
    assert!(plain.is_position(), "{text}");
    assert_eq!(plain.text(), text);
    plain
}

fn moves(plain: &Plain) -> BTreeMap<String, Plain> {
    let moves = plain.moves(&mut Tally::default());
    let count = moves.len();
    let moves = BTreeMap::from_iter(moves);
    assert_eq!(moves.len(), count, "no move twice in {}", plain.text());
    moves
}

fn result(plain: &Plain) -> Option<&'static str> {
    plain.result(&mut Tally::default())
}

#[test]
fn every_position_has_the_same_moves_and_result() {
    each("positions", |entry| {
        let plain = read(entry, "position");
        let names = moves(&plain).into_keys().map(Value::from).collect();
        assert_eq!(entry["moves"], Value::Array(names), "{entry}");
        assert_eq!(entry["result"].as_str(), result(&plain), "{entry}");
    });
}

#[test]
fn every_count_of_some_plies_is_the_same() {
    fn leaves(plain: &Plain, depth: u64) -> u64 {
        let moves = moves(plain);
        if depth == 1 {
            return moves.len() as u64;
        }
        moves.values().map(|next| leaves(next, depth - 1)).sum()
    }
    each("perft", |entry| {
        let nodes = entry["nodes"].as_u64().unwrap();
        if nodes <= MAX_LEAVES {
            let depth = entry["depth"].as_u64().unwrap();
            assert_eq!(nodes, leaves(&read(entry, "position"), depth), "{entry}");
        }
    });
}

#[test]
fn every_game_ends_the_same_way() {
    each("games", |entry| {
        let mut plain = read(entry, "start");
        let mut seen = BTreeMap::from([(plain.repetition(), 1)]);
        for mv in entry["moves"].as_array().unwrap() {
            assert!(seen[&plain.repetition()] < 3, "over before {mv} in {entry}");
            plain = moves(&plain)[mv.as_str().unwrap()].clone();
            *seen.entry(plain.repetition()).or_default() += 1;
        }
        assert_eq!(entry["end"], plain.text());
        assert_eq!(entry["result"].as_str(), result(&plain), "{entry}");
        let repeated = seen[&plain.repetition()] == 3;
        let record = result(&plain).or(repeated.then_some("draw"));
        assert_eq!(entry["record"].as_str(), record, "{entry}");
    });
}

#[test]
fn what_can_be_told_in_pieces_at_all_is_no_position_either() {
    each("invalid", |entry| {
        let text = entry["position"].as_str().unwrap();
        let plain = Plain::read(text).filter(|plain| plain.text() == text);
        assert!(!plain.is_some_and(|plain| plain.is_position()), "{entry}");
    });
}
