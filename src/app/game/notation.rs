//! An explanation of the notation: the sentence for one move, and examples of each form.

use super::context::Game;
use crate::app::dialog::Dialog;
use crate::app::hold_button::HoldButton;
use crate::app::i18n::{t, use_lang};
use crate::app::icons::Icon;
use crate::app::lazy::{Lazy, lazy};
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The dialog about notation, and the ply of the move that it explains.
#[derive(Clone, Copy)]
pub struct Notation {
    open: RwSignal<bool>,
    ply: RwSignal<usize>,
    hold_button: HoldButton,
}

impl Notation {
    pub fn new() -> Notation {
        let (open, ply) = (RwSignal::new(false), RwSignal::new(0));
        Notation {
            open,
            ply,
            hold_button: HoldButton::new(move || open.set(true), || ()),
        }
    }

    pub fn explain(self, ply: usize) {
        self.ply.set(ply);
        self.open.set(true);
    }

    /// A press on the list. Holding it on a move explains that move.
    pub fn press(self, event: &PointerEvent) {
        if let Some(ply) = ply_under(event) {
            self.ply.set(ply);
            self.hold_button.press();
        }
    }

    pub fn release(self) {
        self.hold_button.release();
    }

    /// Whether a click is only the end of a long press.
    pub fn takes_click(self) -> bool {
        self.hold_button.takes_click()
    }
}

/// The ply of the move under a pointer. None at the start.
fn ply_under(event: &PointerEvent) -> Option<usize> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let item = target.closest("[data-ply]").ok()??;
    let ply = item.get_attribute("data-ply")?.parse().ok()?;
    (event.button() == 0 && ply > 0).then_some(ply)
}

/// Opens the dialog for the shown move.
#[component]
pub fn NotationButton(game: Game, notation: Notation) -> impl IntoView {
    let lang = use_lang();
    let label = t!(lang, notation.title);
    view! {
        <button
            class="notation-button"
            data-action="notation"
            aria-label=label
            title=label
            on:click=move |_| notation.explain(game.ply.get_untracked())
        >
            <Icon name="help"/>
        </button>
    }
}

#[component]
pub fn NotationDialog(game: Game, notation: Notation) -> impl IntoView {
    let lang = use_lang();
    let title = t!(lang, notation.title);
    view! {
        <Dialog open=notation.open panel="notation" title>
            <Lazy load=move || notation_key(game, notation.ply)/>
        </Dialog>
    }
}

lazy! {
    panels: fn notation_key(game: Game, ply: RwSignal<usize>) -> AnyView {
        view! { <NotationKey game ply/> }.into_any()
    }
}

#[component]
fn NotationKey(game: Game, ply: RwSignal<usize>) -> impl IntoView {
    let lang = use_lang();
    let explained = move || {
        let ply = Some(ply.get()).filter(|ply| (1..=game.plies.get()).contains(ply))?;
        let text = game.read_board(|board| board.record().move_after(ply - 1))?;
        let sentence = game.say(lang.get(), |facts| {
            facts.board.moves().spoken(facts.locale, ply)
        });
        Some(view! {
            <p class="notation-move">
                <strong>{text}</strong>
                <span>{sentence}</span>
            </p>
        })
    };
    let forms = move || {
        let form = |example: &&'static str| {
            view! {
                <div>
                    <dt>{*example}</dt>
                    <dd>{game.game_words.spoken(lang.get(), example)}</dd>
                </div>
            }
        };
        game.game_words
            .notation_examples()
            .iter()
            .map(form)
            .collect_view()
    };
    view! {
        {explained}
        <p>{t!(lang, notation.cells)}</p>
        {move || game.game_words.notation_places(lang.get()).map(|places| view! { <p>{places}</p> })}
        <dl class="notation-key">{forms}</dl>
    }
}
