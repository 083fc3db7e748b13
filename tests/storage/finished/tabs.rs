//! Two tabs, with and without a lock.

use super::games::RULES;
use super::rows::{finished, packed};
use super::{all_games, listed_ids, pack, put_row};
use crate::fake_store::FakeStore;
use crate::{game, names, row};
use std::cell::{Cell, RefCell};
use tablero::play::SavedGame;
use tablero::session::storage::keys::{finished_key, game_key, is_finished_key};
use tablero::session::storage::{
    GameStorage, KeyStore, SaveResult, StayReason, StorageError, Unpacked,
};

#[test]
fn a_tab_that_shows_the_game_saves_it_over_its_line() {
    let mut store = FakeStore::default();
    put_row(&mut store, "g", &finished(), 7);
    let known = row(&store, "g");
    assert_eq!(pack(&mut store, "g"), Ok(()));
    let taken_back = SavedGame {
        saved: 2000.0,
        ..game("a1-a2", "a4-a3")
    };
    let mut tab = GameStorage::default();
    let saved = tab.save(&mut store, "g", Some(&known), &taken_back, &mut names());
    assert!(matches!(saved, SaveResult::Stored(_)), "{saved:?}");
    assert_eq!(row(&store, "g").game, taken_back);
    assert_eq!(row(&store, "g").revision.number, 8);
}

#[test]
fn a_tab_that_has_not_seen_what_became_a_line_keeps_both() {
    for known in [None, Some(game("a1-a2", ""))] {
        let mut store = packed();
        let known = known.map(|game| {
            let mut other = FakeStore::default();
            put_row(&mut other, "g", &game, 6);
            row(&other, "g")
        });
        let ours = game("b1-b2", "");
        let mut tab = GameStorage::default();
        let saved = tab.save(&mut store, "g", known.as_ref(), &ours, &mut names());
        let SaveResult::Branched(added) = saved else {
            panic!("{saved:?}");
        };
        let games = all_games(&store);
        assert_eq!((&games["g"], &games[&added.id]), (&finished(), &ours));
        assert_eq!(store.raw(&game_key("g")), None);
    }
}

#[test]
fn two_tabs_that_open_a_game_have_the_same_row() {
    let mut store = packed();
    let mut tabs = [GameStorage::default(), GameStorage::default()];
    assert_eq!(tabs[0].unpack(&mut store, "g", RULES), Unpacked::Row);
    let first = row(&store, "g");
    assert_eq!(tabs[1].unpack(&mut store, "g", RULES), Unpacked::Nothing);
    assert_eq!(row(&store, "g"), first);
}

#[test]
fn a_row_that_does_not_go_on_from_the_line_leaves_it_as_a_game() {
    // An earlier version has written the game again, with other moves.
    let other = SavedGame {
        text: format!("{}\nresult black", game("b1-b2", "").text),
        ..game("", "")
    };
    let mut store = packed();
    put_row(&mut store, "g", &other, 1);
    assert_eq!(pack(&mut store, "g"), Ok(()));
    let games = all_games(&store);
    assert_eq!((&games["g"], &games["n1"]), (&other, &finished()));
    let mut ids = listed_ids(&store);
    ids.sort();
    assert_eq!(ids, ["g", "n1"]);
}

#[test]
fn what_a_row_does_not_go_on_from_is_kept_once_however_often_there_is_no_room() {
    let other = SavedGame {
        text: format!("{}\nresult black", game("b1-b2 b4-b3", "").text),
        names: [
            "A much longer name".to_owned(),
            "Another long name".to_owned(),
        ],
        ..game("", "")
    };
    let mut failed = 0;
    for more in (0..400).step_by(5) {
        let mut store = packed();
        put_row(&mut store, "g", &other, 1);
        store.room = Some(store.size() + more);
        let mut new_names = names();
        let mut tab = GameStorage::default();
        for _ in 0..4 {
            let ids = ["g".to_owned()];
            let results = tab.pack(&mut store, &ids, RULES, &mut new_names);
            let copies = all_games(&store);
            let copies = copies
                .iter()
                .filter(|(id, game)| *id != "g" && **game == finished());
            let copies = copies.count();
            assert!(copies <= 1, "{more}: {copies} copies");
            failed += usize::from(copies == 1 && results[0].1.is_err());
        }
        store.room = None;
        // It may be a line already.
        let last = pack(&mut store, "g");
        assert!(matches!(last, Ok(()) | Err(StayReason::NoRow)), "{last:?}");
        let games = all_games(&store);
        assert_eq!((games.len(), &games["g"]), (2, &other), "{more}");
    }
    assert!(failed > 3, "{failed}");
}

/// A store in which another tab puts a game into the first page during a read of a page, if the first page is still as
/// the other tab has read it.
struct TwoTabs {
    store: RefCell<FakeStore>,
    seen: Option<String>,
    /// The first page as the other tab writes it.
    other: String,
    has_come: Cell<bool>,
    /// The number of reads of pages before the other tab writes.
    after: Cell<usize>,
}

impl KeyStore for TwoTabs {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        if is_finished_key(key) {
            let first = finished_key(1);
            let is_seen = self.store.borrow().raw(&first) == self.seen.as_deref();
            if self.after.get() == 0 && is_seen {
                self.store.borrow_mut().put(&first, &self.other);
                self.has_come.set(true);
            }
            self.after.set(self.after.get().wrapping_sub(1));
        }
        self.store.borrow().get(key)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), StorageError> {
        self.store.borrow_mut().set(key, value)
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        self.store.borrow_mut().remove(key)
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        self.store.borrow().keys()
    }
}

#[test]
fn a_page_that_another_tab_changes_meanwhile_is_not_written_over() {
    for has_page in [false, true] {
        let mut kept = 0;
        for after in 0..12 {
            let mut store = match has_page {
                true => packed(),
                false => FakeStore::default(),
            };
            let mut theirs = store.clone();
            put_row(&mut theirs, "theirs", &finished(), 1);
            assert_eq!(pack(&mut theirs, "theirs"), Ok(()));
            let ours = SavedGame {
                saved: 5000.0,
                ..finished()
            };
            put_row(&mut store, "ours", &ours, 1);
            let mut store = TwoTabs {
                seen: store.raw(&finished_key(1)).map(str::to_owned),
                has_come: Cell::new(false),
                other: theirs.raw(&finished_key(1)).expect("a page").to_owned(),
                store: RefCell::new(store),
                after: Cell::new(after),
            };
            let ids = ["ours".to_owned()];
            let results = GameStorage::default().pack(&mut store, &ids, RULES, &mut names());
            let has_come = store.has_come.get();
            let store = store.store.into_inner();
            let games = all_games(&store);
            assert_eq!(games.get("ours"), Some(&ours), "{after}: {results:?}");
            assert_eq!(games.contains_key("g"), has_page);
            assert_eq!(games.contains_key("theirs"), has_come, "{after}");
            kept += usize::from(has_come);
        }
        assert!(kept > 2, "{kept}");
    }
}
