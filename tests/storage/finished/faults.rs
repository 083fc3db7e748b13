//! A store that is full, rejects calls, or dies at any step: nothing is lost.

use super::games::{RULES, mixed, saved};
use super::rows::{finished, packed};
use super::{all_games, put_row};
use crate::fake_store::{FAULTS, FakeStore};
use crate::{index_row, names, row};
use fastrand::Rng;
use tablero::session::storage::{GameStorage, Unpacked, has_line, write_index};

/// A store with five games as lines and five more that will become lines, with their index.
fn half_packed() -> (FakeStore, Vec<String>) {
    let mut rng = Rng::with_seed(5);
    let mut store = FakeStore::default();
    let ids: Vec<String> = (0..10).map(|number| format!("g{number}")).collect();
    for (number, record) in mixed(10, &mut rng).iter().enumerate() {
        put_row(&mut store, &ids[number], &saved(record, number), 1);
    }
    let mut tab = GameStorage::default();
    let rows = ids.iter().filter_map(|id| index_row(id, &row(&store, id)));
    let rows: Vec<_> = rows.collect();
    write_index(&tab, &mut store, &rows).expect("room");
    let first = &ids[..5];
    let results = tab.pack(&mut store, first, RULES, &mut names());
    assert!(results.iter().all(|(_, result)| result.is_ok()));
    (store, ids[5..].to_vec())
}

/// Packs in a store that was changed. Afterwards, all games must still exist.
fn check(change: impl FnOnce(&mut FakeStore)) -> usize {
    let (mut store, ids) = half_packed();
    let before = all_games(&store);
    change(&mut store);
    let results = GameStorage::default().pack(&mut store, &ids, RULES, &mut names());
    assert_eq!(all_games(&store), before, "{results:?}");
    let packed = results.iter().filter(|(_, result)| result.is_ok());
    packed.count()
}

#[test]
fn a_tab_that_is_closed_at_any_step_loses_nothing() {
    let mut counts = Vec::new();
    for calls in 0..120 {
        counts.push(check(|store| {
            store.take_calls();
            store.dies_after = Some(calls);
        }));
    }
    assert_eq!((counts[0], counts.last()), (0, Some(&5)), "{counts:?}");
}

#[test]
fn a_store_that_is_full_takes_as_many_as_fit() {
    let mut counts = Vec::new();
    for room in (0..1_500).step_by(50) {
        counts.push(check(|store| store.room = Some(store.size() + room)));
    }
    // Each packed game makes room for others.
    assert_eq!((counts[0], counts.last()), (0, Some(&5)), "{counts:?}");
    assert!(
        counts.iter().any(|count| (1..5).contains(count)),
        "{counts:?}"
    );
}

#[test]
fn a_store_that_refuses_loses_nothing() {
    for fault in FAULTS {
        assert_eq!(check(|store| store.fault = fault), 0, "{fault:?}");
    }
}

#[test]
fn a_game_that_cannot_be_unpacked_keeps_its_line() {
    for fault in FAULTS {
        let mut store = packed();
        store.fault = fault;
        let mut tab = GameStorage::default();
        let unpacked = tab.unpack(&mut store, "g", RULES);
        let is_told = !matches!(unpacked, Unpacked::Nothing | Unpacked::NoGame(_));
        assert!(is_told, "{fault:?}: {unpacked:?}");
        store.fault = Default::default();
        assert!(has_line(&store, "g"));
        assert_eq!(all_games(&store)["g"], finished());
        let removed = {
            store.fault = fault;
            tab.drop_unsaved("g");
            tab.remove(&mut store, "g")
        };
        store.fault = Default::default();
        assert!(
            removed.is_err() || !all_games(&store).contains_key("g"),
            "{fault:?}"
        );
    }
}
