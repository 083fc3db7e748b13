//! How a game went, as a curve to walk along.

use super::analysis::worth;
use super::report::Report;
use super::state::Play;
use super::status::result;
use crate::app::dress::side_name;
use crate::app::i18n::{Locale, say, use_lang};
use crate::mind::review::{Judged, Moment, chance_of_white};
use crate::rules::{Outcome, Side};
use leptos::prelude::*;

/// The graph's size in units of its own, and what it leaves free above and below.
const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 96.0;
const EDGE: f64 = 6.0;

/// White's chances from the first position to the last, the moves that cost most as dots; a touch
/// looks at a position.
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
    #[allow(clippy::cast_precision_loss)]
    let x = move |ply: usize| {
        let plies = values.with(Vec::len).saturating_sub(1).max(1);
        WIDTH * ply as f64 / plies as f64
    };
    let y = |value: f64| EDGE + (HEIGHT - 2.0 * EDGE) * (1.0 - value);
    let at = move |ply: usize| {
        let value = values.with(|values| values.get(ply).copied().flatten())?;
        Some((x(ply), y(value)))
    };
    let points = move || {
        let plies = 0..values.with(Vec::len);
        let pairs = plies.filter_map(at).map(|(x, y)| format!("{x:.1},{y:.1}"));
        pairs.collect::<Vec<_>>().join(" ")
    };
    // A line of no length with round ends is a dot, however the graph is stretched.
    let dot = move |ply: usize| at(ply).map(|(x, y)| format!("M{x:.1} {y:.1}h0.01"));
    let moments = move || {
        let moments = found.get().into_iter();
        moments.filter_map(|one| dot(one.ply)).collect::<String>()
    };
    let plies = move || values.with(Vec::len).saturating_sub(1);
    let told = move || spoken(play, report, lang.get());
    view! {
        <div class="graph">
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="none" aria-hidden="true">
                <rect class="graph-ground" width=WIDTH height=HEIGHT/>
                <line class="graph-middle" x1="0" x2=WIDTH y1=HEIGHT / 2.0 y2=HEIGHT / 2.0/>
                <line class="graph-now" x1=move || x(play.ply()) x2=move || x(play.ply()) y1="0" y2=HEIGHT/>
                <polyline class="graph-line" points=points/>
                <path class="graph-moment" d=moments/>
                <path class="graph-here" d=move || dot(play.ply())/>
            </svg>
            <span class="graph-side" aria-hidden="true">{move || side_name(lang.get(), Side::White)}</span>
            <span class="graph-side graph-low" aria-hidden="true">{move || side_name(lang.get(), Side::Black)}</span>
            <input
                type="range"
                min="0"
                max=plies
                data-graph
                aria-label=move || say!(lang.get(), report.walk)
                aria-valuetext=told
                prop:value=move || play.ply().to_string()
                on:input:target=move |event| {
                    if let Ok(ply) = event.target().value().parse() {
                        play.look_at(ply);
                    }
                }
            />
        </div>
        <p class="graph-said">{told}</p>
    }
}

/// White's chances after a ply; after the last the result tells them.
fn value(play: Play, ply: usize, judged: Option<&Judged>) -> Option<f64> {
    let verdict = play.verdict().filter(|_| ply == play.plies());
    match verdict.map(|verdict| verdict.outcome) {
        Some(Outcome::Won(Side::White)) => Some(1.0),
        Some(Outcome::Won(Side::Black)) => Some(0.0),
        Some(Outcome::Draw) => Some(0.5),
        None => judged.map(|judged| chance_of_white(judged.score, play.turn_at(ply))),
    }
}

/// What the position that is looked at was worth, as the curve shows it.
fn spoken(play: Play, report: RwSignal<Report>, locale: Locale) -> String {
    let ply = play.ply();
    let place = play.named(locale, ply);
    let end = result(play, locale).filter(|_| ply == play.plies());
    let judged = report.with(|report| report.judged.get(ply).cloned().flatten());
    match (end, judged) {
        (Some((_, headline, _)), _) => format!("{place}: {headline}."),
        (None, Some(judged)) => {
            let worth = worth(locale, judged.score, play.turn_at(ply));
            format!("{place}: {worth}")
        }
        (None, None) => place,
    }
}
