//! The core gives the same answers as WebAssembly.
#![cfg(target_arch = "wasm32")]

use tablero::games::{self, GAMES, family};
use tablero::play::{GameText, decode, encode};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

fn breakthrough(start: &str) -> GameText {
    GameText {
        game: "breakthrough".to_owned(),
        start: Some(start.to_owned()),
        ..GameText::default()
    }
}

fn leaves(start: &str, depth: u32) -> u64 {
    let game = family("breakthrough").expect("there is such a game");
    let perft = game.perft(&breakthrough(start), depth, false);
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
fn every_game_starts_and_its_link_opens_again() {
    for game in GAMES {
        for options in game.options() {
            let text = GameText {
                game: game.slug().to_owned(),
                options,
                ..GameText::default()
            };
            let mut table = game.open(&text).expect("a start");
            let first = table.legal().swap_remove(0);
            table.play_text(&first).expect("a legal move");
            let text = decode(&encode(&table.text())).expect("our own link");
            let again = games::open(&text).expect("our own game");
            assert_eq!(again.text(), table.text());
            assert_eq!(again.moves(), [first]);
        }
    }
}
