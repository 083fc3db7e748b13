//! A radio button as a box with a picture or text.

use leptos::prelude::*;

#[component]
pub fn Radio(
    /// The name shared by the group.
    name: &'static str,
    value: String,
    is_chosen: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl Fn() + Send + Sync + 'static,
    children: Children,
) -> impl IntoView {
    view! {
        <label class="choice">
            <input type="radio" name=name value=value prop:checked=is_chosen on:change=move |_| choose()/>
            <span>{children()}</span>
        </label>
    }
}
