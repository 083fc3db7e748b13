//! The course of a game, as a curve to move along.

use super::analysis::worth;
use super::curve::Curve;
use super::report::Report;
use super::state::Play;
use super::status::result;
use crate::app::i18n::{Locale, use_lang};
use crate::mind::review::{Judged, Moment, chance_of_white};
use crate::rules::{Outcome, Side};
use leptos::prelude::*;

/// White's chances from the first position to the last, with dots at the moves that cost the most.
#[component]
pub fn Graph(play: Play, report: RwSignal<Report>, found: Memo<Vec<Moment>>) -> impl IntoView {
    let lang = use_lang();
    let values = Memo::new(move |_| {
        report.with(|report| {
            let judged = report.judged.iter().enumerate();
            judged
                .map(|(ply, judged)| value(play, ply, judged.as_ref()))
                .collect::<Vec<Option<f64>>>()
        })
    });
    let dots = Memo::new(move |_| found.with(|found| found.iter().map(|one| one.ply).collect()));
    let told = move || spoken(play, report, lang.get());
    view! { <Curve play values dots told=Signal::derive(told)/> }
}

/// White's chances after a ply; after the last the result tells them, if it is the rules' own. A
/// resignation or a loss on time does not make the last move worse.
fn value(play: Play, ply: usize, judged: Option<&Judged>) -> Option<f64> {
    let verdict = play
        .verdict()
        .filter(|verdict| ply == play.plies() && verdict.is_by_rules());
    match verdict.map(|verdict| verdict.outcome) {
        Some(Outcome::Won(Side::White)) => Some(1.0),
        Some(Outcome::Won(Side::Black)) => Some(0.0),
        Some(Outcome::Draw) => Some(0.5),
        None => judged.map(|judged| chance_of_white(judged.score, play.turn_at(ply))),
    }
}

/// The value of the shown position according to the curve.
fn spoken(play: Play, report: RwSignal<Report>, locale: Locale) -> String {
    let ply = play.ply();
    let place = play.named(locale, ply);
    let by_rules = play.verdict().is_some_and(|verdict| verdict.is_by_rules());
    let end = result(play, locale).filter(|_| by_rules && ply == play.plies());
    let judged = report.with(|report| report.judged.get(ply).cloned().flatten());
    match (end, judged) {
        (Some((_, headline, _)), _) => format!("{place}. {headline}."),
        (None, Some(judged)) => {
            let worth = worth(locale, judged.score, play.turn_at(ply));
            format!("{place}: {worth}")
        }
        (None, None) => place,
    }
}
