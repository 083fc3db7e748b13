//! Everything in storage is JSON with the version of the page that wrote it:
//!
//! ```json
//! {"version":1,"text":"tablero 1\ngame breakthrough","undone":[],"names":["Ada",""],"saved":0.0}
//! ```

use super::limits;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The version in every stored value.
pub const VERSION: u64 = 1;

/// Why a stored value cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unread {
    /// A newer page wrote it.
    Newer,
    /// It is damaged, or not written by this page.
    Garbled,
}

/// Reads a stored value of [`VERSION`].
///
/// # Errors
/// If it is too long, not JSON, has another version, or has another type.
pub fn read<T: DeserializeOwned>(raw: &str) -> Result<T, Unread> {
    from_value(read_value(raw, VERSION)?)
}

/// Reads a stored value of some version without its type.
///
/// # Errors
/// If it is too long, not JSON, or has another version. A version above `version` is newer.
pub fn read_value(raw: &str, version: u64) -> Result<Value, Unread> {
    if raw.len() > limits::STORED {
        return Err(Unread::Garbled);
    }
    let value: Value = serde_json::from_str(raw).map_err(|_| Unread::Garbled)?;
    match value.get("version").and_then(Value::as_u64) {
        Some(found) if found == version => Ok(value),
        Some(found) if found > version => Err(Unread::Newer),
        _ => Err(Unread::Garbled),
    }
}

/// Gives a stored value its type.
///
/// # Errors
/// [`Unread::Garbled`] if it has another type.
pub fn from_value<T: DeserializeOwned>(value: Value) -> Result<T, Unread> {
    serde_json::from_value(value).map_err(|_| Unread::Garbled)
}
