//! An exercise on the page: its board, and the tasks of its model.

use super::task_places::TaskPlaces;
use crate::app::board::{InteractiveBoard, ModelBoard};
use crate::app::progress::use_progress;
use crate::app::store::{ReadTime, Store};
use crate::games::words::GameWords;
use crate::lessons::{Exercise, ExerciseResult, spot_of};
use crate::session::progress::ProgressKind;
use crate::session::{Effect, ExerciseIntent, ExerciseModel};
use leptos::prelude::*;

/// An attempt at an exercise. Copies refer to the same one.
#[derive(Clone, Copy)]
pub struct Attempt {
    exercise: &'static Exercise,
    store: Store<ExerciseModel>,
    pub board: ModelBoard,
    /// The judgement of the last move, and whether the solution was shown.
    judged: Memo<Option<(ExerciseResult, bool)>>,
}

impl Attempt {
    /// None if the exercise is not possible under the rules. A test makes sure that it is.
    pub fn new(game_words: &'static dyn GameWords, exercise: &'static Exercise) -> Option<Attempt> {
        let learnt = use_progress(ProgressKind::Lessons);
        let model = ExerciseModel::new(game_words.kind(), exercise)?;
        let record = move |effect: &Effect| {
            if let Effect::RecordSolved { .. } = effect {
                learnt.add(game_words.slug(), &exercise.key);
            }
        };
        let (store, board) = ModelBoard::new(model, &[], game_words, record);
        let judged = |model: &ExerciseModel| {
            let judged = model.judged().cloned()?;
            Some((judged, model.is_shown()))
        };
        Some(Attempt {
            exercise,
            store,
            board,
            judged: store.memo(ReadTime::AfterPaint, judged),
        })
    }

    /// Reads the attempt, and again after each answer.
    pub fn say<T>(self, say: impl FnOnce(&ExerciseModel) -> T) -> Option<T> {
        // Only reading a memo subscribes it to its own sources.
        drop(self.judged.read());
        self.store.read(say)
    }

    pub fn send(self, intent: impl Into<ExerciseIntent>) {
        self.store.send(intent);
    }
}

/// The board with the places that the task mentions.
#[component]
pub fn AttemptBoard(attempt: Attempt) -> impl IntoView {
    let (view, goal) = (attempt.board.view, &attempt.exercise.goal);
    let places = attempt.store.with_board(|board| {
        let places = goal.places().into_iter();
        let spots = places.filter_map(|name| spot_of(board.record(), name));
        spots.collect::<Vec<_>>()
    });
    view! { <InteractiveBoard view><TaskPlaces view places/></InteractiveBoard> }
}
