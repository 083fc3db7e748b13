//! A table with the toy game, for tests.

use super::toy::Toy;
use super::{Erase, Game, GameText, Table};

/// A table with this start position and these moves, which are separated by spaces.
pub fn table(start: &str, moves: &str) -> Table {
    let text = GameText {
        game: Toy::SLUG.to_owned(),
        start: Some(start.to_owned()),
        moves: moves.split_whitespace().map(str::to_owned).collect(),
        ..GameText::default()
    };
    Table::open_text(&Erase::<Toy>::KIND, &text).unwrap()
}
