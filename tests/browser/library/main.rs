//! Measures how fast the list of all games opens and scrolls with ten thousand finished games, on a slow processor.
//!
//! `cargo xtask measure library` builds the page, finds Chromium and runs this program.

use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tablero_browser::browser::{Browser, BrowserLanguage, Session};
use tablero_browser::finished_games;
use tablero_browser::page::Page;

const OPEN: &str = include_str!("open.js");
const SCROLL: &str = include_str!("scroll.js");
/// Whether the page has prepared the list in advance.
const IS_MADE: &str =
    "return document.querySelector('.kept-library[data-hidden=drawn] .library-row') !== null";
const GAMES: usize = 10_000;
/// The factor by which the processor is slowed down.
const SLOWER: u32 = 4;
const SCREEN: (u32, u32) = (360, 640);
const DOTS: f64 = 2.0;
/// How many times the list is opened.
const ROUNDS: usize = 5;
/// Pixels in each frame, and frames: a fast swipe.
const PER_FRAME: u32 = 60;
const FRAMES: u32 = 240;
/// The maximum time from home to the first rows, in milliseconds, as the median.
const MAX_TO_ROWS: f64 = 100.0;
/// After this time without new files the page has loaded everything that it loads in advance.
const STILL: Duration = Duration::from_secs(3);
/// Only a failure takes this long.
const PATIENCE: Duration = Duration::from_secs(90);

fn main() -> ExitCode {
    tablero_browser::finish(run())
}

fn run() -> Result<(), String> {
    if !Browser::Chromium.is_there() {
        return Err("the library is measured with `cargo xtask measure library`".to_owned());
    }
    let values = finished_games::stored(GAMES)?;
    let length = |text: &str| text.encode_utf16().count();
    let size: usize = values
        .iter()
        .map(|(key, value)| length(key) + length(value))
        .sum();
    let session = Session::start_chromium(BrowserLanguage::English)?;
    session.pretend(SCREEN, DOTS);
    let page = Page::serve_as_built(&session);
    for (key, value) in &values {
        page.store(key, value);
    }
    println!(
        "{GAMES} finished games, {size} characters in the store; Chromium, {} x {}, a processor made {SLOWER} times\n\
         slower; times in ms:",
        SCREEN.0, SCREEN.1
    );
    let (mut rows, mut all) = (Vec::new(), Vec::new());
    for round in 1..=ROUNDS {
        // The page is loaded again each time.
        page.open("");
        page.arrive("home");
        wait_until_still(&session)?;
        session.until("a list that is made ahead", IS_MADE, vec![]);
        thread::sleep(STILL);
        slow_down(&session, SLOWER);
        let times = session.run_async(OPEN, vec![json!(GAMES)]);
        slow_down(&session, 1);
        let time = |name: &str| times[name].as_f64().unwrap_or(f64::NAN);
        println!(
            "  opened {round}: first rows {:6.0}, all {:6.0}",
            time("rows"),
            time("all")
        );
        rows.push(time("rows"));
        all.push(time("all"));
    }
    slow_down(&session, SLOWER);
    let scrolled = session.run_async(SCROLL, vec![json!(PER_FRAME), json!(FRAMES)]);
    slow_down(&session, 1);
    let mut frames: Vec<f64> = scrolled["times"]
        .as_array()
        .map(|times| times.iter().filter_map(Value::as_f64).collect())
        .unwrap_or_default();
    frames.sort_by(f64::total_cmp);
    let part = |part: usize| {
        frames
            .get(frames.len().saturating_sub(1) * part / 100)
            .copied()
    };
    let shown = |of: usize| part(of).unwrap_or(f64::NAN);
    println!(
        "  scrolled {FRAMES} times by {PER_FRAME} pixels: a frame takes {:.1} in half, {:.1} in nine of ten, {:.1} in \
         99 of 100; {} without all rows",
        shown(50),
        shown(90),
        shown(99),
        scrolled["bare"]
    );
    drop(page);
    session.quit();
    rows.sort_by(f64::total_cmp);
    all.sort_by(f64::total_cmp);
    let (rows, all) = (rows[ROUNDS / 2], all[ROUNDS / 2]);
    println!("  medians: first rows {rows:.0}, at most {MAX_TO_ROWS}; all {all:.0}");
    if rows.is_nan() || rows > MAX_TO_ROWS {
        return Err(format!("the first rows come after {rows:.0} ms"));
    }
    Ok(())
}

fn slow_down(session: &Session, rate: u32) {
    session.chromium("Emulation.setCPUThrottlingRate", json!({ "rate": rate }));
}

/// Waits until the page has loaded everything that it loads in advance.
fn wait_until_still(session: &Session) -> Result<(), String> {
    let count = || {
        let files = "return performance.getEntriesByType('resource').length";
        session.run(files, vec![]).as_u64()
    };
    let deadline = Instant::now() + PATIENCE;
    let (mut since, mut before) = (Instant::now(), count());
    while since.elapsed() < STILL {
        thread::sleep(Duration::from_millis(200));
        let now = count();
        if now != before {
            (since, before) = (Instant::now(), now);
        }
        if Instant::now() > deadline {
            return Err("the page loads files for ever".to_owned());
        }
    }
    Ok(())
}
