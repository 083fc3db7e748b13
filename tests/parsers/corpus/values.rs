//! Stored values, addresses and messages.

use crate::readers::memory_store::MemoryStore;
use tablero::engine::{PageMessage, Request};
use tablero::games;
use tablero::games::CODE_RULES;
use tablero::play::{GameRecord, SavedGame};
use tablero::session::backup::write_backup;
use tablero::session::progress::Progress;
use tablero::session::settings::Settings;
use tablero::session::storage::keys::{INDEX, NEW, finished_key, game_key};
use tablero::session::storage::{
    CodedRules, Form, GameRow, GameStorage, IndexRow, lines_with_id, write_index, write_new,
    write_variations,
};

/// The rows of a game, with readers.
pub fn of_game(saved: &SavedGame, record: &GameRecord) -> Vec<(&'static str, String)> {
    let mut store = MemoryStore::default();
    let names = &mut ["a".to_owned()].into_iter();
    let added = GameStorage::default().add(&mut store, saved, names);
    let text = store.0[&game_key(&added.id)].clone();
    let row = GameRow::read(&text, Form::New).expect("a row that was written");
    let index_row = IndexRow::of(&added.id, &row, record);
    write_index(&GameStorage::default(), &mut store, &[index_row]).expect("there is room");
    let tree = games::read_tree(&saved.text).expect("a game").to_string();
    write_variations(&mut store, "a", Some(&tree)).expect("there is room");
    let backup = write_backup(&mut GameStorage::default(), &mut store).expect("a store");
    let of = |key: &str| store.0.get(key).cloned().unwrap_or_default();
    let mut values = finished(saved);
    values.extend([
        ("backup", backup),
        ("row", text),
        ("index", of(INDEX)),
        ("variations", of(&format!("{NEW}variations/a"))),
    ]);
    values
}

/// The line of a game that is over, and a page with it alone.
fn finished(saved: &SavedGame) -> Vec<(&'static str, String)> {
    let mut store = MemoryStore::default();
    let names = &mut ["a".to_owned()].into_iter();
    let mut storage = GameStorage::default();
    let id = storage.add(&mut store, saved, names).id;
    let rules = CodedRules {
        kind: games::kind,
        codes: CODE_RULES,
    };
    storage.pack(&mut store, std::slice::from_ref(&id), rules, names);
    let backup = write_backup(&mut storage, &mut store).ok();
    let line = lines_with_id(&store, &id).pop();
    let page = store.0.remove(&finished_key(1));
    let values = [
        ("finished-line", line),
        ("finished-page", page),
        ("backup", backup),
    ];
    let values = values.into_iter();
    values
        .filter_map(|(name, value)| Some((name, value?)))
        .collect()
}

/// Texts that belong to no game.
pub fn all() -> Vec<(&'static str, String)> {
    let mut store = MemoryStore::default();
    let mut progress = Progress::default();
    progress.add("zoq".to_owned(), "7".to_owned());
    progress.add("in-time".to_owned(), "2026-11-27".to_owned());
    write_new(&mut store, "puzzles", &progress).expect("there is room");
    write_new(&mut store, "settings", &Settings::default()).expect("there is room");
    let of = |name: &str| store.0[&format!("{NEW}{name}")].clone();
    let mut all = vec![
        ("backup", "tablero backup 1\nend 0\n".to_owned()),
        ("correspondence", "3f9a01c27e white 0".to_owned()),
        (
            "correspondence",
            "3f9a01c27e black 12 sent out=draw-offer in=takeback-request back=0000001f asked=10"
                .to_owned(),
        ),
        ("progress", of("puzzles")),
        ("settings", of("settings")),
        (
            "settings",
            r#"{"version":2,"language":"es","theme":"dark","seats":{"zoq":[0,3]}}"#.to_owned(),
        ),
    ];
    all.extend(calls().into_iter().map(|call| ("call", call.print())));
    let replies = REPLIES.iter().map(|&reply| ("reply", reply.to_owned()));
    all.extend(replies);
    let addresses = ADDRESSES.iter();
    all.extend(addresses.map(|&address| ("address", address.to_owned())));
    all
}

fn calls() -> Vec<PageMessage> {
    let requests = [
        Request::Lines {
            count: 3,
            depth: Some(4),
            nodes: Some(1_000),
            threat: true,
        },
        Request::Level {
            index: 3,
            seed: 7,
            game: 1,
            millis: Some(500),
        },
        Request::Game { nodes: 1_000 },
        Request::Exact,
        Request::Judge,
        Request::Check {
            positions: 100,
            seed: 1,
            from: 0,
        },
        Request::PlayOut { nodes: 100 },
        Request::Puzzle { number: 7 },
    ];
    let asked = (1..).zip(requests).map(|(id, request)| PageMessage::Ask {
        id,
        text: "tablero 1\ngame zoq".to_owned(),
        request,
    });
    asked.chain([PageMessage::Stop { id: 1 }]).collect()
}

const REPLIES: &[&str] = &[
    r#""ready""#,
    r#"{"done":{"id":1,"found":{"depth":4,"nodes":9,"millis":3.0,"lines":[{"score":{"estimate":12},"moves":["@b2","a1-b1"],"depth":4}],"choice":"@b2"}}}"#,
    r#"{"found":{"id":1,"found":{"depth":4,"nodes":9,"millis":3.5,"lines":[{"score":{"win":3},"moves":["@b2"],"depth":4}],"threat":{"score":{"loss":2},"moves":["a3-b2"],"depth":1}}}}"#,
    r#"{"evaluation":{"id":1,"ply":0,"moves":3,"found":{"depth":0,"nodes":0,"millis":0.0,"lines":[]}}}"#,
    r#"{"exact":{"id":1,"exact":{"solving":0.5}}}"#,
    r#"{"refused":{"id":1,"sentence":"no"}}"#,
    r#"{"refused":{"id":null,"sentence":"no"}}"#,
    r#"{"lost":{"sentence":"no"}}"#,
];

const ADDRESSES: &[&str] = &[
    "",
    "play=abc123",
    "rules=zoq",
    "rules=zoq/corner",
    "lesson=pogo",
    "lesson=pogo/stack",
    "puzzle=zoq",
    "puzzle=zoq/7",
    "puzzle=zoq/2026-11-22",
    "puzzle=zoq/today",
    "puzzle=today",
    "puzzles=zoq",
    "puzzles=days",
    "edit=zoq",
    "edit=zoq/~3x3;w;;;w_counter_a1_b0;b_counter_c3",
];
