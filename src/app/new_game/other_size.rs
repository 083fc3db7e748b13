//! A board of a size that is not in the list.

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

/// A number of files or ranks. An invalid input is corrected when the field loses the focus.
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
    let (least, most) = (*limits.start(), *limits.end());
    let input = NodeRef::<leptos::html::Input>::new();
    view! {
        <label class="number">
            <span>{label}</span>
            <input
                node_ref=input
                type="number"
                inputmode="numeric"
                min=least
                max=most
                data-field=name
                prop:value=move || value().to_string()
                on:input:target=move |event| {
                    if let Ok(number) = event.target().value().parse()
                        && (least..=most).contains(&number)
                    {
                        set(number);
                    }
                }
                on:change=move |_| {
                    if let Some(input) = input.get_untracked() {
                        let wanted = input.value().parse().unwrap_or_else(|_| value());
                        set(wanted.clamp(least, most));
                        input.set_value(&value().to_string());
                    }
                }
            />
        </label>
    }
}
