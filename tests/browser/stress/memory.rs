//! The memory of a page on which many games are played, one after another.

use serde_json::json;
use tablero::games::GAMES;
use tablero_browser::browser::{BrowserLanguage, Session};
use tablero_browser::memory::{Used, keeping_memory, used};
use tablero_browser::page::Page;

/// The memory use after this many games is compared with the memory use after all games.
const FIRST: usize = 20;
/// The growth that is allowed, in hundredths.
const PERCENT: u64 = 10;
/// After this many games and their multiples, the memory use is printed.
const PRINTED: usize = 50;
/// The touches in each game. Two of them make a move.
const TOUCHES: usize = 12;

/// Plays this many games, each kind in turn.
///
/// # Errors
/// If Chromium does not start, or the page has grown.
pub fn test(games: usize) -> Result<(), String> {
    let session = Session::start_chromium(BrowserLanguage::English)?;
    session.skip_delays();
    let page = keeping_memory(&session, || Page::home(&session));
    let mut before = None;
    let mut after = used(&session);
    let slugs: Vec<&str> = GAMES.iter().map(|kind| kind.slug()).collect();
    for done in (0..games).step_by(slugs.len()) {
        let arguments = vec![json!(slugs), json!(TOUCHES)];
        let failed = session.run_async(include_str!("play_games.js"), arguments);
        if !failed.is_null() {
            return Err(format!("after {done} games: {failed}"));
        }
        let done = done + slugs.len();
        if done == FIRST || done >= games || done.is_multiple_of(PRINTED) {
            after = used(&session);
            println!("after {done} games: {after:?}");
            before = before.or(Some(after));
        }
    }
    drop(page);
    session.quit();
    let grown = grown(&before.unwrap_or(after), &after);
    match grown.is_empty() {
        true => Ok(()),
        false => Err(format!(
            "over {games} games more than {PERCENT} % was added to: {}",
            grown.join(", ")
        )),
    }
}

/// The parts that have grown by more than is allowed.
fn grown(before: &Used, after: &Used) -> Vec<&'static str> {
    let all = [
        ("the program's memory", before.program, after.program),
        ("the heap", before.heap, after.heap),
        ("nodes", before.nodes, after.nodes),
        ("listeners", before.listeners, after.listeners),
    ];
    let has_grown = |(_, before, after): &&(&str, u64, u64)| after * 100 > before * (100 + PERCENT);
    all.iter()
        .filter(has_grown)
        .map(|(what, ..)| *what)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_grown_by_more_than_a_tenth_is_named() {
        let before = Used {
            program: 1_000,
            heap: 1_000,
            nodes: 100,
            listeners: 10,
        };
        let after = Used {
            heap: 1_101,
            nodes: 110,
            listeners: 12,
            ..before
        };
        assert_eq!(grown(&before, &after), ["the heap", "listeners"]);
    }
}
