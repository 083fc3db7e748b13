//! A board of a size that is not in the list.

use super::number_input::NumberInput;
use crate::app::i18n::use_lang;
use crate::games::words::BoardSizes;
use crate::play::GameText;
use crate::words::say;
use leptos::prelude::*;

/// A board of any size, entered as two numbers.
#[component]
pub fn OtherSize(
    sizes: &'static dyn BoardSizes,
    chosen: Memo<GameText>,
    choose: impl Fn(GameText) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let lang = use_lang();
    let size = move || chosen.with(|start| sizes.of_start(start));
    let set = move |size| {
        if let Some(text) = sizes.start(size) {
            choose(text);
        }
    };
    view! {
        <div class="numbers">
            <SideInput name="width" sizes value=move || size().0 set=move |width| set((width, size().1))/>
            <span aria-hidden="true">"×"</span>
            <SideInput name="height" sizes value=move || size().1 set=move |height| set((size().0, height))/>
            <small>{move || sizes.limits_words(lang.get())}</small>
        </div>
    }
}

/// A number of files or ranks.
#[component]
fn SideInput(
    name: &'static str,
    sizes: &'static dyn BoardSizes,
    value: impl Fn() -> u8 + Copy + Send + Sync + 'static,
    set: impl Fn(u8) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let lang = use_lang();
    let label = move || match name {
        "width" => say!(lang.get(), new_game.width),
        _ => say!(lang.get(), new_game.height),
    };
    let limits = sizes.limits();
    let limits = u32::from(*limits.start())..=u32::from(*limits.end());
    let set = move |number| {
        if let Ok(number) = u8::try_from(number) {
            set(number);
        }
    };
    view! { <NumberInput name label limits value=move || value().into() set/> }
}
