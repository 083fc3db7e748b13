//! The report on a whole game: a graph to move along, and the moves that cost the most.

use super::context::Game;
use super::estimate_graph::EstimateGraph;
use super::exact_report::ExactReport;
use super::mistakes::MistakeList;
use super::moves::HintLegend;
use crate::app::engine_lost::EngineLost;
use crate::app::i18n::{t, use_lang};
use crate::app::scroll;
use crate::narration::report_progress;
use crate::session::{GameIntent, GameModel};
use crate::words::say;
use leptos::prelude::*;

#[component]
pub fn ReportPanel(game: Game) -> impl IntoView {
    let is_shown = game.memo(GameModel::shows_report);
    let is_solved = game.read(GameModel::is_solved);
    view! {
        <Show when=move || is_shown.get()>
            {match is_solved {
                true => view! { <ExactReport game/> }.into_any(),
                false => view! { <EstimatedReport game/> }.into_any(),
            }}
        </Show>
    }
}

#[component]
fn EstimatedReport(game: Game) -> impl IntoView {
    let lang = use_lang();
    let has_failed = game.memo(|game| game.report().has_failed());
    let mistakes = game.memo(|game| game.mistakes().cloned());
    let is_done = Memo::new(move |_| mistakes.with(Option::is_some));
    request_animation_frame(|| scroll::within_closest(".panel", "[data-report]"));
    let progress = game.sentence_without_hover(report_progress);
    view! {
        <section class="report" data-report aria-label=t!(lang, report.title)>
            <h2>{t!(lang, report.title)}</h2>
            <EstimateGraph game/>
            // Not a live region: otherwise every position would be read out.
            {move || progress.get().map(|text| view! { <p class="quiet">{text}</p> })}
            <Show when=move || has_failed.get()>
                <EngineLost retry=move |()| game.send(GameIntent::AskAgain)/>
            </Show>
            <HintLegend game/>
            <Show when=move || is_done.get()>
                {move || match mistakes.with(|all| all.as_ref().is_none_or(|all| all.list.is_empty())) {
                    true => view! { <p>{say!(lang.get(), report.nothing)}</p> }.into_any(),
                    false => view! { <MistakeList game/> }.into_any(),
                }}
                <p class="quiet" role="status">{t!(lang, report.estimates)}</p>
            </Show>
        </section>
    }
}
