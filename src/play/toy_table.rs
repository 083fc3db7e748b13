//! A table of the small game for tests.

use super::toy::Toy;
use super::{Family, Game, GameText, Of, Table};

/// At this position, after these moves with spaces between them.
pub fn table(start: &str, moves: &str) -> Box<dyn Table> {
    let text = GameText {
        game: Toy::SLUG.to_owned(),
        start: Some(start.to_owned()),
        moves: moves.split_whitespace().map(str::to_owned).collect(),
        ..GameText::default()
    };
    Of::<Toy>::FAMILY.open(&text).unwrap()
}
