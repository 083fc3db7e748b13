//! The conditions for a draw with the computer, and the button to offer one.

use super::context::Game;
use crate::app::dialog::DialogButton;
use crate::app::i18n::use_lang;
use crate::narration::GameFacts;
use crate::session::{GameIntent, GameModel};
use crate::words::{self, say};
use leptos::prelude::*;

/// Shown in a dialog.
#[component]
pub fn OfferDraw(game: Game, open: RwSignal<bool>) -> impl IntoView {
    let lang = use_lang();
    let offer = game.memo(GameModel::draw_offer);
    let can = game.memo(GameModel::can_offer_draw);
    let told = game.steady_sentence(words);
    view! {
        <Show when=move || offer.get().is_some()>
            <p data-offer>{told}</p>
            <Show when=move || can.get()>
                <div class="dialog-buttons">
                    <DialogButton
                        open
                        action="draw-offer"
                        label=move || say!(lang.get(), offer.make)
                        act=move || game.send(GameIntent::OfferDraw)
                    />
                </div>
            </Show>
        </Show>
    }
}

/// When a draw can be offered.
fn words(facts: &GameFacts) -> Option<String> {
    let (locale, (side, wait)) = (facts.locale, facts.game.draw_offer()?);
    let who = facts.who(side);
    Some(match wait {
        0 if facts.game.computer_to_move().is_some() => say!(locale, offer.not_now, who = who),
        0 => say!(locale, offer.rule, who = who),
        // Counts the moves of the offering side.
        count => say!(
            locale,
            offer.wait,
            who = who,
            count = words::moves(locale, count.div_ceil(2))
        ),
    })
}
