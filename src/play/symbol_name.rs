//! The names of symbols. Boards and pieces keep them forever, so each name is stored once.

use std::sync::Mutex;

/// The longest name, in bytes.
const LENGTH: usize = 30;
/// The maximum number of stored names, so that damaged indexes cannot fill the memory. The games have far fewer.
const NAMES: usize = 100;

static NAMES_READ: Mutex<Vec<&'static str>> = Mutex::new(Vec::new());

/// The name of a symbol: lowercase letters, digits and hyphens. `None` if invalid, or if too many were read before.
pub fn symbol_name(name: &str) -> Option<&'static str> {
    let is_letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    if name.is_empty() || name.len() > LENGTH || !name.bytes().all(is_letter) {
        return None;
    }
    let mut names = NAMES_READ.lock().ok()?;
    if let Some(known) = names.iter().find(|known| **known == name) {
        return Some(known);
    }
    if names.len() >= NAMES {
        return None;
    }
    let kept: &'static str = Box::leak(name.to_owned().into_boxed_str());
    names.push(kept);
    Some(kept)
}
