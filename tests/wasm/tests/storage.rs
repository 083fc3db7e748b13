//! Tests with a real browser's storage.
#![cfg(target_arch = "wasm32")]

use serde::{Deserialize, Serialize};
use tablero::app::storage::{self, Found, Trouble, Unread, VERSION};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::Storage;

wasm_bindgen_test_configure!(run_in_browser);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Value {
    version: u64,
    text: String,
}

fn value(text: &str) -> Value {
    Value {
        version: VERSION,
        text: text.to_owned(),
    }
}

/// The browser's storage, emptied.
fn emptied() -> Storage {
    let window = web_sys::window().expect("a window");
    let storage = window.local_storage().expect("allowed").expect("there");
    storage.clear().expect("allowed");
    storage
}

#[wasm_bindgen_test]
fn a_value_is_read_back_and_removed() {
    emptied();
    assert_eq!(storage::read::<Value>("game/a"), Found::Nothing);
    storage::write("game/a", &value("x")).expect("room");
    assert_eq!(storage::read("game/a"), Found::Value(value("x")));
    assert_eq!(storage::keys("game/"), ["game/a"]);
    storage::remove("game/a");
    assert_eq!(storage::read::<Value>("game/a"), Found::Nothing);
}

#[wasm_bindgen_test]
fn what_cannot_be_read_is_set_aside_letter_for_letter() {
    for (raw, why) in [
        ("not json", Unread::Garbled),
        ("", Unread::Garbled),
        ("7", Unread::Garbled),
        (r#"{"text":"no version"}"#, Unread::Garbled),
        (r#"{"version":1,"text":3}"#, Unread::Garbled),
        (r#"{"version":2,"text":"x","more":[]}"#, Unread::Newer),
    ] {
        let browser = emptied();
        for number in 1..=2 {
            browser.set_item("tablero/v1/game/a", raw).expect("room");
            assert_eq!(
                storage::read::<Value>("game/a"),
                Found::SetAside(why),
                "{raw}"
            );
            assert_eq!(storage::read::<Value>("game/a"), Found::Nothing, "{raw}");
            let aside = format!("tablero/v1/aside/{number}/game/a");
            assert_eq!(
                browser.get_item(&aside).expect("allowed").as_deref(),
                Some(raw)
            );
        }
    }
}

#[wasm_bindgen_test]
fn a_full_disk_is_said_and_loses_nothing() {
    let browser = emptied();
    storage::write("game/a", &value("before")).expect("room");
    let mut filler = "x".repeat(1 << 20);
    let mut number = 0;
    while !filler.is_empty() {
        match browser.set_item(&format!("filler{number}"), &filler) {
            Ok(()) => number += 1,
            Err(_) => filler.truncate(filler.len() / 2),
        }
    }
    let long = value(&"y".repeat(1000));
    assert_eq!(storage::write("game/a", &long), Err(Trouble::Full));
    assert_eq!(storage::read("game/a"), Found::Value(value("before")));
    // Even if the storage is full, values that are set aside are not lost.
    assert_eq!(
        storage::read::<u8>("game/a"),
        Found::SetAside(Unread::Garbled)
    );
    let kept = (0..browser.length().expect("allowed"))
        .filter_map(|index| browser.key(index).expect("allowed"))
        .filter(|key| key.ends_with("game/a"))
        .count();
    assert_eq!(kept, 1);
    browser.clear().expect("allowed");
}

#[wasm_bindgen_test]
fn forgetting_takes_what_is_ours_and_nothing_else() {
    let browser = emptied();
    browser.set_item("somebody/else", "stays").expect("room");
    browser
        .set_item("tablero/v1/game/a", "garbled")
        .expect("room");
    storage::set_aside("game/a");
    storage::write("settings", &value("x")).expect("room");
    storage::forget_everything();
    assert_eq!(browser.length(), Ok(1));
    assert_eq!(
        browser.get_item("somebody/else"),
        Ok(Some("stays".to_owned()))
    );
}
