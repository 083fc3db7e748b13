//! The library: all games of this browser in a list. Some of them are shown, and some are selected.

use super::arrange::arranged;
use super::fold::folded;
use super::message::{LibraryEffect, LibraryMessage, Step};
use super::query::LibraryQuery;
use super::row_text::RowText;
use crate::session::storage::{LibraryRow, RemovedGames};
use std::collections::{BTreeSet, HashMap};
use std::ops::RangeInclusive;

/// A name with more characters is long.
const LONG_NAME: usize = 20;

/// The games of this browser in a list.
#[derive(Clone, Debug)]
pub struct LibraryModel {
    /// The kinds of games in their usual order.
    games: Vec<&'static str>,
    /// All games, the newest first.
    rows: Vec<LibraryRow>,
    row_text: RowText,
    /// The search text of each row, without case and accents, computed for the first search.
    texts: Vec<String>,
    query: LibraryQuery,
    /// The places of the shown rows among all, in their order in the list.
    shown: Vec<usize>,
    /// Whether each row is selected. Only shown rows are.
    selected: Vec<bool>,
    /// The place in the list that is pointed at.
    active: usize,
    /// The place in the list where the selection began.
    anchor: Option<usize>,
    /// The deleted games that can be put back, the last at the end.
    deleted: Vec<RemovedGames>,
    /// Whether the last deletion has failed.
    has_failed: bool,
}

impl LibraryModel {
    /// A library without games. `games` are the kinds of games in their usual order.
    #[must_use]
    pub fn new(games: Vec<&'static str>, row_text: RowText) -> LibraryModel {
        LibraryModel {
            games,
            rows: Vec::new(),
            row_text,
            texts: Vec::new(),
            query: LibraryQuery::default(),
            shown: Vec::new(),
            selected: Vec::new(),
            active: 0,
            anchor: None,
            deleted: Vec::new(),
            has_failed: false,
        }
    }

    /// All games, the newest first.
    #[must_use]
    pub fn rows(&self) -> &[LibraryRow] {
        &self.rows
    }

    #[must_use]
    pub fn query(&self) -> &LibraryQuery {
        &self.query
    }

    /// How many rows are in the list.
    #[must_use]
    pub fn len(&self) -> usize {
        self.shown.len()
    }

