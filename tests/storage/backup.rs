//! Everything in one text, and restoring it in another browser.

use super::fake_store::{FAULTS, FakeStore, Fault};
use super::finished::RULES;
use super::{game, names, row, stored};
use fastrand::Rng;
use tablero::session::backup::{
    BackupError, Restored, SavedPart, read_backup, restore, write_backup,
};
use tablero::session::progress::Progress;
use tablero::session::storage::{GameStorage, StorageError, read_new};

const TEXT: &str =
    "tablero 2\ngame breakthrough\nstart pppp/4/4/PPPP w\nmoves a1-a2 (b1-b2 {a \"try\"})";
const SETTINGS: &str = r#"{"version":2,"language":"es"}"#;
const SETTINGS_KEY: &str = "tablero/v2/settings";

fn progress(keys: &[&str]) -> Progress {
    let mut progress = Progress::default();
    for key in keys {
        progress.add("zoq".to_owned(), (*key).to_owned());
    }
    progress
}

/// A browser with two games, one of them with variations, with settings and solved exercises.
fn browser() -> FakeStore {
    let mut store = FakeStore::default();
    stored(&mut store, "a", &game("a1-a2", ""));
    stored(&mut store, "b", &game("b1-b2 a4-a3", "c1-c2"));
    let saved = GameStorage::default().save_variations(&mut store, "a", Some(TEXT));
    saved.expect("room");
    store.put(SETTINGS_KEY, SETTINGS);
    let lessons = serde_json::to_string(&progress(&["step", "take"])).expect("JSON");
    store.put("tablero/v2/lessons", &lessons);
    store
}

fn backup(store: &mut FakeStore) -> String {
    write_backup(&mut GameStorage::default(), store).expect("a store that can be read")
}

fn restored(text: &str, store: &mut FakeStore) -> Restored {
    let backup = read_backup(text).expect("a backup");
    restore(
        backup,
        &mut GameStorage::default(),
        store,
        &mut names(),
        RULES,
    )
}

#[test]
fn another_browser_gets_everything_and_nothing_twice() {
    let mut from = browser();
    let text = backup(&mut from);
    let mut to = FakeStore::default();
    let all = Restored {
        added: 2,
        solved: 2,
        has_settings: true,
        ..Restored::default()
    };
    assert_eq!(restored(&text, &mut to), all);
    assert_eq!(backup(&mut to), text);
    let again = Restored {
        known: 2,
        ..Restored::default()
    };
    assert_eq!(restored(&text, &mut to), again);
    assert_eq!(restored(&text, &mut from), again);
    assert_eq!(backup(&mut to), text);
}

/// A damaged file can have a game twice and its variations once. The fuzzer found that it grew each time.
#[test]
fn a_game_that_comes_again_without_its_variations_brings_nothing() {
    let text = backup(&mut browser());
    let line = text.lines().find(|line| line.starts_with("game:a "));
    let line = line.expect("a game");
    let twice = text.replace(line, &format!("{line}\n{line}"));
    let mut to = FakeStore::default();
    assert_eq!(restored(&twice, &mut to).added, 2);
    let before = backup(&mut to);
    let again = restored(&twice, &mut to);
    assert_eq!((again.added, again.extended), (0, 0));
    assert_eq!(backup(&mut to), before);
}

