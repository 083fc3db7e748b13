//! A browser session that runs tests one after another. When no tests wait for its browser, it takes tests of
//! another browser.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{Queue, Test};
use crate::browser::{Browser, BrowserLanguage, Lost, Painting, Session};
use crate::report;

/// This many failed tests of a session are repeated. More failures are not accidental.
const AGAIN: u32 = 4;

/// Modules whose tests look at motion, at the page's delays, or at what happens during them. In the other
/// modules, pieces move and the page replies immediately.
const REAL_TIME: [&str; 8] = [
    "agreeing",
    "boards",
    "drawing",
    "pointing",
    "machine",
    "shown",
    "solved",
    "taking_back",
];

/// Modules whose tests take screenshots of whole windows.
const PICTURES: [&str; 1] = ["pictures"];

/// How a test needs the browser to be started.
type Wanted = (BrowserLanguage, Painting);

/// A finished test.
pub struct Run {
    pub name: String,
    pub browser: Browser,
    pub time: Duration,
    /// The message of its failure.
    pub failure: Option<String>,
    /// The message of its first failure, if it passed when it was repeated.
    pub first: Option<String>,
}

pub struct Runner {
    /// The queues of all browsers, and the current one.
    queues: Vec<Arc<Queue>>,
    at: usize,
    /// The number of runs of each test, without retries.
    repeat: Option<usize>,
    session: Option<(Wanted, Session)>,
    /// The number of tests that were repeated although they had not lost their browser.
    again: u32,
    runs: Vec<Run>,
}

impl Runner {
    /// A runner that starts with one of the queues. There is at least one.
    pub fn new(queues: Vec<Arc<Queue>>, at: usize, repeat: Option<usize>) -> Self {
        Self {
            at: at % queues.len(),
            queues,
            repeat,
            session: None,
            again: 0,
            runs: Vec::new(),
        }
    }

    /// Runs tests until none is waiting.
    pub fn work(&mut self) {
        while let Some(test) = self.next() {
            for _ in 0..self.repeat.unwrap_or(1) {
                let run = self.play(&test);
                let word = match (&run.failure, &run.first) {
                    (Some(_), _) => "FAILED",
                    (None, Some(_)) => "ok (second try)",
                    (None, None) => "ok",
                };
                println!(
                    "test {} ... {word} ({:.1} s)",
                    run.name,
                    run.time.as_secs_f32()
                );
                if let Some(said) = run.failure.as_ref().or(run.first.as_ref()) {
                    println!("{said}");
                }
                self.runs.push(run);
            }
        }
    }

    fn next(&mut self) -> Option<Test> {
        loop {
            if let Some(test) = self.queues[self.at].next() {
                return Some(test);
            }
            let longest = (0..self.queues.len()).max_by_key(|&at| self.queues[at].left())?;
            if self.queues[longest].left() == 0 {
                return None;
            }
            self.leave();
            self.at = longest;
        }
    }

    fn browser(&self) -> Browser {
        self.queues[self.at].browser
    }

    /// Ends the browser and returns the finished tests.
    pub fn finish(mut self) -> Vec<Run> {
        self.leave();
        self.runs
    }

    fn play(&mut self, test: &Test) -> Run {
        let start = Instant::now();
        let (mut failure, mut first) = (self.attempt(test).err(), None);
        // One failure in a thousand tests is as often caused by the browser as by the page. A failed test is
        // repeated once in a new session, and the summary mentions it.
        if let Some(failed) = &failure
            && self.repeat.is_none()
            && (matches!(failed, Failure::Lost(_)) || self.again < AGAIN)
        {
            self.again += u32::from(matches!(failed, Failure::Page(_)));
            let said = failed.to_string();
            failure = self.attempt(test).err();
            first = failure.is_none().then_some(said);
        }
        Run {
            name: test.full_name(self.browser()),
            browser: self.browser(),
            time: start.elapsed(),
            failure: failure.map(|failure| failure.to_string()),
            first,
        }
    }

    fn attempt(&mut self, test: &Test) -> Result<(), Failure> {
        let session = self.session(test).map_err(Failure::Lost)?;
        let play = || {
            session.clear();
            match REAL_TIME.contains(&test.module_name()) {
                true => session.in_real_time(),
                false => session.skip_delays(),
            }
            // Ignore errors of the previous test's page.
            session.take_complaints();
            (test.run)(session);
            let complaints = session.take_complaints();
            assert!(
                complaints.is_empty(),
                "the page complained: {complaints:#?}"
            );
        };
        let Err(panic) = catch_unwind(AssertUnwindSafe(play)) else {
            return Ok(());
        };
        let failure = match panic.downcast::<Lost>() {
            Ok(lost) => Failure::Lost(lost.0),
            Err(_) => Failure::Page(report::failure(session, test.name)),
        };
        // A new session discards the state left by the failure.
        self.leave();
        Err(failure)
    }

    fn session(&mut self, test: &Test) -> Result<&Session, String> {
        let painting = match PICTURES.contains(&test.module_name()) {
            true => Painting::ForCard,
            false => Painting::InMemory,
        };
        let wanted = (test.speaks, painting);
        if matches!(&self.session, Some((had, _)) if *had != wanted) {
            self.leave();
        }
        if self.session.is_none() {
            let session = Session::start_for_tests(self.browser(), test.speaks, painting)?;
            self.session = Some((wanted, session));
        }
        let (_, session) = self.session.as_ref().expect("there is one by now");
        Ok(session)
    }

    fn leave(&mut self) {
        if let Some((_, session)) = self.session.take() {
            session.quit();
        }
    }
}

enum Failure {
    Page(String),
    Lost(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Page(said) => f.write_str(said),
            Self::Lost(why) => write!(f, "the browser was lost: {why}"),
        }
    }
}
