//! Two players are asked if they agree to see the known values of the position.

use super::context::Game;
use crate::app::dialog::{Dialog, DialogButton};
use crate::app::i18n::{t, use_lang};
use crate::rules::Side;
use crate::session::{GameIntent, GameModel};
use crate::words::say;
use leptos::prelude::*;

#[component]
pub fn Agreement(game: Game) -> impl IntoView {
    let lang = use_lang();
    let open = game.screen.asks_both;
    let agreed = game.memo(GameModel::have_agreed);
    let agree = move |side: Side| {
        game.send(GameIntent::Agree(side));
        if game.read(GameModel::have_agreed) == [true; 2] {
            open.set(false);
        }
    };
    let button = move |side: Side| {
        let who = game.sentence_without_hover(move |facts| facts.who(side));
        view! {
            <button
                class="button"
                data-agree=side.to_string()
                aria-pressed=move || agreed.get()[side as usize].to_string()
                on:click=move |_| agree(side)
            >
                {move || say!(lang.get(), exact.agrees, who = who.get())}
            </button>
        }
    };
    view! {
        <Dialog open panel="agree" title=t!(lang, exact.agree_title)>
            <p>{t!(lang, exact.agree)}</p>
            <div class="dialog-buttons">{Side::BOTH.map(button).collect_view()}</div>
            <div class="dialog-buttons">
                <DialogButton
                    open
                    action="agree-no"
                    label=t!(lang, page.cancel)
                    act=|| ()
                />
            </div>
        </Dialog>
    }
}
