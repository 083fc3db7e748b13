//! Which rows of the library a query shows, and in which order.

use super::fold::folded;
use super::opponent::OpponentKind;
use super::query::{LibraryOrder, LibraryQuery};
use crate::session::storage::LibraryRow;
use std::cmp::Ordering;

/// The indices of the rows that a query shows, in its order. `rows` are the newest first, `texts` are their search
/// texts without case and accents, and `games` are the kinds of games in their usual order.
#[must_use]
pub fn arranged(
    query: &LibraryQuery,
    rows: &[LibraryRow],
    texts: &[String],
    games: &[&str],
) -> Vec<usize> {
    let text = folded(&query.text);
    let words: Vec<&str> = text.split_whitespace().collect();
    let has_words = |at: usize| {
        let text = texts.get(at).map_or("", String::as_str);
        words.iter().all(|word| text.contains(word))
    };
    let taken = rows.iter().enumerate().filter(|(_, row)| query.takes(row));
    let mut shown: Vec<usize> = taken
        .map(|(at, _)| at)
        .filter(|at| has_words(*at))
        .collect();
    let place = |game: &str| games.iter().position(|one| *one == game);
    let place = |at: usize| {
        let row = rows.get(at);
        row.and_then(|row| place(&row.game)).unwrap_or(games.len())
    };
    let plies = |at: usize| rows.get(at).map_or(0, |row| row.plies);
    match query.order {
        LibraryOrder::Newest => {}
        LibraryOrder::Oldest => shown.reverse(),
        // Keys are worked out once for each row, not for each comparison.
        LibraryOrder::Game => sort_by_keys(&mut shown, place, usize::cmp),
        LibraryOrder::Longest => sort_by_keys(&mut shown, plies, |one, other| other.cmp(one)),
        LibraryOrder::Shortest => sort_by_keys(&mut shown, plies, usize::cmp),
        LibraryOrder::Opponent => {
            let mut keys: Vec<OpponentKey> = Vec::with_capacity(shown.len());
            keys.extend(shown.iter().map(|at| OpponentKey::of(rows.get(*at))));
            let mut order: Vec<usize> = (0..shown.len()).collect();
            order.sort_by(|one, other| keys.get(*one).cmp(&keys.get(*other)));
            shown = order
                .iter()
                .filter_map(|at| shown.get(*at).copied())
                .collect();
        }
    }
    shown
}

/// Sorts by a number of each row. Rows with the same number stay in their order.
fn sort_by_keys(
    shown: &mut Vec<usize>,
    key: impl Fn(usize) -> usize,
    compare: fn(&usize, &usize) -> Ordering,
) {
    let mut keyed: Vec<(usize, usize)> = shown.iter().map(|at| (key(*at), *at)).collect();
    keyed.sort_by(|(one, _), (other, _)| compare(one, other));
    *shown = keyed.into_iter().map(|(_, at)| at).collect();
}

/// The key for sorting by opponent: the kind and the level, then the names.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct OpponentKey(Option<OpponentKind>, String);

impl OpponentKey {
    fn of(row: Option<&LibraryRow>) -> OpponentKey {
        let Some(row) = row else {
            return OpponentKey(None, String::new());
        };
        let [white, black] = &row.names;
        let names = match row.own_side() {
            Some(side) => row.names.get(side.other() as usize).cloned(),
            None => Some(format!("{white} {black}")),
        };
        OpponentKey(Some(row.opponent()), folded(&names.unwrap_or_default()))
    }
}
