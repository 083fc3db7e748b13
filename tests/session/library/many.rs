//! Ten thousand games.

use super::{Library, row};
use tablero::rules::{Outcome, Side};
use tablero::session::library::{LibraryMessage, LibraryOrder, LibraryQuery, ResultFilter};
use tablero::session::storage::LibraryRow;

const GAMES: usize = 10_000;

fn rows() -> Vec<LibraryRow> {
    let kinds = ["breakthrough", "pogo", "zoq"];
    let one = |at: usize| LibraryRow {
        game: kinds[at % 3].to_owned(),
        names: [format!("Ada {at}"), format!("Bén {}", at % 7)],
        levels: if at.is_multiple_of(2) { [0, 3] } else { [0, 0] },
        plies: at * 7_919 % 101,
        outcome: (!at.is_multiple_of(5)).then_some(Outcome::Won(Side::White)),
        saved: (GAMES - at) as f64,
        ..row(&format!("g{at}"))
    };
    (0..GAMES).map(one).collect()
}

#[test]
fn every_order_shows_every_game_once_and_is_an_order() {
    let mut library = Library::of(rows());
    for order in LibraryOrder::ALL {
        library.ask(LibraryQuery {
            order,
            ..LibraryQuery::default()
        });
        let mut ids = library.shown();
        let plies: Vec<usize> = (0..GAMES)
            .filter_map(|place| library.model.row(place))
            .map(|row| row.plies)
            .collect();
        match order {
            LibraryOrder::Longest => assert!(plies.is_sorted_by(|one, other| one >= other)),
            LibraryOrder::Shortest => assert!(plies.is_sorted()),
            _ => {}
        }
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), GAMES, "{order:?}");
    }
}

#[test]
fn searching_filtering_and_selecting_find_the_same_as_looking_at_each() {
    let all = rows();
    let mut library = Library::of(all.clone());
    library.ask(LibraryQuery {
        text: "ben 3".to_owned(),
        game: Some("pogo".to_owned()),
        result: ResultFilter::Finished,
        ..LibraryQuery::default()
    });
    let is_meant = |row: &&LibraryRow| {
        let names = row.names.join(" ").replace('é', "e").to_lowercase();
        let is_named = names.contains("ben") && names.contains('3');
        is_named && row.game == "pogo" && row.outcome.is_some()
    };
    let meant: Vec<&str> = all
        .iter()
        .filter(is_meant)
        .map(|row| row.id.as_str())
        .collect();
    assert!(meant.len() > 300);
    assert_eq!(library.shown(), meant);
    library.send(LibraryMessage::SelectAll);
    assert_eq!(library.selected(), meant);
}
