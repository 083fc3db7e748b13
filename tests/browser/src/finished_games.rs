//! Random finished games of every kind, as the page stores them.

use crate::memory_store::MemoryStore;
use fastrand::Rng;
use tablero::games::CODE_RULES;
use tablero::games::{self, GAMES};
use tablero::play::{GameRecord, GameText, Kind, SavedGame};
use tablero::session::storage::{
    CodedRules, FinishedLine, GameRow, NewLine, Revision, line_of, put_lines,
};

const RULES: CodedRules = CodedRules {
    kind: games::kind,
    codes: CODE_RULES,
};
/// If a game has not ended after this many moves, a player resigns.
const MAX_PLIES: usize = 150;
/// The number of different games of each kind. The other games have the same moves and other ids.
const DIFFERENT: usize = 100;
/// The number of games stored at the same time.
const AT_ONCE: usize = 1_000;
/// The time at which the first game was saved, in milliseconds since 1970, and the time between two.
const FIRST: f64 = 1_795_000_000_000.0;
const BETWEEN: f64 = 61_234.0;

/// The stored values of this many finished games, by key.
///
/// # Errors
/// If a game cannot be stored.
pub fn stored(count: usize) -> Result<Vec<(String, String)>, String> {
    let mut rng = Rng::with_seed(1);
    let mut different = Vec::new();
    for number in 0..DIFFERENT {
        for kind in GAMES {
            different.push(line(&random(*kind, &mut rng)?, number)?);
        }
    }
    let copies = (0..count).map(|number| copy(&different[number % different.len()], number));
    let lines = copies.collect::<Option<Vec<_>>>();
    let lines = lines.ok_or("the line of a game cannot be copied")?;
    let mut memory = MemoryStore::default();
    for some in lines.chunks(AT_ONCE) {
        if !put_lines(&mut memory, some).iter().all(Result::is_ok) {
            return Err("a finished game was not stored".to_owned());
        }
    }
    Ok(memory.0.into_iter().collect())
}

/// A random game to its end.
fn random(kind: &dyn Kind, rng: &mut Rng) -> Result<GameRecord, String> {
    let game = GameText {
        game: kind.slug().to_owned(),
        options: rng.choice(kind.options()).unwrap_or_default(),
        ..GameText::default()
    };
    let told = |error: &dyn std::fmt::Debug| format!("{}: {error:?}", kind.slug());
    let mut record = games::open(&game).map_err(|error| told(&error))?;
    while record.result().is_none() {
        let legal = record.legal();
        match rng.choice(&legal) {
            Some(mv) if record.plies() < MAX_PLIES => {
                record.play_text(mv).map_err(|error| told(&error))?;
            }
            _ => {
                record.resign(record.turn());
            }
        }
    }
    Ok(record)
}

/// A finished game against the computer or a person as a line.
fn line(record: &GameRecord, number: usize) -> Result<NewLine, String> {
    let text = record.text();
    let level = u8::try_from(number % 8).unwrap_or_default();
    let game = SavedGame {
        version: 1,
        text: text.to_string(),
        on_time: text.on_time,
        names: [["Ada", "Ben"], ["María José", ""], ["", ""]][number % 3].map(str::to_owned),
        levels: [0, level],
        ..SavedGame::default()
    };
    let row = GameRow {
        revision: Revision::default(),
        replaces: None,
        game,
    };
    line_of("game", &row, RULES).map_err(|reason| format!("no line of a game: {reason:?}"))
}

/// The same game, saved at another time, as the game with this number.
fn copy(line: &NewLine, number: usize) -> Option<NewLine> {
    let line_with_time = FinishedLine {
        saved: FIRST + number as f64 * BETWEEN,
        ..FinishedLine::read(&line.text)?
    };
    line_with_time.renamed(&format!("game{number:07}"), line.shared.clone())
}
