//! Damaged texts are rejected, or read as something that can be written again. Nothing panics.

use super::fake_store::FakeStore;
use super::{game, index_row, names, stored};
use fastrand::Rng;
use tablero::session::storage::keys::{INDEX, game_key};
use tablero::session::storage::{Form, GameRow, GameStorage, Loaded, read_index, write_index};

const MUTATIONS: usize = 5000;

/// A text with one to three letters changed, left out or doubled.
fn mutated(text: &str, rng: &mut Rng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..rng.usize(1..=3) {
        let at = rng.usize(0..letters.len());
        match rng.u8(0..4) {
            0 => drop(letters.remove(at)),
            1 => letters.insert(at, letters[at]),
            2 => letters[at] = letters[rng.usize(0..letters.len())],
            _ => letters[at] = char::from(rng.u8(32..127)),
        }
    }
    letters.into_iter().collect()
}

#[test]
fn damaged_rows_are_refused_or_written_again() {
    let mut store = FakeStore::default();
    let known = stored(&mut store, "g", &game("a1-a2", "a4-a3"));
    let good = store.raw(&game_key("g")).unwrap().to_owned();
    let mut rng = Rng::with_seed(5);
    let mut read = 0;
    for _ in 0..MUTATIONS {
        let text = mutated(&good, &mut rng);
        if let Ok(mut row) = GameRow::read(&text, Form::New) {
            read += 1;
            let printed = row.print(Form::New).unwrap();
            assert_eq!(GameRow::read(&printed, Form::New), Ok(row), "{text}");
        }
        store.put(&game_key("g"), &text);
        let mut tab = GameStorage::default();
        let (mut names, ours) = (names(), game("b1-b2", ""));
        tab.save(&mut store, "g", Some(&known), &ours, &mut names);
        let is_kept = store.values().values().any(|value| *value == text);
        assert!(is_kept || GameRow::read(&text, Form::New).is_ok(), "{text}");
        store = FakeStore::default();
    }
    assert!(read > MUTATIONS / 10, "{read}");
}

#[test]
fn damaged_indexes_are_made_again() {
    let mut store = FakeStore::default();
    let tab = GameStorage::default();
    stored(&mut store, "g", &game("a1-a2", ""));
    let Loaded::Stored(row) = GameStorage::default().load(&mut store, "g") else {
        panic!("a row");
    };
    let built = index_row("g", &row).unwrap();
    write_index(&tab, &mut store, &[built]).unwrap();
    let good = store.raw(INDEX).unwrap().to_owned();
    let mut rng = Rng::with_seed(6);
    let mut refused = 0;
    for _ in 0..MUTATIONS {
        store.put(INDEX, &mutated(&good, &mut rng));
        let index = read_index(&tab, &store).unwrap();
        assert_eq!(index.rows.len() + index.stale.len(), 1);
        refused += index.stale.len();
    }
    assert!(refused > MUTATIONS / 3 && refused < MUTATIONS, "{refused}");
}
