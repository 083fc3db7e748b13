//! The moves of a report that gave something away, and the actions for each.

use super::context::Game;
use super::value_sign::ValueSign;
use crate::app::i18n::{t, use_lang};
use crate::narration::{MistakeGroup, MistakeText, mistake_groups};
use crate::session::{GameIntent, MistakeKind};
use crate::words::say;
use leptos::prelude::*;

/// The moves in groups, each with its heading.
#[component]
pub fn MistakeList(game: Game) -> impl IntoView {
    let groups = game.sentence_without_hover(mistake_groups);
    let item = move |text: MistakeText| view! { <MistakeItem game text/> };
    let list = move |group: MistakeGroup| {
        view! {
            {group.title.map(|title| view! { <h3>{title}</h3> })}
            <ol class="moments">{group.list.into_iter().map(item).collect_view()}</ol>
        }
    };
    let lang = use_lang();
    view! {
        {move || groups.get().into_iter().map(list).collect_view()}
        <button class="button" data-action="add-better" on:click=move |_| game.send(GameIntent::AddBetterMoves)>
            {t!(lang, report.add_better)}
        </button>
    }
}

#[component]
fn MistakeItem(game: Game, text: MistakeText) -> impl IntoView {
    let locale = use_lang().get();
    let MistakeText {
        mistake,
        title,
        text,
    } = text;
    let ply = mistake.ply;
    let before = ply - 1;
    let mover = game.turn_at(before);
    // The computer would only repeat its move.
    let is_own = Memo::new(move |_| game.players.with(|players| players.level(mover).is_none()));
    let value = match &mistake.kind {
        MistakeKind::Exact(judged) => Some(judged.after),
        MistakeKind::Estimated(_) => None,
    };
    let is_solved = value.is_some();
    let better: Vec<String> = mistake.better().iter().take(1).cloned().collect();
    view! {
        <li class="moment" tabindex="-1" data-slip=is_solved aria-current=move || (game.ply.get() == ply).then_some("step")>
            <p>
                {value.map(|value| view! { <ValueSign value/> " " })}
                <strong>{title}</strong>
                " "
                {text}
            </p>
            <div class="moment-actions">
                <button class="button" data-action="see-move" on:click=move |_| game.send(GameIntent::Show(ply))>
                    {say!(locale, report.see)}
                </button>
                <button class="button" data-action="see-better" on:click=move |_| {
                    game.send(GameIntent::Show(before));
                    game.send(GameIntent::ShowLine { from: Some(before), line: better.clone(), shown: 1 });
                }>
                    {say!(locale, report.see_better)}
                </button>
                {move || is_own.get().then(|| view! {
                    <button class="button" data-action="try-again" on:click=move |_| game.send(GameIntent::PlayFrom(before))>
                        {say!(locale, report.try_again)}
                    </button>
                })}
                {is_solved.then(|| view! {
                    <button class="button" data-action="play-perfect" on:click=move |_| game.send(GameIntent::PlayPerfectlyFrom(before))>
                        {say!(locale, exact.play_before)}
                    </button>
                })}
            </div>
        </li>
    }
}
