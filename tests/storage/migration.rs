//! Games of the first form are migrated one at a time, even while an old page is open.

use super::fake_store::{FakeStore, Fault};
use super::{game, names, old_ids, old_text, row, store_old, stored};
use tablero::play::SavedGame;
use tablero::session::storage::keys::{game_key, old_game_key};
use tablero::session::storage::{
    Converted, Form, GameRow, GameStorage, Loaded, SaveResult, StorageError,
};

fn convert(store: &mut FakeStore) -> Converted {
    GameStorage::default().convert(store, "g", &mut names())
}

/// The moves of all stored games of a form.
fn texts(store: &FakeStore, form: Form) -> Vec<String> {
    let begin = match form {
        Form::Old => "tablero/v1/game/",
        Form::New => "tablero/v2/game/",
    };
    let rows = store
        .values()
        .iter()
        .filter(|(key, _)| key.starts_with(begin));
    rows.map(|(_, raw)| GameRow::read(raw, form).unwrap().game.text)
        .collect()
}

#[test]
fn a_game_is_taken_over_with_everything_it_has() {
    let mut store = FakeStore::default();
    let old = SavedGame {
        levels: [0, 4],
        ..game("a", "b c")
    };
    store_old(&mut store, "g", &old);
    assert_eq!(old_ids(&store), ["g"]);
    assert_eq!(convert(&mut store), Converted::Done(row(&store, "g")));
    assert_eq!(row(&store, "g").game, old);
    assert_eq!(store.values().len(), 1);
    assert_eq!(convert(&mut store), Converted::Nothing);
    assert!(old_ids(&store).is_empty());
}

#[test]
fn a_game_of_the_first_form_works_before_it_is_taken_over() {
    let mut store = FakeStore::default();
    store_old(&mut store, "g", &game("a", ""));
    let mut tab = GameStorage::default();
    assert_eq!(tab.ids(&store), ["g"]);
    assert_eq!(tab.kind(&store, "g").as_deref(), Some("breakthrough"));
    let Loaded::Stored(known) = tab.load(&mut store, "g") else {
        panic!("a row");
    };
    assert_eq!((known.revision.number, &known.game), (0, &game("a", "")));
    let result = tab.save(
        &mut store,
        "g",
        Some(&known),
        &game("a b", ""),
        &mut names(),
    );
    assert_eq!(result, SaveResult::Stored(row(&store, "g")));
    assert!(old_ids(&store).is_empty());
}

#[test]
fn without_room_for_a_copy_the_row_stays_and_is_played_on() {
    let mut store = FakeStore::default();
    store_old(&mut store, "g", &game("a", ""));
    // Enough for some moves, not for two rows.
    store.room = Some(store.size() + 40);
    let mut tab = GameStorage::default();
    assert_eq!(convert(&mut store), Converted::Stays(StorageError::Full));
    let mut known = tab.load(&mut store, "g").known().cloned();
    for moves in ["a b", "a b c", "a d"] {
        let result = tab.save(
            &mut store,
            "g",
            known.as_ref(),
            &game(moves, ""),
            &mut names(),
        );
        let SaveResult::Stored(saved) = result else {
            panic!("{result:?}");
        };
        assert_eq!(
            store.raw(&old_game_key("g")),
            Some(&*old_text(&game(moves, "")))
        );
        known = Some(saved);
    }
    assert_eq!((store.values().len(), tab.error()), (1, None));
    // A game that has no room in the old row stays in memory until there is room.
    let long = "a b c d e f g h i j k l m n o p q r s t u v w x y z";
    let result = tab.save(
        &mut store,
        "g",
        known.as_ref(),
        &game(long, ""),
        &mut names(),
    );
    assert_eq!(result, SaveResult::InMemory(StorageError::Full));
    assert_eq!(texts(&store, Form::Old), [game("a d", "").text]);
    store.room = None;
    tab.retry_unsaved(&mut store, &mut names());
    assert_eq!(row(&store, "g").game, game(long, ""));
    assert_eq!(store.values().len(), 1);
}

