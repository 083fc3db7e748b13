//! A game opened by a link: a line that describes it, and three ways to continue.

use super::context::Game;
use super::related_games::RelatedGames;
use crate::app::after_paint::after_updates;
use crate::app::focus;
use crate::app::i18n::{t, use_lang};
use crate::app::lazy::{Lazy, WhenMissing, lazy};
use crate::app::new_game::use_new_game;
use crate::narration;
use crate::rules::Side;
use crate::session::route::{LinkResult, Route};
use crate::session::{GameIntent, GameModel, PlayerChange};
use leptos::prelude::*;

/// The line and the buttons.
#[component]
pub fn LinkedGame(game: Game) -> impl IntoView {
    let lang = use_lang();
    let new_game = use_new_game();
    let is_over = game.read(GameModel::is_over);
    let sentence = game.sentence_without_hover(narration::linked_game);
    let against_computer = move |_| {
        game.leave_link();
        let slug = game.game_words.slug();
        if is_over {
            new_game.play_computer(slug);
            return;
        }
        let turn = game.read_board(|board| board.record().turn());
        let level = new_game.last_choice(slug).level;
        game.send(GameIntent::Players(PlayerChange::Level(
            turn.other(),
            level,
        )));
        if game.read_board(|board| board.is_flipped()) != (turn == Side::Black) {
            game.send(GameIntent::Flip);
        }
        after_updates(|| focus::after(focus::BOARD));
    };
    let has_related = match untrack(|| game.link_result()) {
        Some(LinkResult::Shared(related)) => !related.is_empty(),
        _ => false,
    };
    view! {
        <div class="shared" data-shared>
            <p>{sentence}</p>
            {has_related.then(|| view! {
                <Lazy load=move || related_games(game) if_missing=WhenMissing::SayNothing/>
            })}
            <div class="status-actions">
                {match is_over {
                    true => view! {
                        <button class="button" data-action="look-through" on:click=move |_| {
                            game.send(GameIntent::Show(0));
                            after_updates(|| focus::after(&["[data-action='resume']"]));
                        }>
                            {t!(lang, shared.look_through)}
                        </button>
                    }.into_any(),
                    false => view! {
                        <button class="button" data-action="play-both" on:click=move |_| {
                            game.leave_link();
                            after_updates(|| focus::after(focus::BOARD));
                        }>
                            {t!(lang, shared.play_on)}
                        </button>
                    }.into_any(),
                }}
                <button class="button" data-action="play-computer" on:click=against_computer>
                    {t!(lang, shared.computer)}
                </button>
                <a class="button" data-action="learn" href=Route::lesson(game.game_words.slug()).href()>
                    {t!(lang, shared.learn)}
                </a>
            </div>
        </div>
    }
}

lazy! {
    // In the part that reads links, which is loaded by then.
    links: fn related_games(game: Game) -> AnyView { view! { <RelatedGames game/> }.into_any() }
}
