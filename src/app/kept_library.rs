//! The list of all games stays on the page once it is made, and is hidden while another screen is shown. So it opens
//! immediately, and as it was left.

use super::after_paint::after_paint;
use super::focus;
use super::set_if_changed::SetIfChanged;
use leptos::prelude::*;

/// The element around the list.
const PLACE: &str = ".kept-library";

/// Whether the list is made and shown. Copies refer to the same one.
#[derive(Clone, Copy)]
pub struct KeptLibrary {
    is_made: RwSignal<bool>,
    /// Whether it was drawn once.
    is_drawn: RwSignal<bool>,
    /// Whether its layout may be skipped while it is hidden.
    may_be_skipped: RwSignal<bool>,
    is_shown: RwSignal<bool>,
    /// Called when the list is shown.
    on_shown: StoredValue<Option<Callback<()>>>,
}

impl KeptLibrary {
    /// Puts it into the context of the page.
    pub fn provide() -> KeptLibrary {
        let kept = KeptLibrary {
            is_made: RwSignal::new(false),
            is_drawn: RwSignal::new(false),
            may_be_skipped: RwSignal::new(false),
            is_shown: RwSignal::new(false),
            on_shown: StoredValue::new(None),
        };
        provide_context(kept);
        kept
    }

    /// Makes the list in advance.
    pub fn make_ahead(self) {
        self.is_made.set_if_changed(true);
    }

    /// The list is drawn. Once the browser has its final styles too, it may skip its layout while it is hidden.
    pub fn set_drawn(self) {
        self.is_drawn.set_if_changed(true);
        after_paint(move || self.may_be_skipped.set_if_changed(true));
    }

    /// Shows the list, which is made if needed, or hides it.
    pub fn set_shown(self, is_shown: bool) {
        if self.is_shown.get_untracked() == is_shown {
            return;
        }
        if is_shown {
            self.is_made.set_if_changed(true);
        } else {
            self.set_drawn();
            focus::leave(PLACE);
        }
        self.is_shown.set(is_shown);
        if let (true, Some(on_shown)) = (is_shown, self.on_shown.get_value()) {
            untrack(|| on_shown.run(()));
        }
    }

    /// Whether the list is shown, reactive.
    #[must_use]
    pub fn is_shown(self) -> bool {
        self.is_shown.get()
    }

    /// Whether the browser does no layout of the list.
    #[must_use]
    pub fn is_skipped(self) -> bool {
        self.may_be_skipped.get_untracked() && !self.is_shown.get_untracked()
    }

    /// Calls this function whenever the list is shown from now on.
    pub fn on_shown(self, callback: Callback<()>) {
        self.on_shown.set_value(Some(callback));
    }
}

/// The place of the list on the page. `children` makes the list.
#[component]
pub fn LibraryPlace(children: ChildrenFn) -> impl IntoView {
    let kept = use_kept_library();
    let hidden = move || match (kept.is_shown(), kept.may_be_skipped.get()) {
        (true, _) => None,
        (false, true) => Some("drawn"),
        (false, false) => Some(""),
    };
    // Once the list is drawn, the styles keep the focus and screen readers out. (A change of `inert` changes all styles
    // inside.)
    let is_inert = move || !kept.is_shown() && !kept.is_drawn.get();
    view! {
        <div class="kept-library" data-hidden=hidden inert=is_inert>
            <Show when=move || kept.is_made.get()>{children()}</Show>
        </div>
    }
}

/// The list of the page from the context.
pub fn use_kept_library() -> KeptLibrary {
    expect_context()
}
