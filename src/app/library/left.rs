//! The list of games as it was when its screen was left, so that the way back leads to the same place.

use crate::session::library::LibraryModel;
use std::cell::RefCell;

/// What the list showed, and how far it was scrolled.
pub struct LeftLibrary {
    pub model: LibraryModel,
    /// In pixels.
    pub scrolled: f64,
}

thread_local! {
    static LEFT: RefCell<Option<LeftLibrary>> = const { RefCell::new(None) };
}

pub fn keep(left: LeftLibrary) {
    LEFT.set(Some(left));
}

/// None if the screen was not left on this page.
pub fn take() -> Option<LeftLibrary> {
    LEFT.take()
}
