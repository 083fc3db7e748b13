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

/// Reads a stored value.
///
/// # Errors
/// If it is too long, not JSON, has another version, or has another type.
pub fn read<T: DeserializeOwned>(raw: &str) -> Result<T, Unread> {
    if raw.len() > limits::STORED {
        return Err(Unread::Garbled);
    }
    let value: Value = serde_json::from_str(raw).map_err(|_| Unread::Garbled)?;
    match value.get("version").and_then(Value::as_u64) {
        Some(VERSION) => serde_json::from_value(value).map_err(|_| Unread::Garbled),
        Some(version) if version > VERSION => Err(Unread::Newer),
        _ => Err(Unread::Garbled),
    }
}
