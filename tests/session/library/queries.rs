//! The rows that a query shows, and their order.

use super::{Library, by_links, lost, row, row_text};
use tablero::rules::{Outcome, Side};
use tablero::session::library::{
    LibraryMessage, LibraryOrder, LibraryQuery, OpponentFilter, OpponentKind, OwnResult,
    ResultFilter,
};
use tablero::session::storage::LibraryRow;

fn library() -> Library {
    let named = |id: &str, white: &str, black: &str| LibraryRow {
        names: [white.to_owned(), black.to_owned()],
        ..row(id)
    };
    Library::of(vec![
        LibraryRow {
            game: "pogo".to_owned(),
            plies: 9,
            ..named("people", "José Núñez", "Ben")
        },
        LibraryRow {
            outcome: Some(Outcome::Won(Side::White)),
            plies: 30,
            ..named("over", "Ada", "Ben")
        },
        LibraryRow {
            game: "breakthrough".to_owned(),
            ..lost("lost", 3)
        },
        LibraryRow {
            levels: [0, 10],
            outcome: Some(Outcome::Won(Side::White)),
            ..row("won")
        },
        LibraryRow {
            levels: [2, 3],
            outcome: Some(Outcome::Won(Side::Black)),
            ..row("watched")
        },
        by_links("link", "Zoë"),
        LibraryRow {
            outcome: Some(Outcome::Draw),
            ..by_links("drawn", "Carl")
        },
    ])
}

#[track_caller]
fn assert_shown(query: LibraryQuery, ids: &[&str]) {
    let mut library = library();
    library.ask(query.clone());
    assert_eq!(library.shown(), ids, "{query:?}");
}

fn text(text: &str) -> LibraryQuery {
    LibraryQuery {
        text: text.to_owned(),
        ..LibraryQuery::default()
    }
}

#[test]
fn names_are_found_without_case_and_accents() {
    assert_shown(text("nunez"), &["people"]);
    assert_shown(text("JOSÉ"), &["people"]);
    assert_shown(text("zoe"), &["link"]);
    assert_shown(text("ben"), &["people", "over"]);
    assert_shown(text("ben jos"), &["people"]);
    assert_shown(text("a be"), &["over"]);
    assert_shown(text("nobody"), &[]);
    assert_eq!(library().shown().len(), 7);
    assert_shown(text("  "), &library().shown());
    // No match extends from one name into the other.
    assert_shown(text("adaben"), &[]);
}

#[test]
fn what_the_rows_say_is_searched_and_may_change() {
    assert_shown(text("POGO ben"), &["people"]);
    let mut library = library();
    library.ask(text("-es"));
    assert!(library.shown().is_empty());
    library.send(LibraryMessage::Texts(row_text("-es")));
    assert_eq!(library.shown().len(), 7);
    library.ask(text("pogo-es"));
    assert_eq!(library.shown(), ["people"]);
    // New rows are searched too.
    let new = LibraryRow {
        game: "pogo".to_owned(),
        ..row("new")
    };
    library.send(LibraryMessage::Rows(vec![row("old"), new]));
    assert_eq!(library.shown(), ["new"]);
}

#[test]
fn games_are_filtered_by_opponent() {
    let by = |opponent| LibraryQuery {
        opponent,
        ..LibraryQuery::default()
    };
    assert_shown(by(OpponentFilter::Computer), &["lost", "won"]);
    assert_shown(by(OpponentFilter::Level(3)), &["lost"]);
    assert_shown(by(OpponentFilter::Link), &["link", "drawn"]);
    assert_shown(by(OpponentFilter::People), &["people", "over"]);
    assert_shown(by(OpponentFilter::TwoComputers), &["watched"]);
    for opponent in [
        OpponentFilter::Any,
        OpponentFilter::Computer,
        OpponentFilter::Level(12),
        OpponentFilter::Link,
        OpponentFilter::People,
        OpponentFilter::TwoComputers,
    ] {
        assert_eq!(OpponentFilter::read(&opponent.to_string()), opponent);
    }
    assert_eq!(OpponentFilter::read("level-x"), OpponentFilter::Any);
}

