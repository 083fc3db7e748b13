//! A panel over the page. It is the browser's own dialog, which keeps the focus inside and returns it when it is
//! closed.

use super::effect::effect;
use super::failure;
use super::i18n::{t, use_lang};
use super::icons::Icon;
use super::tokens::duration;
use leptos::ev::{self, PointerEvent};
use leptos::html;
use leptos::prelude::*;
use std::time::Duration;
use web_sys::Element;

/// Marks a panel for a moment after it was opened.
const OPENING: &str = "data-opening";

/// Marks the page for a moment after a panel was closed.
const CLOSING: &str = "data-closing";

#[component]
pub fn Dialog(
    open: RwSignal<bool>,
    panel: &'static str,
    title: impl Fn() -> String + Copy + Send + Sync + 'static,
    /// Called once it is closed.
    #[prop(optional, into)]
    on_close: Option<Callback<()>>,
    children: ChildrenFn,
) -> impl IntoView {
    let lang = use_lang();
    let dialog = NodeRef::<html::Dialog>::new();
    let heading = format!("{panel}-title");
    let labelled = heading.clone();
    let children = StoredValue::new(children);
    effect(move || {
        let Some(dialog) = dialog.get() else {
            return;
        };
        match (open.get(), dialog.open()) {
            // The panel would cover the message after a panic.
            (true, false) if failure::has_panicked() => {}
            (true, false) => {
                mark_briefly(&dialog, OPENING);
                // This only fails for a dialog that is not on the page.
                let _ = dialog.show_modal();
            }
            (false, true) => {
                dialog.close();
                if let Some(root) = document().document_element() {
                    mark_briefly(&root, CLOSING);
                }
            }
            _ => {}
        }
    });
    // Another screen is opened, for example by the back button.
    let left = window_event_listener(ev::hashchange, move |_| open.set(false));
    on_cleanup(move || left.remove());
    view! {
        <dialog
            class="dialog"
            node_ref=dialog
            data-panel=panel
            aria-labelledby=labelled
            on:close=move |_| {
                open.set(false);
                if let Some(on_close) = on_close {
                    on_close.run(());
                }
            }
            on:pointerdown=move |event| {
                if is_pressed_beside(dialog, &event) {
                    open.set(false);
                }
            }
        >
            <Show when=move || open.get()>
                <div class="dialog-head">
                    <h2 id=heading.clone()>{title}</h2>
                    <button
                        class="button button-icon"
                        data-action="close"
                        aria-label=t!(lang, page.close)
                        on:click=move |_| open.set(false)
                    >
                        <Icon name="close"/>
                    </button>
                </div>
                <div class="dialog-body">{children.with_value(|children| children())}</div>
            </Show>
        </dialog>
    }
}

/// A button in a panel that closes the panel and then does something.
#[component]
pub fn DialogButton(
    open: RwSignal<bool>,
    action: &'static str,
    /// Whether it is the main button of the panel.
    #[prop(optional)]
    main: bool,
    label: impl Fn() -> String + Send + 'static,
    act: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button
            class="button"
            class:button-main=main
            data-action=action
            on:click=move |_| {
                open.set(false);
                act();
            }
        >
            {label}
        </button>
    }
}

/// Marks an element for the time of a double press: its second press must not press what the first one has shown or
/// uncovered.
fn mark_briefly(element: &Element, mark: &'static str) {
    let element = element.clone();
    // If this fails, the second press counts.
    let _ = element.set_attribute(mark, "");
    let over = Duration::from_secs_f64(duration("--double-tap") / 1_000.0);
    set_timeout(move || drop(element.remove_attribute(mark)), over);
}

/// Whether the panel is to be closed: the pointer is over its backdrop, and the panel was not opened just now.
fn is_pressed_beside(dialog: NodeRef<html::Dialog>, event: &PointerEvent) -> bool {
    let Some(dialog) = dialog.get_untracked() else {
        return false;
    };
    if dialog.has_attribute(OPENING) {
        return false;
    }
    let panel = dialog.get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    let across = (panel.left()..panel.right()).contains(&x);
    let down = (panel.top()..panel.bottom()).contains(&y);
    !(across && down)
}

/// Shown in a dialog while its contents are loading.
pub fn loading() -> AnyView {
    let lang = use_lang();
    view! { <p class="frame-status" role="status">{t!(lang, page.loading)}</p> }.into_any()
}
