//! A button that does something else while it is pressed and held.

use super::tokens::delays;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// The action of a button while it is held, and its state.
#[derive(Clone, Copy)]
pub struct HoldButton {
    begin: Callback<()>,
    end: Callback<()>,
    timer: StoredValue<Option<Timeout>, LocalStorage>,
    is_held: StoredValue<bool>,
    /// Whether the following click is ignored.
    ignores_next_click: StoredValue<bool>,
}

impl HoldButton {
    pub fn new(
        begin: impl Fn() + Send + Sync + 'static,
        end: impl Fn() + Send + Sync + 'static,
    ) -> HoldButton {
        let hold_button = HoldButton {
            begin: Callback::new(move |()| begin()),
            end: Callback::new(move |()| end()),
            timer: StoredValue::new_local(None),
            is_held: StoredValue::new(false),
            ignores_next_click: StoredValue::new(false),
        };
        on_cleanup(move || hold_button.timer.set_value(None));
        hold_button
    }

    /// The button is pressed.
    pub fn press(self) {
        self.ignores_next_click.set_value(false);
        let timeout = Timeout::new(delays().long_press, move || {
            self.is_held.set_value(true);
            self.begin.run(());
        });
        self.timer.set_value(Some(timeout));
    }

    /// The button is released, or the pointer is lost.
    pub fn release(self) {
        self.timer.set_value(None);
        if self.is_held.get_value() {
            self.is_held.set_value(false);
            self.ignores_next_click.set_value(true);
            self.end.run(());
        }
    }

    /// Whether a click only ends a long press. Returns true once for each long press.
    pub fn takes_click(self) -> bool {
        let ignores_next_click = self.ignores_next_click.get_value();
        self.ignores_next_click.set_value(false);
        ignores_next_click
    }
}
