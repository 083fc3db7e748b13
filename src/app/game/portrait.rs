//! The position as a picture, and the game on paper with board, rules and moves.

use super::state::Play;
use crate::app::i18n::{say, use_lang};
use crate::app::picture::{can_be_copied, drawing};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The result of making a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Made {
    Copied,
    Failed,
}

/// Buttons for making a picture of the board and for printing the game.
#[component]
pub fn Portrait(play: Play, open: RwSignal<bool>) -> impl IntoView {
    let lang = use_lang();
    let made = RwSignal::new(None::<Made>);
    let name = move |ending: &str| {
        let slug = play.dress.slug();
        format!("tablero-{slug}-{}.{ending}", untrack(|| play.ply()))
    };
    let failed = move |failed: bool| made.set(failed.then_some(Made::Failed));
    let save_svg = move |_| match drawing(play.number) {
        Some(drawing) => failed(drawing.save(&name("svg")).is_err()),
        None => failed(true),
    };
    let save_png = move |_| {
        let (drawn, name) = (drawing(play.number), name("png"));
        spawn_local(async move {
            failed(match drawn {
                Some(drawing) => drawing.save_png(&name).await.is_err(),
                None => true,
            });
        });
    };
    let copy = move |_| {
        let drawn = drawing(play.number);
        spawn_local(async move {
            let copied = match drawn {
                Some(drawing) => drawing.copy().await.is_ok(),
                None => false,
            };
            made.set(Some(if copied { Made::Copied } else { Made::Failed }));
        });
    };
    view! {
        <fieldset class="choices portrait-offer">
            <legend>{move || say!(lang.get(), share.picture)}</legend>
            {can_be_copied().then(|| view! {
                <button class="button" data-action="copy-picture" on:click=copy>
                    {move || say!(lang.get(), share.copy_picture)}
                </button>
            })}
            <button class="button" data-action="save-png" on:click=save_png>
                {move || say!(lang.get(), share.save_png)}
            </button>
            <button class="button" data-action="save-svg" on:click=save_svg>
                {move || say!(lang.get(), share.save_svg)}
            </button>
        </fieldset>
        <p role="status" class="quiet" data-picture=move || made.get().map(|made| match made {
            Made::Copied => "copied",
            Made::Failed => "failed",
        })>
            {move || made.get().map(|made| match made {
                Made::Copied => say!(lang.get(), share.picture_copied),
                Made::Failed => say!(lang.get(), share.picture_failed),
            })}
        </p>
        <button class="offer" data-action="print" on:click=move |_| {
            open.set(false);
            play.print();
        }>
            <strong>{move || say!(lang.get(), share.print)}</strong>
            <small>{move || say!(lang.get(), share.print_hint)}</small>
        </button>
    }
}

impl Play {
    /// Prints, after the rules have been added to the page.
    pub fn print(self) {
        self.printing.set(true);
        request_animation_frame(move || {
            request_animation_frame(move || {
                // Refused only if the page may not print.
                let _ = window().print();
            });
        });
    }
}
