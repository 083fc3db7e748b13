//! Measures how fast an analysis proves who wins Breakthrough on five by five cells, after eight plies of a
//! game of a medium level against itself. It searches as the page does: the three best lines with 32 MB.
//! `cargo xtask measure proven` runs it.
//!
//! usage: proven [GAMES]    each position: nodes, seconds, the score, separated by tabs; then the median,
//!                          the 90th percentile and the maximum

use std::time::Instant;
use tablero::games;
use tablero::play::{GameText, Question, SearchableGame};
use tablero::rules::mix;
use tablero::search::{Limits, Progress};

const START: &str = "ppppp/ppppp/5/PPPPP/PPPPP w";
const PLIES: u64 = 8;
const LINES: usize = 3;
const TABLE: usize = 32 << 20;
/// The number of nodes between two looks at the result.
const TURN: u64 = 4_000;

fn main() {
    let games = std::env::args().nth(1);
    let games = games.map_or(100, |games| games.parse().expect("a number"));
    let kind = games::searchable_game("breakthrough").expect("a game");
    let mut times: Vec<f64> = Vec::new();
    for seed in 0..games {
        let Some(text) = position(kind, seed) else {
            continue;
        };
        let (nodes, seconds, score) = prove(kind, &text);
        println!("{nodes}\t{seconds:.3}\t{score}");
        times.push(seconds);
    }
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
    println!(
        "{} positions after {PLIES} plies: proven in {:.3} s in the median, nine in ten in {:.3} s, the last \
         in {:.3} s",
        times.len(),
        at(0.5),
        at(0.9),
        at(1.0)
    );
}

/// The position of a game of the medium level after the plies; none if the game is over by then.
fn position(kind: &dyn SearchableGame, seed: u64) -> Option<GameText> {
    let level = kind.levels()[kind.levels().len() / 2];
    let mut thinking = kind.searcher(1 << 20);
    let mut text = GameText {
        game: kind.slug().to_owned(),
        start: Some(START.to_owned()),
        ..GameText::default()
    };
    for ply in 0..PLIES {
        let seed = mix(seed, ply);
        let question = Question::Move { level, seed };
        thinking.ask(&text, question).expect("a position");
        while thinking.advance(u64::MAX) != Progress::Done {}
        text.moves.push(thinking.report().choice?);
    }
    let table = games::open(&text).expect("a game");
    table.result().is_none().then_some(text)
}

/// Searches until the best line is proven. Returns nodes, seconds and the score.
fn prove(kind: &dyn SearchableGame, text: &GameText) -> (u64, f64, String) {
    let mut thinking = kind.searcher(TABLE);
    let question = Question::Lines {
        count: LINES,
        limits: Limits::NONE,
    };
    let begun = Instant::now();
    thinking.ask(text, question).expect("a position");
    loop {
        let progress = thinking.advance(TURN);
        let report = thinking.report();
        let score = report.lines.first().map(|line| line.score);
        let proven = score.filter(|score| score.is_proven() || progress == Progress::Done);
        if let Some(score) = proven {
            return (
                report.nodes,
                begun.elapsed().as_secs_f64(),
                score.to_string(),
            );
        }
    }
}
