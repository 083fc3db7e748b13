//! Stored values are JSON with the version of their format:
//!
//! ```json
//! {"version":1,"text":"tablero 1\ngame breakthrough","undone":[],"names":["Ada",""],"saved":0.0}
//! ```

use super::limits;
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// The version in every stored value.
pub const VERSION: u64 = 1;

/// The reason why a stored value cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// A newer version of the page wrote it.
    Newer,
    /// It is damaged, or not written by this page.
    Garbled,
}

/// Reads a stored value of [`VERSION`].
///
/// # Errors
/// If it is too long, not JSON, has another version, or has another type.
pub fn read<T: DeserializeOwned>(raw: &str) -> Result<T, Unreadable> {
    read_version(raw, VERSION)
}

/// Reads a stored value of some version.
///
/// # Errors
/// If it is too long, not JSON, has another version, or has another type. A version above `version` is newer.
pub fn read_version<T: DeserializeOwned>(raw: &str, version: u64) -> Result<T, Unreadable> {
    check_version(raw, version)?;
    serde_json::from_str(raw).map_err(|_| Unreadable::Garbled)
}

/// Checks the version of a stored value without reading the rest.
///
/// # Errors
/// If it is too long, not JSON, or has another version. A version above `version` is newer.
pub fn check_version(raw: &str, version: u64) -> Result<(), Unreadable> {
    #[derive(Deserialize)]
    struct Versioned {
        version: u64,
    }

    if raw.len() > limits::STORED {
        return Err(Unreadable::Garbled);
    }
    let found: Versioned = serde_json::from_str(raw).map_err(|_| Unreadable::Garbled)?;
    match found.version {
        found if found == version => Ok(()),
        found if found > version => Err(Unreadable::Newer),
        _ => Err(Unreadable::Garbled),
    }
}
