//! Measures the time from an input to the next frame, and the processor time of an input, on long records
//! compared with short ones.
//!
//! `cargo xtask measure steps` makes the records, builds the page, finds Chromium and runs this program.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde_json::{Value, json};
use tablero::games::{GAMES, open};
use tablero::play::{GameText, encode};
use tablero_browser::browser::{Browser, Session, Speaks};
use tablero_browser::page::Page;

const TIME: &str = include_str!("time.js");
/// By what factor the processor is slowed down.
const SLOWER: u32 = 4;
/// The number of plies in a short record.
const SHORT: usize = 10;
/// How many times each record is opened.
const ROUNDS: usize = 4;
/// The actions, by their names in `time.js`.
const DEEDS: [&str; 4] = ["step", "touch", "move", "glide"];
/// The actions that are inputs; a glide lasts many frames.
const INPUTS: usize = 3;
/// How often `time.js` repeats an input.
const REPEATED: f64 = 46.0;

fn main() -> ExitCode {
    tablero_browser::finish(run())
}

fn run() -> Result<(), String> {
    let folder = env::var_os("TABLERO_STEPS").map(PathBuf::from);
    let folder = folder.filter(|_| Browser::Chromium.is_there());
    let folder = folder.ok_or("steps are measured with `cargo xtask measure steps`")?;
    let session = Session::start_chromium(Speaks::English)?;
    println!(
        "From input to the picture after it, and from picture to picture while a piece glides, in ms on a\n\
         processor made {SLOWER} times slower, at each quartile and at nine of ten and 99 of 100; behind it the\n\
         ratio of the medians:"
    );
    println!(
        "  {:14} {:6} {:>6} {:>7} {:>6} {:>6} {:>6} {:>6} {:>6}",
        "game", "what", "plies", "inputs", "25 %", "50 %", "75 %", "90 %", "99 %"
    );
    for kind in GAMES {
        let slug = kind.slug();
        let records = records(&folder, slug)?;
        let mut times: [[Vec<f64>; 2]; DEEDS.len()] = Default::default();
        for _ in 0..ROUNDS {
            // Compared actions are measured close together, because the speed of a machine changes over
            // minutes.
            for (deed, name) in DEEDS.iter().enumerate() {
                for (which, record) in records.iter().enumerate() {
                    times[deed][which].extend(time(&session, record, name));
                }
            }
        }
        for (name, both) in DEEDS.iter().zip(&mut times) {
            let mut medians = Vec::new();
            for (times, record) in both.iter_mut().zip(&records) {
                times.sort_by(f64::total_cmp);
                print!(
                    "  {slug:14} {name:6} {:>6} {:>7}",
                    record.moves.len(),
                    times.len()
                );
                for part in [25, 50, 75, 90, 99] {
                    print!(" {:6.1}", quantile(times, part));
                }
                medians.push(quantile(times, 50));
                match medians[..] {
                    [short, long] => println!("  {:.2}", long / short),
                    _ => println!(),
                }
            }
        }
    }
    println!(
        "\nProcessor time of the page's main thread for an input, in ms, not slowed down: the least of {ROUNDS} times"
    );
    println!("  {:14} {:6} {:>6} {:>7}", "game", "what", "short", "long");
    for kind in GAMES {
        let slug = kind.slug();
        let records = records(&folder, slug)?;
        for deed in &DEEDS[..INPUTS] {
            let mut least = [f64::INFINITY; 2];
            for _ in 0..ROUNDS {
                for (least, record) in least.iter_mut().zip(&records) {
                    *least = least.min(work(&session, record, deed));
                }
            }
            let [short, long] = least;
            println!(
                "  {slug:14} {deed:6} {short:6.2} {long:7.2}  {:.2}",
                long / short
            );
        }
    }
    session.quit();
    Ok(())
}

/// The last plies of a long record, and the whole of it: both end in the same position, so that only the length differs.
fn records(folder: &Path, slug: &str) -> Result<[GameText; 2], String> {
    let long = read(folder, slug)?;
    let opened = open(&long).map_err(|error| format!("{slug}: {error:?}"))?;
    let from = long.moves.len().saturating_sub(SHORT);
    let short = GameText {
        moves: long.moves[from..].to_vec(),
        ..opened.begun_at(from)
    };
    Ok([short, long])
}

fn read(folder: &Path, name: &str) -> Result<GameText, String> {
    let path = folder.join(name);
    let told = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let text = fs::read_to_string(&path).map_err(|error| told(&error))?;
    text.trim_end().parse().map_err(|error| told(&error))
}

/// Opens a record and repeats an action. Returns the times in milliseconds.
fn time(session: &Session, record: &GameText, deed: &str) -> Vec<f64> {
    let page = Page::serve(session);
    page.open(&format!("#{}", encode(record)));
    page.arrive("game");
    page.await_ply(record.moves.len());
    let slower = |rate: u32| {
        session.chromium("Emulation.setCPUThrottlingRate", json!({ "rate": rate }));
    };
    slower(SLOWER);
    let times = session.run_async(TIME, vec![json!(deed)]);
    slower(1);
    let times = times.as_array().map(Vec::as_slice).unwrap_or_default();
    times.iter().filter_map(Value::as_f64).collect()
}

/// Opens a record and repeats an input. Returns the processor time that the page's main thread needs for one,
/// in milliseconds. Unlike the time until a frame, it does not depend on what else the machine does.
fn work(session: &Session, record: &GameText, deed: &str) -> f64 {
    let page = Page::serve(session);
    page.open(&format!("#{}", encode(record)));
    page.arrive("game");
    page.await_ply(record.moves.len());
    session.chromium("Performance.enable", json!({ "timeDomain": "threadTicks" }));
    let busy = || {
        let metrics = session.chromium("Performance.getMetrics", json!({}));
        let metrics = metrics["metrics"].as_array().cloned().unwrap_or_default();
        let busy = metrics.iter().find(|one| one["name"] == "TaskDuration");
        busy.and_then(|one| one["value"].as_f64())
            .unwrap_or(f64::NAN)
    };
    // Once before, so that what the page does after loading is over.
    session.run_async(TIME, vec![json!(deed)]);
    session.chromium("HeapProfiler.collectGarbage", json!({}));
    let before = busy();
    session.run_async(TIME, vec![json!(deed)]);
    let work = (busy() - before) * 1_000.0 / REPEATED;
    session.chromium("Performance.disable", json!({}));
    work
}

/// A percentile of sorted times.
fn quantile(times: &[f64], part: usize) -> f64 {
    let last = times.len().saturating_sub(1);
    times.get(last * part / 100).copied().unwrap_or(f64::NAN)
}
