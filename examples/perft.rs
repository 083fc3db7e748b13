//! Measures perft from the starts of all games: natively by running this program, as WebAssembly by calling
//! its exports. `cargo xtask measure perft` does both.
//!
//! usage: perft                each start with the deepest count in the test vectors:
//!                             name, depth and leaves, separated by tabs
//!        perft NUMBER DEPTH   leaves from the start of that number, and seconds

use tablero::games::{self, GAMES};
use tablero::play::{GameText, Kind};

/// The number of lines of `depth` plies from a start. Starts are numbered from 0 in their usual order. The
/// result is a float because JavaScript has no integers of this size.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn perft(number: u32, depth: u32) -> f64 {
    let (_, text) = starts().swap_remove(number as usize);
    let perft = games::perft(&text, depth, false).expect("a start");
    perft.leaves as f64
}

/// Every start: one for each game and value of its options.
fn starts() -> Vec<(&'static dyn Kind, GameText)> {
    let of = |kind: &&'static dyn Kind| {
        let kind = *kind;
        let start = move |options| {
            let text = GameText {
                game: kind.slug().to_owned(),
                options,
                ..GameText::default()
            };
            (kind, text)
        };
        kind.options().into_iter().map(start)
    };
    GAMES.iter().flat_map(of).collect()
}

#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    native::main();
}

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use super::{perft, starts};
    use serde_json::Value;
    use std::time::{Duration, Instant};
    use tablero::play::{GameText, Kind};

    /// A shorter run is repeated until this time has passed.
    const AT_LEAST: Duration = Duration::from_millis(300);

    pub fn main() {
        let numbers: Vec<u32> = std::env::args()
            .skip(1)
            .map(|argument| argument.parse().expect("a number"))
            .collect();
        match numbers[..] {
            [number, depth] => {
                let started = Instant::now();
                let leaves = perft(number, depth);
                let mut times = 1;
                while started.elapsed() < AT_LEAST {
                    perft(number, depth);
                    times += 1;
                }
                let seconds = started.elapsed().as_secs_f64() / f64::from(times);
                println!("{leaves} {seconds}");
            }
            _ => starts().iter().for_each(|(kind, text)| {
                let name = [kind.slug(), text.options.as_str()].join(" ");
                let (depth, leaves) = deepest(*kind, text);
                println!("{}\t{depth}\t{leaves}", name.trim_end());
            }),
        }
    }

    /// The deepest count from a start in the test vectors.
    fn deepest(kind: &dyn Kind, start: &GameText) -> (u64, u64) {
        let slug = kind.slug();
        let path = format!("{}/tests/vectors/{slug}.json", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("the vectors of the game");
        let vectors: Value = serde_json::from_str(&text).expect("JSON");
        // Read and printed, so that both texts have the same form.
        let whole = |text: &GameText| kind.open(text).expect("a position").text();
        let entries = vectors["perft"].as_array().expect("a list");
        let counts = entries.iter().filter_map(|entry| {
            let text = |key: &str| Some(entry[key].as_str()?.to_owned());
            let from = GameText {
                game: slug.to_owned(),
                options: text("options")?,
                start: text("position"),
                ..GameText::default()
            };
            let same = whole(&from) == whole(start);
            same.then_some((entry["depth"].as_u64()?, entry["nodes"].as_u64()?))
        });
        counts.max().expect("a count from the start")
    }
}
