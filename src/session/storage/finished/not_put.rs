//! Why a page was not changed.

use crate::play::stored::Unreadable;
use crate::session::storage::key_store::StorageError;

/// Why a line was not put into a page. The page is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotPut {
    Store(StorageError),
    /// The page cannot be read, and is not overwritten.
    Unreadable(Unreadable),
    /// Another tab has changed the page meanwhile.
    Changed,
}

impl NotPut {
    /// The error that is shown to the player.
    #[must_use]
    pub fn as_error(self) -> StorageError {
        match self {
            NotPut::Store(error) => error,
            NotPut::Unreadable(_) | NotPut::Changed => StorageError::Forbidden,
        }
    }
}
