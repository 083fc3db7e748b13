//! Buttons for making a picture of a board.

use super::{can_be_copied, drawing};
use crate::app::i18n::{t, use_lang};
use crate::words::say;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The result of making a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Made {
    Copied,
    Failed,
}

/// Buttons that copy or save the board with this number.
#[component]
pub fn PictureButtons(
    number: u32,
    /// The name of a saved file, without its ending.
    #[prop(into)]
    name: Signal<String>,
) -> impl IntoView {
    let lang = use_lang();
    let made = RwSignal::new(None::<Made>);
    let name = move |ending: &str| format!("{}.{ending}", name.get_untracked());
    let failed = move |failed: bool| made.set(failed.then_some(Made::Failed));
    let save_svg = move |_| match drawing(number) {
        Some(drawing) => failed(drawing.save(&name("svg")).is_err()),
        None => failed(true),
    };
    let save_png = move |_| {
        let (drawn, name) = (drawing(number), name("png"));
        spawn_local(async move {
            failed(match drawn {
                Some(drawing) => drawing.save_png(&name).await.is_err(),
                None => true,
            });
        });
    };
    let copy = move |_| {
        let drawn = drawing(number);
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
    }
}
