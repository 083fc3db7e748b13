//! Whole games, from the same file that is used to check the rules.

use std::fs;
use std::path::Path;

use serde_json::Value;

pub struct Game {
    /// For example `8x8`.
    pub size: String,
    pub moves: Vec<String>,
    /// The board at the end, without the side to move.
    pub end: String,
    pub winner: String,
}

impl Game {
    /// The first game with this number of moves.
    #[track_caller]
    pub fn of_length(plies: usize) -> Self {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../vectors/breakthrough.json");
        let text = fs::read_to_string(&path).expect("the vectors can be read");
        let vectors: Value = serde_json::from_str(&text).expect("the vectors are JSON");
        let games = vectors["games"].as_array().expect("a list of games");
        let game = games
            .iter()
            .find(|game| {
                game["moves"]
                    .as_array()
                    .is_some_and(|moves| moves.len() == plies)
            })
            .unwrap_or_else(|| panic!("no game has {plies} moves"));
        let board = board_of(text_of(&game["start"]));
        let moves = game["moves"].as_array().into_iter().flatten();
        Self {
            // The first rank of a start is full, so its length is the width.
            size: format!(
                "{}x{}",
                board.find('/').unwrap_or(0),
                board.split('/').count()
            ),
            moves: moves.map(|mv| text_of(mv).to_owned()).collect(),
            end: board_of(text_of(&game["end"])).to_owned(),
            winner: text_of(&game["result"]).to_owned(),
        }
    }

    pub fn moves(&self) -> Vec<&str> {
        self.moves.iter().map(String::as_str).collect()
    }
}

/// A position without its side to move.
pub fn board_of(position: &str) -> &str {
    position.split(' ').next().unwrap_or_default()
}

fn text_of(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
