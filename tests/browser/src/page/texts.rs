//! The dialog that opens a game from a text.

use serde_json::json;

use super::Page;

/// The dialog.
pub const OPEN_TEXT: &str = "dialog[data-panel=import]";

impl Page<'_> {
    /// Opens the dialog on home and puts a text in it.
    #[track_caller]
    pub fn write_text(&self, text: &str) {
        self.act("open-text");
        let field = format!("{OPEN_TEXT} [data-field=text]");
        self.see(&field);
        // Typing would press Enter, and is slow.
        let write = "
            const field = document.querySelector(arguments[0]);
            field.value = arguments[1];
            field.dispatchEvent(new InputEvent('input', { bubbles: true }));";
        self.session.run(write, vec![json!(field), json!(text)]);
    }

    /// Opens a text from home.
    #[track_caller]
    pub fn open_text(&self, text: &str) {
        self.write_text(text);
        self.press(&format!("{OPEN_TEXT} [data-action=read-text]"));
    }
}
