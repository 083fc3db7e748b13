//! A number in a form.

use leptos::prelude::*;
use std::ops::RangeInclusive;

/// A number with a label. An invalid input is corrected when the field loses the focus.
#[component]
pub fn NumberInput(
    /// The name of the field.
    name: &'static str,
    label: impl Fn() -> String + Send + Sync + 'static,
    limits: RangeInclusive<u32>,
    value: impl Fn() -> u32 + Copy + Send + Sync + 'static,
    set: impl Fn(u32) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let (min, max) = (*limits.start(), *limits.end());
    let input = NodeRef::<leptos::html::Input>::new();
    view! {
        <label class="number">
            <span>{label}</span>
            <input
                node_ref=input
                type="number"
                inputmode="numeric"
                min=min
                max=max
                data-field=name
                prop:value=move || value().to_string()
                on:input:target=move |event| {
                    if let Ok(number) = event.target().value().parse()
                        && (min..=max).contains(&number)
                    {
                        set(number);
                    }
                }
                on:change=move |_| {
                    if let Some(input) = input.get_untracked() {
                        let wanted = input.value().parse().unwrap_or_else(|_| value());
                        set(wanted.clamp(min, max));
                        input.set_value(&value().to_string());
                    }
                }
            />
        </label>
    }
}
