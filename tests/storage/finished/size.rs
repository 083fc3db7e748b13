//! The space that ten thousand finished games take, and the operations that read them.

use super::games::{RULES, mixed, saved};
use super::{pages, put_row};
use crate::fake_store::FakeStore;
use crate::{game, index_row, names, row};
use fastrand::Rng;
use std::sync::{LazyLock, Mutex};
use std::time::Instant;
use tablero::session::storage::keys::{
    finished_key, finished_page_of_key, game_key, is_finished_key,
};
use tablero::session::storage::{
    FinishedLine, FinishedPage, GameStorage, MAX_LINES, NewLine, SaveResult, has_line, put_lines,
    read_index, stored_kind, write_index,
};

const GAMES: usize = 10_000;
/// The maximum size of the store in UTF-16 code units, as browsers count it, including the keys.
const MAX_UNITS: usize = 2_500_000;
/// The number of different games. The others have the same moves and other names.
const DIFFERENT: usize = 1_000;

/// The name of a game, as long as the page makes it.
fn id(number: usize) -> String {
    format!("mwz1n{number:06}")
}

/// A store with ten thousand finished games, of all kinds in equal parts.
fn full_library() -> FakeStore {
    // Made once, because it takes seconds.
    static MADE: LazyLock<Mutex<FakeStore>> = LazyLock::new(|| Mutex::new(make_full_library()));
    MADE.lock()
        .expect("a store is cloned without panics")
        .clone()
}

fn make_full_library() -> FakeStore {
    let mut rng = Rng::with_seed(7);
    let mut store = FakeStore::default();
    for (number, record) in mixed(DIFFERENT, &mut rng).iter().enumerate() {
        put_row(&mut store, &id(number), &saved(record, number), 40);
    }
    let ids: Vec<String> = (0..DIFFERENT).map(id).collect();
    let mut lines = Vec::new();
    let results = GameStorage::default().pack(&mut store, &ids, RULES, &mut names());
    assert!(results.iter().all(|(_, result)| result.is_ok()));
    for (_, raw) in pages(&store) {
        let page = FinishedPage::read(raw).expect("a page");
        let shared: Vec<String> = page.texts.iter().map(|&text| text.to_owned()).collect();
        for line in page.lines {
            let line = FinishedLine::read(line).expect("a line");
            let number: usize = line.id["mwz1n".len()..].parse().expect("a number");
            let copies = (1..GAMES / DIFFERENT).map(|copy| id(number + copy * DIFFERENT));
            lines.extend(copies.filter_map(|id| line.renamed(&id, shared.clone())));
        }
    }
    put_all(&mut store, &lines);
    store
}

fn put_all(store: &mut FakeStore, lines: &[NewLine]) {
    for some in lines.chunks(1_000) {
        assert!(put_lines(store, some).iter().all(Result::is_ok));
    }
}

#[test]
fn ten_thousand_games_fit_and_home_reads_none_of_them() {
    let mut store = full_library();
    let length = |text: &str| text.encode_utf16().count();
    let values = store.values().iter();
    let size: usize = values.map(|(key, value)| length(key) + length(value)).sum();
    let started = Instant::now();
    let list = GameStorage::default().finished(&store).expect("a store");
    let took = started.elapsed();
    println!("{GAMES} games: {size} characters, listed in {took:?}");
    assert_eq!(
        (list.rows.len(), list.damaged, list.unread),
        (GAMES, 0, None)
    );
    assert!(list.rows.is_sorted_by(|one, next| one.saved >= next.saved));
    assert!(size <= MAX_UNITS, "{size} characters");
    for (_, raw) in pages(&store) {
        let page = FinishedPage::read(raw).expect("a page");
        assert!(page.lines.len() <= MAX_LINES);
    }
    assert_eq!(pages(&store).count(), GAMES.div_ceil(MAX_LINES));

    // Home reads the index and the rows of unfinished games.
    put_row(&mut store, "going", &game("a1-a2", ""), 1);
    let tab = GameStorage::default();
    let going = index_row("going", &row(&store, "going")).expect("a game");
    write_index(&tab, &mut store, &[going]).expect("room");
    store.take_read_keys();
    let index = read_index(&tab, &store).expect("a store");
    assert_eq!((index.rows.len(), index.stale.len()), (1, 0));
    let keys = store.take_read_keys();
    assert!(keys.contains(&game_key("going")));
    assert!(!keys.iter().any(|key| is_finished_key(key)), "{keys:?}");
}

#[test]
fn the_newest_games_are_listed_without_reading_the_others() {
    let store = full_library();
    store.take_read_keys();
    let newest = GameStorage::default().newest_finished(&store);
    let newest = newest.unwrap().expect("there are other pages").rows;
    let read = store.take_read_keys();
    let pages = read.iter().filter(|key| is_finished_key(key)).count();
    assert_eq!(pages, 2);
    assert!(newest.len() > 100, "{}", newest.len());
    let all = GameStorage::default().finished(&store).unwrap().rows;
    assert!(newest.iter().all(|row| all.contains(row)));
    let few = FakeStore::default();
    assert_eq!(GameStorage::default().newest_finished(&few), Ok(None));
}

/// The number of pages read since the last time.
fn pages_read(store: &FakeStore) -> usize {
    let read = store.take_read_keys();
    read.iter().filter(|key| is_finished_key(key)).count()
}

#[test]
fn a_new_game_is_saved_without_reading_the_finished_ones() {
    let mut store = full_library();
    let mut tab = GameStorage::default();
    store.take_read_keys();
    tab.begin("new");
    let first = tab.save(&mut store, "new", None, &game("", ""), &mut names());
    let SaveResult::Stored(known) = first else {
        panic!("{first:?}");
    };
    let saved = tab.save(
        &mut store,
        "new",
        Some(&known),
        &game("a1-a2", ""),
        &mut names(),
    );
    assert!(matches!(saved, SaveResult::Stored(_)), "{saved:?}");
    assert_eq!(pages_read(&store), 0);
    // Any other name may be the name of a line.
    tab.save(&mut store, "other", None, &game("", ""), &mut names());
    assert_eq!(pages_read(&store), pages(&store).count());
}

#[test]
fn the_kind_of_a_finished_game_is_found_without_reading_older_pages() {
    let store = full_library();
    let numbers: Vec<u64> = pages(&store)
        .filter_map(|(key, _)| finished_page_of_key(key))
        .collect();
    let newest = numbers.iter().max().expect("a page");
    let raw = store.raw(&finished_key(*newest)).expect("a page");
    let page = FinishedPage::read(raw).expect("a page");
    let line = FinishedLine::read(page.lines[0]).expect("a line");
    store.take_read_keys();
    assert_eq!(stored_kind(&store, line.id).as_deref(), Some(line.game));
    assert!(has_line(&store, line.id));
    assert_eq!(pages_read(&store), 2);
    assert_eq!(stored_kind(&store, "none"), None);
    assert_eq!(pages_read(&store), numbers.len());
}
