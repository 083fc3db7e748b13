//! The list of all games stays on the page once it is made, and is hidden while another screen is shown. So it opens at
//! once, and as it was left.

use super::focus;
use super::set_if_changed::SetIfChanged;
use leptos::prelude::*;

/// The element around the list.
const PLACE: &str = ".kept-library";

/// Whether the list is made and shown. Copies are the same one.
#[derive(Clone, Copy)]
pub struct KeptLibrary {
    is_made: RwSignal<bool>,
    /// Whether it is completely drawn.
    is_drawn: RwSignal<bool>,
    is_shown: RwSignal<bool>,
    /// What the list does when it is shown or hidden.
    follower: StoredValue<Option<Callback<bool>>>,
}

impl KeptLibrary {
    /// Puts it into the context of the page.
    pub fn provide() -> KeptLibrary {
        let kept = KeptLibrary {
            is_made: RwSignal::new(false),
            is_drawn: RwSignal::new(false),
            is_shown: RwSignal::new(false),
            follower: StoredValue::new(None),
        };
        provide_context(kept);
        kept
    }

    /// Makes the list before it is wanted.
    pub fn make_ahead(self) {
        self.is_made.set_if_changed(true);
    }

    /// The list is drawn, shown or hidden.
    pub fn drawn(self) {
        self.is_drawn.set_if_changed(true);
    }

    /// Shows the list, which is made if needed, or hides it.
    pub fn show(self, is_shown: bool) {
        if self.is_shown.get_untracked() == is_shown {
            return;
        }
        if is_shown {
            self.is_made.set_if_changed(true);
        } else {
            self.drawn();
            focus::leave(PLACE);
        }
        self.is_shown.set(is_shown);
        if let Some(follower) = self.follower.get_value() {
            follower.run(is_shown);
        }
    }

    /// Whether the list is shown, reactive.
    #[must_use]
    pub fn is_shown(self) -> bool {
        self.is_shown.get()
    }

    /// Whether the browser does no layout of the list, because it is hidden and drawn.
    #[must_use]
    pub fn is_skipped(self) -> bool {
        self.is_drawn.get_untracked() && !self.is_shown.get_untracked()
    }

    /// Calls this function whenever the list is shown or hidden from now on.
    pub fn follow(self, follower: Callback<bool>) {
        self.follower.set_value(Some(follower));
    }
}

/// The place of the list on the page. `children` makes the list.
#[component]
pub fn LibraryPlace(children: ChildrenFn) -> impl IntoView {
    let kept = use_kept_library();
    let hidden = move || match (kept.is_shown(), kept.is_drawn.get()) {
        (true, _) => None,
        (false, true) => Some("drawn"),
        (false, false) => Some(""),
    };
    view! {
        <div class="kept-library" data-hidden=hidden aria-hidden=move || hidden().map(|_| "true")>
            <Show when=move || kept.is_made.get()>{children()}</Show>
        </div>
    }
}

/// The list of the page from the context.
pub fn use_kept_library() -> KeptLibrary {
    expect_context()
}
