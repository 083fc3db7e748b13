//! Finished games in the backup file.

use super::games::{RULES, mixed, saved};
use super::rows::finished;
use super::{all_games, listed_ids, pack, pages, put_row};
use crate::fake_store::FakeStore;
use crate::{game, names, row};
use fastrand::Rng;
use tablero::play::SavedGame;
use tablero::session::backup::{Restored, read_backup, restore, write_backup};
use tablero::session::storage::keys::game_of_key;
use tablero::session::storage::{CodedRules, GameStorage};

const TEXT: &str = "tablero 2\ngame zoq\nmoves @b2 (@c1)";

/// A browser with fifty finished games, whose lines are in a page, one of them with variations, and an unfinished
/// one.
fn browser() -> FakeStore {
    let mut store = with_rows();
    let mut tab = GameStorage::default();
    let ids = tab.ids(&store);
    let results = tab.pack(&mut store, &ids, RULES, &mut names());
    let packed = results.iter().filter(|(_, result)| result.is_ok());
    assert_eq!(packed.count(), 50);
    store
}

/// The same with rows only.
fn with_rows() -> FakeStore {
    let mut rng = Rng::with_seed(9);
    let mut store = FakeStore::default();
    for (number, record) in mixed(50, &mut rng).iter().enumerate() {
        let id = format!("g{number}");
        put_row(&mut store, &id, &saved(record, number), 1);
    }
    put_row(&mut store, "going", &game("a1-a2", ""), 1);
    let saved = GameStorage::default().save_variations(&mut store, "g7", Some(TEXT));
    assert!(saved.is_ok());
    store
}

fn backup(store: &mut FakeStore) -> String {
    write_backup(&mut GameStorage::default(), store).expect("a store that can be read")
}

fn bring(text: &str, store: &mut FakeStore, rules: CodedRules) -> Restored {
    let backup = read_backup(text).expect("a backup");
    restore(
        backup,
        &mut GameStorage::default(),
        store,
        &mut names(),
        rules,
    )
}

fn rows(store: &FakeStore) -> Vec<&str> {
    let keys = store.values().keys();
    keys.filter_map(|key| game_of_key(key)).collect()
}

#[test]
fn lines_and_rows_of_another_browser_become_lines_and_nothing_comes_twice() {
    let text = backup(&mut browser());
    assert!(text.starts_with("tablero backup 2\n"));
    let of_rows = backup(&mut with_rows());
    assert!(of_rows.starts_with("tablero backup 1\n"));
    for text in [text, of_rows] {
        let mut to = FakeStore::default();
        let result = bring(&text, &mut to, RULES);
        let all = Restored {
            added: 51,
            ..Restored::default()
        };
        assert_eq!(result, all);
        assert_eq!(all_games(&to), all_games(&browser()));
        assert_eq!(rows(&to), ["going"]);
        let variations = GameStorage::default().variations(&mut to, "g7").value;
        assert_eq!(variations.as_deref(), Some(TEXT));
        let boards = GameStorage::default().finished(&to).expect("a store").rows;
        assert!(
            boards
                .iter()
                .all(|row| !row.board.is_empty() && !row.pieces.is_empty())
        );
        let again = Restored {
            known: 51,
            ..Restored::default()
        };
        for mut store in [to, browser(), with_rows()] {
            let before = all_games(&store);
            assert_eq!(bring(&text, &mut store, RULES), again);
            assert_eq!(all_games(&store), before);
        }
    }
}

#[test]
fn a_game_that_has_gone_on_to_its_end_takes_the_place_of_its_beginning() {
    for is_line in [true, false] {
        let (mut from, mut to) = (FakeStore::default(), FakeStore::default());
        put_row(&mut from, "g", &finished(), 1);
        if is_line {
            assert_eq!(pack(&mut from, "g"), Ok(()));
        }
        put_row(&mut to, "g", &game("a1-a2", ""), 3);
        let text = backup(&mut from);
        let result = bring(&text, &mut to, RULES);
        assert_eq!((result.added, result.extended), (0, 1));
        assert_eq!(
            (rows(&to).len(), listed_ids(&to)),
            (0, vec!["g".to_owned()])
        );
        assert_eq!(all_games(&to)["g"].text, finished().text);
        // Its beginning adds nothing to it.
        let mut beginning = FakeStore::default();
        put_row(&mut beginning, "g", &game("a1-a2", ""), 3);
        let text = backup(&mut beginning);
        assert_eq!(bring(&text, &mut to, RULES).added, 0);
        assert_eq!(all_games(&to)["g"].text, finished().text);
        assert_eq!(rows(&to).len(), 0);
    }
}

#[test]
fn other_moves_under_the_same_name_are_kept_beside() {
    let other = SavedGame {
        text: format!("{}\nresult black", game("b1-b2", "").text),
        ..finished()
    };
    let without_rules = CodedRules {
        kind: |_| None,
        ..RULES
    };
    for rules in [RULES, without_rules] {
        for is_row in [true, false] {
            let (mut from, mut to) = (FakeStore::default(), FakeStore::default());
            put_row(&mut from, "g", &finished(), 1);
            assert_eq!(pack(&mut from, "g"), Ok(()));
            put_row(&mut to, "g", &other, 1);
            if !is_row {
                assert_eq!(pack(&mut to, "g"), Ok(()));
            }
            let result = bring(&backup(&mut from), &mut to, rules);
            assert_eq!((result.added, result.not_stored), (1, None));
            let games = all_games(&to);
            assert_eq!((&games["g"], &games["n1"]), (&other, &finished()));
        }
    }
}

#[test]
fn damaged_lines_of_the_file_are_left_out() {
    let mut rng = Rng::with_seed(4);
    let text = backup(&mut browser());
    let all = all_games(&browser());
    for _ in 0..200 {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let last = lines.len() - 1;
        let at = rng.usize(1..last);
        let middle = lines[at].len() / 2;
        let middle = (middle..).find(|at_byte| lines[at].is_char_boundary(*at_byte));
        lines[at].insert(middle.expect("a place"), '~');
        let mut to = FakeStore::default();
        let result = bring(&lines.join("\n"), &mut to, RULES);
        assert_eq!((result.damaged, result.not_stored), (1, None));
        let games = all_games(&to);
        assert!(games.len() >= 50);
        assert!(games.iter().all(|(id, game)| all.get(id) == Some(game)));
    }
}

#[test]
fn a_full_store_takes_as_many_as_fit_and_says_so() {
    let text = backup(&mut browser());
    let mut counts = Vec::new();
    for room in (0..16_000).step_by(1_000) {
        let mut to = FakeStore::default();
        put_row(&mut to, "own", &game("b1-b2", ""), 1);
        to.room = Some(to.size() + room);
        let result = bring(&text, &mut to, RULES);
        let not_stored = result.not_stored.map_or(0, |(count, _)| count);
        assert!(result.added + not_stored >= 51, "{room}: {result:?}");
        assert_eq!(row(&to, "own").game, game("b1-b2", ""));
        assert_eq!(all_games(&to).len(), result.added + 1);
        counts.push(result.added);
    }
    assert_eq!((counts[0], counts.last()), (0, Some(&51)), "{counts:?}");
    assert!(pages(&browser()).count() == 1);
}
