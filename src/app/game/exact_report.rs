//! The report on a game that is solved: what every move kept or gave away, without estimates.

use super::context::Game;
use super::graph_view::GraphView;
use super::mistakes::MistakeList;
use crate::app::engine_lost::EngineLost;
use crate::app::i18n::{t, use_lang};
use crate::app::scroll;
use crate::narration::{exact_report_progress, value_in_graph};
use crate::rules::Side;
use crate::search::ExactValue;
use crate::session::{GameIntent, Mistakes};
use crate::words::say;
use leptos::prelude::*;

/// The scale of the graph is a multiple of this number of plies.
const STEP: u16 = 10;
/// Keeps even the longest win distinguishable from a draw.
const MIN_LEAD: f64 = 0.08;

#[component]
pub fn ExactReport(game: Game) -> impl IntoView {
    let lang = use_lang();
    let has_failed = game.memo(|game| game.report().has_failed());
    let mistakes = game.memo(|game| game.mistakes().cloned());
    request_animation_frame(|| scroll::within_closest(".panel", "[data-report]"));
    let values = game.memo(|game| game.report().exact_values());
    let scale = Memo::new(move |_| values.with(|values| reach(values)));
    let heights = Memo::new(move |_| {
        let values = values.get().into_iter().enumerate();
        values
            .map(|(ply, value)| Some(height_of(value, game.turn_at(ply), scale.get())))
            .collect::<Vec<Option<f64>>>()
    });
    // The winner's moves to the end, for either side.
    let ticks = Memo::new(move |_| {
        let reach = scale.get();
        let at = |plies: u16| (height(plies, reach), plies.div_ceil(2).to_string());
        let white = [reach, reach / 2].map(at);
        let black = white.clone().map(|(height, plies)| (1.0 - height, plies));
        [white, black].concat()
    });
    let dots = game.memo(|game| game.mistakes().map(Mistakes::plies).unwrap_or_default());
    let text = game.sentence_without_hover(value_in_graph);
    let progress = game.sentence_without_hover(exact_report_progress);
    let list = move || match mistakes.with(|all| Some(all.as_ref()?.list.is_empty())) {
        None => ().into_any(),
        Some(true) => view! { <p data-no-slip>{say!(lang.get(), exact.nothing)}</p> }.into_any(),
        Some(false) => view! { <MistakeList game/> }.into_any(),
    };
    view! {
        <section class="report" data-report data-exact aria-label=t!(lang, report.title)>
            <h2>{t!(lang, report.title)}</h2>
            <GraphView game values=heights dots ticks text/>
            <Show when=move || game.ply.get() < game.plies.get()>
                <button class="button" data-action="play-perfect-here" on:click=move |_| {
                    game.send(GameIntent::PlayPerfectlyFromHere);
                }>
                    {t!(lang, exact.play_here)}
                </button>
            </Show>
            <p class="quiet" role="status">{progress}</p>
            <Show when=move || has_failed.get()>
                <EngineLost retry=move |()| game.send(GameIntent::AskAgain)/>
            </Show>
            {list}
        </section>
    }
}

/// The number of plies that fit on either side of the graph's middle.
fn reach(values: &[ExactValue]) -> u16 {
    let longest = values.iter().filter_map(|value| value.plies()).max();
    longest.unwrap_or_default().next_multiple_of(STEP).max(STEP)
}

/// The height of a win for White in this many plies. A finished win is at the edge.
fn height(plies: u16, reach: u16) -> f64 {
    0.5 + MIN_LEAD + (0.5 - MIN_LEAD) * (1.0 - f64::from(plies) / f64::from(reach))
}

/// The height of any value of the side to move.
fn height_of(value: ExactValue, turn: Side, reach: u16) -> f64 {
    let own = match value {
        ExactValue::Win(plies) => height(plies, reach),
        ExactValue::Draw => 0.5,
        ExactValue::Loss(plies) => 1.0 - height(plies, reach),
    };
    match turn {
        Side::White => own,
        Side::Black => 1.0 - own,
    }
}
