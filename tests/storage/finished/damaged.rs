//! Pages and lines that are damaged, or that a newer page has written.

use super::games::{RULES, mixed, saved};
use super::{all_games, listed, listed_ids, pack, put_row};
use crate::fake_store::FakeStore;
use crate::names;
use fastrand::Rng;
use tablero::play::stored::Unreadable;
use tablero::session::storage::keys::finished_key;
use tablero::session::storage::{FinishedLine, FinishedPage, GameStorage, StayReason};

/// A store with a page of this many games, and another game as a row.
fn store_with(count: usize, rng: &mut Rng) -> FakeStore {
    let mut store = FakeStore::default();
    let records = mixed(count + 1, rng);
    let ids: Vec<String> = (0..count).map(|number| format!("g{number}")).collect();
    for (id, (number, record)) in ids.iter().zip(records.iter().enumerate()) {
        put_row(&mut store, id, &saved(record, number), 1);
    }
    let results = GameStorage::default().pack(&mut store, &ids, RULES, &mut names());
    assert!(results.iter().all(|(_, result)| result.is_ok()));
    put_row(&mut store, "new", &saved(&records[count], count), 1);
    store
}

/// A text with one to five changed characters.
fn mutated(text: &str, rng: &mut Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..rng.usize(1..6) {
        let at = rng.usize(..bytes.len());
        match rng.u8(..5) {
            0 => bytes[at] = rng.u8(..),
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, *rng.choice(b"\"|,[]{}a0").expect("a sign")),
            3 => drop(bytes.splice(at..at, text.bytes().skip(at).take(30))),
            _ => bytes.truncate(at.max(bytes.len() - 500)),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn of_a_thousand_mutated_pages_every_undamaged_line_is_read_and_nothing_is_lost() {
    let mut rng = Rng::with_seed(11);
    let store = store_with(12, &mut rng);
    let key = finished_key(1);
    let raw = store.raw(&key).expect("a page").to_owned();
    let page = FinishedPage::read(&raw).expect("a page");
    let (mut whole, mut salvaged) = (0, 0);
    for _ in 0..1_000 {
        let mutated = mutated(&raw, &mut rng);
        let mut store = store.clone();
        store.put(&key, &mutated);
        let is_undamaged = |line: &&&str| mutated.contains(&format!("\"{line}\""));
        let undamaged: Vec<&&str> = page.lines.iter().filter(is_undamaged).collect();
        let check = |store: &FakeStore| {
            let ids = listed_ids(store);
            for line in &undamaged {
                let line = FinishedLine::read(line).expect("a line");
                assert!(
                    ids.iter().any(|id| id == line.id),
                    "{} of {mutated}",
                    line.id
                );
            }
        };
        check(&store);
        let packed = pack(&mut store, "new");
        assert_eq!(packed, Ok(()), "{mutated}");
        check(&store);
        assert!(listed_ids(&store).contains(&"new".to_owned()));
        // The damaged page was set aside unchanged, or the new page still has all of its lines.
        let now = store.raw(&key).unwrap_or_default();
        let is_aside = store.values().values().any(|value| *value == mutated);
        match is_aside {
            true => salvaged += 1,
            false => {
                whole += 1;
                let read = FinishedPage::read(&mutated).expect("a page");
                assert!(
                    read.lines.iter().all(|line| now.contains(line)),
                    "{mutated}"
                );
            }
        }
    }
    println!("{whole} pages stayed, {salvaged} were set aside");
    assert!(whole > 100 && salvaged > 100);
}

#[test]
fn a_damaged_line_is_counted_and_stays() {
    let mut rng = Rng::with_seed(2);
    let mut store = store_with(3, &mut rng);
    let key = finished_key(1);
    let raw = store.raw(&key).expect("a page");
    let damaged = raw.replace("\"g1|", "\"g1 |");
    store.put(&key, &damaged);
    let list = GameStorage::default().finished(&store).expect("a store");
    assert_eq!((list.rows.len(), list.damaged, list.unread), (2, 1, None));
    assert_eq!(pack(&mut store, "new"), Ok(()));
    assert!(store.raw(&key).expect("a page").contains("\"g1 |"));
    assert_eq!(listed(&store).len(), 3);
}

#[test]
fn a_page_without_a_whole_line_is_set_aside_and_a_newer_one_stays() {
    let mut rng = Rng::with_seed(2);
    for (page, unread) in [
        ("{", Unreadable::Garbled),
        (
            "{\"version\":1,\"texts\":[],\"games\":[]}",
            Unreadable::Garbled,
        ),
        ("{\"version\":3,\"games\":{}}", Unreadable::Newer),
    ] {
        let mut store = store_with(2, &mut rng);
        store.put(&finished_key(2), page);
        let list = GameStorage::default().finished(&store).expect("a store");
        assert_eq!((list.rows.len(), list.unread), (2, Some((1, unread))));
        assert_eq!(pack(&mut store, "new"), Ok(()));
        assert_eq!(all_games_of(&store, page, unread), 3);
        assert_eq!(pack(&mut store, "new"), Err(StayReason::NoRow));
    }
}

/// The number of games outside a page that cannot be read. Checks that the store still has this page.
fn all_games_of(store: &FakeStore, page: &str, unread: Unreadable) -> usize {
    let aside = "tablero/v2/aside/1/v2/finished/2";
    let key = match unread {
        Unreadable::Newer => finished_key(2),
        Unreadable::Garbled => aside.to_owned(),
    };
    assert_eq!(store.raw(&key), Some(page));
    let mut others = store.clone();
    others.take(&key);
    all_games(&others).len()
}

#[test]
fn a_damaged_page_stays_if_there_is_no_room_for_a_copy() {
    let mut rng = Rng::with_seed(2);
    let mut store = store_with(3, &mut rng);
    let key = finished_key(1);
    let damaged = store.raw(&key).expect("a page").replacen('{', "", 1);
    store.put(&key, &damaged);
    store.room = Some(store.size() + 100);
    assert!(matches!(pack(&mut store, "new"), Err(StayReason::Store(_))));
    assert_eq!(store.raw(&key), Some(&*damaged));
    assert_eq!(listed(&store).len(), 3);
}
