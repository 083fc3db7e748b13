//! How many nodes a second the search of every game takes: natively by running this, as WebAssembly
//! by calling what it exports. `cargo xtask measure nps` does both.
//!
//! usage: nps                the games, one to a line, as they are counted from 0
//!        nps NUMBER NODES   nodes and seconds of a search in the game of that number

use fastrand::Rng;
use tablero::games::{GAMES, THINKS};
use tablero::play::{GameText, Question};
use tablero::search::{Limits, Progress};

/// How many plies of random play lie before each position that is searched.
const PLIES: [usize; 4] = [0, 4, 8, 12];
/// For the transposition table, in bytes.
const TABLE: usize = 16 << 20;
/// What a table takes for a node, with room to spare.
const NODE: usize = 64;

/// Searches positions of a game, with about so many nodes in all; how many there were in truth.
/// JavaScript has no integers so large.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn search(number: u32, nodes: u32) -> f64 {
    let texts = PLIES.map(|plies| position(number as usize, plies));
    let first = round(number as usize, &texts, nodes.into(), TABLE);
    let mut taken = first;
    // A game that is searched to its end is begun anew, with no more table to clear than it needs.
    let bytes = usize::try_from(first).map_or(TABLE, |first| TABLE.min(NODE * first));
    while taken < u64::from(nodes) && first < u64::from(nodes) / 2 {
        taken += round(number as usize, &texts, nodes.into(), bytes);
    }
    taken as f64
}

/// Searches each of the positions, knowing nothing before.
fn round(number: usize, texts: &[GameText], nodes: u64, bytes: usize) -> u64 {
    let mut thinking = THINKS[number].thinking(bytes);
    let limits = Limits::nodes(nodes / texts.len() as u64);
    let search = |text| {
        let question = Question::Lines { count: 1, limits };
        thinking.ask(text, question).expect("a position");
        while thinking.advance(u64::MAX) != Progress::Done {}
        thinking.report().nodes
    };
    texts.iter().map(search).sum()
}

/// The start of a game after so many plies of random play, always the same.
fn position(number: usize, plies: usize) -> GameText {
    let family = GAMES[number];
    let start = GameText {
        game: family.slug().to_owned(),
        ..GameText::default()
    };
    let mut table = family.open(&start).expect("a start");
    let mut chance = Rng::with_seed(plies as u64);
    for _ in 0..plies {
        let legal = table.legal();
        // Not its choice, which is another where addresses have 32 bits.
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
    let numbers: Vec<u32> = std::env::args()
        .skip(1)
        .map(|argument| argument.parse().expect("a number"))
        .collect();
    match numbers[..] {
        [number, nodes] => {
            let started = std::time::Instant::now();
            let nodes = search(number, nodes);
            println!("{nodes} {}", started.elapsed().as_secs_f64());
        }
        _ => GAMES.iter().for_each(|game| println!("{}", game.slug())),
    }
}
