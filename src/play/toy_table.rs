//! A table of the small game for tests.

use super::toy::Toy;
use super::{Game, GameText, Of, Table};

/// At this position, after these moves with spaces between them.
pub fn table(start: &str, moves: &str) -> Table {
    let text = GameText {
        game: Toy::SLUG.to_owned(),
        start: Some(start.to_owned()),
        moves: moves.split_whitespace().map(str::to_owned).collect(),
        ..GameText::default()
    };
    Table::open_text(&Of::<Toy>::KIND, &text).unwrap()
}
