//! All lines that can be read, with the texts that they have in common.

use super::line::FinishedLine;
use super::list::for_each_page;
use super::shared_texts::key_of;
use crate::session::storage::key_store::{KeyStore, StorageError};
use std::collections::{BTreeMap, HashMap};

/// The lines of all pages.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FinishedLines {
    /// Each with the name of its game, in the order of the pages.
    pub lines: Vec<(String, String)>,
    /// The texts by their keys.
    pub shared: BTreeMap<String, String>,
}

/// Reads all lines.
///
/// # Errors
/// If the store cannot be read.
pub fn finished_lines(store: &dyn KeyStore) -> Result<FinishedLines, StorageError> {
    let mut all = FinishedLines::default();
    for_each_page(store, |page| {
        let Ok(page) = page else { return };
        for text in &page.lines {
            if let Some(line) = FinishedLine::read(text) {
                all.lines.push((line.id.to_owned(), (*text).to_owned()));
            }
        }
        let texts = page.texts.iter();
        all.shared
            .extend(texts.map(|text| (key_of(text), (*text).to_owned())));
    })?;
    Ok(all)
}

/// The lines of all pages by the names of their games, for calls about many games: it reads the pages once. Damaged
/// lines and lines in unreadable pages are left out. Empty if the store cannot be read.
#[must_use]
pub fn lines_by_id(store: &dyn KeyStore) -> HashMap<String, Vec<String>> {
    let mut by_id: HashMap<String, Vec<String>> = HashMap::new();
    for (id, line) in finished_lines(store).unwrap_or_default().lines {
        by_id.entry(id).or_default().push(line);
    }
    by_id
}
