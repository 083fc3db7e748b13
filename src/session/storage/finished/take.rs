//! Taking lines out of pages, so that they can be put back.

use super::coded::NewLine;
use super::not_put::NotPut;
use super::open_page::OpenPage;
use super::put::{page_numbers, put_lines};
use crate::session::storage::key_store::KeyStore;
use std::collections::HashSet;

/// Takes the lines of these games out of all pages that can be read.
///
/// # Errors
/// If a line stays. Then all lines are where they were, as far as the store takes them.
pub fn take_lines(store: &mut dyn KeyStore, ids: &[String]) -> Result<Vec<NewLine>, NotPut> {
    let ids: HashSet<&str> = ids.iter().map(String::as_str).collect();
    let mut taken = Vec::new();
    for number in page_numbers(store).map_err(NotPut::Store)? {
        let from_page = take_from(store, number, &ids);
        match from_page {
            Ok(lines) => taken.extend(lines),
            // A page that cannot be read shows no game.
            Err(NotPut::Unreadable(_)) => {}
            Err(error) => {
                // They fit, since they were just taken out.
                put_lines(store, &taken);
                return Err(error);
            }
        }
    }
    Ok(taken)
}

fn take_from(
    store: &mut dyn KeyStore,
    number: u64,
    ids: &HashSet<&str>,
) -> Result<Vec<NewLine>, NotPut> {
    let mut page = OpenPage::read(store, number)?;
    let taken = page.take(ids);
    if !taken.is_empty() {
        page.write(store)?;
    }
    Ok(taken)
}
