//! The line of a game: all moves that were ever reported as stored. Computed without the storage's own comparison.

use serde_json::Value;
use tablero::play::SavedGame;

/// All steps of a game, including those taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The kind, the options and the start.
    game: Vec<String>,
    steps: Vec<String>,
}

impl Line {
    pub fn of(saved: &SavedGame) -> Line {
        Line::new(&saved.text, &saved.undone)
    }

    /// The line of a row of either form.
    pub fn of_row(raw: &str) -> Line {
        let value: Value = serde_json::from_str(raw).expect("a row is JSON");
        let text = value["text"].as_str().expect("a text");
        let undone: Vec<String> = serde_json::from_value(value["undone"].clone()).expect("a list");
        Line::new(text, &undone)
    }

    fn new(text: &str, undone: &[String]) -> Line {
        let (mut game, mut steps) = (Vec::new(), Vec::new());
        for line in text.lines().skip(1) {
            match line.split_once(' ') {
                Some(("moves", moves)) => steps.extend(moves.split(' ').map(str::to_owned)),
                Some(("result", result)) => steps.push(result.to_owned()),
                Some(("hints", _)) => {}
                _ => game.push(line.to_owned()),
            }
        }
        steps.extend(undone.iter().map(|step| match &**step {
            "resign:white" | "time:white" => "black".to_owned(),
            "resign:black" | "time:black" => "white".to_owned(),
            other => other.to_owned(),
        }));
        Line { game, steps }
    }

    /// Whether another line of the same game begins with this one.
    pub fn is_in(&self, other: &Line) -> bool {
        self.game == other.game && other.steps.starts_with(&self.steps)
    }
}
