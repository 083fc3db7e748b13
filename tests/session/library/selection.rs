//! Selecting, opening, deleting, restoring and exporting.

use super::{Library, row};
use tablero::session::library::{LibraryEffect, LibraryMessage, LibraryOrder, LibraryQuery, Step};
use tablero::session::storage::{LibraryRow, RemovedGames};

fn library() -> Library {
    Library::of(["a", "b", "c", "d", "e"].map(row).to_vec())
}

fn step(rows: isize, selects: bool) -> LibraryMessage {
    LibraryMessage::Step {
        step: Step::By(rows),
        selects,
    }
}

/// The names of the games to delete.
fn deleted(effects: &[LibraryEffect]) -> Vec<&str> {
    let rows = effects.iter().filter_map(|effect| match effect {
        LibraryEffect::Delete(rows) => Some(rows),
        _ => None,
    });
    rows.flatten().map(|row| row.id.as_str()).collect()
}

#[test]
fn single_games_are_selected_and_no_longer() {
    let mut library = library();
    library.send(LibraryMessage::Toggle(1));
    library.send(LibraryMessage::Toggle(3));
    assert_eq!(library.selected(), ["b", "d"]);
    assert_eq!(library.model.selected(), 2);
    library.send(LibraryMessage::Toggle(1));
    assert_eq!(library.selected(), ["d"]);
    library.send(LibraryMessage::Toggle(99));
    assert_eq!(library.selected(), ["d"]);
}

#[test]
fn a_range_reaches_from_where_the_selection_began() {
    let mut library = library();
    library.send(LibraryMessage::Toggle(3));
    library.send(LibraryMessage::SelectTo(1));
    assert_eq!(library.selected(), ["b", "c", "d"]);
    library.send(LibraryMessage::SelectTo(4));
    assert_eq!(library.selected(), ["d", "e"]);
    library.send(LibraryMessage::SelectAll);
    assert_eq!(library.model.selected(), 5);
    library.send(LibraryMessage::SelectNone);
    assert_eq!(library.model.selected(), 0);
}

#[test]
fn keys_step_through_the_list_and_extend_the_selection() {
    let mut library = library();
    library.send(step(1, false));
    assert_eq!(library.model.active(), 1);
    assert_eq!(library.effects(), [LibraryEffect::ShowPointed]);
    library.send(step(1, true));
    library.send(step(1, true));
    assert_eq!(library.selected(), ["b", "c", "d"]);
    library.send(step(-1, true));
    assert_eq!(library.selected(), ["b", "c"]);
    library.send(step(-99, false));
    assert_eq!(library.model.active(), 0);
    library.send(LibraryMessage::Step {
        step: Step::Last,
        selects: false,
    });
    assert_eq!(library.model.active(), 4);
    library.send(step(1, false));
    assert_eq!(library.model.active(), 4);
    let mut empty = Library::of(Vec::new());
    empty.send(step(1, true));
    assert_eq!(empty.model.active(), 0);
}

#[test]
fn the_game_that_is_pointed_at_is_opened() {
    let mut library = library();
    library.send(LibraryMessage::Point(2));
    library.send(LibraryMessage::Toggle(4));
    library.send(LibraryMessage::Point(1));
    library.send(LibraryMessage::Open);
    assert_eq!(library.effects(), [LibraryEffect::Open("b".to_owned())]);
}

#[test]
fn selected_games_are_exported_and_deleted() {
    let mut library = library();
    library.send(LibraryMessage::Point(2));
    library.send(LibraryMessage::ExportSelected);
    library.send(LibraryMessage::DeleteSelected);
    assert_eq!(library.effects(), []);
    library.send(LibraryMessage::Toggle(4));
    library.send(LibraryMessage::Toggle(0));
    library.send(LibraryMessage::Point(2));
    library.send(LibraryMessage::ExportSelected);
    let export = LibraryEffect::Export(vec!["a".to_owned(), "e".to_owned()]);
    assert_eq!(library.effects(), [export]);
    library.send(LibraryMessage::DeleteSelected);
    assert_eq!(deleted(&library.effects()), ["a", "e"]);
}

