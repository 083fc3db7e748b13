//! The core gives the same answers when it is compiled to WebAssembly.
#![cfg(target_arch = "wasm32")]

use serde_json::Value;
use tablero::games::{self, GAMES};
use tablero::play::{GameText, decode, encode};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// The vectors of every game. They are included because a browser cannot read files.
const VECTORS: &[(&str, &str)] = &[
    (
        "breakthrough",
        include_str!("../../vectors/breakthrough.json"),
    ),
    ("pogo", include_str!("../../vectors/pogo.json")),
    ("push-push", include_str!("../../vectors/push-push.json")),
    ("zoq", include_str!("../../vectors/zoq.json")),
    ("ticto", include_str!("../../vectors/ticto.json")),
];

/// Larger counts are only tested natively.
const MAX_LEAVES: u64 = 300_000;

fn breakthrough(start: &str) -> GameText {
    GameText {
        game: "breakthrough".to_owned(),
        start: Some(start.to_owned()),
        ..GameText::default()
    }
}

fn leaves(start: &str, depth: u32) -> u64 {
    let perft = games::perft(&breakthrough(start), depth, false);
    perft.expect("a position").leaves
}

#[wasm_bindgen_test]
fn boards_of_one_word_and_of_two_are_counted_as_natively() {
    assert_eq!(
        leaves("pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w", 4),
        256_036
    );
    assert_eq!(leaves("pppp/pppp/PPPP/PPPP w", 6), 99_382);
    let ten = "pppppppppp/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/PPPPPPPPPP w";
    assert_eq!(leaves(ten, 3), 22_736);
}

#[wasm_bindgen_test]
fn the_perft_of_every_game_is_that_of_the_vectors() {
    for game in GAMES {
        let slug = game.slug();
        let vectors = VECTORS.iter().find(|(name, _)| *name == slug);
        let (_, vectors) = vectors.expect("the vectors of every game are listed");
        let vectors: Value = serde_json::from_str(vectors).expect("JSON");
        let entries = vectors["perft"].as_array().expect("a list of counts");
        let mut counted = 0;
        for entry in entries {
            let number = |key: &str| entry[key].as_u64().expect("a number");
            let text = |key: &str| entry[key].as_str().expect("a text").to_owned();
            if number("nodes") > MAX_LEAVES {
                continue;
            }
            let from = GameText {
                game: slug.to_owned(),
                options: text("options"),
                start: Some(text("position")),
                ..GameText::default()
            };
            let depth = u32::try_from(number("depth")).expect("a small depth");
            let perft = games::perft(&from, depth, false).expect("a position");
            assert_eq!(perft.leaves, number("nodes"), "{slug}: {entry}");
            counted += 1;
        }
        assert!(counted > 10, "{slug}: {counted} counts");
    }
}

#[wasm_bindgen_test]
fn every_game_starts_and_its_link_opens_again() {
    for game in GAMES {
        for options in game.options() {
            let text = GameText {
                game: game.slug().to_owned(),
                options,
                ..GameText::default()
            };
            let mut record = game.open(&text).expect("a start");
            let first = record.legal().swap_remove(0);
            record.play_text(&first).expect("a legal move");
            let text = decode(&encode(&record.text())).expect("our own link");
            let again = games::open(&text).expect("our own game");
            assert_eq!(again.text(), record.text());
            assert_eq!(again.moves(), [first]);
        }
    }
}
