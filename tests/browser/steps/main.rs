//! Measures the time from an input to the next frame, and the processor time of an input, on long records, and on
//! long ones with many variations, compared with short ones.
//!
//! `cargo xtask measure steps` makes the records, builds the page, finds Chromium and runs this program.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde_json::{Value, json};
use tablero::games::{GAMES, kind, open};
use tablero::play::{GameText, GameTree, encode};
use tablero_browser::browser::{Browser, BrowserLanguage, Session};
use tablero_browser::page::Page;

const TIME: &str = include_str!("time.js");
/// The factor by which the processor is slowed down.
const SLOWER: u32 = 4;
/// The number of plies in a short record.
const SHORT: usize = 10;
/// The number of variations in the last record of a game.
const VARIATIONS: usize = 500;
/// How many times each record is opened.
const ROUNDS: usize = 4;
/// The actions, by their names in `time.js`.
const ACTIONS: [&str; 4] = ["step", "touch", "move", "glide"];
/// The actions that are inputs; a glide lasts many frames.
const INPUTS: usize = 3;
/// How many times `time.js` repeats an input.
const REPEATED: f64 = 46.0;

fn main() -> ExitCode {
    tablero_browser::finish(run())
}

fn run() -> Result<(), String> {
    let folder = env::var_os("TABLERO_STEPS").map(PathBuf::from);
    let folder = folder.filter(|_| Browser::Chromium.is_there());
    let folder = folder.ok_or("steps are measured with `cargo xtask measure steps`")?;
    let session = Session::start_chromium(BrowserLanguage::English)?;
    println!(
        "From input to the picture after it, and from picture to picture while a piece glides, in ms on a\n\
         processor made {SLOWER} times slower, at each quartile and at nine of ten and 99 of 100; behind it the\n\
         ratio of the medians:"
    );
    println!(
        "  {:14} {:6} {:>6} {:>8} {:>7} {:>6} {:>6} {:>6} {:>6} {:>6}",
        "game", "what", "plies", "branches", "inputs", "25 %", "50 %", "75 %", "90 %", "99 %"
    );
    for kind in GAMES {
        let slug = kind.slug();
        let records = records(&folder, slug)?;
        let mut times: [[Vec<f64>; 3]; ACTIONS.len()] = Default::default();
        for _ in 0..ROUNDS {
            // Compared actions are measured close together, because the speed of a machine changes over
            // minutes.
            for (action, name) in ACTIONS.iter().enumerate() {
                for (which, record) in records.iter().enumerate() {
                    times[action][which].extend(time(&session, record, name));
                }
            }
        }
        for (name, both) in ACTIONS.iter().zip(&mut times) {
            let mut short = None;
            for (times, record) in both.iter_mut().zip(&records) {
                times.sort_by(f64::total_cmp);
                print!(
                    "  {slug:14} {name:6} {:>6} {:>8} {:>7}",
                    record.game.moves.len(),
                    record.branches,
                    times.len()
                );
                for part in [25, 50, 75, 90, 99] {
                    print!(" {:6.1}", quantile(times, part));
                }
                let median = quantile(times, 50);
                match short {
                    Some(short) => println!("  {:.2}", median / short),
                    None => println!(),
                }
                short = short.or(Some(median));
            }
        }
    }
    println!(
        "\nProcessor time of the page's main thread for an input, in ms, not slowed down: the least of {ROUNDS} times"
    );
    println!(
        "  {:14} {:6} {:>6} {:>7} {:>6} {:>11}",
        "game", "what", "short", "long", "", "variations"
    );
    for kind in GAMES {
        let slug = kind.slug();
        let records = records(&folder, slug)?;
        for action in &ACTIONS[..INPUTS] {
            let mut min = [f64::INFINITY; 3];
            for _ in 0..ROUNDS {
                for (min, record) in min.iter_mut().zip(&records) {
                    *min = min.min(work(&session, record, action));
                }
            }
            let [short, long, branched] = min;
            println!(
                "  {slug:14} {action:6} {short:6.2} {long:7.2} {:6.2} {branched:11.2} {:6.2}",
                long / short,
                branched / short
            );
        }
    }
    session.quit();
    Ok(())
}

/// A game to be opened.
struct Record {
    game: GameText,
    /// The number of variations.
    branches: usize,
    /// The game with its variations as text, if it has any.
    text: Option<String>,
}

impl Record {
    fn line(game: GameText) -> Record {
        Record {
            game,
            branches: 0,
            text: None,
        }
    }

