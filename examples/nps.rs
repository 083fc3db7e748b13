//! How fast all games are searched: natively by running this, as WebAssembly by calling what it
//! exports.
//!
//! usage: nps                  each game: name, nodes of a search from its start, millions of them
//!                             a second, the depth reached, separated by tabs
//!        nps NUMBER NODES     nodes from the start of the game of that number, and seconds

use tablero::games::THINKS;
use tablero::play::{GameText, Question, Report};
use tablero::search::{Limits, Progress};

const BYTES: usize = 1 << 24;

/// Searches from the start of a game, counted from 0 as they are listed, for so many nodes; tells
/// how many it were. JavaScript has no integers so large.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn nps(number: u32, nodes: f64) -> f64 {
    search(number as usize, nodes as u64).nodes as f64
}

fn search(number: usize, nodes: u64) -> Report {
    let game = THINKS[number];
    let text = GameText {
        game: game.slug().to_owned(),
        ..GameText::default()
    };
    let question = Question::Lines {
        count: 1,
        limits: Limits::nodes(nodes),
    };
    let mut thinking = game.thinking(BYTES);
    thinking.ask(&text, question).expect("a start");
    while thinking.advance(u64::MAX) != Progress::Done {}
    thinking.report()
}

#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .map(|argument| argument.parse().expect("a number"))
        .collect();
    let timed = |number: usize, nodes| {
        let started = std::time::Instant::now();
        let report = search(number, nodes);
        (report, started.elapsed().as_secs_f64())
    };
    match numbers[..] {
        [number, nodes] => {
            let (report, seconds) = timed(number as usize, nodes);
            println!("{} {seconds}", report.nodes);
        }
        _ => {
            for (number, game) in THINKS.iter().enumerate() {
                let (report, seconds) = timed(number, 3_000_000);
                let speed = report.nodes as f64 / seconds / 1e6;
                let (slug, nodes, depth) = (game.slug(), report.nodes, report.depth);
                println!("{slug}\t{nodes}\t{speed:.2}\t{depth}");
            }
        }
    }
}
