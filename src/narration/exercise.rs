//! Sentences about an exercise of a lesson.

use super::judgement::Judgement;
use crate::games::words::GameWords;
use crate::lessons::{ExerciseResult, Wrong};
use crate::session::ExerciseModel;
use crate::words::{Locale, say};

/// Whether the answer is right, and why. None while the exercise can still be solved. `text` gives a text of the game's
/// course by its key.
pub fn exercise_judgement(
    game_words: &dyn GameWords,
    locale: Locale,
    model: &ExerciseModel,
    text: impl Fn(&str) -> String,
) -> Option<Judgement> {
    let text = |of: &str| text(&format!("exercises.{}.{of}", model.exercise().key));
    match model.judged()? {
        ExerciseResult::GoOn { .. } => None,
        ExerciseResult::Solved if model.is_shown() => Some(Judgement {
            kind: "shown",
            headline: say!(locale, learn_page.shown),
            why: say!(locale, learn_page.shown_hint),
        }),
        ExerciseResult::Solved => Some(Judgement {
            kind: "solved",
            headline: say!(locale, learn_page.solved),
            why: text("done"),
        }),
        ExerciseResult::Wrong(why) => Some(Judgement {
            kind: "wrong",
            headline: say!(locale, learn_page.wrong),
            why: format!("{} {}", reason(game_words, locale, why), text("hint")),
        }),
    }
}

/// The name of an exercise in the row of a lesson, by its number from 1 and its title.
#[must_use]
pub fn exercise_in_lesson(locale: Locale, number: usize, title: String, is_done: bool) -> String {
    match is_done {
        true => say!(locale, learn_page.step_done, number = number, title = title),
        false => say!(locale, learn_page.step, number = number, title = title),
    }
}

fn reason(game_words: &dyn GameWords, locale: Locale, why: &Wrong) -> String {
    let spoken = |mv: &String| game_words.spoken(locale, mv);
    match why {
        Wrong::Loses { by: Some(by) } => say!(locale, learn_page.loses_by, what = spoken(by)),
        Wrong::Loses { by: None } => say!(locale, learn_page.loses),
        Wrong::LosesLater { by } => say!(locale, learn_page.loses_later, what = spoken(by)),
        Wrong::NotWon { reply: Some(reply) } => {
            say!(locale, learn_page.not_won_by, what = spoken(reply))
        }
        Wrong::NotWon { reply: None } => say!(locale, learn_page.not_won),
        Wrong::NotTaken => say!(locale, learn_page.not_taken),
        Wrong::NotThere => say!(locale, learn_page.not_there),
        Wrong::NotThat => say!(locale, learn_page.not_that),
    }
}
