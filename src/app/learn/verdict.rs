//! The feedback on an answer to an exercise.

use crate::app::course_words::Words;
use crate::app::judgement::Judgement;
use crate::games::words::GameWords;
use crate::lessons::{Exercise, Judged, Wrong};
use crate::words::{Locale, say};

/// None while it may still be solved.
pub fn told(
    game_words: &'static dyn GameWords,
    locale: Locale,
    words: Words,
    exercise: &Exercise,
    judged: &Judged,
    shown: bool,
) -> Option<Judgement> {
    let words = |of: &str| words.get(&format!("exercises.{}.{of}", exercise.key));
    match judged {
        Judged::GoOn { .. } => None,
        Judged::Solved if shown => Some(Judgement {
            kind: "shown",
            headline: say!(locale, learn_page.shown),
            why: say!(locale, learn_page.shown_hint),
        }),
        Judged::Solved => Some(Judgement {
            kind: "solved",
            headline: say!(locale, learn_page.solved),
            why: words("done"),
        }),
        Judged::Wrong(why) => Some(Judgement {
            kind: "wrong",
            headline: say!(locale, learn_page.wrong),
            why: format!("{} {}", reason(game_words, locale, why), words("hint")),
        }),
    }
}

fn reason(game_words: &'static dyn GameWords, locale: Locale, why: &Wrong) -> String {
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
