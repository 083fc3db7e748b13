//! Every move in a position of a solved game with its result, like in an opening book.

use super::check::CheckIt;
use super::known::{Sign, move_worth, worth};
use super::lost::EngineLost;
use super::state::Play;
use crate::app::effect::effect;
use crate::app::focus;
use crate::app::i18n::{Locale, say, use_lang};
use crate::app::narration::value_class;
use crate::app::sight;
use crate::play::KnownMove;
use crate::search::Wdl;
use leptos::prelude::*;

#[component]
pub fn Explorer(play: Play) -> impl IntoView {
    let lang = use_lang();
    let (shown, failed) = (play.machine.known, play.machine.unknown);
    on_cleanup(move || play.walk_back());
    request_animation_frame(|| sight::within_its(".panel", "[data-analysis]"));
    // In another position the verdict is read out first.
    effect(move || {
        play.ply();
        sight::begin("[data-analysis]");
    });
    let sentence = move || {
        let locale = lang.get();
        if failed.get() {
            return String::new();
        }
        shown.with(|shown| match shown {
            None => say!(locale, machine.looks),
            Some(shown) if shown.known.moves.is_empty() => say!(locale, analysis.over),
            Some(shown) => worth(locale, shown),
        })
    };
    let times = move || {
        let locale = lang.get();
        shown.with(|shown| shown.as_ref().and_then(|shown| shown.times(locale)))
    };
    let moves = move || {
        let locale = lang.get();
        shown.with(|shown| {
            let ranked = shown.as_ref().map(|shown| shown.known.ranked());
            let ranked = ranked.unwrap_or_default().into_iter();
            ranked
                .map(|one| view! { <Item play locale one=one.clone()/> })
                .collect_view()
        })
    };
    view! {
        <section class="analysis explorer" data-analysis data-explorer aria-label=move || say!(lang.get(), analysis.title)>
            <p class="worth" data-worth role="status">{sentence}</p>
            <Show when=move || failed.get()>
                <EngineLost retry=move |()| play.machine.tries.update(|tries| *tries += 1)/>
            </Show>
            {move || times().map(|told| view! { <p class="quiet" data-times>{told}</p> })}
            <ol class="known-moves">{moves}</ol>
            <p class="quiet analysis-depth">{move || say!(lang.get(), exact.certain)}</p>
            <CheckIt play/>
        </section>
    }
}

/// A move and its result. A touch shows where it leads.
#[component]
fn Item(play: Play, locale: Locale, one: KnownMove) -> impl IntoView {
    let outcome = one.outcome();
    let told = move_worth(locale, &one);
    let spoken = play.dress.spoken(locale, &one.mv);
    let (mv, perfect) = (one.mv.clone(), one.perfect && outcome.wdl() != Wdl::Loss);
    view! {
        <li class="known-move" data-known=value_class(outcome) class:perfect=perfect class:repeats=one.repeats.is_some()>
            <button class="move" data-known-move=one.mv.clone() on:click=move |_| {
                play.branch(&mv);
                // The list that contains the button is removed.
                focus::move_to("[data-action=resume]");
            }>
                <Sign value=outcome/>
                <span class="known-name">{one.mv.clone()}</span>
                <span class="visually-hidden">{format!(": {spoken}: ")}</span>
                <span class="known-worth">{told}</span>
            </button>
        </li>
    }
}
