//! Putting lines into pages, and removing them.

use super::coded::NewLine;
use super::lookup::has_line;
use super::not_put::NotPut;
use super::open_page::OpenPage;
use crate::play::stored::Unreadable;
use crate::session::storage::key_store::{KeyStore, StorageError};
use crate::session::storage::keys::{finished_key, finished_page_of_key};
use crate::session::storage::values::set_aside_value;
use std::collections::{BTreeMap, HashMap};

/// The numbers of all pages in order.
///
/// # Errors
/// If the store cannot be read.
pub fn page_numbers(store: &dyn KeyStore) -> Result<Vec<u64>, StorageError> {
    let keys = store.keys()?;
    let mut numbers: Vec<u64> = keys
        .iter()
        .filter_map(|key| finished_page_of_key(key))
        .collect();
    numbers.sort_unstable();
    Ok(numbers)
}

/// Puts lines into pages: each replaces the line with the same name, or is added to the last page with room. Returns
/// the result for each line, in order. If there is no room for all, those that fit are put.
pub fn put_lines(store: &mut dyn KeyStore, lines: &[NewLine]) -> Vec<Result<(), NotPut>> {
    let mut results = vec![Ok(()); lines.len()];
    let places = match places_of(store, lines) {
        Ok(places) => places,
        Err(error) => return vec![Err(error); lines.len()],
    };
    for (number, members) in places {
        let of_page: Vec<&NewLine> = members.iter().filter_map(|at| lines.get(*at)).collect();
        let mut of_page_results = Vec::new();
        put_into(store, number, &of_page, &mut of_page_results);
        for (at, result) in members.iter().zip(of_page_results) {
            if let Some(place) = results.get_mut(*at) {
                *place = result;
            }
        }
    }
    results
}

/// Removes the lines of a game from all pages that can be read.
///
/// # Errors
/// If a line stays.
pub fn remove_lines(store: &mut dyn KeyStore, id: &str) -> Result<(), NotPut> {
    if !has_line(store, id) {
        return Ok(());
    }
    for number in page_numbers(store).map_err(NotPut::Store)? {
        let mut page = match OpenPage::read(store, number) {
            Ok(page) => page,
            // A page that cannot be read shows no game.
            Err(NotPut::Unreadable(_)) => continue,
            Err(error) => return Err(error),
        };
        if page.ids().any(|other| other == id) {
            page.remove(id);
            page.write(store)?;
        }
    }
    Ok(())
}

/// The places of lines in a list, by the number of the page where each belongs.
fn places_of(
    store: &mut dyn KeyStore,
    lines: &[NewLine],
) -> Result<BTreeMap<u64, Vec<usize>>, NotPut> {
    let numbers = page_numbers(store).map_err(NotPut::Store)?;
    let wanted: HashMap<&str, usize> = lines.iter().map(|line| &*line.id).zip(0..).collect();
    let mut found = HashMap::new();
    let mut last = None;
    for number in &numbers {
        last = match OpenPage::read(store, *number) {
            Ok(page) => {
                let known = page.ids().filter_map(|id| wanted.get(id));
                found.extend(known.map(|at| (*at, *number)));
                Some(page)
            }
            Err(NotPut::Unreadable(unread)) => {
                if unread == Unreadable::Garbled {
                    // If there is no room for a copy, it stays.
                    set_aside_value(store, &finished_key(*number));
                }
                None
            }
            Err(error) => return Err(error),
        };
    }
    let newest = numbers.last().copied().unwrap_or_default();
    let new_page = |number: u64| OpenPage::read(store, number);
    let (mut number, mut page) = match last {
        Some(page) => (newest, page),
        None => (newest + 1, new_page(newest + 1)?),
    };
    let mut places: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    for (at, line) in lines.iter().enumerate() {
        let place = match found.get(&at) {
            Some(place) => *place,
            None => {
                if !page.has_room() {
                    number += 1;
                    page = new_page(number)?;
                }
                page.put(line);
                number
            }
        };
        places.entry(place).or_default().push(at);
    }
    Ok(places)
}

/// Puts lines into one page, first all together, and if there is no room, in halves.
fn put_into(
    store: &mut dyn KeyStore,
    number: u64,
    lines: &[&NewLine],
    results: &mut Vec<Result<(), NotPut>>,
) {
    let put = OpenPage::read(store, number).and_then(|mut page| {
        for line in lines {
            page.put(line);
        }
        page.write(store)
    });
    if put == Err(NotPut::Store(StorageError::Full)) && lines.len() > 1 {
        let (first, second) = lines.split_at(lines.len() / 2);
        put_into(store, number, first, results);
        put_into(store, number, second, results);
    } else {
        results.extend(lines.iter().map(|_| put));
    }
}
