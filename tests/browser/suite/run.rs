//! Runs every test in every browser: one session a browser, its tests one after another, and at
//! most two browsers at work at a time.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use libtest_mimic::{Arguments, Failed, Trial};

use crate::browser::{Browser, Can, Lost, Session, Speaks};
use crate::report;

/// A test and what it needs.
#[derive(Clone, Copy)]
pub struct Test {
    pub name: &'static str,
    pub run: fn(&Session),
    pub needs: Option<Can>,
    pub speaks: Speaks,
}

/// A list of tests by the names of their functions: `name`, `name if Touch`,
/// `name if Spanish in Spanish`.
macro_rules! tests {
    ($($name:ident $(if $can:ident)? $(in $language:ident)?),* $(,)?) => {
        &[$($crate::run::Test {
            name: stringify!($name),
            run: $name,
            needs: $crate::run::tests!(@need $($can)?),
            speaks: $crate::run::tests!(@speaks $($language)?),
        }),*]
    };
    (@need) => { None };
    (@need $can:ident) => { Some($crate::browser::Can::$can) };
    (@speaks) => { $crate::browser::Speaks::English };
    (@speaks $language:ident) => { $crate::browser::Speaks::$language };
}
pub(crate) use tests;

pub fn run(arguments: &Arguments, tests: &[Test]) -> ExitCode {
    if !arguments.list {
        report::begin();
    }
    let seats: Vec<Arc<Seat>> = Browser::ALL
        .into_iter()
        .filter(|browser| browser.is_there())
        .map(|browser| Arc::new(Seat::new(browser)))
        .collect();
    let slots = Arc::new(Slots::new(2));

    let mut trials: Vec<Trial> = [Browser::Chromium, Browser::Firefox]
        .into_iter()
        .filter(|browser| !browser.is_there())
        .map(|browser| {
            let sentence = format!(
                "{} is not set up: run the suite with `cargo xtask test browser`",
                browser.name()
            );
            Trial::test(format!("{}::is_there", browser.name()), || {
                Err(sentence.into())
            })
        })
        .collect();
    for test in tests {
        for seat in &seats {
            if test.needs.is_some_and(|need| !seat.browser.can(need)) {
                continue;
            }
            let name = format!("{}::{}", seat.browser.name(), test.name);
            let (test, seat, slots) = (*test, Arc::clone(seat), Arc::clone(&slots));
            trials.push(Trial::test(name, move || seat.run(&slots, &test)));
        }
    }

    // Every test waits for its browser: threads that wait cost nothing.
    let mut arguments = arguments.clone();
    arguments.test_threads = arguments.test_threads.or(Some(trials.len().max(1)));
    let conclusion = libtest_mimic::run(&arguments, trials);
    for seat in &seats {
        seat.finish();
    }
    conclusion.exit_code()
}

/// So many tests of a browser are played again when they fail; more failures are no accident.
const AGAIN: u32 = 4;

/// A browser's place: who holds it drives the browser.
struct Seat {
    browser: Browser,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    session: Option<(Speaks, Session)>,
    /// How long each test took.
    times: Vec<(Duration, &'static str)>,
    /// Tests that failed first and passed when they were played again, with what they said.
    unsteady: Vec<(&'static str, String)>,
    /// How many tests were played again that had not lost their browser.
    again: u32,
}

impl Seat {
    fn new(browser: Browser) -> Self {
        Self {
            browser,
            taken: Mutex::default(),
        }
    }

    fn take(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn run(&self, slots: &Slots, test: &Test) -> Result<(), Failed> {
        let mut taken = self.take();
        let _slot = slots.take();
        let start = Instant::now();
        let mut result = taken.attempt(self.browser, test);
        // One failure in a thousand tests is as often the browser's as the page's: a test that fails
        // is played once more in a new session, and the end of the run tells of it.
        if let Err(first) = &result
            && (matches!(first, Failure::Lost(_)) || taken.again < AGAIN)
        {
            taken.again += u32::from(matches!(first, Failure::Page(_)));
            let first = first.to_string();
            result = taken.attempt(self.browser, test);
            if result.is_ok() {
                taken.unsteady.push((test.name, first));
            }
        }
        taken.times.push((start.elapsed(), test.name));
        result.map_err(|failure| failure.to_string().into())
    }

    fn finish(&self) {
        let mut taken = self.take();
        let mut times = std::mem::take(&mut taken.times);
        times.sort_unstable_by(|a, b| b.cmp(a));
        if times.len() > 1 {
            let (name, count) = (self.browser.name(), times.len());
            let all: Duration = times.iter().map(|(time, _)| time).sum();
            eprintln!(
                "{name}: {count} tests in {:.1} s, among them",
                all.as_secs_f32()
            );
            for (time, test) in times.iter().take(5) {
                eprintln!("{:6.1} s  {test}", time.as_secs_f32());
            }
        }
        for (test, first) in &taken.unsteady {
            eprintln!(
                "unsteady: {}::{test} passed only when it was played again; first: {first}",
                self.browser.name()
            );
        }
        taken.leave();
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

impl Taken {
    fn attempt(&mut self, browser: Browser, test: &Test) -> Result<(), Failure> {
        let session = self.session(browser, test.speaks).map_err(Failure::Lost)?;
        let play = || {
            session.clear();
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

    fn session(&mut self, browser: Browser, speaks: Speaks) -> Result<&Session, String> {
        if self
            .session
            .as_ref()
            .is_some_and(|(spoken, _)| *spoken != speaks)
        {
            self.leave();
        }
        if self.session.is_none() {
            self.session = Some((speaks, Session::start(browser, speaks)?));
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

/// How many browsers may be at work.
struct Slots {
    free: Mutex<usize>,
    freed: Condvar,
}

struct Slot<'a>(&'a Slots);

impl Slots {
    fn new(free: usize) -> Self {
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