#[test]
fn a_browser_keeps_what_it_has_and_gets_more() {
    let text = backup(&mut browser());
    let mut to = FakeStore::default();
    stored(&mut to, "b", &game("b1-b2", ""));
    to.put(SETTINGS_KEY, r#"{"version":2}"#);
    let lessons = serde_json::to_string(&progress(&["step", "own"])).expect("JSON");
    to.put("tablero/v2/lessons", &lessons);
    let expected = Restored {
        added: 1,
        extended: 1,
        solved: 1,
        ..Restored::default()
    };
    assert_eq!(restored(&text, &mut to), expected);
    assert_eq!(row(&to, "b").game.text, game("b1-b2 a4-a3", "").text);
    assert_eq!(to.raw(SETTINGS_KEY), Some(r#"{"version":2}"#));
    let all = read_new::<Progress>(&mut to, "lessons")
        .value
        .expect("progress");
    assert_eq!(all, progress(&["step", "own", "take"]));
}

#[test]
fn games_with_other_moves_or_lines_are_kept_beside_each_other() {
    let text = backup(&mut browser());
    let mut to = FakeStore::default();
    stored(&mut to, "a", &game("a1-a2", ""));
    let lines = TEXT.replace("b1-b2", "c1-c2");
    let saved = GameStorage::default().save_variations(&mut to, "a", Some(&lines));
    saved.expect("room");
    stored(&mut to, "b", &game("d1-d2", ""));
    assert_eq!(restored(&text, &mut to).added, 2);
    assert_eq!(GameStorage::default().ids(&to), ["a", "b", "n1", "n2"]);
    assert_eq!(row(&to, "b").game.text, game("d1-d2", "").text);
    let variations = |to: &mut FakeStore, id: &str| GameStorage::default().variations(to, id).value;
    assert_eq!(variations(&mut to, "a"), Some(lines));
    assert_eq!(variations(&mut to, "n1").as_deref(), Some(TEXT));
    let again = restored(&text, &mut to);
    assert_eq!((again.added, again.known), (0, 2));
}

#[test]
fn a_damaged_line_is_left_out_and_the_others_are_read() {
    let text = backup(&mut browser());
    let lines: Vec<&str> = text.lines().collect();
    for (number, line) in lines.iter().enumerate().skip(1) {
        if line.starts_with("end ") {
            continue;
        }
        let damaged = text.replacen(line, &line.replacen('v', "w", 1), 1);
        let mut to = FakeStore::default();
        let result = restored(&damaged, &mut to);
        assert_eq!((result.damaged, result.is_cut_off), (1, false), "{number}");
        assert!(
            result.added >= 1 && result.not_stored.is_none(),
            "{result:?}"
        );
    }
    let whole = lines.len() - 2;
    for cut in 0..text.len() {
        let Ok(read) = read_backup(&text[..cut]) else {
            continue;
        };
        let is_all = cut + 1 >= text.len();
        assert_eq!(read.is_cut_off, !is_all, "{cut}");
        assert!(read.parts.len() + read.damaged <= whole + 1);
    }
}

#[test]
fn what_is_no_backup_is_refused() {
    let refused = |text: &str| read_backup(text).expect_err("no backup");
    for text in [
        "",
        "tablero 1\ngame zoq",
        "nonsense",
        &"x".repeat(1_000_000),
    ] {
        assert_eq!(refused(text), BackupError::Foreign);
    }
    assert_eq!(refused("tablero backup 3\nend 0"), BackupError::Newer);
    let bytes = 20_000_001;
    assert_eq!(refused(&" ".repeat(bytes)), BackupError::TooLong { bytes });
    // Names become keys and addresses.
    let text = backup(&mut browser()).replace("game:a ", "game:../a ");
    assert_eq!(read_backup(&text).map(|read| read.damaged), Ok(1));
}

/// A thousand files with some changed characters: no reader fails, and only undamaged parts are imported.
#[test]
fn a_thousand_mutated_files_are_read_as_far_as_possible() {
    let text = backup(&mut browser());
    let whole = read_backup(&text).expect("a backup").parts;
    let mut rng = Rng::with_seed(29);
    for _ in 0..1_000 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..rng.usize(1..6) {
            let at = rng.usize(..bytes.len());
            match rng.u8(..4) {
                0 => bytes[at] = rng.u8(..),
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, rng.u8(..)),
                _ => bytes.truncate(at.max(20)),
            }
        }
        let mutated = String::from_utf8_lossy(&bytes);
        let Ok(read) = read_backup(&mutated) else {
            continue;
        };
        for part in &read.parts {
            assert!(whole.contains(part), "{part:?}");
        }
        let mut to = FakeStore::default();
        let result = restore(
            read,
            &mut GameStorage::default(),
            &mut to,
            &mut names(),
            RULES,
        );
        assert!(
            result.added <= 2 && result.not_stored.is_none(),
            "{result:?}"
        );
    }
}

#[test]
fn a_full_store_keeps_what_it_has_and_the_rest_is_said() {
    let text = backup(&mut browser());
    for room in (0..2_000).step_by(50) {
        let mut to = FakeStore::default();
        stored(&mut to, "b", &game("b1-b2", ""));
        to.room = Some(room);
        let mut storage = GameStorage::default();
        let result = restore(
            read_backup(&text).expect("a backup"),
            &mut storage,
            &mut to,
            &mut names(),
            RULES,
        );
        assert_eq!(storage.unsaved().names().count(), 0);
        assert!(row(&to, "b").game.text.contains("b1-b2"), "{room}");
        let count = result.added + result.extended;
        assert!(
            count == 2 || result.not_stored.is_some(),
            "{room}: {result:?}"
        );
    }
    for fault in FAULTS {
        let mut to = FakeStore::with(|store| store.fault = fault);
        let result = restored(&text, &mut to);
        let is_told = result.not_stored.is_some();
        let loses = !matches!(fault, Fault::RefusesRemovals | Fault::IgnoresRemovals);
        assert_eq!(is_told, loses, "{fault:?}: {result:?}");
    }
    let mut closed = FakeStore::with(|store| store.fault = Fault::RefusesAll);
    let written = write_backup(&mut GameStorage::default(), &mut closed);
    assert_eq!(written, Err(StorageError::Forbidden));
}

#[test]
fn a_game_that_waits_in_memory_is_in_the_backup() {
    let mut store = browser();
    store.room = Some(0);
    let mut storage = GameStorage::default();
    drop(storage.add(&mut store, &game("d1-d2", ""), &mut names()));
    let text = write_backup(&mut storage, &mut store).expect("a store that can be read");
    let read = read_backup(&text).expect("a backup");
    let is_game = |part: &&SavedPart| matches!(part, SavedPart::Game(..));
    assert_eq!(read.parts.iter().filter(is_game).count(), 3);
}