#[test]
fn a_row_that_an_old_page_writes_later_is_taken_in() {
    for (new, old, saved, text) in [
        (game("a b", ""), game("a b c", ""), 2000.0, "a b c"),
        (game("a b c", ""), game("a", ""), 2000.0, "a b c"),
        (game("a b c", ""), game("a", "b c"), 2000.0, "a"),
        (game("a b c", ""), game("a", "b c"), 500.0, "a b c"),
    ] {
        let mut store = FakeStore::default();
        stored(&mut store, "g", &new);
        let old = SavedGame { saved, ..old };
        store_old(&mut store, "g", &old);
        assert_eq!(convert(&mut store), Converted::Done(row(&store, "g")));
        assert_eq!(row(&store, "g").game.text, game(text, "").text);
        assert_eq!(store.values().len(), 1);
    }
}

#[test]
fn a_row_that_branches_becomes_a_second_game() {
    let mut store = FakeStore::default();
    stored(&mut store, "g", &game("a b", ""));
    store_old(&mut store, "g", &game("a c", ""));
    let Converted::Branched(added) = convert(&mut store) else {
        panic!("they branch");
    };
    assert_eq!(row(&store, "g").game, game("a b", ""));
    assert_eq!(row(&store, &added.id).game, game("a c", ""));
    assert_eq!(texts(&store, Form::Old).len(), 0);
}

#[test]
fn a_row_that_branches_and_cannot_be_removed_is_not_copied_again_and_again() {
    for fault in [Fault::RefusesRemovals, Fault::IgnoresRemovals] {
        let mut store = FakeStore::default();
        stored(&mut store, "g", &game("a b", ""));
        store_old(&mut store, "g", &game("a c", ""));
        store.fault = fault;
        for _ in 0..3 {
            let result = convert(&mut store);
            assert_eq!(result, Converted::Stays(StorageError::Forbidden));
            assert_eq!(store.values().len(), 3);
        }
        store.fault = Fault::None;
        assert!(matches!(convert(&mut store), Converted::Branched(_)));
        assert_eq!(texts(&store, Form::New).len(), 2);
        assert_eq!(texts(&store, Form::Old).len(), 0);
    }
}

#[test]
fn names_and_levels_of_a_later_old_row_count() {
    let mut store = FakeStore::default();
    let later = SavedGame {
        names: ["Eva".to_owned(), String::new()],
        levels: [0, 2],
        fair: false,
        saved: 2000.0,
        ..game("a", "")
    };
    stored(&mut store, "g", &game("a b", ""));
    store_old(&mut store, "g", &later);
    convert(&mut store);
    let merged = row(&store, "g").game;
    assert_eq!(merged.text, game("a b", "").text);
    assert_eq!(merged.names, ["Eva", "Ben"]);
    assert_eq!((merged.levels, merged.fair), ([0, 2], false));
}

#[test]
fn a_tab_that_knew_the_old_row_goes_on_with_the_new_one() {
    let mut store = FakeStore::default();
    store_old(&mut store, "g", &game("a b", ""));
    let mut tab = GameStorage::default();
    let known = tab.load(&mut store, "g").known().cloned();
    convert(&mut store);
    // The tab takes a move back and plays another one. That is not a branch.
    let result = tab.save(
        &mut store,
        "g",
        known.as_ref(),
        &game("a c", ""),
        &mut names(),
    );
    assert!(matches!(result, SaveResult::Stored(_)), "{result:?}");
    assert_eq!(store.values().len(), 1);
}

