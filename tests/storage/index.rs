//! The index for home: it agrees with the rows, or lists the rows that it lacks.

use super::fake_store::FakeStore;
use super::{game, index_row, names, store_old, stored};
use tablero::games;
use tablero::play::stored::Unreadable;
use tablero::play::{GameText, SavedGame};
use tablero::rules::{Outcome, Side};
use tablero::session::storage::keys::{GOING, INDEX, game_key};
use tablero::session::storage::{
    GameStorage, Index, IndexRow, Loaded, NotWritten, is_going, put_index_row, read_index,
    write_index,
};

fn read(store: &FakeStore) -> Index {
    read_index(&GameStorage::default(), store).unwrap()
}

fn build(store: &mut FakeStore, id: &str) -> IndexRow {
    let Loaded::Stored(row) = GameStorage::default().load(store, id) else {
        panic!("{id} is stored");
    };
    index_row(id, &row).expect("a legal game")
}

/// Makes the stale rows again, and writes the index.
fn rebuild(store: &mut FakeStore) {
    let Index {
        mut rows, stale, ..
    } = read(store);
    rows.extend(stale.iter().map(|id| build(store, id)));
    write_index(&GameStorage::default(), store, &rows).unwrap();
}

fn game_of(slug: &str, options: &str, plies: usize) -> SavedGame {
    let mut record = games::open(&GameText {
        game: slug.to_owned(),
        options: options.to_owned(),
        ..GameText::default()
    })
    .unwrap();
    for _ in 0..plies {
        let legal = record.legal();
        if let Some(mv) = legal.get(legal.len() / 2) {
            record.play_text(mv).unwrap();
        }
    }
    SavedGame {
        text: record.text().to_string(),
        undone: Vec::new(),
        ..game("", "")
    }
}

#[test]
fn every_game_is_drawn_from_the_index_as_by_its_rules() {
    for kind in games::GAMES {
        for options in kind.options() {
            for plies in [0, 1, 7, 12] {
                let mut store = FakeStore::default();
                let saved = game_of(kind.slug(), &options, plies);
                stored(&mut store, "g", &saved);
                let built = build(&mut store, "g");
                rebuild(&mut store);
                let index = read(&store);
                assert_eq!((index.rows.len(), &index.rows[0]), (1, &built), "{plies}");
                let mut record = games::resume(&saved).unwrap();
                record.make_forced();
                assert_eq!(built.board, record.board());
                assert_eq!(built.pieces, record.pieces(record.plies()));
                assert_eq!((built.turn, built.plies), (record.turn(), record.plies()));
                assert_eq!(built.options, record.options());
                let size = store.raw(INDEX).unwrap().len();
                assert!(size < 2600, "{}: {size} bytes", kind.slug());
            }
        }
    }
}

#[test]
fn games_share_their_board() {
    let mut store = FakeStore::default();
    let ids: Vec<String> = names().take(20).collect();
    for id in &ids {
        stored(&mut store, id, &game_of("ticto", "", 4));
    }
    rebuild(&mut store);
    assert_eq!(read(&store).rows.len(), 20);
    let each = store.raw(INDEX).unwrap().len() / 20;
    assert!(each < 700, "{each} bytes each");
}

#[test]
fn rows_that_disagree_are_stale_until_the_index_is_written() {
    let mut store = FakeStore::default();
    let known = stored(&mut store, "g", &game("a1-a2", ""));
    stored(&mut store, "h", &game("", ""));
    store_old(&mut store, "old", &game("b1-b2", ""));
    assert_eq!(read(&store).stale, ["g", "h", "old"]);
    rebuild(&mut store);
    let index = read(&store);
    assert_eq!(
        (index.rows.len(), index.stale.len(), index.has_gone),
        (3, 0, false)
    );

    let mut tab = GameStorage::default();
    let later = SavedGame {
        saved: 2000.0,
        ..game("a1-a2 a4-a3", "")
    };
    tab.save(&mut store, "g", Some(&known), &later, &mut names());
    tab.remove(&mut store, "h").unwrap();
    let index = read(&store);
    assert_eq!(
        (&index.stale[..], index.has_gone),
        (&["g".to_owned()][..], true)
    );
    // Until then, the previous data is shown.
    let plies: Vec<_> = index.outdated.iter().map(|row| row.plies).collect();
    assert_eq!(plies, [1]);
    let row = build(&mut store, "g");
    put_index_row(&tab, &mut store, row).unwrap();
    let index = read(&store);
    let ids: Vec<&str> = index.rows.iter().map(|row| &*row.id).collect();
    assert_eq!((ids, index.has_gone), (vec!["g", "old"], false));
    assert_eq!(index.outdated, []);

    tab.convert(&mut store, "old", &mut names());
    assert_eq!(read(&store).stale, ["old"]);
    // A row with the same number, of another tab.
    rebuild(&mut store);
    let raw = store.raw(&game_key("g")).unwrap().replace("Ada", "Eva");
    store.put(&game_key("g"), &raw);
    assert_eq!(read(&store).stale, ["g"]);
}

