//! Every finished game is restored exactly, and the library shows it correctly.

use super::games::{RULES, of_vectors, random, saved, starts_of_vectors};
use super::{listed, pack, pages, put_row};
use crate::fake_store::FakeStore;
use fastrand::Rng;
use std::collections::BTreeMap;
use tablero::games::CODE_RULES;
use tablero::games::{self, GAMES};
use tablero::play::tree::Termination;
use tablero::play::{GameRecord, GameText, Piece, SavedGame, print_board, read_pieces};
use tablero::rules::Side;
use tablero::session::storage::keys::game_key;
use tablero::session::storage::{FinishedPage, GameStorage, Loaded, StayReason, Unpacked, key_of};

/// Keeps a game as a line and reads it again. Returns the texts that its page has.
fn goes_and_comes_back(game: &SavedGame, ended: Option<Termination>) -> Vec<String> {
    let mut store = FakeStore::default();
    put_row(&mut store, "g", game, 7);
    assert_eq!(pack(&mut store, "g"), Ok(()), "{game:?}");
    assert_eq!(store.raw(&game_key("g")), None);
    let record = games::resume(game).expect("a game");
    let [row] = &listed(&store)[..] else {
        panic!("one game is listed");
    };
    let shown = (&*row.id, &*row.game, &row.options, row.plies, row.ended);
    let options = record.options();
    assert_eq!(shown, ("g", record.slug(), &options, record.plies(), ended));
    assert_eq!(row.outcome, record.result().map(|result| result.outcome));
    assert_eq!((&row.names, row.levels), (&game.names, game.levels));
    assert_eq!((row.fair, row.saved), (game.fair, game.saved));
    assert_eq!(row.correspondence, game.correspondence);
    assert_eq!(row.board, print_board(&record.board()));
    let sorted = |mut pieces: Vec<Piece>| {
        pieces.sort_by_key(|piece| format!("{piece:?}"));
        pieces
    };
    let pieces = read_pieces(&row.pieces).expect("pieces");
    assert_eq!(sorted(pieces), sorted(record.pieces(record.plies())));
    let (_, page) = pages(&store).next().expect("a page");
    let page = FinishedPage::read(page).expect("a page");
    let texts = page.texts.iter().map(|&text| text.to_owned()).collect();
    let mut tab = GameStorage::default();
    assert_eq!(tab.unpack(&mut store, "g", RULES), Unpacked::Row);
    let Loaded::Stored(row) = tab.load(&mut store, "g") else {
        panic!("it has a row");
    };
    assert_eq!((&row.game, row.revision.number), (game, 8));
    assert_eq!(tab.unpack(&mut store, "g", RULES), Unpacked::Nothing);
    texts
}

/// A record up to a ply, ended in each way that the game has.
fn endings(record: &GameRecord, ply: usize) -> Vec<(GameRecord, Option<Termination>)> {
    let mut all = Vec::new();
    let cut = || record.up_to(ply).expect("a ply");
    if cut().result().is_some() {
        return vec![(cut(), None)];
    }
    for side in [Side::White, Side::Black] {
        let (mut resigned, mut late) = (cut(), cut());
        assert!(resigned.resign(side) && late.run_out_of_time(side));
        all.push((resigned, Some(Termination::Resigned(side))));
        all.push((late, Some(Termination::Time(side))));
    }
    let mut agreed = cut();
    if agreed.agree_draw() {
        all.push((agreed, Some(Termination::Agreed)));
    }
    all
}

#[test]
fn games_of_every_kind_with_every_end_come_back() {
    let mut rng = Rng::with_seed(3);
    let mut texts = BTreeMap::new();
    let mut number = 0;
    for kind in GAMES {
        let mut records = of_vectors(*kind);
        for options in kind.options() {
            records.push(random(*kind, &options, &mut rng));
        }
        for record in &records {
            for ply in [0, 1, record.plies() / 2, record.plies()] {
                for (mut record, ended) in endings(record, ply) {
                    if number % 5 == 0 {
                        record.note_hint();
                    }
                    number += 1;
                    let game = saved(&record, number);
                    for text in goes_and_comes_back(&game, ended) {
                        // Two texts with the same key would be confused.
                        let same = texts.insert(key_of(&text), text.clone());
                        assert!(same.is_none_or(|same| same == text), "{text}");
                    }
                }
            }
        }
    }
    println!("{number} games, {} texts", texts.len());
}

#[test]
fn boards_of_every_size_have_keys_of_their_own() {
    let mut texts = BTreeMap::new();
    for rules in CODE_RULES.iter().flatten() {
        let kind = games::kind(rules.slug).expect("a kind");
        let listed = (0..).map_while(rules.starts).map(Some);
        for start in listed.chain([None]) {
            let start = kind.start("", start.as_deref()).expect("a start");
            let text = print_board(&start.board());
            let same = texts.insert(key_of(&text), text.clone());
            assert!(same.is_none_or(|same| same == text), "{text}");
        }
    }
    assert!(texts.len() >= 49);
}

#[test]
fn a_game_whose_time_a_line_cannot_hold_stays_as_it_is() {
    let record = of_vectors(GAMES[0]).swap_remove(0);
    let (record, _) = endings(&record, 0).swap_remove(0);
    let mut game = saved(&record, 1);
    for time in [0.0, 1_700_000_000_000.123, 8_640_000_000_000_000.0] {
        game.saved = time;
        goes_and_comes_back(&game, endings(&record, 0)[0].1);
    }
    for time in [-1.0, 1_700_000_000_000.123_4, 17_000_000_000_000_007_000.0] {
        game.saved = time;
        let mut store = FakeStore::default();
        put_row(&mut store, "g", &game, 7);
        let before = store.raw(&game_key("g")).map(str::to_owned);
        assert_eq!(pack(&mut store, "g"), Err(StayReason::NotCodable), "{time}");
        assert_eq!(store.raw(&game_key("g")), before.as_deref());
    }
}

#[test]
fn positions_as_starts_come_back() {
    for kind in GAMES {
        for start in starts_of_vectors(*kind).iter().step_by(5) {
            let record = games::open(start).expect("a position of the vectors");
            for (record, ended) in endings(&record, 0) {
                goes_and_comes_back(&saved(&record, 1), ended);
            }
        }
    }
}

#[test]
fn clocks_friends_hints_and_early_texts_come_back() {
    let mut record = games::open(&GameText {
        game: "zoq".to_owned(),
        ..GameText::default()
    })
    .expect("a game");
    record.note_hint();
    let first = record.legal().remove(0);
    record.play_text(&first).expect("a legal move");
    record.note_hint();
    assert!(record.resign(Side::White));
    let whole = saved(&record, 1);
    let ended = Some(Termination::Resigned(Side::White));
    let without_start: Vec<&str> = whole.text.lines().collect();
    let without_start = without_start
        .into_iter()
        .filter(|line| !line.starts_with("start "))
        .collect::<Vec<_>>()
        .join("\n");
    assert_ne!(without_start, whole.text);
    for game in [
        SavedGame {
            clock: "300+3 visible;w300000 b300000 w295200".to_owned(),
            ..whole.clone()
        },
        SavedGame {
            correspondence: "3f9a01c27e white 2 sent back=0000001f".to_owned(),
            ..whole.clone()
        },
        SavedGame {
            text: without_start,
            ..whole.clone()
        },
        SavedGame {
            names: ["Zoë \"Z\" | ·".to_owned(), "-_. ".to_owned()],
            saved: 0.25,
            ..whole.clone()
        },
    ] {
        goes_and_comes_back(&game, ended);
    }
}
