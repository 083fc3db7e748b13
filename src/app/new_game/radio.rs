//! One of several things to choose from, as a box with a picture or a word in it.

use leptos::prelude::*;

#[component]
pub fn Radio(
    /// The name that all of them share.
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
