//! The link from a frame to the whole page.

use crate::app::address::is_followed_here;
use crate::app::i18n::{t, use_lang};
use leptos::ev::MouseEvent;
use leptos::prelude::*;

/// A link to an address in a new tab. If the page around does not allow that, the address is shown as text.
#[component]
pub fn OpenWhole(address: String) -> impl IntoView {
    let lang = use_lang();
    let is_refused = RwSignal::new(false);
    let shown = address.clone();
    let open = {
        let address = address.clone();
        move |event: MouseEvent| {
            if !is_followed_here(&event) {
                return;
            }
            event.prevent_default();
            let opened = window().open_with_url_and_target(&address, "_blank");
            is_refused.set(!matches!(opened, Ok(Some(_))));
        }
    };
    view! {
        <a class="button" data-action="open-whole" href=address target="_blank" rel="noopener" on:click=open>
            {t!(lang, embed.open)}
        </a>
        <span class="embed-address" role="status">
            {move || is_refused.get().then(|| {
                let shown = shown.clone();
                view! {
                    <label class="field">
                        <span>{t!(lang, embed.address)}</span>
                        <input
                            type="text"
                            readonly
                            data-field="link"
                            value=shown
                            on:focus:target=|event| event.target().select()
                        />
                    </label>
                }
            })}
        </span>
    }
}
