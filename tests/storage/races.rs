//! Without a lock, another tab can write in the middle of a save. Its event informs this tab.

use super::fake_store::FakeStore;
use super::{game, names, store_old, stored};
use std::cell::{Cell, RefCell};
use tablero::play::SavedGame;
use tablero::session::storage::keys::game_key;
use tablero::session::storage::{
    Change, Comparison, Form, GameRow, GameStorage, KeyStore, SaveResult, StorageError, compare,
};

type Action<'a> = Box<dyn FnOnce(&mut FakeStore) + 'a>;

/// A store in which something happens before one of the calls.
struct Interrupted<'a> {
    store: RefCell<&'a mut FakeStore>,
    calls: Cell<usize>,
    at: usize,
    act: RefCell<Option<Action<'a>>>,
}

impl Interrupted<'_> {
    fn call(&self) {
        if self.calls.get() == self.at
            && let Some(act) = self.act.take()
        {
            act(&mut self.store.borrow_mut());
        }
        self.calls.set(self.calls.get() + 1);
    }
}

impl KeyStore for Interrupted<'_> {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        self.call();
        self.store.borrow().get(key)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), StorageError> {
        self.call();
        self.store.get_mut().set(key, value)
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        self.call();
        self.store.get_mut().remove(key)
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        self.call();
        self.store.borrow().keys()
    }
}

/// A tab that shows a game.
struct Tab {
    storage: GameStorage,
    id: String,
    known: Option<GameRow>,
    game: SavedGame,
}

impl Tab {
    fn new(known: &GameRow, game: SavedGame) -> Tab {
        Tab {
            storage: GameStorage::default(),
            id: "g".to_owned(),
            known: Some(known.clone()),
            game,
        }
    }

    fn save(&mut self, store: &mut dyn KeyStore) {
        let known = self.known.clone();
        let result = self
            .storage
            .save(store, &self.id, known.as_ref(), &self.game, &mut names());
        self.settle(result);
    }

    fn sync(&mut self, store: &mut dyn KeyStore) {
        let known = self.known.clone();
        let change = self
            .storage
            .sync(store, &self.id, known.as_ref(), &self.game, &mut names());
        if let Change::Saved(result) = change {
            self.settle(*result);
        }
    }

    fn settle(&mut self, result: SaveResult) {
        match result {
            SaveResult::Stored(row) | SaveResult::TakenOver(row) => {
                self.game = row.game.clone();
                self.known = Some(row);
            }
            SaveResult::Branched(added) => {
                self.id = added.id;
                self.known = added.row.ok();
            }
            SaveResult::InMemory(_) => {}
        }
    }
}

#[test]
fn a_game_that_is_overtaken_in_the_middle_of_a_save_is_not_lost() {
    let mut interrupted = 0;
    for (ours, theirs) in [
        ("a b", "a c"),
        ("a b", "a b d"),
        ("a b d", "a b"),
        ("b", "a c"),
    ] {
        for at in 0..6 {
            let mut store = FakeStore::default();
            let known = stored(&mut store, "g", &game("a", ""));
            let mut one = Tab::new(&known, game(ours, ""));
            let mut other = Tab::new(&known, game(theirs, ""));
            let mut both = Interrupted {
                store: RefCell::new(&mut store),
                calls: Cell::new(0),
                at,
                act: RefCell::new(Some(Box::new(|store| other.save(store)))),
            };
            one.save(&mut both);
            interrupted += usize::from(both.act.take().is_none());
            drop(both);
            // Both get the event of the other's write.
            for _ in 0..2 {
                other.sync(&mut store);
                one.sync(&mut store);
            }
            one.storage.retry_unsaved(&mut store, &mut names());
            for moves in [ours, theirs] {
                let is_there = |raw: &String| {
                    let row = GameRow::read(raw, Form::New).unwrap();
                    let compared = compare(&row.game, &game(moves, ""));
                    matches!(compared, Comparison::Same | Comparison::Longer)
                };
                let mut rows = store.values().values();
                assert!(rows.any(is_there), "{moves} at {at}: {:?}", store.values());
            }
            assert!(store.values().len() <= 2, "{:?}", store.values());
        }
    }
    assert!(interrupted >= 12, "{interrupted} saves were interrupted");
}

