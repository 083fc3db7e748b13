//! Records of the toy game, for tests.

use super::toy::Toy;
use super::{Erase, Game, GameRecord, GameText};

/// A record with this start position and these moves, which are separated by spaces.
pub fn toy_record(start: &str, moves: &str) -> GameRecord {
    let text = GameText {
        game: Toy::SLUG.to_owned(),
        start: Some(start.to_owned()),
        moves: moves.split_whitespace().map(str::to_owned).collect(),
        ..GameText::default()
    };
    GameRecord::open_text(&Erase::<Toy>::KIND, &text).unwrap()
}
