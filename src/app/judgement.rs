//! Whether an answer to an exercise or a puzzle is right, and why: shown and read out.

use super::icons::Icon;
use crate::narration::Judgement;
use leptos::prelude::*;

/// The sentence on the page.
#[component]
pub fn JudgementLine(judgement: Memo<Option<Judgement>>) -> impl IntoView {
    move || {
        judgement.get().map(
            |Judgement {
                 kind,
                 headline,
                 why,
             }| {
                view! {
                    <p class="result" data-judged=kind>
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

/// The sentence, for screen readers.
#[component]
pub fn JudgementVoice(judgement: Memo<Option<Judgement>>) -> impl IntoView {
    view! {
        <p class="visually-hidden" role="status" data-live="result">
            {move || judgement.get().map(|Judgement { headline, why, .. }| format!("{headline} {why}"))}
        </p>
    }
}
