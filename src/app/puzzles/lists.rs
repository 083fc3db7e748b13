//! The lists of puzzles: files that are loaded when they are needed.

use crate::app::data_file;
use crate::games::words::GameWords;
use crate::play::{Day, Puzzle, listed, listed_day};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

thread_local! {
    /// All loaded lists, for as long as the page is open.
    static LISTS: RefCell<BTreeMap<String, Rc<str>>> = const { RefCell::new(BTreeMap::new()) };
}

/// A list could not be loaded, or is not valid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoList;

/// The list of a game. With `bypass_cache`, the browser's cache is not used.
///
/// # Errors
/// If it cannot be loaded.
pub async fn list(slug: &str, bypass_cache: bool) -> Result<Rc<str>, NoList> {
    fetch(slug.to_owned(), bypass_cache).await
}

/// The puzzle with this number. None if it is in no list. In a solved game, the engine can then generate it.
///
/// # Errors
/// If a list cannot be loaded or read.
pub async fn puzzle(
    game_words: &'static dyn GameWords,
    number: u64,
    bypass_cache: bool,
) -> Result<Option<Puzzle>, NoList> {
    let (kind, slug) = (game_words.kind(), game_words.slug());
    let is_solved = !kind.exact_levels().is_empty();
    let read = |number, line| Puzzle::read(slug, number, line).ok_or(NoList);
    if let Some(day) = Day::of(number).filter(|_| is_solved) {
        let days = fetch(format!("{slug}-days"), bypass_cache).await?;
        let line = listed_day(&days, day);
        return line.map(|line| read(number, line)).transpose();
    }
    let list = fetch(slug.to_owned(), bypass_cache).await?;
    let line = listed(&list, number, !is_solved);
    line.map(|(number, line)| read(number, line)).transpose()
}

async fn fetch(name: String, bypass_cache: bool) -> Result<Rc<str>, NoList> {
    if let Some(list) = LISTS.with_borrow(|lists| lists.get(&name).cloned()) {
        return Ok(list);
    }
    let text = data_file::fetch("puzzles", &name, "txt", bypass_cache).await;
    // A list that was cut off ends in the middle of a line.
    let whole = text.filter(|text| text.ends_with('\n'));
    let list: Rc<str> = whole.ok_or(NoList)?.into();
    LISTS.with_borrow_mut(|lists| lists.insert(name, list.clone()));
    Ok(list)
}
