//! The line of the shown variation. On a phone it replaces the moves of the game.

use super::context::Game;
use super::variation_list::VariationItem;
use crate::app::i18n::{t, use_lang};
use crate::app::scroll;
use crate::narration::listed_variation;
use crate::session::Model;
use leptos::prelude::*;

/// The number of moves in the strip on either side of the shown one.
const AROUND: usize = 30;

#[component]
pub fn ShownVariation(game: Game) -> impl IntoView {
    let lang = use_lang();
    let here = game.memo(|game| game.board().node());
    let line = game.memo(|game| {
        let board = game.board();
        board.record().variation_of(board.node())
    });
    let first = game.turn_at(0);
    scroll::follow(move || {
        drop(here.read());
        request_animation_frame(|| {
            scroll::within_closest(".variation-strip", "[aria-current='true']")
        });
    });
    let moves = move || {
        let line = line.get()?;
        // A strip shows few moves at once.
        let at = line
            .moves
            .iter()
            .position(|one| one.node == here.get())
            .unwrap_or(0);
        let listed = listed_variation(game.game_words, lang.get(), first, &line).into_iter();
        let around = listed.skip(at.saturating_sub(AROUND)).take(2 * AROUND);
        Some(
            around
                .map(|one| {
                    let node = one.node;
                    let is_here = Memo::new(move |_| here.get() == node);
                    view! { <VariationItem game one is_here/> }
                })
                .collect_view(),
        )
    };
    view! {
        <div class="variation-strip" role="group" aria-label=t!(lang, variations.tools)>{moves}</div>
    }
}
