//! Saving a game: known contents are overwritten, unknown contents are merged or become a second game.

use super::fake_store::FakeStore;
use super::{game, names, row, stored};
use tablero::play::SavedGame;
use tablero::session::storage::keys::game_key;
use tablero::session::storage::{Change, GameRow, GameStorage, Loaded, SaveResult};

/// Saves a game in a tab that has read a row.
fn save(store: &mut FakeStore, known: Option<&GameRow>, game: &SavedGame) -> SaveResult {
    GameStorage::default().save(store, "g", known, game, &mut names())
}

fn stored_row(result: SaveResult) -> GameRow {
    match result {
        SaveResult::Stored(row) => row,
        other => panic!("{other:?}"),
    }
}

#[test]
fn each_save_has_the_next_revision_and_names_the_row_that_it_replaced() {
    let mut store = FakeStore::default();
    let first = stored_row(save(&mut store, None, &game("a", "")));
    assert_eq!((first.revision.number, first.replaces), (1, None));
    let second = stored_row(save(&mut store, Some(&first), &game("a b", "")));
    assert_eq!(second.revision.number, 2);
    assert_eq!(second.replaces, Some(first.revision.checksum));
    assert_eq!(row(&store, "g"), second);
    let raw = store.raw(&game_key("g")).unwrap();
    assert!(raw.starts_with(r#"{"version":2,"revision":2,"#), "{raw}");
}

#[test]
fn a_known_row_is_written_over_whatever_its_moves() {
    let mut store = FakeStore::default();
    let known = stored(&mut store, "g", &game("a b c", ""));
    let saved = stored_row(save(&mut store, Some(&known), &game("a d", "")));
    assert_eq!(saved.game, game("a d", ""));
    assert_eq!(store.values().len(), 1);
}

/// The result of saving our game in a tab that has read `a`, after another tab has stored a game.
fn overtaken(theirs: &SavedGame, ours: &SavedGame) -> (FakeStore, SaveResult) {
    let mut store = FakeStore::default();
    let known = stored(&mut store, "g", &game("a", ""));
    stored_row(save(&mut store, Some(&known), theirs));
    let result = save(&mut store, Some(&known), ours);
    (store, result)
}

#[test]
fn a_game_that_contains_the_stored_one_is_written_over_it() {
    let (store, result) = overtaken(&game("a b", ""), &game("a b c", ""));
    assert_eq!(stored_row(result), row(&store, "g"));
    assert_eq!(row(&store, "g").revision.number, 3);
    assert_eq!(row(&store, "g").game, game("a b c", ""));
    // We have played the moves that they took back.
    let (store, _) = overtaken(&game("a", "b"), &game("a b c", ""));
    assert_eq!(row(&store, "g").game.text, game("a b c", "").text);
}

#[test]
fn a_game_that_the_stored_one_contains_gives_way_to_it() {
    let (store, result) = overtaken(&game("a b c", ""), &game("a b", ""));
    let theirs = row(&store, "g");
    assert_eq!(theirs.revision.number, 2);
    assert_eq!(result, SaveResult::TakenOver(theirs));
}

#[test]
fn games_that_branch_are_both_kept() {
    for (theirs, ours) in [("a b", "a c"), ("a b d", "a c"), ("b", "a c")] {
        let (store, result) = overtaken(&game(theirs, ""), &game(ours, ""));
        let SaveResult::Branched(added) = result else {
            panic!("{result:?}");
        };
        assert_eq!(row(&store, "g").game, game(theirs, ""));
        assert_eq!(row(&store, &added.id).game, game(ours, ""));
        assert_eq!(added.row, Ok(row(&store, &added.id)));
    }
}

#[test]
fn with_the_same_moves_the_one_who_did_something_decides_where_the_game_stands() {
    // They took a move back while we played nothing but got a hint.
    let hinted = SavedGame {
        text: format!("{}\nhints 1", game("a", "").text),
        ..game("a", "")
    };
    let (store, result) = overtaken(&game("", "a"), &hinted);
    assert!(matches!(result, SaveResult::TakenOver(_)), "{result:?}");
    assert_eq!(row(&store, "g").game.undone, ["a"]);
    // They named someone while we took a move back.
    let named = SavedGame {
        names: ["Eva".to_owned(), "Ben".to_owned()],
        ..game("a", "")
    };
    let (store, result) = overtaken(&named, &game("", "a"));
    let saved = stored_row(result);
    assert_eq!(
        (&saved.game.undone[..], &saved.game.names[0][..]),
        (&["a".to_owned()][..], "Eva")
    );
    assert_eq!(row(&store, "g"), saved);
}

#[test]
fn the_clock_goes_with_the_moves() {
    let timed = |moves: &str, clock: &str| SavedGame {
        clock: format!("60+0;{clock}"),
        ..game(moves, "")
    };
    let (ours, theirs) = (
        timed("a b", "w60000 b60000"),
        timed("a b c", "w60000 b60000 w51000"),
    );
    let (store, result) = overtaken(&theirs, &ours);
    assert!(matches!(result, SaveResult::TakenOver(_)), "{result:?}");
    assert_eq!(row(&store, "g").game.clock, theirs.clock);
    let (store, result) = overtaken(&ours, &theirs);
    assert_eq!(stored_row(result), row(&store, "g"));
    assert_eq!(row(&store, "g").game.clock, theirs.clock);
    // An old page has continued the game without knowing the clock.
    let (store, _) = overtaken(&game("a b c", ""), &ours);
    assert_eq!(row(&store, "g").game.clock, "");
}

#[test]
fn a_changed_name_or_level_is_never_a_second_game() {
    let renamed = |game: SavedGame| SavedGame {
        names: [game.names[0].clone(), "Bob".to_owned()],
        levels: [3, 0],
        fair: false,
        ..game
    };
    for theirs in [game("a b", ""), game("c d", ""), game("", "a")] {
        let theirs = SavedGame {
            names: ["Eva".to_owned(), "Ben".to_owned()],
            saved: 2000.0,
            ..theirs
        };
        let (store, result) = overtaken(&theirs, &renamed(game("a", "")));
        assert_eq!(store.values().len(), 1, "{result:?}");
        let SaveResult::TakenOver(merged) = result else {
            panic!("{result:?}");
        };
        assert_eq!(merged, row(&store, "g"));
        assert_eq!(merged.game.text, theirs.text);
        assert_eq!(merged.game.undone, theirs.undone);
        assert_eq!(merged.game.names, ["Eva", "Bob"]);
        assert_eq!((merged.game.levels, merged.game.fair), ([3, 0], false));
    }
}

#[test]
fn hints_of_both_are_kept_where_their_moves_are_the_same() {
    let hinted = |moves: &str, hints: &str| SavedGame {
        text: format!("{}\nhints {hints}", game(moves, "").text),
        ..game("", "")
    };
    let (store, _) = overtaken(&hinted("a b", "0 2"), &hinted("a b c", "1 3"));
    assert_eq!(row(&store, "g").game.text, hinted("a b c", "0 1 2 3").text);
    let (store, _) = overtaken(&hinted("a b c", "3"), &hinted("a b", "0"));
    assert_eq!(row(&store, "g").game.text, hinted("a b c", "0 3").text);
}

#[test]
fn a_removed_game_is_stored_again_when_it_goes_on() {
    let mut store = FakeStore::default();
    let known = stored(&mut store, "g", &game("a", ""));
    GameStorage::default().remove(&mut store, "g").unwrap();
    assert!(store.values().is_empty());
    let synced =
        GameStorage::default().sync(&mut store, "g", Some(&known), &known.game, &mut names());
    assert_eq!(synced, Change::Removed);
    let saved = stored_row(save(&mut store, Some(&known), &game("a b", "")));
    assert_eq!(saved.revision.number, 2);
}

#[test]
fn a_tab_that_only_looks_follows_whatever_another_one_does() {
    for theirs in [game("a b", ""), game("", "a"), game("b", "")] {
        let mut store = FakeStore::default();
        let known = stored(&mut store, "g", &game("a", ""));
        let mut tab = GameStorage::default();
        let mut sync =
            |store: &mut FakeStore| tab.sync(store, "g", Some(&known), &known.game, &mut names());
        assert_eq!(sync(&mut store), Change::Nothing);
        let saved = stored_row(save(&mut store, Some(&known), &theirs));
        let synced = sync(&mut store);
        assert_eq!(
            synced,
            Change::Saved(Box::new(SaveResult::TakenOver(saved)))
        );
        assert_eq!(store.values().len(), 1);
    }
}

#[test]
fn a_row_that_cannot_be_read_is_never_written_over() {
    let mut store = FakeStore::default();
    let newer = r#"{"version":3,"revision":1,"tree":"…"}"#;
    store.put(&game_key("g"), newer);
    let mut tab = GameStorage::default();
    assert!(matches!(tab.load(&mut store, "g"), Loaded::Unreadable(_)));
    let result = tab.save(&mut store, "g", None, &game("a", ""), &mut names());
    assert!(matches!(result, SaveResult::Branched(_)), "{result:?}");
    assert_eq!(store.raw(&game_key("g")), Some(newer));
    assert_eq!(tab.take_unread().names().count(), 1);
    assert!(tab.take_unread().names().next().is_none());
}

#[test]
fn a_damaged_row_is_set_aside_or_stays_where_there_is_no_room() {
    let mut store = FakeStore::default();
    store.put(&game_key("g"), "damaged");
    store.room = Some(store.size() + 5);
    let mut tab = GameStorage::default();
    assert!(matches!(tab.load(&mut store, "g"), Loaded::Unreadable(_)));
    assert_eq!(store.raw(&game_key("g")), Some("damaged"));
    store.room = None;
    assert!(matches!(tab.load(&mut store, "g"), Loaded::Unreadable(_)));
    assert_eq!(store.raw(&game_key("g")), None);
    assert_eq!(store.raw("tablero/v2/aside/1/v2/game/g"), Some("damaged"));
    stored_row(tab.save(&mut store, "g", None, &game("a", ""), &mut names()));
    store.put(&game_key("g"), "damaged too");
    tab.load(&mut store, "g");
    assert_eq!(
        store.raw("tablero/v2/aside/2/v2/game/g"),
        Some("damaged too")
    );
}

#[test]
fn a_game_that_the_rules_refuse_is_set_aside_unless_it_has_changed() {
    let mut store = FakeStore::default();
    let known = stored(&mut store, "g", &game("a", ""));
    let later = stored_row(save(&mut store, Some(&known), &game("a b", "")));
    let mut tab = GameStorage::default();
    assert!(!tab.set_aside_game(&mut store, "g", &known));
    assert!(tab.set_aside_game(&mut store, "g", &later));
    assert_eq!(tab.load(&mut store, "g"), Loaded::Nothing);
    assert_eq!(store.values().len(), 1);
}
