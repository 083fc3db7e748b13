//! Equal positions print equal text, and only they do.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use tablero::play::Game;

/// All positions of a run, with the same options.
pub struct Seen<G> {
    by_text: HashMap<String, G>,
    by_position: HashMap<G, String>,
}

impl<G> Default for Seen<G> {
    fn default() -> Seen<G> {
        Seen {
            by_text: HashMap::new(),
            by_position: HashMap::new(),
        }
    }
}

impl<G: Game> Seen<G> {
    pub fn add(&mut self, position: &G) {
        let text = position.to_string();
        if let Some(other) = self.by_text.get(&text) {
            assert!(other == position, "equal texts are equal positions: {text}");
            alike(other, position);
        }
        if let Some(other) = self.by_position.get(position) {
            assert_eq!(*other, text, "equal positions print equal text");
        }
        self.by_text.insert(text.clone(), position.clone());
        self.by_position.insert(position.clone(), text);
    }
}

/// The properties that equal positions must share.
pub fn alike<G: Game>(one: &G, other: &G) {
    assert_eq!(hash(one), hash(other), "equal positions hash alike: {one}");
    assert!(one.turn() == other.turn(), "one turn: {one}");
    assert!(one.outcome() == other.outcome(), "one outcome: {one}");
    assert!(one.options() == other.options(), "options are kept: {one}");
    assert_eq!(
        one.repetition_key(),
        other.repetition_key(),
        "equal positions repeat each other: {one}"
    );
    assert!(one.moves() == other.moves(), "one list of moves: {one}");
    assert!(one.pieces() == other.pieces(), "one picture: {one}");
}

fn hash(position: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    position.hash(&mut hasher);
    hasher.finish()
}
