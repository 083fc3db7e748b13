//! Games of this browser that a shared link may belong to: the player chooses.

use super::context::Game;
use crate::app::address;
use crate::app::i18n::{ago, use_lang};
use crate::app::saved_games::use_saved_games;
use crate::narration::{PlayerNames, who};
use crate::rules::Side;
use crate::session::related_games::RelatedGame;
use crate::session::route::{LinkResult, Route};
use crate::words::{Locale, say};
use leptos::prelude::*;

/// The games, each with a button. Choosing one removes the game that the link began.
#[component]
pub fn RelatedGames(game: Game) -> impl IntoView {
    let lang = use_lang();
    let games = use_saved_games();
    let related = match untrack(|| game.link_result()) {
        Some(LinkResult::Shared(related)) => related,
        _ => Vec::new(),
    };
    let choose = move |related: &RelatedGame| {
        let (other, text) = (
            related.id.clone(),
            game.read_board(|board| board.record().text()),
        );
        let (id, is_older) = (game.id(), related.is_older);
        games.locked(move || {
            // If the moves cannot be added to the other game, this game stays a separate game.
            if !is_older || games.continue_with(&other, &text) {
                games.remove_unplayed(id, text.to_string());
            }
            address::replace(&Route::Game(other));
        });
    };
    related
        .into_iter()
        .map(|related| {
            let named = related.clone();
            let (id, is_older) = (related.id.clone(), related.is_older);
            let label = move || match is_older {
                true => say!(lang.get(), friend.bring_moves),
                false => say!(lang.get(), friend.open_own),
            };
            view! {
                <div class="friend-question" data-related=id>
                    <p>{move || sentence(lang.get(), &named)}</p>
                    <div class="friend-actions">
                        <button class="button" data-action="choose-related" on:click=move |_| choose(&related)>
                            {label}
                        </button>
                    </div>
                </div>
            }
        })
        .collect_view()
}

/// Which game it is, and how it and the link differ.
fn sentence(locale: Locale, related: &RelatedGame) -> String {
    let names = PlayerNames {
        names: related.names.clone(),
        you: None,
    };
    let white = who(locale, Side::White, &names);
    let black = who(locale, Side::Black, &names);
    let ago = ago(locale, related.saved);
    let players = say!(locale, home.against, white = white, black = black);
    match related.is_older {
        true => say!(locale, friend.goes_on, players = players, ago = ago),
        false => say!(locale, friend.has_more, players = players, ago = ago),
    }
}
