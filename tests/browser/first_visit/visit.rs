//! A browser that has never been anywhere, on a slow network and a slow processor, and what is measured in it.

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;
use tablero_browser::browser::{BLANK, Session, Speaks};
use tablero_browser::page::{html, link};
use xtask::measure::first_visit::Figure;
use xtask::serve::{Intercept, ServeOptions, Server};

use super::network::Network;

/// Kilobits a second, down and up, and milliseconds before an answer begins.
const DOWN: f64 = 1600.0;
const UP: f64 = 750.0;
const LATENCY: u32 = 150;
/// How many times slower the processor is made.
const SLOWER: u32 = 4;
const SCREEN: (u32, u32) = (360, 640);
const DOTS: f64 = 2.0;
/// The move that is made on Breakthrough's usual board.
const START: &str = "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w";
const SPOTS: [&str; 2] = ["a2", "a3"];
/// How long nothing may come over the network before all is still.
const STILL: Duration = Duration::from_millis(1500);
/// Only a failure takes this long.
const PATIENCE: Duration = Duration::from_secs(90);

const WATCH: &str = include_str!("watch.js");
const MOVE: &str = include_str!("move.js");
const BOARD: &str = include_str!("board.js");

pub type Values = Vec<(Figure, f64)>;

/// A browser of its own for a first visit and what follows it.
pub struct Visitor {
    session: Session,
    address: String,
}

/// Serves a folder, compressed, and an empty page beside it.
pub fn serve(folder: &Path) -> Result<Server, String> {
    let options = ServeOptions {
        compressed: true,
        intercept: Some(Box::new(|path| match path {
            BLANK => html("<!doctype html><link rel=icon href='data:,'>"),
            _ => Intercept::Serve,
        })),
        ..ServeOptions::new(folder)
    };
    Server::start(options).map_err(|error| format!("{}: {error}", folder.display()))
}

impl Visitor {
    /// Starts the browser, for a server that serves a page.
    pub fn start(server: &Server) -> Result<Self, String> {
        Ok(Self {
            session: Session::start_with_events(Speaks::English)?,
            address: server.address(),
        })
    }

    /// Makes network and processor slow and the window small.
    pub fn prepare(&self) {
        // From the same origin, so that the page runs in the process that is made slow here.
        self.leave();
        self.session.pretend(SCREEN, DOTS);
        let bytes = |kilobits: f64| kilobits * 1000.0 / 8.0;
        let network = json!({
            "offline": false,
            "latency": LATENCY,
            "downloadThroughput": bytes(DOWN),
            "uploadThroughput": bytes(UP),
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
        // What a browser does once it has started is done by then.
        thread::sleep(STILL);
    }

    pub fn quit(self) {
        self.session.quit();
    }

    /// The first visit of home, or of all there is of the empty page.
    pub fn home(&self) -> Values {
        let before = self.busy();
        let network = self.visit("");
        let after = self.busy();
        let ready = self.ready();
        let carried = network.carried(ready);
        vec![
            (Figure::FirstPicture, self.first_picture()),
            (Figure::Ready, ready),
            (Figure::Shift, self.shift()),
            (Figure::MainThread, after.0 - before.0),
            (Figure::Script, after.1 - before.1),
            (Figure::Bytes, carried.bytes / 1000.0),
            (Figure::Requests, carried.requests as f64),
            (Figure::Depth, carried.depth.into()),
        ]
    }

    /// From home, where all is still, to a board.
    pub fn to_board(&self) -> Values {
        let time = self.session.run_async(BOARD, vec![]);
        vec![(Figure::ToBoard, time.as_f64().unwrap_or(f64::NAN))]
    }

    /// Home once more, by somebody who has not played.
    pub fn home_again(&self) -> Values {
        self.leave();
        self.session.run("localStorage.clear()", vec![]);
        self.visit("");
        vec![
            (Figure::SecondPicture, self.first_picture()),
            (Figure::SecondReady, self.ready()),
        ]
    }

    /// The first visit of all, by a link to a board.
    pub fn link(&self) -> Values {
        self.before_all_else(&MOVE.replace("SPOTS", &json!(SPOTS).to_string()));
        self.visit(&link(START, &[]));
        let check = "return window.firstVisit.moved ?? null";
        let moved = self
            .session
            .until_within(PATIENCE, "a first move", check, vec![]);
        vec![
            (Figure::FirstMove, moved.as_f64().unwrap_or(f64::NAN)),
            (Figure::LinkShift, self.shift()),
        ]
    }

    /// Goes to an empty page of the same origin.
    fn leave(&self) {
        self.session.load(&format!("{}{BLANK}", self.address));
    }

    /// Loads the page at a fragment and waits until it is ready and all is still.
    #[track_caller]
    fn visit(&self, fragment: &str) -> Network {
        let mut network = Network::default();
        // What came before is none of it.
        self.session.take_events();
        self.session.load(&format!("{}{fragment}", self.address));
        let ready = "return window.firstVisit.ready !== null";
        self.session
            .until_within(PATIENCE, "the page to be ready", ready, vec![]);
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
            assert!(Instant::now() < deadline, "the network is never still");
            thread::sleep(Duration::from_millis(100));
        }
    }

    /// Runs a script in every document from now on, before its own.
    fn before_all_else(&self, script: &str) {
        let script = json!({"source": script});
        self.session
            .chromium("Page.addScriptToEvaluateOnNewDocument", script);
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

    /// How long the main thread has been busy, and how long with scripts, in milliseconds.
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