    /// Whether the list shows nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.shown.is_empty()
    }

    /// Whether a game has a name that may need several lines.
    #[must_use]
    pub fn has_long_names(&self) -> bool {
        let mut names = self.rows.iter().flat_map(|row| &row.names);
        names.any(|name| name.chars().count() > LONG_NAME)
    }

    /// The row at a place in the list.
    #[must_use]
    pub fn row(&self, place: usize) -> Option<&LibraryRow> {
        self.rows.get(*self.shown.get(place)?)
    }

    /// Whether the row at a place in the list is selected.
    #[must_use]
    pub fn is_selected(&self, place: usize) -> bool {
        let at = self.shown.get(place);
        at.and_then(|at| self.selected.get(*at)) == Some(&true)
    }

    /// How many rows are selected.
    #[must_use]
    pub fn selected(&self) -> usize {
        self.selected.iter().filter(|selected| **selected).count()
    }

    /// The place in the list that is pointed at. 0 if the list is empty.
    #[must_use]
    pub fn active(&self) -> usize {
        self.active
    }

    /// How many games can be put back by the next [`LibraryMessage::Undo`]. None if nothing was deleted.
    #[must_use]
    pub fn deleted(&self) -> Option<usize> {
        self.deleted.last().map(RemovedGames::len)
    }

    /// Whether the last deletion has failed: the browser refused to store the change.
    #[must_use]
    pub fn has_failed_to_delete(&self) -> bool {
        self.has_failed
    }

    /// Whether there is a message about a deletion.
    #[must_use]
    pub fn has_message(&self) -> bool {
        self.has_failed || !self.deleted.is_empty()
    }

    /// The place of a game in the list.
    pub(super) fn place(&self, id: &str) -> Option<usize> {
        let is_it = |at: &usize| self.rows.get(*at).is_some_and(|row| row.id == id);
        self.shown.iter().position(is_it)
    }

    /// Changes the library, and adds the effects to be done.
    pub fn update(&mut self, message: LibraryMessage, effects: &mut Vec<LibraryEffect>) {
        match message {
            LibraryMessage::Rows(rows) => self.take(rows),
            LibraryMessage::Texts(row_text) => self.search_in(row_text),
            LibraryMessage::Query(query) => self.ask(query, effects),
            LibraryMessage::Point(place) => self.point(place),
            LibraryMessage::Step { step, selects } => self.step(step, selects, effects),
            LibraryMessage::Toggle(place) => self.toggle(place),
            LibraryMessage::SelectTo(place) => self.select_to(place),
            LibraryMessage::SelectAll => self.select(0..=self.shown.len()),
            LibraryMessage::SelectNone => self.select_none(),
            LibraryMessage::Open => {
                let row = self.row(self.active);
                effects.extend(row.map(|row| LibraryEffect::Open(row.id.clone())));
            }
            LibraryMessage::DeletePointed => {
                let rows = match self.is_selected(self.active) {
                    true => self.selected_rows().cloned().collect(),
                    false => self.row(self.active).cloned().into_iter().collect(),
                };
                self.delete(rows, effects);
            }
            LibraryMessage::DeleteSelected => {
                self.delete(self.selected_rows().cloned().collect(), effects);
            }
            LibraryMessage::ExportSelected => {
                let ids: Vec<String> = self.selected_rows().map(|row| row.id.clone()).collect();
                if !ids.is_empty() {
                    effects.push(LibraryEffect::Export(ids));
                }
            }
            LibraryMessage::Undo => {
                self.has_failed = false;
                effects.extend(self.deleted.pop().map(LibraryEffect::PutBack));
            }
            LibraryMessage::Deleted(games) => {
                if !games.is_empty() {
                    self.deleted.push(games);
                }
            }
            LibraryMessage::NotDeleted => self.has_failed = true,
            LibraryMessage::NotPutBack(games) => self.deleted.push(games),
            LibraryMessage::Dismiss if self.has_failed => self.has_failed = false,
            LibraryMessage::Dismiss | LibraryMessage::ForgetDeleted => {
                self.has_failed = false;
                self.deleted.clear();
            }
        }
    }

    /// Replaces the rows. The selection and the game that is pointed at stay the same. If that game is gone, the next
    /// remaining one is pointed at.
    fn take(&mut self, rows: Vec<LibraryRow>) {
        let selected: BTreeSet<String> = {
            let both = self.rows.iter().zip(&self.selected);
            let selected = both.filter(|(_, selected)| **selected);
            selected.map(|(row, _)| row.id.clone()).collect()
        };
        let before = std::mem::replace(&mut self.rows, rows);
        let shown_before = std::mem::take(&mut self.shown);
        let was_active = self.active;
        self.texts.clear();
        let all = self.rows.iter();
        self.selected = all.map(|row| selected.contains(&row.id)).collect();
        self.arrange();
        let mut from_active = shown_before.iter().skip(was_active);
        let mut next_before = || before.get(*from_active.next()?);
        let Some(active) = next_before() else {
            return;
        };
        let place = self.place(&active.id).or_else(|| {
            let shown = (0..self.shown.len()).filter_map(|place| Some((self.row(place)?, place)));
            let places: HashMap<&str, usize> =
                shown.map(|(row, place)| (row.id.as_str(), place)).collect();
            std::iter::from_fn(next_before).find_map(|row| places.get(row.id.as_str()).copied())
        });
        if let Some(place) = place {
            self.active = place;
        }
    }

    /// Other texts for searching: the language has changed.
    fn search_in(&mut self, row_text: RowText) {
        self.row_text = row_text;
        if !self.texts.is_empty() {
            self.texts.clear();
            self.arrange();
        }
    }

    fn ask(&mut self, query: LibraryQuery, effects: &mut Vec<LibraryEffect>) {
        self.query = query;
        self.arrange();
        self.active = 0;
        effects.push(LibraryEffect::ShowFirst);
    }

    /// Finds the rows to show. Hidden rows are not selected, so that nothing is deleted unseen.
    fn arrange(&mut self) {
        if self.texts.is_empty() && !self.query.text.trim().is_empty() {
            let texts = self.rows.iter().map(|row| folded(&self.row_text.of(row)));
            self.texts = texts.collect();
        }
        self.shown = arranged(&self.query, &self.rows, &self.texts, &self.games);
        let mut selected = vec![false; self.rows.len()];
        for &at in &self.shown {
            if let (Some(now), Some(before)) = (selected.get_mut(at), self.selected.get(at)) {
                *now = *before;
            }
        }
        self.selected = selected;
        self.anchor = None;
        self.point(self.active);
    }

    fn point(&mut self, place: usize) {
        self.active = place.min(self.shown.len().saturating_sub(1));
    }

    fn step(&mut self, step: Step, selects: bool, effects: &mut Vec<LibraryEffect>) {
        let from = self.active;
        self.point(match step {
            Step::By(rows) => from.saturating_add_signed(rows),
            Step::First => 0,
            Step::Last => usize::MAX,
        });
        if selects {
            self.anchor.get_or_insert(from);
            self.select_to(self.active);
        }
        effects.push(LibraryEffect::ShowPointed);
    }

    fn toggle(&mut self, place: usize) {
        self.point(place);
        let selected = self
            .shown
            .get(place)
            .and_then(|at| self.selected.get_mut(*at));
        if let Some(selected) = selected {
            *selected = !*selected;
        }
        self.anchor = Some(self.active);
    }

    fn select_to(&mut self, place: usize) {
        let anchor = *self.anchor.get_or_insert(self.active);
        self.point(place);
        self.select(anchor.min(self.active)..=anchor.max(self.active));
    }

    /// Selects these places in the list and no others.
    fn select(&mut self, places: RangeInclusive<usize>) {
        self.selected.fill(false);
        for (place, &at) in self.shown.iter().enumerate() {
            if let Some(selected) = self.selected.get_mut(at) {
                *selected = places.contains(&place);
            }
        }
    }

    fn select_none(&mut self) {
        self.selected.fill(false);
        self.anchor = None;
    }

    /// The selected rows in the order of the list.
    fn selected_rows(&self) -> impl Iterator<Item = &LibraryRow> {
        let places = (0..self.shown.len()).filter(|place| self.is_selected(*place));
        places.filter_map(|place| self.row(place))
    }

    fn delete(&mut self, rows: Vec<LibraryRow>, effects: &mut Vec<LibraryEffect>) {
        self.has_failed = false;
        if !rows.is_empty() {
            effects.push(LibraryEffect::Delete(rows));
        }
    }
}
