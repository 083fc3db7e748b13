//! A graph to move along, with a value for each ply, some of them marked with dots.

use super::context::Game;
use crate::app::i18n::{t, use_lang};
use crate::games::words::side_name;
use crate::play::{length, points as svg_points};
use crate::rules::Side;
use crate::session::GameIntent;
use leptos::prelude::*;

/// The size of the graph in its own units, and its margin above and below.
const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 96.0;
const EDGE: f64 = 6.0;

/// `values` are from 0 at the bottom (Black's side) to 1 at the top (White's), for every ply from the start.
/// The other inputs are the plies with dots, values with labels, and the text for the shown ply. Touching the
/// graph shows a position.
#[component]
pub fn GraphView(
    game: Game,
    values: Memo<Vec<Option<f64>>>,
    dots: Memo<Vec<usize>>,
    #[prop(optional)] ticks: Option<Memo<Vec<(f64, String)>>>,
    #[prop(into)] text: Signal<String>,
) -> impl IntoView {
    let lang = use_lang();
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
        svg_points(&plies.filter_map(at).collect::<Vec<_>>())
    };
    // A line of length zero with round ends is a dot, even in a stretched graph.
    let dot = move |ply: usize| at(ply).map(|(x, y)| format!("M{} {}h0.01", length(x), length(y)));
    let moments = move || dots.get().into_iter().filter_map(dot).collect::<String>();
    let plies = move || values.with(Vec::len).saturating_sub(1);
    let ticks = move || ticks.map(|ticks| ticks.get()).unwrap_or_default();
    let lines = move || {
        let lines = ticks().into_iter().map(|(value, _)| y(value));
        lines
            .map(|y| format!("M0 {}h{}", length(y), length(WIDTH)))
            .collect::<String>()
    };
    let figures = move || {
        let figure = |(value, figure): (f64, String)| {
            let top = length(100.0 * y(value) / HEIGHT) + "%";
            view! { <span class="graph-tick" style:top=top aria-hidden="true">{figure}</span> }
        };
        ticks().into_iter().map(figure).collect_view()
    };
    view! {
        <div class="graph">
            <svg viewBox=format!("0 0 {} {}", length(WIDTH), length(HEIGHT)) preserveAspectRatio="none" aria-hidden="true">
                <rect class="graph-ground" width=length(WIDTH) height=length(HEIGHT)/>
                <line class="graph-middle" x1="0" x2=length(WIDTH) y1=length(HEIGHT / 2.0) y2=length(HEIGHT / 2.0)/>
                <path class="graph-ticks" d=lines/>
                <line class="graph-now" x1=move || length(x(game.ply.get())) x2=move || length(x(game.ply.get())) y1="0" y2=length(HEIGHT)/>
                <polyline class="graph-line" points=points/>
                <path class="graph-moment" d=moments/>
                <path class="graph-here" d=move || dot(game.ply.get())/>
            </svg>
            <span class="graph-side" aria-hidden="true">{move || side_name(lang.get(), Side::White)}</span>
            <span class="graph-side graph-low" aria-hidden="true">{move || side_name(lang.get(), Side::Black)}</span>
            {figures}
            <input
                type="range"
                min="0"
                max=plies
                data-graph
                aria-label=t!(lang, report.show_line)
                aria-valuetext=move || text.get()
                prop:value=move || game.ply.get().to_string()
                on:input:target=move |event| {
                    if let Ok(ply) = event.target().value().parse() {
                        game.send(GameIntent::Show(ply));
                    }
                }
            />
        </div>
        <p class="graph-text">{move || text.get()}</p>
    }
}