#[test]
fn a_game_that_is_not_selected_is_deleted_alone() {
    let mut library = library();
    library.send(LibraryMessage::Point(2));
    library.send(LibraryMessage::DeletePointed);
    assert_eq!(deleted(&library.effects()), ["c"]);
    library.send(LibraryMessage::Toggle(4));
    library.send(LibraryMessage::Toggle(0));
    library.send(LibraryMessage::Point(2));
    library.send(LibraryMessage::DeletePointed);
    assert_eq!(deleted(&library.effects()), ["c"]);
    // The others stay selected.
    library.send(LibraryMessage::Deleted(RemovedGames::default()));
    let rows = ["a", "b", "d", "e"].map(row).to_vec();
    library.send(LibraryMessage::Rows(rows));
    assert_eq!(library.selected(), ["a", "e"]);
    library.send(LibraryMessage::Point(3));
    library.send(LibraryMessage::DeletePointed);
    assert_eq!(deleted(&library.effects()), ["a", "e"]);
}

#[test]
fn games_that_cannot_be_deleted_stay_selected_and_this_is_said() {
    let mut library = library();
    library.send(LibraryMessage::Toggle(1));
    library.send(LibraryMessage::DeleteSelected);
    library.send(LibraryMessage::Deleted(RemovedGames::default()));
    assert!(!library.model.has_failed_to_delete());
    library.send(LibraryMessage::NotDeleted);
    assert!(library.model.has_failed_to_delete());
    assert_eq!(library.selected(), ["b"]);
    // The next attempt reports it again.
    library.send(LibraryMessage::DeleteSelected);
    assert!(!library.model.has_failed_to_delete());
    library.send(LibraryMessage::NotDeleted);
    library.send(LibraryMessage::ForgetDeleted);
    assert!(!library.model.has_failed_to_delete());
}

#[test]
fn other_games_and_another_order_are_shown_from_the_first() {
    let mut library = library();
    library.send(LibraryMessage::Point(3));
    for query in [
        LibraryQuery {
            order: LibraryOrder::Longest,
            ..LibraryQuery::default()
        },
        LibraryQuery {
            text: "zoq".to_owned(),
            ..LibraryQuery::default()
        },
    ] {
        library.ask(query);
        assert_eq!(library.effects(), [LibraryEffect::ShowFirst]);
        assert_eq!(library.model.active(), 0);
    }
    // Other rows leave the list at its place.
    library.send(LibraryMessage::Rows(vec![row("a"), row("b")]));
    assert_eq!(library.effects(), []);
}

#[test]
fn an_empty_list_wants_nothing() {
    let mut library = Library::of(Vec::new());
    for message in [
        LibraryMessage::Open,
        LibraryMessage::ExportSelected,
        LibraryMessage::DeleteSelected,
        LibraryMessage::DeletePointed,
        LibraryMessage::Undo,
    ] {
        library.send(message);
    }
    assert_eq!(library.effects(), []);
}

#[test]
fn nothing_is_selected_that_is_not_shown() {
    let mut library = Library::of(vec![
        LibraryRow {
            game: "pogo".to_owned(),
            ..row("a")
        },
        row("b"),
        row("c"),
    ]);
    library.send(LibraryMessage::SelectAll);
    library.ask(LibraryQuery {
        game: Some("zoq".to_owned()),
        ..LibraryQuery::default()
    });
    assert_eq!(library.selected(), ["b", "c"]);
    library.send(LibraryMessage::DeleteSelected);
    assert_eq!(deleted(&library.effects()), ["b", "c"]);
    library.ask(LibraryQuery::default());
    assert_eq!(library.selected(), ["b", "c"]);
}

#[test]
fn other_rows_leave_the_selection_and_the_pointed_game_as_they_are() {
    let mut library = library();
    library.send(LibraryMessage::Toggle(1));
    library.send(LibraryMessage::Toggle(3));
    let rows = ["new", "a", "c", "d", "e"].map(row).to_vec();
    library.send(LibraryMessage::Rows(rows));
    assert_eq!(library.selected(), ["d"]);
    let active = library.model.row(library.model.active());
    assert_eq!(active.map(|row| row.id.as_str()), Some("d"));
    library.send(LibraryMessage::Rows(vec![row("a")]));
    assert_eq!(library.model.active(), 0);
    assert_eq!(library.model.selected(), 0);
}

#[test]
fn after_the_game_that_is_pointed_at_the_next_one_is_pointed_at() {
    for (active, left, now) in [
        (2, vec!["a", "b", "d", "e"], "d"),
        (2, vec!["b", "d", "e"], "d"),
        (2, vec!["a", "e", "new"], "e"),
        (4, vec!["b", "d"], "d"),
        (1, vec!["a"], "a"),
    ] {
        let mut library = library();
        library.send(LibraryMessage::Point(active));
        library.send(LibraryMessage::Rows(left.into_iter().map(row).collect()));
        let at = library.model.row(library.model.active());
        assert_eq!(at.map(|row| row.id.as_str()), Some(now));
    }
}
