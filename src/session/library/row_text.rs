//! The search text of a game. Another layer makes the sentences.

use crate::session::storage::LibraryRow;
use std::fmt;
use std::rc::Rc;

/// Gives the search text of a game: everything that its row shows in words.
#[derive(Clone)]
pub struct RowText(Rc<dyn Fn(&LibraryRow) -> String>);

impl RowText {
    pub fn new(text: impl Fn(&LibraryRow) -> String + 'static) -> RowText {
        RowText(Rc::new(text))
    }

    #[must_use]
    pub fn of(&self, row: &LibraryRow) -> String {
        (self.0)(row)
    }
}

/// Equal if both are the same closure.
impl PartialEq for RowText {
    fn eq(&self, other: &RowText) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for RowText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RowText")
    }
}
