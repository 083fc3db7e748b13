//! Sharing a link: with Web Share if it is available, otherwise with the clipboard.

use super::i18n::{t, use_lang};
use crate::words::say;
use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// The result of sharing a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShareResult {
    Copied,
    Shared,
    /// The person has closed the system's dialog.
    Cancelled,
    Failed,
}

/// Shows the link and whether it was shared. Only the sentence is read out automatically.
#[component]
pub fn ShareResultView(
    address: String,
    share_result: RwSignal<Option<ShareResult>>,
) -> impl IntoView {
    let lang = use_lang();
    view! {
        <div role="status">
            {move || match share_result.get() {
                Some(ShareResult::Copied) => Some(view! {
                    <p data-notice="copied">{say!(lang.get(), shared.copied)}</p>
                }.into_any()),
                Some(ShareResult::Failed) => Some(view! {
                    <p data-notice="not-copied">{say!(lang.get(), shared.not_copied)}</p>
                }.into_any()),
                Some(ShareResult::Shared | ShareResult::Cancelled) | None => None,
            }}
        </div>
        <label class="field">
            <span>{t!(lang, page.link)}</span>
            <input
                type="text"
                readonly
                data-field="link"
                value=address
                on:focus:target=|event| event.target().select()
            />
        </label>
    }
}

/// Reports that a text was copied; if it could not be, shows the text. Only the sentence is read out automatically.
#[component]
pub fn CopiedText(
    text: RwSignal<String>,
    share_result: RwSignal<Option<ShareResult>>,
) -> impl IntoView {
    let lang = use_lang();
    let has_failed = move || share_result.get() == Some(ShareResult::Failed);
    view! {
        <div role="status">
            {move || match share_result.get() {
                Some(ShareResult::Copied) => Some(view! {
                    <p data-notice="text-copied">{say!(lang.get(), share.text_copied)}</p>
                }.into_any()),
                Some(ShareResult::Failed) => Some(view! {
                    <p data-notice="text-not-copied">{say!(lang.get(), share.text_not_copied)}</p>
                }.into_any()),
                Some(ShareResult::Shared | ShareResult::Cancelled) | None => None,
            }}
        </div>
        {move || has_failed().then(|| view! {
            <div class="field">
                <textarea
                    readonly
                    rows="5"
                    data-field="record"
                    aria-label=say!(lang.get(), share.text_not_copied)
                    prop:value=text
                ></textarea>
            </div>
        })}
    }
}

/// Copies a text.
pub async fn copy_text(text: &str) -> ShareResult {
    copy(&window().navigator().into(), text).await
}

/// Whether this browser can share a link with other programs.
pub fn can_share() -> bool {
    get(&window().navigator().into(), "share").is_some()
}

/// Shares a link.
pub async fn share_or_copy(title: &str, address: &str) -> ShareResult {
    let navigator: JsValue = window().navigator().into();
    if let Some(promise) = share(&navigator, title, address) {
        return match JsFuture::from(promise).await {
            Ok(_) => ShareResult::Shared,
            Err(error) if name(&error).as_deref() == Some("AbortError") => ShareResult::Cancelled,
            Err(_) => copy(&navigator, address).await,
        };
    }
    copy(&navigator, address).await
}

fn share(navigator: &JsValue, title: &str, address: &str) -> Option<Promise> {
    let share: Function = get(navigator, "share")?.dyn_into().ok()?;
    let what = Object::new();
    Reflect::set(&what, &"title".into(), &title.into()).ok()?;
    Reflect::set(&what, &"url".into(), &address.into()).ok()?;
    share.call1(navigator, &what).ok()?.dyn_into().ok()
}

/// The clipboard is missing if the page is not served securely.
async fn copy(navigator: &JsValue, address: &str) -> ShareResult {
    let promise = || -> Option<Promise> {
        let clipboard = get(navigator, "clipboard")?;
        let write: Function = get(&clipboard, "writeText")?.dyn_into().ok()?;
        write
            .call1(&clipboard, &address.into())
            .ok()?
            .dyn_into()
            .ok()
    };
    let Some(promise) = promise() else {
        return ShareResult::Failed;
    };
    match JsFuture::from(promise).await {
        Ok(_) => ShareResult::Copied,
        Err(_) => ShareResult::Failed,
    }
}

fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(object, &name.into()).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

fn name(error: &JsValue) -> Option<String> {
    get(error, "name")?.as_string()
}
