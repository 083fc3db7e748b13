//! Measurements in a fresh browser with a slow network and a slow processor.

use std::fs;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;
use tablero_browser::browser::{BLANK, BrowserLanguage, Session};
use tablero_browser::depth;
use tablero_browser::page::{html, link};
use xtask::measure::first_visit::Figure;
use xtask::serve::{Intercept, ServeOptions, Server};

use super::network::Network;

/// Kilobits a second, down and up, and milliseconds before a response begins.
const DOWN: f64 = 1600.0;
const UP: f64 = 750.0;
const LATENCY: u32 = 150;
/// The factor by which the processor is slowed down.
const SLOWER: u32 = 4;
const SCREEN: (u32, u32) = (360, 640);
const DOTS: f64 = 2.0;
/// The move on the usual board of Breakthrough.
const START: &str = "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w";
const SPOTS: [&str; 2] = ["a2", "a3"];
/// The time without network traffic after which the page counts as idle.
const STILL: Duration = Duration::from_millis(1500);
/// Only a failure takes this long.
const PATIENCE: Duration = Duration::from_secs(90);

const WATCH: &str = include_str!("watch.js");
const PRESS: &str = include_str!("press.js");
const MOVE: &str = include_str!("move.js");
const BOARD: &str = include_str!("board.js");

pub type Values = Vec<(Figure, f64)>;

/// A separate browser for a first visit and the actions after it.
pub struct Visitor {
    session: Session,
    address: String,
}

/// Serves a folder with compressed files, and an empty page. Chromium does not slow down the requests of a worker, so
/// the server does: it waits as long as the network would take for these files, which share its rate. They do not slow
/// down the requests of the page.
pub fn serve(folder: &Path) -> Result<Server, String> {
    let files = folder.to_owned();
    let slow_line = Mutex::new(Instant::now());
    let options = ServeOptions {
        compressed: true,
        intercept: Some(Box::new(move |path| match path {
            BLANK => html("<!doctype html><link rel=icon href='data:,'>"),
            _ => {
                if path.starts_with("engine") {
                    transfer(&files, path, &slow_line);
                }
                Intercept::Serve
            }
        })),
        ..ServeOptions::new(folder)
    };
    Server::start(options).map_err(|error| format!("{}: {error}", folder.display()))
}

/// Waits until a slow line has transferred a compressed file. The line is free again at the time that it has.
fn transfer(folder: &Path, path: &str, slow_line: &Mutex<Instant>) {
    let size = |path: &str| fs::metadata(folder.join(path)).map(|file| file.len());
    let bytes = size(&format!("{path}.br")).or_else(|_| size(path));
    let seconds = bytes.unwrap_or_default() as f64 / bytes_per_second(DOWN);
    let begins = Instant::now() + Duration::from_millis(LATENCY.into());
    let ends = {
        let mut is_free = slow_line.lock().unwrap_or_else(PoisonError::into_inner);
        *is_free = begins.max(*is_free) + Duration::from_secs_f64(seconds);
        *is_free
    };
    thread::sleep(ends.saturating_duration_since(Instant::now()));
}

fn bytes_per_second(kilobits: f64) -> f64 {
    kilobits * 1000.0 / 8.0
}

impl Visitor {
    /// Starts the browser. The server serves the page.
    pub fn start(server: &Server) -> Result<Self, String> {
        Ok(Self {
            session: Session::start_with_events(BrowserLanguage::English)?,
            address: server.address(),
        })
    }

    /// Slows down the network and the processor and makes the window small.
    pub fn prepare(&self) {
        // From the same origin, so that the page runs in the process that is slowed down here.
        self.leave();
        self.session.pretend(SCREEN, DOTS);
        let network = json!({
            "offline": false,
            "latency": LATENCY,
            "downloadThroughput": bytes_per_second(DOWN),
            "uploadThroughput": bytes_per_second(UP),
        });
        for (method, parameters) in [
            ("Network.enable", json!({})),
            ("Performance.enable", json!({})),
            ("Network.emulateNetworkConditions", network),
            ("Emulation.setCPUThrottlingRate", json!({"rate": SLOWER})),
        ] {
            self.session.chromium(method, parameters);
        }
        self.before_all_else(WATCH);
        // By then the browser has finished its own start-up work.
        thread::sleep(STILL);
    }

    pub fn quit(self) {
        self.session.quit();
    }

    /// The first visit of home, or of the whole empty page.
    pub fn home(&self) -> Values {
        let before = self.busy();
        let network = self.visit("");
        let after = self.busy();
        let ready = self.ready();
        let transferred = network.transferred(ready);
        vec![
            (Figure::FirstPicture, self.first_picture()),
            (Figure::Ready, ready),
            (Figure::Shift, self.shift()),
            (Figure::MainThread, after.0 - before.0),
            (Figure::Script, after.1 - before.1),
            (Figure::Bytes, transferred.bytes / 1000.0),
            (Figure::Requests, transferred.requests as f64),
        ]
    }

