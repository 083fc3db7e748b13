//! A button that does something else for as long as it is pressed and held.

use super::tokens::delays;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// What a button does while it is held, and how far that is.
#[derive(Clone, Copy)]
pub struct Hold {
    begin: Callback<()>,
    end: Callback<()>,
    timer: StoredValue<Option<Timeout>, LocalStorage>,
    is_held: StoredValue<bool>,
    /// The click after it means nothing.
    spent: StoredValue<bool>,
}

impl Hold {
    pub fn new(
        begin: impl Fn() + Send + Sync + 'static,
        end: impl Fn() + Send + Sync + 'static,
    ) -> Hold {
        let hold = Hold {
            begin: Callback::new(move |()| begin()),
            end: Callback::new(move |()| end()),
            timer: StoredValue::new_local(None),
            is_held: StoredValue::new(false),
            spent: StoredValue::new(false),
        };
        on_cleanup(move || hold.timer.set_value(None));
        hold
    }

    /// The button is pressed.
    pub fn press(self) {
        self.spent.set_value(false);
        let timeout = Timeout::new(delays().long_press, move || {
            self.is_held.set_value(true);
            self.begin.run(());
        });
        self.timer.set_value(Some(timeout));
    }

    /// It is let go, or the pointer is gone.
    pub fn lift(self) {
        self.timer.set_value(None);
        if self.is_held.get_value() {
            self.is_held.set_value(false);
            self.spent.set_value(true);
            self.end.run(());
        }
    }

    /// Whether a click is only the end of it; told once.
    pub fn takes_click(self) -> bool {
        let spent = self.spent.get_value();
        self.spent.set_value(false);
        spent
    }
}
