//! The conditions for a draw with the computer, and the button to offer one.

use super::context::Game;
use crate::app::dialog::DialogButton;
use crate::app::i18n::{t, use_lang};
use crate::narration::draw_offer;
use crate::session::{GameIntent, GameModel};
use leptos::prelude::*;

/// Shown in a dialog.
#[component]
pub fn OfferDraw(game: Game, open: RwSignal<bool>) -> impl IntoView {
    let lang = use_lang();
    let offer = game.memo(GameModel::draw_offer);
    let can = game.memo(GameModel::can_offer_draw);
    let sentence = game.sentence_without_hover(draw_offer);
    view! {
        <Show when=move || offer.get().is_some()>
            <p data-offer>{sentence}</p>
            <Show when=move || can.get()>
                <div class="dialog-buttons">
                    <DialogButton
                        open
                        action="draw-offer"
                        label=t!(lang, offer.make)
                        act=move || game.send(GameIntent::OfferDraw)
                    />
                </div>
            </Show>
        </Show>
    }
}