#[test]
fn two_rows_with_the_same_number_are_told_apart() {
    let mut store = FakeStore::default();
    let known = stored(&mut store, "g", &game("a", ""));
    let mut one = Tab::new(&known, game("a b", ""));
    one.save(&mut store);
    // The other tab has read the row before and writes it now.
    let raw = store.raw(&game_key("g")).unwrap().replace("a b", "a c");
    store.put(&game_key("g"), &raw);
    one.sync(&mut store);
    assert_eq!(one.id, "n1");
    assert_eq!(store.values().len(), 2);
}

#[test]
fn a_row_that_follows_on_one_that_this_tab_never_saw_is_not_taken_for_the_next() {
    let mut store = FakeStore::default();
    let known = stored(&mut store, "g", &game("a", ""));
    let mut one = Tab::new(&known, game("a b", ""));
    one.save(&mut store);
    let raw = store.raw(&game_key("g")).unwrap().replace("a b", "a c");
    store.put(&game_key("g"), &raw);
    let unseen = GameRow::read(&raw, Form::New).unwrap();
    Tab::new(&unseen, game("a c d", "")).save(&mut store);
    one.sync(&mut store);
    assert_eq!((&*one.id, store.values().len()), ("n1", 2));
}

/// The number of calls of a migration before the row is removed.
const LOOKS: usize = 5;

#[test]
fn what_an_old_page_writes_while_its_row_is_taken_over_is_not_lost() {
    for at in 0..7 {
        for moves in ["a b c", "a c"] {
            let mut store = FakeStore::default();
            store_old(&mut store, "g", &game("a b", ""));
            let mut both = Interrupted {
                store: RefCell::new(&mut store),
                calls: Cell::new(0),
                at,
                act: RefCell::new(Some(Box::new(|store| {
                    store_old(store, "g", &game(moves, ""));
                }))),
            };
            let mut tab = GameStorage::default();
            tab.convert(&mut both, "g", &mut names());
            // Without a lock, a change between the last read and the removal cannot be prevented.
            let was_removing = at == LOOKS;
            drop(both);
            tab.convert(&mut store, "g", &mut names());
            let rows = store.values().values();
            let mut lines = rows.map(|raw| GameRow::read(raw, Form::New).unwrap().game.text);
            let text = game(moves, "").text;
            let is_there = lines.any(|line| line == text);
            assert!(
                is_there || was_removing,
                "{moves} at {at}: {:?}",
                store.values()
            );
        }
    }
}

#[test]
fn two_games_that_begin_under_one_name_at_the_same_moment_are_both_kept() {
    for at in 0..5 {
        let mut store = FakeStore::default();
        let mut other = None;
        let mut both = Interrupted {
            store: RefCell::new(&mut store),
            calls: Cell::new(0),
            at,
            act: RefCell::new(Some(Box::new(|store| {
                let mut tab = Tab::new(&unstored(), game("b", ""));
                let added = tab.storage.add(store, &tab.game, &mut names());
                (tab.id, tab.known) = (added.id, added.row.ok());
                other = Some(tab);
            }))),
        };
        let mut one = Tab::new(&unstored(), game("a", ""));
        let added = one.storage.add(&mut both, &one.game, &mut names());
        (one.id, one.known) = (added.id, added.row.ok());
        drop(both);
        if let Some(mut other) = other {
            other.sync(&mut store);
            one.sync(&mut store);
            one.storage.retry_unsaved(&mut store, &mut names());
            assert_eq!(store.values().len(), 2, "at {at}: {:?}", store.values());
        } else {
            assert_eq!(at, 4, "there are four calls");
        }
    }
}

/// A row that is in no store.
fn unstored() -> GameRow {
    stored(&mut FakeStore::default(), "x", &game("", ""))
}
