//! A session of a browser and the tests that it plays one after another.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::{Queue, Test};
use crate::browser::{Browser, Lost, Session, Speaks};
use crate::report;

/// So many tests of a session are played again when they fail; more failures are no accident.
const AGAIN: u32 = 4;

/// Modules whose tests look at motion, at the page's own delays, or at what is done meanwhile. In the others
/// pieces move and the page answers at once.
const REAL_TIME: [&str; 8] = [
    "agreeing",
    "boards",
    "drawing",
    "hands",
    "machine",
    "shown",
    "solved",
    "taking_back",
];

/// A test that was played.
pub struct Run {
    pub name: String,
    pub browser: Browser,
    pub time: Duration,
    /// What it said where it failed.
    pub failure: Option<String>,
    /// What it said at first where it passed only when it was played again.
    pub first: Option<String>,
}

pub struct Lane {
    queue: Arc<Queue>,
    slots: Arc<Slots>,
    /// How many times each test is played, without a second try.
    repeat: Option<usize>,
    session: Option<(Speaks, Session)>,
    /// How many tests were played again that had not lost their browser.
    again: u32,
    runs: Vec<Run>,
}

impl Lane {
    pub fn new(queue: Arc<Queue>, slots: Arc<Slots>, repeat: Option<usize>) -> Self {
        Self {
            queue,
            slots,
            repeat,
            session: None,
            again: 0,
            runs: Vec::new(),
        }
    }

    /// Plays tests until none waits.
    pub fn work(&mut self) {
        while let Some(test) = self.queue.next() {
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

    /// Ends the browser and gives what was played.
    pub fn finish(mut self) -> Vec<Run> {
        self.leave();
        self.runs
    }

    fn play(&mut self, test: &Test) -> Run {
        let slots = Arc::clone(&self.slots);
        let _slot = slots.take();
        let start = Instant::now();
        let (mut failure, mut first) = (self.attempt(test).err(), None);
        // One failure in a thousand tests is as often the browser's as the page's: a test that fails
        // is played once more in a new session, and the end of the run tells of it.
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
            name: test.full_name(self.queue.browser),
            browser: self.queue.browser,
            time: start.elapsed(),
            failure: failure.map(|failure| failure.to_string()),
            first,
        }
    }

    fn attempt(&mut self, test: &Test) -> Result<(), Failure> {
        let session = self.session(test.speaks).map_err(Failure::Lost)?;
        let play = || {
            session.clear();
            match REAL_TIME.contains(&test.module_name()) {
                true => session.in_real_time(),
                false => session.hurry(),
            }
            // Whatever the page of the test before has still to complain of.
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
        // Whatever the failure left behind goes with the session.
        self.leave();
        Err(failure)
    }

    fn session(&mut self, speaks: Speaks) -> Result<&Session, String> {
        if matches!(&self.session, Some((spoken, _)) if *spoken != speaks) {
            self.leave();
        }
        if self.session.is_none() {
            self.session = Some((speaks, Session::start(self.queue.browser, speaks)?));
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

/// How many sessions may be at work.
pub struct Slots {
    free: Mutex<usize>,
    freed: Condvar,
}

pub struct Slot<'a>(&'a Slots);

impl Slots {
    pub fn new(free: usize) -> Self {
        Self {
            free: Mutex::new(free),
            freed: Condvar::new(),
        }
    }

    fn take(&self) -> Slot<'_> {
        let free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        let free = self.freed.wait_while(free, |free| *free == 0);
        *free.unwrap_or_else(PoisonError::into_inner) -= 1;
        Slot(self)
    }
}

impl Drop for Slot<'_> {
    fn drop(&mut self) {
        *self.0.free.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        self.0.freed.notify_one();
    }
}
