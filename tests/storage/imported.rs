//! Texts of several games are added to the games of a browser: the library's saved games are imported as the same
//! games, none twice and none in part.

use super::fake_store::{FakeStore, Fault};
use super::finished::RULES;
use super::finished::games::{mixed, saved};
use super::names;
use fastrand::Rng;
use std::collections::BTreeSet;
use tablero::games::{self, WORDS, readable_game};
use tablero::narration::people_of;
use tablero::play::{GameRecord, SavedGame};
use tablero::session::Players;
use tablero::session::import::{
    GameAdder, GamesReport, ImportEffect, ImportMessage, ImportModel, ImportState,
};
use tablero::session::storage::keys::game_of_variations_key;
use tablero::session::storage::{
    GameStorage, StorageError, finished_lines, lines_with_id, write_variations,
};

/// Imports a text into a browser by its dialog.
fn bring(store: &mut FakeStore, text: &str) -> GamesReport {
    let mut model = ImportModel::new();
    let mut storage = GameStorage::default();
    let mut adder = None;
    let mut all_names = names();
    let mut queue = vec![ImportMessage::Read, ImportMessage::Write(text.to_owned())];
    let mut ends = 0;
    while let Some(message) = queue.pop() {
        let mut effects = Vec::new();
        model.update(message, &mut effects);
        for effect in effects {
            match effect {
                ImportEffect::LoadGames(_) => {
                    let games = WORDS.iter().map(|words| readable_game(*words)).collect();
                    queue.push(ImportMessage::Loaded(Some(games)));
                }
                ImportEffect::Add(games) => {
                    let adder =
                        adder.get_or_insert_with(|| GameAdder::new(&mut storage, store, RULES));
                    let how = (2e12, &mut all_names as _, RULES);
                    let added = adder.add(&mut storage, store, &games, how);
                    queue.push(ImportMessage::Added(added));
                }
                ImportEffect::AllAdded => ends += 1,
                ImportEffect::Open(_) | ImportEffect::ReadFile => panic!("several games"),
            }
        }
    }
    assert!(
        storage.unsaved().names().next().is_none(),
        "games in memory"
    );
    assert_eq!(ends, 1);
    match model.into_state() {
        ImportState::Adding(report) => report,
        state => panic!("{state:?}"),
    }
}

/// The text of a game as the library saves it.
fn text_of(storage: &mut GameStorage, store: &mut FakeStore, id: &str) -> String {
    let game = storage.stored_game(store, id, RULES).expect("a game");
    let mut record = games::resume(&game).expect("a game that the rules accept");
    if let Some(text) = storage.variations(store, id).value {
        record.add_variations(&games::read_tree(&text).expect("variations"));
    }
    let people = people_of(&Players::of(&game));
    let [white, black] = &people.names;
    record.whole_text([white, black])
}

/// The texts of all games of a browser.
fn texts(store: &mut FakeStore) -> Vec<String> {
    let mut storage = GameStorage::default();
    let mut ids: BTreeSet<String> = storage.ids(store).into_iter().collect();
    ids.extend(
        finished_lines(store)
            .expect("a store")
            .lines
            .into_iter()
            .map(|(id, _)| id),
    );
    let mut texts: Vec<String> = ids
        .iter()
        .map(|id| text_of(&mut storage, store, id))
        .collect();
    texts.sort();
    texts
}

/// A record with another first move in addition to the first one.
fn with_variation(record: &GameRecord) -> GameRecord {
    let text = record.text();
    let mut one = GameRecord::open_text(record.kind(), &record.begun_at(0)).expect("a start");
    let first = text.moves.first().expect("a move");
    let legal = one.legal();
    let other = legal.iter().find(|mv| *mv != first);
    let other = other.map_or(String::new(), |mv| format!(" ({mv} {{instead}})"));
    one.play_text(first).expect("a move");
    let head = one.text().to_string();
    let head = head
        .split("\nmoves")
        .next()
        .expect("lines")
        .replacen('1', "2", 1);
    let tree = format!("{head}\ndate 2026-11-26\nmoves {first} {{a note}}{other}");
    let tree = games::read_tree(&tree).expect("a tree");
    let mut record = GameRecord::open_text(record.kind(), &text).expect("the game");
    assert_eq!(record.add_variations(&tree), 0);
    record
}

