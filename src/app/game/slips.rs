//! The moves of a game that gave a result away, according to its solution.

use super::moment::{MomentItem, go_to_mistake, in_groups, lists, loser};
use super::state::Play;
use crate::app::i18n::{Locale, say, use_lang};
use crate::app::narration::{short_value, value_text};
use crate::play::JudgedMove;
use crate::rules::Side;
use crate::search::{Solved, Wdl};
use leptos::prelude::*;

/// The list of these moves with their plies.
#[component]
pub fn Slips(play: Play, slips: Memo<Vec<(JudgedMove, usize)>>) -> impl IntoView {
    let lang = use_lang();
    let item = move |(one, ply): (JudgedMove, usize)| {
        let locale = lang.get();
        let cost = gave(locale, &one);
        let held = say!(locale, exact.holding, count = one.holding, all = one.moves);
        view! { <MomentItem play ply cost better=one.best exact=(one.after, held)/> }.into_any()
    };
    let decided = Memo::new(move |_| {
        let last_of = |side: Side| {
            let is_own = |ply: usize| play.turn_at(ply - 1) == side;
            slips.with(|slips| {
                // If the winner gave the win back later, this move did not decide the game.
                let given_back = |(one, ply): &&(JudgedMove, usize)| {
                    !is_own(*ply) && one.before.wdl() == Wdl::Win
                };
                let since = slips.iter().rfind(given_back).map_or(0, |(_, ply)| *ply);
                let decisive = |(one, ply): &&(JudgedMove, usize)| {
                    *ply > since && is_own(*ply) && one.after.wdl() == Wdl::Loss
                };
                slips.iter().rfind(decisive).map(|(_, ply)| *ply)
            })
        };
        loser(play).and_then(last_of)
    });
    let costly =
        Memo::new(move |_| slips.with(|slips| slips.iter().map(|(_, ply)| *ply).collect()));
    go_to_mistake(play, decided, costly);
    let grouped = move || {
        let locale = lang.get();
        in_groups(play, locale, slips.get(), |(_, ply)| *ply, decided.get())
    };
    view! {
        {move || match slips.with(Vec::is_empty) {
            true => view! { <p data-no-slip>{say!(lang.get(), exact.nothing)}</p> }.into_any(),
            false => lists(grouped(), item),
        }}
    }
}

/// What a move gave away, in a sentence.
fn gave(locale: Locale, one: &JudgedMove) -> String {
    let before = short_value(locale, one.before);
    let after = value_text(locale, one.after, one.repeats);
    match one.before {
        Solved::Win(_) => say!(locale, exact.gave_win, before = before, after = after),
        _ => say!(locale, exact.gave_draw, after = after),
    }
}
