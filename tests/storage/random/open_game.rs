//! A game that a tab shows, and the player's actions in it.

use super::line::Line;
use fastrand::Rng;
use tablero::games;
use tablero::play::{GameRecord, GameText, SavedGame};
use tablero::rules::Side;

pub struct OpenGame {
    pub id: String,
    pub record: GameRecord,
    names: [String; 2],
    levels: [u8; 2],
    fair: bool,
}

impl OpenGame {
    /// A new game of a small variant, from its own start.
    pub fn begin(rng: &mut Rng) -> OpenGame {
        let starts = [
            ("breakthrough", "", Some("ppp/ppp/3/3/PPP/PPP w")),
            ("zoq", "", None),
            ("zoq", "reach=any", None),
            ("pogo", "", None),
        ];
        let (game, options, start) = starts[rng.usize(0..starts.len())];
        let text = GameText {
            game: game.to_owned(),
            options: options.to_owned(),
            start: start.map(str::to_owned),
            ..GameText::default()
        };
        let mut record = games::open(&text).or_else(|_| {
            let start = Some("ppppp/ppppp/5/PPPPP/PPPPP w".to_owned());
            games::open(&GameText { start, ..text })
        });
        let record = record.as_mut().expect("a start");
        for _ in 0..rng.usize(0..4) {
            play_random(record, rng);
        }
        let mut start = record.begun_at(record.plies());
        start.hints.clear();
        OpenGame {
            id: String::new(),
            record: games::open(&start).expect("a position of a game"),
            names: Default::default(),
            levels: [0, rng.u8(0..3)],
            fair: true,
        }
    }

    /// A stored game.
    pub fn resume(id: &str, game: &SavedGame) -> OpenGame {
        OpenGame {
            id: id.to_owned(),
            record: games::resume(game).expect("what is stored is legal"),
            names: game.names.clone(),
            levels: game.levels,
            fair: game.fair,
        }
    }

    /// Performs an action that is saved.
    pub fn act(&mut self, rng: &mut Rng) {
        match rng.u8(0..20) {
            0..12 => play_random(&mut self.record, rng),
            12..15 => {
                self.fair &= !self.record.undo();
            }
            15 => {
                self.record.redo();
            }
            16 => {
                let side = Side::BOTH[rng.usize(0..2)];
                match rng.bool() {
                    true => self.record.resign(side),
                    false => self.record.run_out_of_time(side),
                };
            }
            17 => self.record.note_hint(),
            18 => self.names[rng.usize(0..2)] = format!("name{}", rng.u8(0..9)),
            _ => {
                self.levels[rng.usize(0..2)] = rng.u8(0..4);
                self.fair = false;
            }
        }
    }

    pub fn saved(&self, now: f64) -> SavedGame {
        SavedGame {
            correspondence: String::new(),
            version: 1,
            text: self.record.text().to_string(),
            undone: self.record.undone(),
            names: self.names.clone(),
            levels: self.levels,
            fair: self.fair,
            on_time: self.record.text().on_time,
            clock: String::new(),
            saved: now,
        }
    }

    pub fn line(&self) -> Line {
        Line::of(&self.saved(0.0))
    }
}

fn play_random(record: &mut GameRecord, rng: &mut Rng) {
    let legal = record.legal();
    // Few moves, so that tabs often play the same.
    if let Some(mv) = legal.get(rng.usize(0..legal.len().clamp(1, 3))) {
        record.play_text(mv).expect("a legal move");
    }
}