    /// Opens it at its last position.
    fn open<'a>(&self, session: &'a Session) -> Page<'a> {
        let page = Page::serve(session);
        match &self.text {
            None => page.open(&format!("#{}", encode(&self.game))),
            Some(text) => {
                page.open("");
                page.arrive("home");
                page.open_text(text);
            }
        }
        page.arrive("game");
        page.await_ply(self.game.moves.len());
        if self.branches > 0 {
            page.see("[data-line]");
        }
        page
    }
}

/// The last plies of a long record, the whole of it, and the same with variations: all end in the same position.
fn records(folder: &Path, slug: &str) -> Result<[Record; 3], String> {
    let long = read(folder, slug)?;
    let opened = open(&long).map_err(|error| format!("{slug}: {error:?}"))?;
    let from = long.moves.len().saturating_sub(SHORT);
    let short = GameText {
        moves: long.moves[from..].to_vec(),
        ..opened.begun_at(from)
    };
    let branched = branched(&long)?;
    Ok([Record::line(short), Record::line(long), branched])
}

/// The game with a variation of one or two moves at most of its positions.
fn branched(game: &GameText) -> Result<Record, String> {
    let told = |error: &dyn std::fmt::Debug| format!("{}: {error:?}", game.game);
    let kind = kind(&game.game).ok_or("an unknown game")?;
    let (mut tree, end) = GameTree::read_line(kind, game).map_err(|error| told(&error))?;
    let mut path: Vec<_> = tree.path(end).map(|(node, _)| node).collect();
    path.sort_by_key(|node| tree.node(*node).ply());
    let mut branches = 0;
    for nth in 0.. {
        let before = branches;
        for node in &path {
            let at = tree.node(*node);
            let children = at.children().iter();
            let tried: Vec<_> = children
                .filter_map(|one| tree.node(*one).notation())
                .collect();
            let legal = at.position().legal().iter().map(|mv| &*mv.notation);
            let other = legal
                .filter(|mv| !tried.contains(mv))
                .map(str::to_owned)
                .next();
            let is_next = branches < VARIATIONS && tried.len() == nth + 1;
            if let Some(other) = other.filter(|_| is_next) {
                tree.play_text(*node, &other)
                    .map_err(|error| told(&error))?;
                branches += 1;
            }
        }
        if branches == before {
            break;
        }
    }
    let (game, text) = (game.clone(), Some(tree.to_string()));
    Ok(Record {
        game,
        branches,
        text,
    })
}

fn read(folder: &Path, name: &str) -> Result<GameText, String> {
    let path = folder.join(name);
    let told = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let text = fs::read_to_string(&path).map_err(|error| told(&error))?;
    text.trim_end().parse().map_err(|error| told(&error))
}

/// Opens a record and repeats an action. Returns the times in milliseconds.
fn time(session: &Session, record: &Record, action: &str) -> Vec<f64> {
    let _page = record.open(session);
    let slower = |rate: u32| {
        session.chromium("Emulation.setCPUThrottlingRate", json!({ "rate": rate }));
    };
    slower(SLOWER);
    let times = session.run_async(TIME, vec![json!(action)]);
    slower(1);
    let times = times.as_array().map(Vec::as_slice).unwrap_or_default();
    times.iter().filter_map(Value::as_f64).collect()
}

/// Opens a record and repeats an input. Returns the processor time that the page's main thread needs for one,
/// in milliseconds. Unlike the time until a frame, it does not depend on other load.
fn work(session: &Session, record: &Record, action: &str) -> f64 {
    let _page = record.open(session);
    session.chromium("Performance.enable", json!({ "timeDomain": "threadTicks" }));
    let busy = || {
        let metrics = session.chromium("Performance.getMetrics", json!({}));
        let metrics = metrics["metrics"].as_array().cloned().unwrap_or_default();
        let busy = metrics.iter().find(|one| one["name"] == "TaskDuration");
        busy.and_then(|one| one["value"].as_f64())
            .unwrap_or(f64::NAN)
    };
    // Once before, so that the page's work after loading is finished.
    session.run_async(TIME, vec![json!(action)]);
    session.chromium("HeapProfiler.collectGarbage", json!({}));
    let before = busy();
    session.run_async(TIME, vec![json!(action)]);
    let work = (busy() - before) * 1_000.0 / REPEATED;
    session.chromium("Performance.disable", json!({}));
    work
}

/// A percentile of sorted times.
fn quantile(times: &[f64], part: usize) -> f64 {
    let last = times.len().saturating_sub(1);
    times.get(last * part / 100).copied().unwrap_or(f64::NAN)
}
