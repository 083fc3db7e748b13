//! Tests with a real browser's storage.
#![cfg(target_arch = "wasm32")]

use tablero::app::local_store::LocalStore;
use tablero::play::Saved;
use tablero::session::Trouble;
use tablero::session::storage::{GameStorage, KeyStore, Loaded, SaveResult, TakeOver};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::Storage;

wasm_bindgen_test_configure!(run_in_browser);

/// The browser's storage, emptied.
fn emptied() -> Storage {
    let window = web_sys::window().expect("a window");
    let storage = window.local_storage().expect("allowed").expect("there");
    storage.clear().expect("allowed");
    storage
}

fn names() -> impl Iterator<Item = String> {
    (0..).map(|number| format!("new{number}"))
}

fn game(moves: &str) -> Saved {
    let text = format!("tablero 1\ngame breakthrough\nmoves {moves}");
    let row = serde_json::json!({ "version": 1, "text": text, "saved": 1.0 });
    serde_json::from_value(row).expect("a stored game")
}

/// Fills the storage completely.
fn fill(browser: &Storage) {
    let mut filler = "x".repeat(1 << 20);
    let mut number = 0;
    while !filler.is_empty() {
        match browser.set_item(&format!("filler{number}"), &filler) {
            Ok(()) => number += 1,
            Err(_) => filler.truncate(filler.len() / 2),
        }
    }
}

#[wasm_bindgen_test]
fn a_value_is_read_back_and_removed() {
    emptied();
    let mut store = LocalStore;
    assert!(store.is_allowed());
    assert_eq!(store.get("tablero/v2/x"), Ok(None));
    store.set("tablero/v2/x", "{\u{7f}ñ}").expect("room");
    assert_eq!(store.get("tablero/v2/x"), Ok(Some("{\u{7f}ñ}".to_owned())));
    assert_eq!(store.keys(), Ok(vec!["tablero/v2/x".to_owned()]));
    store.remove("tablero/v2/x").expect("allowed");
    assert_eq!(store.get("tablero/v2/x"), Ok(None));
}

#[wasm_bindgen_test]
fn a_full_store_says_so_and_keeps_what_it_has() {
    let browser = emptied();
    let mut games = GameStorage::default();
    let added = games.add(&mut LocalStore, &game("a2-a3"), &mut names());
    let row = added.row.expect("room");
    fill(&browser);
    let longer = game(&format!("a2-a3 {}", "b7-b6 ".repeat(1_000).trim()));
    let result = games.save(
        &mut LocalStore,
        &added.id,
        Some(&row),
        &longer,
        &mut names(),
    );
    assert_eq!(result, SaveResult::InMemory(Trouble::Full));
    assert!(matches!(
        games.load(&mut LocalStore, &added.id),
        Loaded::Waiting(_)
    ));
    let mut other_tab = GameStorage::default();
    assert_eq!(
        other_tab.load(&mut LocalStore, &added.id),
        Loaded::Stored(row)
    );
    browser.clear().expect("allowed");
}

#[wasm_bindgen_test]
fn a_game_of_an_earlier_version_is_taken_over() {
    let browser = emptied();
    let old = serde_json::to_string(&game("a2-a3")).expect("JSON");
    browser.set_item("tablero/v1/game/a", &old).expect("room");
    let mut games = GameStorage::default();
    let taken = games.take_over(&mut LocalStore, "a", &mut names());
    assert!(matches!(taken, TakeOver::Done(_)), "{taken:?}");
    assert_eq!(LocalStore.keys(), Ok(vec!["tablero/v2/game/a".to_owned()]));
    let loaded = games.load(&mut LocalStore, "a");
    assert_eq!(
        loaded.game().map(|game| &*game.text),
        Some(&*game("a2-a3").text)
    );
}

#[wasm_bindgen_test]
fn forgetting_takes_what_is_ours_and_nothing_else() {
    let browser = emptied();
    browser.set_item("somebody/else", "stays").expect("room");
    browser
        .set_item("tablero/v1/game/a", "garbled")
        .expect("room");
    let mut games = GameStorage::default();
    assert!(matches!(
        games.load(&mut LocalStore, "a"),
        Loaded::Unread(_)
    ));
    games.forget_everything(&mut LocalStore).expect("allowed");
    assert_eq!(LocalStore.keys(), Ok(vec!["somebody/else".to_owned()]));
}
