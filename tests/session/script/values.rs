//! Scores and values as scripts write them: `win:5`, `loss:4`, `draw`, `120`.

use tablero::engine::{Line, SearchResult};
use tablero::play::{GameText, JudgedMove, Probe, ProbedMove, SavedGame};
use tablero::rules::Side;
use tablero::search::{ExactValue, Score};
use tablero::session::Players;

pub fn side(word: &str) -> Side {
    match word {
        "white" => Side::White,
        "black" => Side::Black,
        other => panic!("{other} is no side"),
    }
}

pub fn number(word: &str) -> usize {
    match word {
        "last" => usize::MAX,
        word => word
            .parse()
            .unwrap_or_else(|_| panic!("{word} is no number")),
    }
}

pub fn score(word: &str) -> Score {
    match solved(word) {
        Some(ExactValue::Win(plies)) => Score::Win(plies),
        Some(ExactValue::Loss(plies)) => Score::Loss(plies),
        Some(ExactValue::Draw) => Score::Estimate(0),
        None => {
            let estimate = word
                .parse()
                .unwrap_or_else(|_| panic!("{word} is no score"));
            Score::Estimate(estimate)
        }
    }
}

fn solved(word: &str) -> Option<ExactValue> {
    let plies = |plies: &str| plies.parse().expect("a number of plies");
    match word.split_once(':') {
        Some(("win", count)) => Some(ExactValue::Win(plies(count))),
        Some(("loss", count)) => Some(ExactValue::Loss(plies(count))),
        _ if word == "draw" => Some(ExactValue::Draw),
        _ => None,
    }
}

pub fn value(word: &str) -> ExactValue {
    solved(word).unwrap_or_else(|| panic!("{word} is no value"))
}

/// Lines from words such as `b2-b3,b4-b3=120`, the best first.
pub fn found(words: &[String], nodes: u64) -> SearchResult {
    let lines = words.iter().map(|word| {
        let (moves, worth) = word.split_once('=').expect("MOVES=SCORE");
        Line {
            score: score(worth),
            moves: moves.split(',').map(str::to_owned).collect(),
            depth: 5,
        }
    });
    let lines: Vec<Line> = lines.collect();
    SearchResult {
        depth: 5,
        nodes,
        millis: 100.0,
        choice: lines.first().map(|line| line.moves[0].clone()),
        lines,
        threat: None,
    }
}

/// The values of a solved game, from words such as `win:5 b2-b3=win:5 c2-c3=draw`: the value of the position, and
/// of its moves.
pub fn known(words: &[String]) -> Probe {
    let (first, moves) = words.split_first().expect("the value of the position");
    let best = moves.iter().map(|word| move_value(word).1).max();
    let moves = moves.iter().map(|word| {
        let (mv, value) = move_value(word);
        ProbedMove {
            mv,
            value,
            repeats: None,
            perfect: Some(value) == best,
        }
    });
    Probe {
        value: value(first),
        times: 1,
        moves: moves.collect(),
    }
}

/// Judged moves, from words such as `win:5>loss:4/a1-a2`: the values before and after, and a better move.
pub fn judged(words: &[String]) -> Vec<JudgedMove> {
    let one = |word: &String| {
        let (values, better) = word.split_once('/').expect("BEFORE>AFTER/BETTER");
        let (before, after) = values.split_once('>').expect("BEFORE>AFTER");
        JudgedMove {
            before: value(before),
            after: value(after),
            repeats: None,
            holding: 1,
            moves: 5,
            best: vec![better.to_owned()],
        }
    };
    words.iter().map(one).collect()
}

fn move_value(word: &str) -> (String, ExactValue) {
    let (mv, worth) = word.split_once('=').expect("MOVE=VALUE");
    (mv.to_owned(), value(worth))
}

/// A game as it is stored.
pub fn saved(text: &GameText, undone: &[String], players: &Players) -> SavedGame {
    SavedGame {
        correspondence: String::new(),
        version: 1,
        text: text.to_string(),
        undone: undone.to_vec(),
        names: players.names.clone(),
        levels: players.levels,
        fair: players.fair,
        on_time: text.on_time,
        clock: String::new(),
        saved: 0.0,
    }
}
