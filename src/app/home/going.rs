//! The game in progress that was played last, in one row below the intro. Its place is kept free until the games are
//! read, and in the painted page before (`boot.js`), so its height is fixed.

use crate::app::saved::use_shelf;
use leptos::prelude::*;
use std::rc::Rc;

/// What is known of the game in progress that was played last.
#[derive(Clone)]
pub enum Last {
    /// The games are not read yet.
    Unread,
    /// No game is in progress.
    Nothing,
    /// Draws its row.
    Game(Rc<dyn Fn() -> AnyView>),
}

/// Told by whoever reads the games.
pub type LastGame = RwSignal<Last, LocalStorage>;

#[component]
pub fn Going(last: LastGame) -> impl IntoView {
    let shelf = use_shelf();
    let kept_free = shelf.is_going();
    let any = Memo::new(move |_| {
        shelf.track();
        shelf.any()
    });
    move || {
        let row = match last.get() {
            Last::Unread if kept_free => None,
            Last::Game(draw) if any.get() => Some(draw()),
            Last::Unread | Last::Nothing | Last::Game(_) => return None,
        };
        Some(view! { <div class="going-place">{row}</div> })
    }
}
