//! The current state in a sentence: shown on the page and read out when it changes.

use super::context::{FindText, Game};
use super::help::HelpLine;
use super::linked_game::LinkedGame;
use super::next_step::NextStep;
use super::notes_button::NotesButton;
use super::started_game::StartedGames;
use crate::app::after_paint::after_updates;
use crate::app::board::{LiveRegions, rule_link};
use crate::app::course_words::Words;
use crate::app::focus;
use crate::app::i18n::{t, use_lang};
use crate::app::lazy::{Lazy, WhenMissing, lazy};
use crate::app::notice::use_notices;
use crate::narration::{self, ResultText, status_line};
use crate::session::{GameIntent, Model};
use crate::words::say;
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub fn Status(game: Game) -> impl IntoView {
    let lang = use_lang();
    let line = game.sentence(status_line);
    let by_link = Memo::new(move |_| game.is_by_link());
    let notices = use_notices();
    let has_begun = Memo::new(move |_| notices.with(|model| model.beside_board().next().is_some()));
    // Another line says whose turn it is, and the player's row shows it.
    let is_hidden =
        move || (by_link.get() || has_begun.get()) && line.with(|line| line.says_only_the_turn);
    let linked = game.sentence_without_hover(narration::linked_game);
    let says_linked = move || {
        let says_more = !line.with(|line| line.says_only_the_turn);
        by_link.get() && !says_more && !game.is_over.get()
    };
    let polite = move || match says_linked() {
        true => linked.get(),
        false => line.with(|line| line.polite.clone()),
    };
    let is_looking_back = game.is_looking_back;
    let result = game.sentence_without_hover(|facts| facts.result());
    let result = move || result.get().filter(|_| !is_looking_back.get());
    // If a person only watches, one of the action buttons shows the same.
    let is_paused = game.memo(|game| {
        let waits = game.computer().is_paused() && game.computer_to_move().is_some();
        waits && !game.board().is_looking_back() && !game.players().is_watched()
    });
    let rule = Memo::new(move |_| line.with(|line| line.rule));
    view! {
        <div class="status" class:looking-back=is_looking_back>
            <div class="begun" role="status">
                <Show when=move || has_begun.get()>
                    <Lazy load=started_games if_missing=WhenMissing::SayNothing/>
                </Show>
            </div>
            <Show when=move || by_link.get()>
                <Lazy load=move || linked_game(game) if_missing=WhenMissing::SayNothing/>
            </Show>
            {move || result().map(|ResultText { outcome, headline, why }| view! {
                <div class="result" data-result=outcome.to_string()>
                    <strong>{headline}</strong>
                    " "
                    <span>{why}</span>
                    <Lazy load=move || next_step(game) if_missing=WhenMissing::SayNothing/>
                    <NotesButton game/>
                </div>
            })}
            <p class="status-line" data-status hidden=is_hidden class:refused=move || line.with(|line| line.is_refused)>
                {move || line.with(|line| line.shown.clone())}
            </p>
            {move || rule_link(game.game_words.slug(), rule.get(), lang.get())}
            <HelpLine game/>
            <Lazy load=move || help_texts(game) if_missing=WhenMissing::SayNothing/>
            <Show when=move || is_paused.get()>
                <div class="status-actions">
                    <button class="button" data-action="go-on" on:click=move |_| game.send(GameIntent::Pause(false))>
                        {t!(lang, machine.go_on)}
                    </button>
                </div>
            </Show>
            <Show when=move || is_looking_back.get()>
                <Lazy load=move || looking_back(game) if_missing=WhenMissing::SayNothing/>
            </Show>
            <LiveRegions announced=game.announced polite=Signal::derive(polite)/>
        </div>
    }
}

/// The buttons for leaving an earlier position.
#[component]
fn LookingBack(game: Game) -> impl IntoView {
    let lang = use_lang();
    let is_beside = game.memo(|game| {
        let board = game.board();
        board.line_preview().is_some() || board.is_in_variation()
    });
    let has_preview = game.memo(|game| game.board().line_preview().is_some());
    view! {
        <div class="status-actions">
            <button class="button" data-action="resume" on:click=move |_| {
                game.send(GameIntent::Resume);
                after_updates(|| focus::after(focus::BOARD));
            }>
                {move || match is_beside.get() {
                    true => say!(lang.get(), play.to_game),
                    false => say!(lang.get(), play.resume),
                }}
            </button>
            <Show when=move || has_preview.get()>
                <button class="button" data-action="keep-line" on:click=move |_| game.send(GameIntent::AddShownLine)>
                    {t!(lang, play.keep_line)}
                </button>
            </Show>
            <Show when=move || !has_preview.get()>
                <button class="button" data-action="play-from-here" on:click=move |_| {
                    game.send(GameIntent::PlayFromHere);
                }>
                    {t!(lang, play.from_here)}
                </button>
            </Show>
            <NotesButton game/>
        </div>
    }
}

lazy! {
    panels: fn linked_game(game: Game) -> AnyView { view! { <LinkedGame game/> }.into_any() }

    panels: fn started_games() -> AnyView { view! { <StartedGames/> }.into_any() }

    panels: fn looking_back(game: Game) -> AnyView { view! { <LookingBack game/> }.into_any() }

    /// The texts of the help line, which are loaded when the page is idle.
    panels: fn help_texts(game: Game) -> AnyView {
        let words = Words::provide_later(game.game_words.slug());
        let find: FindText = Arc::new(move |key: &str| words.find(key));
        game.screen.find_text.set(Some(find));
        ().into_any()
    }

    panels: fn next_step(game: Game) -> AnyView { view! { <NextStep game/> }.into_any() }
}
