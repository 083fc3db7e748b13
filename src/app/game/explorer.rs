//! Every move in a position of a solved game with its result, like in an opening book.

use super::check::CheckIt;
use super::context::Game;
use super::in_view::show_begin;
use super::value_sign::ValueSign;
use crate::app::engine_lost::EngineLost;
use crate::app::focus;
use crate::app::i18n::{t, use_lang};
use crate::narration::{explored_value, move_value, repetitions, value_class};
use crate::play::ProbedMove;
use crate::search::Wdl;
use crate::session::{GameIntent, GameModel};
use crate::words::Locale;
use leptos::prelude::*;

#[component]
pub fn Explorer(game: Game) -> impl IntoView {
    let lang = use_lang();
    let values = game.memo(|game| game.last_position_values().cloned());
    let has_failed = game.memo(GameModel::values_have_failed);
    show_begin(game);
    let value = game.sentence_without_hover(explored_value);
    let times = move || {
        let locale = lang.get();
        values.with(|values| repetitions(locale, values.as_ref()?))
    };
    let moves = move || {
        let locale = lang.get();
        values.with(|values| {
            let ranked = values.as_ref().map(|position| position.known.ranked());
            let ranked = ranked.unwrap_or_default().into_iter();
            ranked
                .map(|one| view! { <Item game locale one=one.clone()/> })
                .collect_view()
        })
    };
    view! {
        <section class="analysis explorer" data-analysis data-explorer aria-label=t!(lang, analysis.title)>
            <p class="evaluation" data-worth role="status">{value}</p>
            <Show when=move || has_failed.get()>
                <EngineLost retry=move |()| game.send(GameIntent::AskAgain)/>
            </Show>
            {move || times().map(|text| view! { <p class="quiet" data-times>{text}</p> })}
            <ol class="known-moves">{moves}</ol>
            <p class="quiet analysis-depth">{t!(lang, exact.certain)}</p>
            <CheckIt game/>
        </section>
    }
}

/// A move and its result. A touch shows where it leads.
#[component]
fn Item(game: Game, locale: Locale, one: ProbedMove) -> impl IntoView {
    let outcome = one.outcome();
    let result = move_value(locale, &one);
    let spoken = game.game_words.spoken(locale, &one.mv);
    let (mv, perfect) = (one.mv.clone(), one.perfect && outcome.wdl() != Wdl::Loss);
    view! {
        <li class="known-move" data-known=value_class(outcome) class:perfect=perfect class:repeats=one.repeats.is_some()>
            <button class="move" data-known-move=one.mv.clone() on:click=move |_| {
                game.send(GameIntent::ShowMove(mv.clone()));
                // The list that contains the button is removed.
                focus::move_to("[data-action=resume]");
            }>
                <ValueSign value=outcome/>
                <span class="known-name">{one.mv.clone()}</span>
                <span class="visually-hidden">{format!(": {spoken}: ")}</span>
                <span class="known-result">{result}</span>
            </button>
        </li>
    }
}