    /// From home, when it is idle, to a board.
    pub fn to_board(&self) -> Values {
        let times = self.session.run_async(BOARD, vec![]);
        let time = |at: usize| times[at].as_f64().unwrap_or(f64::NAN);
        vec![(Figure::ToBoard, time(0)), (Figure::ToAlive, time(1))]
    }

    /// Home again, for a person who has not played.
    pub fn home_again(&self) -> Values {
        self.leave();
        self.session.run("localStorage.clear()", vec![]);
        self.visit("");
        vec![
            (Figure::SecondPicture, self.first_picture()),
            (Figure::SecondReady, self.ready()),
        ]
    }

    /// A first visit of home by somebody who presses Play at once.
    pub fn game(&self) -> Values {
        self.before_all_else(PRESS);
        let [moved, whole] = self.first_move("", true);
        vec![
            (Figure::Answer, self.number("window.firstVisit.answered")),
            (Figure::GameMove, moved),
            (Figure::GameWhole, whole),
            (
                Figure::GameReply,
                self.time("replied", "the computer's answer"),
            ),
        ]
    }

    /// A first visit by a link to a board.
    pub fn link(&self) -> Values {
        let [moved, whole] = self.first_move(&link(START, &[]), false);
        vec![
            (Figure::FirstMove, moved),
            (Figure::Whole, whole),
            (Figure::LinkShift, self.shift()),
        ]
    }

    /// Visits the page at a fragment, and makes a move as soon as a board takes it, which the computer answers or not.
    /// Returns the time of the move, and the time at which the program's board shows it.
    fn first_move(&self, fragment: &str, is_answered: bool) -> [f64; 2] {
        let script = MOVE.replace("SPOTS", &json!(SPOTS).to_string());
        self.before_all_else(&script.replace("IS_ANSWERED", &is_answered.to_string()));
        // The requests of the engine's worker are not seen here, so the page is never idle.
        self.load(fragment);
        let times = [
            self.time("moved", "a first move"),
            self.time("whole", "the program's board"),
        ];
        // For later shifts of the layout.
        thread::sleep(STILL);
        times
    }

    /// The number of requests that the screen of a visit waits for one after another.
    pub fn depth(&self, visit: &depth::Visit) -> usize {
        let waves = depth::measure(&self.session, &self.address, visit);
        eprintln!("The requests of {}:\n{waves}", visit.name);
        waves.depth()
    }

    /// Goes to an empty page of the same origin.
    fn leave(&self) {
        self.session.load(&format!("{}{BLANK}", self.address));
    }

    /// Loads the page at a fragment and waits until it is ready.
    #[track_caller]
    fn load(&self, fragment: &str) {
        self.session.load(&format!("{}{fragment}", self.address));
        let ready = "return window.firstVisit.ready !== null";
        self.session
            .until_within(PATIENCE, "the page to be ready", ready, vec![]);
    }

    /// The same, and waits until the page is idle.
    #[track_caller]
    fn visit(&self, fragment: &str) -> Network {
        let mut network = Network::default();
        // Earlier events do not count.
        self.session.take_events();
        self.load(fragment);
        let deadline = Instant::now() + PATIENCE;
        let mut since = Instant::now();
        loop {
            let events = self.session.take_events();
            network.take(&events);
            if !events.is_empty() || !network.is_still() {
                since = Instant::now();
            }
            if since.elapsed() >= STILL {
                return network;
            }
            let running = network.running();
            assert!(
                Instant::now() < deadline,
                "the network is never still: {running:?}"
            );
            thread::sleep(Duration::from_millis(100));
        }
    }

    /// Runs a script in every new document, before its own scripts.
    fn before_all_else(&self, script: &str) {
        let script = json!({"source": script});
        self.session
            .chromium("Page.addScriptToEvaluateOnNewDocument", script);
    }

    /// Waits until a script has recorded a time, and returns it.
    fn time(&self, name: &str, what: &str) -> f64 {
        let check = format!("return window.firstVisit.{name} ?? null");
        let time = self.session.until_within(PATIENCE, what, &check, vec![]);
        time.as_f64().unwrap_or(f64::NAN)
    }

    fn ready(&self) -> f64 {
        self.number("window.firstVisit.ready")
    }

    fn shift(&self) -> f64 {
        self.number("window.firstVisit.shift")
    }

    fn first_picture(&self) -> f64 {
        self.number("performance.getEntriesByName('first-contentful-paint')[0]?.startTime")
    }

    fn number(&self, expression: &str) -> f64 {
        let value = self
            .session
            .run(&format!("return {expression} ?? null"), vec![]);
        value.as_f64().unwrap_or(f64::NAN)
    }

    /// How long the main thread was busy, and how long with scripts, in milliseconds.
    fn busy(&self) -> (f64, f64) {
        let answer = self.session.chromium("Performance.getMetrics", json!({}));
        let metrics = answer["metrics"].as_array();
        let metrics = metrics.map(Vec::as_slice).unwrap_or_default();
        let metric = |name: &str| {
            let found = metrics.iter().find(|metric| metric["name"] == name);
            let seconds = found.and_then(|metric| metric["value"].as_f64());
            seconds.unwrap_or(f64::NAN) * 1000.0
        };
        (metric("TaskDuration"), metric("ScriptDuration"))
    }
}