#[test]
fn games_are_filtered_by_result() {
    let by = |result| LibraryQuery {
        result,
        ..LibraryQuery::default()
    };
    assert_shown(by(ResultFilter::GoingOn), &["people", "link"]);
    let finished = ["over", "lost", "won", "watched", "drawn"];
    assert_shown(by(ResultFilter::Finished), &finished);
    assert_shown(by(ResultFilter::Won), &["won"]);
    assert_shown(by(ResultFilter::Lost), &["lost"]);
    assert_shown(by(ResultFilter::Drawn), &["drawn"]);
    assert_shown(by(ResultFilter::WhiteWon), &["over", "lost", "won"]);
    assert_shown(by(ResultFilter::BlackWon), &["watched"]);
    for result in ResultFilter::ALL {
        assert_eq!(ResultFilter::read(result.name()), result);
    }
}

#[test]
fn filters_work_together_and_are_counted() {
    let query = LibraryQuery {
        game: Some("zoq".to_owned()),
        opponent: OpponentFilter::People,
        ..text("ben")
    };
    assert_eq!(query.filters(), 2);
    assert_shown(query, &["over"]);
    let unknown = LibraryQuery {
        game: Some("chess".to_owned()),
        ..LibraryQuery::default()
    };
    assert_shown(unknown, &[]);
}

#[test]
fn games_are_sorted() {
    let by = |order| LibraryQuery {
        order,
        ..LibraryQuery::default()
    };
    let newest = ["people", "over", "lost", "won", "watched", "link", "drawn"];
    assert_shown(by(LibraryOrder::Newest), &newest);
    let oldest: Vec<&str> = newest.iter().rev().copied().collect();
    assert_shown(by(LibraryOrder::Oldest), &oldest);
    // Within a kind, the newest are first.
    let by_game = ["lost", "people", "over", "won", "watched", "link", "drawn"];
    assert_shown(by(LibraryOrder::Game), &by_game);
    let longest = ["over", "people", "lost", "won", "watched", "link", "drawn"];
    assert_shown(by(LibraryOrder::Longest), &longest);
    let shortest = ["lost", "won", "watched", "link", "drawn", "people", "over"];
    assert_shown(by(LibraryOrder::Shortest), &shortest);
    let by_opponent = ["lost", "won", "drawn", "link", "over", "people", "watched"];
    assert_shown(by(LibraryOrder::Opponent), &by_opponent);
    for order in LibraryOrder::ALL {
        assert_eq!(LibraryOrder::read(order.name()), order);
    }
}

#[test]
fn a_side_is_ones_own_against_the_computer_and_by_links() {
    assert_eq!(lost("a", 3).own_side(), Some(Side::Black));
    assert_eq!(lost("a", 3).own_result(), Some(OwnResult::Lost));
    assert_eq!(by_links("a", "").own_side(), Some(Side::White));
    assert_eq!(by_links("a", "").own_result(), None);
    assert_eq!(row("a").own_side(), None);
    let damaged = LibraryRow {
        correspondence: "what".to_owned(),
        ..row("a")
    };
    assert_eq!(damaged.opponent(), OpponentKind::People);
    let watched = LibraryRow {
        levels: [1, 1],
        ..row("a")
    };
    assert_eq!(watched.own_side(), None);
}

#[test]
fn long_names_are_noticed() {
    let named = |name: &str| LibraryRow {
        names: [String::new(), name.to_owned()],
        ..row("a")
    };
    let has_long = |rows| Library::of(rows).model.has_long_names();
    assert!(!has_long(vec![named("José Núñez y Álvarez")]));
    assert!(has_long(vec![
        row("b"),
        named("José Núñez y Álvarez de la Torre")
    ]));
}
