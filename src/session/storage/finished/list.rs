//! All finished games that are kept as lines, without their rules: no board and no code is read.

use super::line::FinishedLine;
use super::page::FinishedPage;
use super::put::page_numbers;
use super::shared_texts::SharedTexts;
use crate::play::game_code::names_in;
use crate::play::stored::Unreadable;
use crate::session::storage::game_storage::GameStorage;
use crate::session::storage::key_store::{KeyStore, StorageError};
use crate::session::storage::keys::finished_key;
use crate::session::storage::library_row::LibraryRow;
use std::cmp::Reverse;
use std::collections::HashSet;

/// How many pages count as the newest ones.
const NEWEST: usize = 2;

/// The contents of the pages.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FinishedGames {
    /// The games, the one saved last first. A game that has a row is not among them.
    pub rows: Vec<LibraryRow>,
    /// How many lines cannot be read. They stay where they are.
    pub damaged: usize,
    /// How many pages cannot be read, and the worse reason.
    pub unread: Option<(usize, Unreadable)>,
}

impl GameStorage {
    /// The library rows of the finished games that are kept as lines.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn finished(&self, store: &dyn KeyStore) -> Result<FinishedGames, StorageError> {
        self.finished_in(store, &page_numbers(store)?)
    }

    /// The games of the newest pages only, which are read much faster. None if there are no other pages.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn newest_finished(
        &self,
        store: &dyn KeyStore,
    ) -> Result<Option<FinishedGames>, StorageError> {
        let numbers = page_numbers(store)?;
        match numbers.len().checked_sub(NEWEST) {
            None | Some(0) => Ok(None),
            Some(others) => self.finished_in(store, &numbers[others..]).map(Some),
        }
    }

    fn finished_in(
        &self,
        store: &dyn KeyStore,
        numbers: &[u64],
    ) -> Result<FinishedGames, StorageError> {
        let with_row: HashSet<String> = self.ids(store).into_iter().collect();
        let mut games = FinishedGames::default();
        read_pages(store, numbers, |page| match page {
            Ok(page) => games.add(&page),
            Err(unread) => {
                let (count, worst) = games.unread.unwrap_or((0, unread));
                let is_damaged = [unread, worst].contains(&Unreadable::Garbled);
                let worst = if is_damaged {
                    Unreadable::Garbled
                } else {
                    worst
                };
                games.unread = Some((count + 1, worst));
            }
        })?;
        // The bits of numbers that are not negative are in the order of the numbers.
        let later_first = |row: &LibraryRow| Reverse(row.saved.max(0.0).to_bits());
        games.rows.sort_by_cached_key(later_first);
        let mut seen = HashSet::with_capacity(games.rows.len());
        let ids = games.rows.iter().map(|row| row.id.as_str());
        let shown: Vec<bool> = ids
            .map(|id| !with_row.contains(id) && seen.insert(id))
            .collect();
        let mut shown = shown.into_iter();
        games.rows.retain(|_| shown.next() == Some(true));
        Ok(games)
    }
}

/// Reads all pages in order.
///
/// # Errors
/// If the store cannot be read.
pub fn for_each_page(
    store: &dyn KeyStore,
    read: impl FnMut(Result<FinishedPage, Unreadable>),
) -> Result<(), StorageError> {
    read_pages(store, &page_numbers(store)?, read)
}

fn read_pages(
    store: &dyn KeyStore,
    numbers: &[u64],
    mut read: impl FnMut(Result<FinishedPage, Unreadable>),
) -> Result<(), StorageError> {
    for number in numbers {
        if let Some(raw) = store.get(&finished_key(*number))? {
            read(FinishedPage::read(&raw));
        }
    }
    Ok(())
}

impl FinishedGames {
    fn add(&mut self, page: &FinishedPage) {
        let texts = SharedTexts::new(&page.texts);
        for line in &page.lines {
            match library_row(&texts, line) {
                Some(row) => self.rows.push(row),
                None => self.damaged += 1,
            }
        }
    }
}

/// Without a board or pieces if the page has lost them.
fn library_row(texts: &SharedTexts, line: &str) -> Option<LibraryRow> {
    let line = FinishedLine::read(line)?;
    Some(LibraryRow {
        id: line.id.to_owned(),
        game: line.game.to_owned(),
        options: line.options.to_owned(),
        names: names_in(line.code)?,
        levels: line.levels,
        fair: line.fair,
        correspondence: line.correspondence.to_owned(),
        plies: line.plies,
        outcome: Some(line.outcome),
        ended: line.ended,
        saved: line.saved,
        board: texts.get(line.board).unwrap_or_default().to_owned(),
        pieces: texts.pieces(line.pieces).unwrap_or_default(),
    })
}
