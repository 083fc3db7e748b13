//! Why something was not stored.

/// Why a value was not stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// The browser does not allow it, or ignores what is written.
    Forbidden,
    /// There is no room left.
    Full,
}