/// A browser with games of all kinds: finished ones as lines and as rows, unfinished ones, with levels, clocks, moves
/// that were taken back, variations and notes.
fn browser(count: usize, seed: u64) -> FakeStore {
    let mut rng = Rng::with_seed(seed);
    let mut store = FakeStore::default();
    let mut storage = GameStorage::default();
    let mut ids = Vec::new();
    for (number, mut record) in mixed(count, &mut rng).into_iter().enumerate() {
        if number % 3 == 0 && record.plies() > 2 {
            // It is unfinished, and a move can be redone.
            while record.result().is_some() {
                assert!(record.undo());
            }
        }
        let id = format!("old{number}");
        let game = SavedGame {
            undone: record.undone(),
            clock: [String::new(), "300+3".to_owned()][number % 2].clone(),
            ..saved(&record, number)
        };
        if number % 4 == 0 {
            let text = with_variation(&record).variations_text();
            write_variations(&mut store, &id, text.as_deref()).expect("room");
        }
        let mut name = [id.clone()].into_iter();
        storage.add(&mut store, &game, &mut name).row.expect("room");
        ids.push(id);
    }
    storage.pack(&mut store, &ids, RULES, &mut names());
    assert!(lines_with_id(&store, "old1").len() == 1);
    store
}

#[test]
fn what_the_library_has_saved_is_read_back_as_the_same_games() {
    let mut store = browser(60, 7);
    let before = texts(&mut store);
    let file = before.join("\n\n") + "\n";
    let distinct: BTreeSet<&String> = before.iter().collect();
    let twice = before.len() - distinct.len();
    let mut other = FakeStore::default();
    let report = bring(&mut other, &file);
    assert_eq!(report.faults.len(), 0, "{report:?}");
    assert_eq!((report.added, report.known), (distinct.len(), twice));
    let after = texts(&mut other);
    assert_eq!(after.iter().collect::<BTreeSet<_>>(), distinct);
    assert_eq!(after.len(), distinct.len());
    assert!(!finished_lines(&other).expect("a store").lines.is_empty());
    // Both browsers already have all of them.
    for store in [&mut other, &mut store] {
        let values = store.values().clone();
        let report = bring(store, &file);
        assert_eq!(
            (report.added, report.known),
            (0, before.len()),
            "{report:?}"
        );
        assert_eq!(store.values(), &values);
    }
}

#[test]
fn damaged_games_do_not_stop_the_others() {
    let mut store = FakeStore::default();
    let zoq = "tablero 1\ngame zoq\nmoves @b2";
    let file = format!(
        "{zoq}\n\n{zoq} a9-a8\n\ntablero 1\ngame chess\nmoves e4\n\n{zoq} a3-a2\n\ntablero 1\ngame zoq\n\n{zoq}"
    );
    let report = bring(&mut store, &file);
    assert_eq!((report.added, report.known, report.unread), (2, 1, 3));
    let lines: Vec<usize> = report.faults.iter().map(|error| error.line).collect();
    assert_eq!(lines, [7, 10, 17]);
}

#[test]
fn without_room_no_game_is_stored_in_part() {
    let mut full = browser(24, 9);
    let all = texts(&mut full);
    let file = all.join("\n\n");
    let mut whole = FakeStore::default();
    let count = bring(&mut whole, &file).added;
    let mut last = 0;
    for room in (0..whole.size()).step_by(whole.size() / 40) {
        let mut store = FakeStore::with(|store| store.room = Some(room));
        let report = bring(&mut store, &file);
        let kept = texts(&mut store);
        let (lost, why) = report.not_stored.unwrap_or((0, StorageError::Full));
        assert_eq!(report.added, kept.len(), "{room}");
        assert_eq!(report.added + report.known + lost, all.len(), "{room}");
        assert_eq!(why, StorageError::Full);
        assert!(report.added < count && report.is_over, "{room}");
        for text in &kept {
            assert!(all.contains(text), "{room}: {text}");
        }
        let has_game = |id: &str| {
            let is_row = store.raw(&format!("tablero/v2/game/{id}")).is_some();
            is_row || !lines_with_id(&store, id).is_empty()
        };
        let mut variations = store
            .values()
            .keys()
            .filter_map(|key| game_of_variations_key(key));
        assert!(variations.all(has_game), "{room}");
        last = report.added;
    }
    assert!(last > 10, "{last}");
    // If nothing can be stored, the report states this.
    let mut store = FakeStore::with(|store| store.fault = Fault::RefusesAll);
    let report = bring(&mut store, &file);
    assert_eq!(report.added, 0);
    assert_eq!(
        report.not_stored,
        Some((all.len(), StorageError::Forbidden))
    );
}
