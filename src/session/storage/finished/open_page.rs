//! Changing a page: before it is overwritten, the stored text is compared with the text that was read.

use super::coded::NewLine;
use super::not_put::NotPut;
use super::page::{FinishedPage, id_in};
use super::shared_texts::{key_of, keys_in};
use crate::session::storage::key_store::{KeyStore, StorageError, remove, write};
use crate::session::storage::keys::finished_key;
use crate::session::storage::values::copy_aside;
use std::collections::HashSet;

/// How many lines a page has at most.
pub const MAX_LINES: usize = 200;
/// A page of this many bytes gets no further line. Every change writes the whole page.
const FULL: usize = 100_000;

/// A page that is being changed.
pub struct OpenPage {
    key: String,
    /// Its text as it was read. None for a new page.
    raw: Option<String>,
    is_whole: bool,
    texts: Vec<String>,
    lines: Vec<String>,
    bytes: usize,
}

impl OpenPage {
    /// Reads the page with this number, or makes a new one if it does not exist.
    ///
    /// # Errors
    /// If the store or the page cannot be read.
    pub fn read(store: &dyn KeyStore, number: u64) -> Result<OpenPage, NotPut> {
        let key = finished_key(number);
        let raw = store.get(&key).map_err(NotPut::Store)?;
        let page = match &raw {
            Some(raw) => FinishedPage::read(raw).map_err(NotPut::Unreadable)?,
            None => FinishedPage::new(Vec::new(), Vec::new()),
        };
        let owned = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect();
        Ok(OpenPage {
            is_whole: page.is_whole,
            texts: owned(&page.texts),
            lines: owned(&page.lines),
            bytes: raw.as_ref().map_or(0, String::len),
            key,
            raw,
        })
    }

    /// The names of the games in it.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().map(|line| id_in(line))
    }

    /// Whether it has room for another line.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.lines.len() < MAX_LINES && self.bytes < FULL
    }

    /// Replaces the line with the same name, or adds the line at the end.
    pub fn put(&mut self, line: &NewLine) {
        match self.lines.iter_mut().find(|other| id_in(other) == line.id) {
            Some(place) => place.clone_from(&line.text),
            None => self.lines.push(line.text.clone()),
        }
        // With its quotation marks and its comma.
        self.bytes += line.text.len() + 3;
        for text in &line.shared {
            if !self.texts.contains(text) {
                self.bytes += text.len() + 3;
                self.texts.push(text.clone());
            }
        }
    }

    /// Removes the lines of a game.
    pub fn remove(&mut self, id: &str) {
        self.lines.retain(|line| id_in(line) != id);
    }

    /// Takes out the lines of these games, with the texts that they need.
    pub fn take(&mut self, ids: &HashSet<&str>) -> Vec<NewLine> {
        let (taken, kept) = std::mem::take(&mut self.lines)
            .into_iter()
            .partition(|line| ids.contains(id_in(line)));
        self.lines = kept;
        let taken: Vec<String> = taken;
        let new_line = |text: String| NewLine {
            id: id_in(&text).to_owned(),
            shared: self.needed_by(&[&text]),
            text,
        };
        taken.into_iter().map(new_line).collect()
    }

    /// The texts of the page whose keys are in lines.
    fn needed_by(&self, lines: &[&str]) -> Vec<String> {
        let keys: HashSet<&str> = lines.iter().flat_map(|line| keys_in(line)).collect();
        let is_needed = |text: &&String| keys.contains(&*key_of(text));
        self.texts.iter().filter(is_needed).cloned().collect()
    }

    /// Writes the page. A page without lines is removed. A copy of a damaged page is set aside first.
    ///
    /// # Errors
    /// If another tab has changed the page since it was read, or the store does not take it. The stored page stays.
    pub fn write(&self, store: &mut dyn KeyStore) -> Result<(), NotPut> {
        if !self.is_whole && !copy_aside(store, &self.key) {
            return Err(NotPut::Store(StorageError::Full));
        }
        if store.get(&self.key).map_err(NotPut::Store)? != self.raw {
            return Err(NotPut::Changed);
        }
        if self.lines.is_empty() {
            return remove(store, &self.key).map_err(NotPut::Store);
        }
        let lines: Vec<&str> = self.lines.iter().map(String::as_str).collect();
        let texts = self.needed_by(&lines);
        let texts = texts.iter().map(String::as_str);
        let text = FinishedPage::new(texts.collect(), lines.clone()).print();
        let text = text.ok_or(NotPut::Store(StorageError::Full))?;
        write(store, &self.key, &text).map_err(NotPut::Store)
    }
}
