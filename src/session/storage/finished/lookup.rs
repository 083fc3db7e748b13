//! A quick search for the line of one game, without reading the pages as JSON. A line has nothing that JSON escapes.

use super::line::SEPARATOR;
use crate::play::decimal;
use crate::rules::sort_short;
use crate::session::storage::game_row::GameRow;
use crate::session::storage::key_store::KeyStore;
use crate::session::storage::keys::{finished_key, finished_page_of_key};
use std::cmp::Reverse;

/// The lines of a game, in any page, damaged ones included. Mostly there is none or one. Empty if the store cannot be
/// read.
#[must_use]
pub fn lines_with_id(store: &dyn KeyStore, id: &str) -> Vec<String> {
    find_lines(store, id, usize::MAX)
}

/// Whether a finished game with this name is kept as a line. It may have a row too.
#[must_use]
pub fn has_line(store: &dyn KeyStore, id: &str) -> bool {
    !find_lines(store, id, 1).is_empty()
}

/// The name of the kind of a game that is kept as a line. The line may still be damaged.
#[must_use]
pub fn kind_of_line(store: &dyn KeyStore, id: &str) -> Option<String> {
    let lines = find_lines(store, id, 1);
    let kind = lines.first()?.split(SEPARATOR).nth(1)?;
    Some(kind.to_owned())
}

/// The lines of a game. Reads the newest pages first, and stops after `most` lines: a page has up to 100 kB.
fn find_lines(store: &dyn KeyStore, id: &str, max: usize) -> Vec<String> {
    let start = format!("\"{id}{SEPARATOR}");
    let keys = store.keys().unwrap_or_default();
    let mut pages: Vec<u64> = keys
        .iter()
        .filter_map(|key| finished_page_of_key(key))
        .collect();
    sort_short(&mut pages, |number| Reverse(*number));
    let mut lines = Vec::new();
    for number in pages {
        let raw = store.get(&finished_key(number)).ok().flatten();
        let raw = raw.unwrap_or_default();
        let found = raw.split(&start).skip(1);
        let rest = found.map(|rest| rest.split('"').next().unwrap_or_default());
        lines.extend(rest.map(|rest| format!("{id}{SEPARATOR}{rest}")));
        if lines.len() >= max {
            break;
        }
    }
    lines
}

/// Whether a line was made from the row that a page has read, as far as the line shows it without the rules.
#[must_use]
pub fn is_line_of(line: &str, row: &GameRow) -> bool {
    const SAVED: usize = 6;
    const NUMBER: usize = 10;
    let field = |place: usize| line.split(SEPARATOR).nth(place).unwrap_or_default();
    let is_of_row = field(NUMBER).parse() == Ok(row.revision.number);
    is_of_row && decimal(field(SAVED)) == Some(row.game.saved)
}
