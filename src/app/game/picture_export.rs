//! The position as a picture, and the game on paper with board, rules and moves.

use super::context::Game;
use crate::app::i18n::{t, use_lang};
use crate::app::picture::{can_be_copied, drawing};
use crate::words::say;
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
pub fn PictureExport(game: Game) -> impl IntoView {
    let lang = use_lang();
    let made = RwSignal::new(None::<Made>);
    let name = move |ending: &str| {
        let slug = game.game_words.slug();
        format!("tablero-{slug}-{}.{ending}", game.ply.get_untracked())
    };
    let failed = move |failed: bool| made.set(failed.then_some(Made::Failed));
    let save_svg = move |_| match drawing(game.view.number) {
        Some(drawing) => failed(drawing.save(&name("svg")).is_err()),
        None => failed(true),
    };
    let save_png = move |_| {
        let (drawn, name) = (drawing(game.view.number), name("png"));
        spawn_local(async move {
            failed(match drawn {
                Some(drawing) => drawing.save_png(&name).await.is_err(),
                None => true,
            });
        });
    };
    let copy = move |_| {
        let drawn = drawing(game.view.number);
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
            <legend>{t!(lang, share.picture)}</legend>
            {can_be_copied().then(|| view! {
                <button class="button" data-action="copy-picture" on:click=copy>
                    {t!(lang, share.copy_picture)}
                </button>
            })}
            <button class="button" data-action="save-png" on:click=save_png>
                {t!(lang, share.save_png)}
            </button>
            <button class="button" data-action="save-svg" on:click=save_svg>
                {t!(lang, share.save_svg)}
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
            game.screen.is_sharing.set(false);
            game.print();
        }>
            <strong>{t!(lang, share.print)}</strong>
            <small>{t!(lang, share.print_hint)}</small>
        </button>
    }
}
