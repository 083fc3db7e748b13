//! An attempt at a puzzle on the page.

use crate::app::board::ModelBoard;
use crate::app::progress::{puzzle_games, use_progress};
use crate::app::store::{ReadTime, Store};
use crate::games::words::GameWords;
use crate::play::Puzzle;
use crate::session::progress::{ProgressKind, PuzzleRecord, RecordedItem};
use crate::session::{Effect, Purpose, PuzzleIntent, PuzzleModel, Stage};
use leptos::prelude::*;

/// An attempt at a puzzle. Copies refer to the same attempt.
#[derive(Clone, Copy)]
pub struct Attempt {
    store: Store<PuzzleModel>,
    pub board: ModelBoard,
    pub stage: Memo<Stage>,
    /// Whether a move of the player is expected.
    pub is_yours: Memo<bool>,
    pub is_done: Memo<bool>,
}

impl Attempt {
    /// Opens a puzzle with the side to move at the bottom. None if its text is not a position.
    pub fn new(
        game_words: &'static dyn GameWords,
        puzzle: Puzzle,
        record: PuzzleRecord,
    ) -> Option<Attempt> {
        let number = puzzle.number;
        let (days, puzzles) = (
            use_progress(ProgressKind::Days),
            use_progress(ProgressKind::Puzzles),
        );
        let is_helped = move || untrack(|| days.with(|days| record.is_helped(days)));
        let add = move |items: &[RecordedItem]| {
            for item in items {
                puzzles.record(item);
                days.record(item);
            }
        };
        let model = PuzzleModel::new(game_words.kind(), puzzle, is_helped())?;
        let keep = move |effect: &Effect| match effect {
            Effect::RecordSolved { alone } => {
                // Another tab may have given help.
                let alone = *alone && !is_helped();
                add(&record.solved(number, alone, &puzzle_games()));
            }
            Effect::RecordHelp => add(&[record.helped()]),
            _ => {}
        };
        let (store, board) = ModelBoard::new(model, &[Purpose::Puzzle], game_words, keep);
        Some(Attempt {
            store,
            board,
            stage: store.memo(ReadTime::AfterPaint, |model| model.stage().clone()),
            is_yours: store.memo(ReadTime::AfterPaint, PuzzleModel::is_yours),
            is_done: store.memo(ReadTime::AfterPaint, PuzzleModel::is_done),
        })
    }

    pub fn send(self, intent: impl Into<PuzzleIntent>) {
        self.store.send(intent);
    }

    /// Reads the attempt, and again after each stage.
    pub fn say<T>(self, say: impl FnOnce(&PuzzleModel) -> T) -> Option<T> {
        // Only reading a memo subscribes it to its own sources.
        drop(self.stage.read());
        self.store.read(say)
    }
}
