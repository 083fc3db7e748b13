//! The feedback on an answer to an exercise.

use super::words::Words;
use crate::app::dress::Dress;
use crate::app::i18n::{Locale, say};
use crate::app::icons::Icon;
use crate::lessons::{Exercise, Judged, Wrong};
use leptos::prelude::*;

/// Whether it is right, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// `solved`, `shown`, `wrong` or `failed`.
    pub kind: &'static str,
    pub headline: String,
    pub why: String,
}

/// The sentence on the page.
#[component]
pub fn ResultLine(told: Memo<Option<Told>>) -> impl IntoView {
    move || {
        told.get().map(
            |Told {
                 kind,
                 headline,
                 why,
             }| {
                view! {
                    <p class="verdict" data-judged=kind>
                        <Icon name=sign(kind)/>
                        <strong>{headline}</strong>
                        " "
                        <span>{why}</span>
                    </p>
                }
            },
        )
    }
}

/// The sign of a verdict, so that it does not depend on the colour alone.
fn sign(kind: &str) -> &'static str {
    match kind {
        "solved" => "right",
        "shown" => "hint",
        _ => "close",
    }
}

/// The sentence, read out.
#[component]
pub fn ResultVoice(told: Memo<Option<Told>>) -> impl IntoView {
    view! {
        <p class="visually-hidden" role="status" data-live="verdict">
            {move || told.get().map(|Told { headline, why, .. }| format!("{headline} {why}"))}
        </p>
    }
}

/// None while it may still be solved.
pub fn told(
    dress: &'static dyn Dress,
    locale: Locale,
    words: Words,
    exercise: &Exercise,
    judged: &Judged,
    shown: bool,
) -> Option<Told> {
    let words = |of: &str| words.get(&format!("exercises.{}.{of}", exercise.key));
    match judged {
        Judged::GoOn { .. } => None,
        Judged::Solved if shown => Some(Told {
            kind: "shown",
            headline: say!(locale, learn_page.shown),
            why: say!(locale, learn_page.shown_hint),
        }),
        Judged::Solved => Some(Told {
            kind: "solved",
            headline: say!(locale, learn_page.solved),
            why: words("done"),
        }),
        Judged::Wrong(why) => Some(Told {
            kind: "wrong",
            headline: say!(locale, learn_page.wrong),
            why: format!("{} {}", reason(dress, locale, why), words("hint")),
        }),
    }
}

fn reason(dress: &'static dyn Dress, locale: Locale, why: &Wrong) -> String {
    let spoken = |mv: &String| dress.spoken(locale, mv);
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
