//! The dialog that opens a game from a text, for all parts of the page.

use crate::app::set_if_changed::SetIfChanged;
use leptos::prelude::*;
use web_sys::File;

/// The property of the window in which browsers keep the files and addresses that an installed page is opened with.
pub const LAUNCHES: &str = "launchQueue";

/// The dialog that opens a game from a text. Copies refer to the same one.
#[derive(Clone, Copy)]
pub struct Import {
    /// Whether the dialog was ever wanted. From then on it stays on the page.
    is_wanted: RwSignal<bool>,
    pub open: RwSignal<bool>,
    /// A file that was dropped on the page, or with which the page was opened, until the form takes it.
    pub given: RwSignal<Option<OpenedFile>, LocalStorage>,
}

/// A file that was not chosen in the dialog.
#[derive(Clone)]
pub enum OpenedFile {
    File(File),
    /// The browser cannot read it.
    Unreadable,
    /// More than one.
    Several,
}

impl Import {
    /// The dialog before it is loaded.
    pub fn new() -> Import {
        Import {
            is_wanted: RwSignal::new(false),
            open: RwSignal::new(false),
            given: RwSignal::new_local(None),
        }
    }

    /// Whether the dialog was ever wanted, reactive.
    pub fn is_wanted(self) -> bool {
        self.is_wanted.get()
    }

    /// Opens the dialog with a file.
    pub fn show_file(self, given: OpenedFile) {
        self.given.set(Some(given));
        self.show();
    }

    /// Opens the dialog.
    pub fn show(self) {
        self.open.set(true);
        self.prepare();
    }

    /// Loads the dialog, if it is not loaded.
    pub fn prepare(self) {
        // Setting it again would replace the dialog and its text.
        self.is_wanted.set_if_changed(true);
    }
}

/// The dialog from the context.
pub fn use_import() -> Import {
    expect_context()
}