#[test]
fn games_in_memory_are_stale() {
    let mut store = FakeStore::default();
    let known = stored(&mut store, "g", &game("a1-a2", ""));
    rebuild(&mut store);
    store.room = Some(0);
    let mut tab = GameStorage::default();
    tab.save(
        &mut store,
        "g",
        Some(&known),
        &game("b1-b2", ""),
        &mut names(),
    );
    tab.add(&mut store, &game("", ""), &mut names());
    let index = read_index(&tab, &store).unwrap();
    assert_eq!(
        (index.rows.len(), &index.stale[..]),
        (0, &["g".to_owned(), "n1".to_owned()][..])
    );
}

#[test]
fn a_damaged_index_is_made_again_and_a_newer_one_stays() {
    let mut store = FakeStore::default();
    stored(&mut store, "g", &game("a1-a2", ""));
    rebuild(&mut store);
    let good = store.raw(INDEX).unwrap().to_owned();
    for damaged in [
        "{".to_owned(),
        good.replace("\"version\":2", "\"version\":1"),
        good.replace("w pawn", "w PAWN"),
        good.replace("4x4", "4x400"),
        good.replace("\"board\":0", "\"board\":7"),
        good.replace("\"turn\":\"black\"", "\"turn\":\"red\""),
    ] {
        assert_ne!(damaged, good);
        store.put(INDEX, &damaged);
        assert_eq!(read(&store).stale, ["g"], "{damaged}");
        rebuild(&mut store);
        assert_eq!(store.raw(INDEX), Some(&*good));
    }
    let newer = r#"{"version":3}"#;
    store.put(INDEX, newer);
    assert_eq!(read(&store).stale, ["g"]);
    let row = build(&mut store, "g");
    let written = put_index_row(&GameStorage::default(), &mut store, row);
    assert_eq!(written, Err(NotWritten::Unreadable(Unreadable::Newer)));
    assert_eq!(store.raw(INDEX), Some(newer));
    assert_eq!(
        store
            .values()
            .keys()
            .filter(|key| key.contains("aside"))
            .count(),
        0
    );
}

#[test]
fn an_index_without_room_does_no_harm() {
    let mut store = FakeStore::default();
    stored(&mut store, "g", &game("a1-a2", ""));
    let row = build(&mut store, "g");
    store.room = Some(store.size());
    let written = put_index_row(&GameStorage::default(), &mut store, row);
    assert!(written.is_err());
    assert_eq!(read(&store).stale, ["g"]);
}

#[test]
fn whether_a_game_is_in_progress_follows_from_the_index() {
    let mut store = FakeStore::default();
    assert_eq!(is_going(&store), None);
    store.put("tablero/v1/going", "1");
    assert_eq!(is_going(&store), Some(true));
    let over = SavedGame {
        text: format!("{}\nresult black", game("a1-a2", "").text),
        ..game("", "")
    };
    for (saved, going, outcome) in [
        (game("", ""), "0", None),
        (over, "0", Some(Outcome::Won(Side::Black))),
        (game("a1-a2", ""), "1", None),
        (game("", "a1-a2"), "1", None),
    ] {
        let mut store = FakeStore::default();
        stored(&mut store, "g", &saved);
        rebuild(&mut store);
        assert_eq!(store.raw(GOING), Some(going), "{}", saved.text);
        assert_eq!(is_going(&store), Some(going == "1"));
        assert_eq!(read(&store).rows[0].outcome, outcome);
    }
    let mut tab = GameStorage::default();
    stored(&mut store, "g", &game("a1-a2", ""));
    stored(&mut store, "h", &game("", ""));
    rebuild(&mut store);
    // While another row is stale, a game may still be in progress.
    store.take(INDEX);
    let row = build(&mut store, "h");
    put_index_row(&tab, &mut store, row).unwrap();
    assert_eq!(store.raw(GOING), Some("1"));
    tab.remove(&mut store, "g").unwrap();
    tab.remove(&mut store, "h").unwrap();
    rebuild(&mut store);
    // The key of the first form may mark a game as in progress, so a 0 is written.
    assert_eq!(store.raw(GOING), Some("0"));
    store.take("tablero/v1/going");
    rebuild(&mut store);
    assert_eq!(store.raw(GOING), None);
}

#[test]
fn a_game_with_help_is_not_fair_in_lists() {
    let mut store = FakeStore::default();
    let plain = game("a1-a2", "");
    let mut helped = plain.clone();
    helped.text.push_str("\nhints 0");
    for (id, game, is_fair) in [("plain", plain, true), ("helped", helped, false)] {
        let row = stored(&mut store, id, &game);
        let row = index_row(id, &row).expect("a legal game");
        assert_eq!(row.fair, is_fair, "{id}");
    }
}
