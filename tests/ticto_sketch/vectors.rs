//! The vectors of TicTo: positions with all their moves, and games.

use super::moves::Move;
use super::position::Sketch;
use serde_json::Value;
use std::collections::HashMap;
use std::sync::LazyLock;
use tablero::rules::Outcome;

/// A position with every legal move.
pub struct Given {
    pub position: String,
    pub move_texts: Vec<String>,
    pub moves: Vec<Move>,
    pub result: Option<Outcome>,
}

/// A game from its start to its end.
pub struct Game {
    pub options: String,
    pub start: String,
    pub moves: Vec<Move>,
    pub end: String,
}

static VECTORS: LazyLock<Value> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../vectors/ticto.json")).expect("the vectors are JSON")
});

pub static POSITIONS: LazyLock<Vec<Given>> = LazyLock::new(|| {
    let read = |value: &Value| Given {
        position: text(&value["position"]),
        move_texts: list(&value["moves"]).iter().map(text).collect(),
        moves: moves(&value["moves"]),
        result: value["result"].as_str().map(|result| {
            result
                .parse()
                .unwrap_or_else(|_| panic!("`{result}` is no result"))
        }),
    };
    list(&VECTORS["positions"]).iter().map(read).collect()
});

pub static GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| {
    let read = |value: &Value| Game {
        options: text(&value["options"]),
        start: text(&value["start"]),
        moves: moves(&value["moves"]),
        end: text(&value["end"]),
    };
    list(&VECTORS["games"]).iter().map(read).collect()
});

static BY_TEXT: LazyLock<HashMap<&str, &Given>> = LazyLock::new(|| {
    let by_text = |given: &'static Given| (given.position.as_str(), given);
    POSITIONS.iter().map(by_text).collect()
});

/// What the vectors say about a position.
pub fn given(position: &Sketch) -> Option<&'static Given> {
    BY_TEXT.get(position.to_string().as_str()).copied()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

fn moves(value: &Value) -> Vec<Move> {
    let read = |value: &Value| {
        let text = value.as_str().expect("a text");
        text.parse()
            .unwrap_or_else(|_| panic!("`{text}` is no move"))
    };
    list(value).iter().map(read).collect()
}
