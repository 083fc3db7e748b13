//! Measures the search speed of all games: natively by running this program, as WebAssembly by calling its
//! exports. `cargo xtask measure nps` does both.
//!
//! usage: nps                  each game: name, nodes of a search and millions of them a second,
//!                             separated by tabs
//!        nps NUMBER NODES     nodes of a search in the game of that number, and seconds

use fastrand::Rng;
use tablero::games::{GAMES, SEARCHABLE_GAMES};
use tablero::play::{GameText, Question};
use tablero::search::{Limits, Progress};

/// The number of random plies before each position that is searched.
const PLIES: [usize; 4] = [0, 4, 8, 12];
/// The size of the transposition table in bytes.
const TABLE: usize = 16 << 20;
/// The maximum table size that a node needs.
const NODE: usize = 64;

/// Searches positions of a game for at least this many nodes in total. Games are numbered from 0 in their
/// usual order. Returns the number of nodes, as a float because JavaScript has no integers of this size.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn nps(number: u32, nodes: f64) -> f64 {
    search(number as usize, nodes as u64) as f64
}

fn search(number: usize, nodes: u64) -> u64 {
    let texts = PLIES.map(|plies| position(number, plies));
    let first = round(number, &texts, nodes, TABLE);
    let mut taken = first;
    // If a game is searched to its end, it is searched again, with a table that is no larger than needed.
    let bytes = usize::try_from(first).map_or(TABLE, |first| TABLE.min(NODE * first));
    while taken < nodes && first < nodes / 2 {
        taken += round(number, &texts, nodes, bytes);
    }
    taken
}

/// Searches each of the positions, without results of earlier searches.
fn round(number: usize, texts: &[GameText], nodes: u64, bytes: usize) -> u64 {
    let mut thinking = SEARCHABLE_GAMES[number].searcher(bytes);
    let limits = Limits::nodes(nodes / texts.len() as u64);
    let search = |text| {
        let question = Question::Lines { count: 1, limits };
        thinking.ask(text, question).expect("a position");
        while thinking.advance(u64::MAX) != Progress::Done {}
        thinking.report().nodes
    };
    texts.iter().map(search).sum()
}

/// The start of a game after this many random plies. Always the same.
fn position(number: usize, plies: usize) -> GameText {
    let kind = GAMES[number];
    let start = GameText {
        game: kind.slug().to_owned(),
        ..GameText::default()
    };
    let mut table = kind.open(&start).expect("a start");
    let mut chance = Rng::with_seed(plies as u64);
    for _ in 0..plies {
        let legal = table.legal();
        // Not `choice`, whose result depends on the pointer width.
        let count = u32::try_from(legal.len()).expect("few moves");
        if count > 0 {
            let mv = &legal[chance.u32(..count) as usize];
            table.play_text(mv).expect("a legal move");
        }
    }
    table.text()
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
        (search(number, nodes), started.elapsed().as_secs_f64())
    };
    match numbers[..] {
        [number, nodes] => {
            let (nodes, seconds) = timed(number as usize, nodes);
            println!("{nodes} {seconds}");
        }
        _ => {
            for (number, game) in GAMES.iter().enumerate() {
                let (nodes, seconds) = timed(number, 1_000_000);
                let speed = nodes as f64 / seconds / 1e6;
                println!("{}\t{nodes}\t{speed:.2}", game.slug());
            }
        }
    }
}