#[test]
fn removing_a_game_removes_both_rows_unless_the_old_one_has_other_moves() {
    for (old, left) in [("a", 0), ("a b", 0), ("a b c", 1), ("a c", 1)] {
        let mut store = FakeStore::default();
        stored(&mut store, "g", &game("a b", ""));
        store_old(&mut store, "g", &game(old, ""));
        GameStorage::default().remove(&mut store, "g").unwrap();
        assert_eq!(store.values().len(), left, "{old}");
        assert_eq!(store.raw(&game_key("g")), None);
        GameStorage::default().remove(&mut store, "g").unwrap();
        assert!(store.values().is_empty());
    }
}

#[test]
fn what_is_newer_or_damaged_stays_or_is_set_aside() {
    let mut store = FakeStore::default();
    store.put(&old_game_key("g"), r#"{"version":2,"text":"x"}"#);
    assert!(matches!(convert(&mut store), Converted::Unreadable(_)));
    assert_eq!(store.values().len(), 1);
    store.put(&old_game_key("g"), "{");
    assert!(matches!(convert(&mut store), Converted::Unreadable(_)));
    assert_eq!(store.raw("tablero/v2/aside/1/v1/game/g"), Some("{"));
    assert_eq!(store.values().len(), 1);
    // Nothing is merged with a row that cannot be read.
    store.put(&game_key("g"), r#"{"version":3}"#);
    store_old(&mut store, "g", &game("a", ""));
    assert!(matches!(convert(&mut store), Converted::Unreadable(_)));
    assert_eq!(texts(&store, Form::Old).len(), 1);
}

#[test]
fn a_page_that_is_closed_at_any_moment_loses_nothing() {
    for (new, old) in [
        (None, "a b"),
        (Some("a"), "a b"),
        (Some("a b c"), "a b"),
        (Some("a c"), "a b"),
    ] {
        for calls in 0.. {
            let mut store = FakeStore::default();
            if let Some(new) = new {
                stored(&mut store, "g", &game(new, ""));
            }
            store_old(&mut store, "g", &game(old, ""));
            store.take_calls();
            store.dies_after = Some(calls);
            convert(&mut store);
            let is_whole = !store.is_dead();
            store.dies_after = None;
            let all = [texts(&store, Form::New), texts(&store, Form::Old)].concat();
            for moves in [Some(old), new].into_iter().flatten() {
                let text = game(moves, "").text;
                assert!(all.iter().any(|other| other.starts_with(&text)), "{all:?}");
            }
            while !matches!(convert(&mut store), Converted::Nothing) {}
            assert_eq!(texts(&store, Form::Old).len(), 0);
            if is_whole {
                assert!(calls >= 4, "{calls} calls");
                break;
            }
        }
    }
}

#[test]
fn a_start_that_only_one_row_states_is_kept() {
    let without_start = |game: SavedGame| SavedGame {
        text: game.text.replace("\nstart pppp/4/4/PPPP w", ""),
        ..game
    };
    let mut store = FakeStore::default();
    stored(&mut store, "g", &game("a", ""));
    store_old(&mut store, "g", &without_start(game("a b", "")));
    assert_eq!(convert(&mut store), Converted::Done(row(&store, "g")));
    assert_eq!(row(&store, "g").game.text, game("a b", "").text);
}

#[test]
fn a_game_that_waits_stays_newer_when_its_old_row_is_taken_over() {
    let over = SavedGame {
        text: format!("{}\nresult white", game("a b", "").text),
        ..game("", "")
    };
    let mut store = FakeStore::default();
    store_old(&mut store, "g", &over);
    let mut tab = GameStorage::default();
    let known = tab.load(&mut store, "g").known().cloned();
    store.room = Some(0);
    tab.save(
        &mut store,
        "g",
        known.as_ref(),
        &game("a", "b"),
        &mut names(),
    );
    store.room = None;
    convert(&mut store);
    assert_eq!(tab.load(&mut store, "g").game(), Some(&game("a", "b")));
    tab.retry_unsaved(&mut store, &mut names());
    assert_eq!(row(&store, "g").game, game("a", "b"));
}
