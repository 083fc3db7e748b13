//! Runs tests in browsers: a queue for each browser, and as many sessions as the machine supports.

mod arguments;
mod queue;
mod runner;
pub mod subject;
mod summary;

use std::process::ExitCode;
use std::sync::Arc;
use std::thread;
use std::time::Instant;

use crate::browser::{Browser, BrowserLanguage, Feature, Session};
use crate::report;
use arguments::Arguments;
use queue::Queue;
use runner::Runner;
pub use subject::Subject;
use summary::Summary;

/// A test and its needs.
#[derive(Clone, Copy)]
pub struct Test {
    pub name: &'static str,
    /// Its module.
    pub module: &'static str,
    pub run: fn(&Session),
    pub needs: Option<Feature>,
    pub speaks: BrowserLanguage,
    /// Its subject, if its result cannot depend on the browser engine.
    pub subject: Option<Subject>,
}

impl Test {
    /// For example `chromium::pointing::a_piece_is_dragged`.
    pub fn full_name(&self, browser: Browser) -> String {
        format!("{}::{}::{}", browser.name(), self.module_name(), self.name)
    }

    /// Whether it only runs in Chromium.
    pub fn is_once(&self) -> bool {
        matches!(self.subject, Some(Subject::Once(_)))
    }

    /// For example `pointing`.
    pub fn module_name(&self) -> &'static str {
        self.module.rsplit("::").next().unwrap_or_default()
    }
}

/// A list of tests by the names of their functions: `name`, `name if Touch`, `name if Spanish in Spanish`,
/// `name once Axe` (only in Chromium), `name sample Axe` (in every browser, as a sample for all tests that
/// run once).
macro_rules! tests {
    ($($name:ident $(once $once:ident)? $(sample $sample:ident)? $(if $can:ident)? $(in $language:ident)?),* $(,)?) => {
        &[$($crate::run::Test {
            name: stringify!($name),
            module: module_path!(),
            run: $name,
            needs: $crate::run::tests!(@needs $($can)?),
            speaks: $crate::run::tests!(@speaks $($language)?),
            subject: $crate::run::tests!(@subject $(once $once)? $(sample $sample)?),
        }),*]
    };
    (@needs) => { None };
    (@needs $can:ident) => { Some($crate::browser::Feature::$can) };
    (@speaks) => { $crate::browser::BrowserLanguage::English };
    (@speaks $language:ident) => { $crate::browser::BrowserLanguage::$language };
    (@subject) => { None };
    (@subject once $subject:ident) => { Some($crate::run::Subject::Once($crate::run::subject::About::$subject)) };
    (@subject sample $subject:ident) => { Some($crate::run::Subject::Sample($crate::run::subject::About::$subject)) };
}
pub(crate) use tests;

pub fn run(words: impl IntoIterator<Item = String>, tests: &[Test]) -> ExitCode {
    let arguments = match Arguments::parse(words) {
        Ok(arguments) => arguments,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::FAILURE;
        }
    };
    if arguments.help {
        println!("{}", arguments::USAGE);
        return ExitCode::SUCCESS;
    }
    let faults = [subject::faults(tests), missing(&arguments)].concat();
    for fault in &faults {
        eprintln!("error: {fault}");
    }
    let queues = queues(&arguments, tests);
    if arguments.list {
        for queue in &queues {
            queue
                .names()
                .iter()
                .for_each(|name| println!("{name}: test"));
        }
        return ExitCode::SUCCESS;
    }
    report::begin();
    let count: usize = queues.iter().map(|queue| queue.left()).sum();
    println!("running {count} tests");
    let start = Instant::now();
    let threads: Vec<_> = (0..arguments.slots)
        .filter(|_| count > 0)
        .map(|at| {
            let mut runner = Runner::new(queues.clone(), at, arguments.repeat);
            thread::spawn(move || {
                runner.work();
                runner.finish()
            })
        })
        .collect();
    let runs = threads
        .into_iter()
        .flat_map(|thread| thread.join().unwrap_or_default())
        .collect();
    let expected = count * arguments.repeat.unwrap_or(1);
    let summary = Summary::new(runs, expected, start.elapsed(), arguments.slots);
    summary.keep_times();
    print!("{summary}");
    match summary.passed() && faults.is_empty() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}

/// The browsers that a full run needs and that are not installed.
fn missing(arguments: &Arguments) -> Vec<String> {
    [Browser::Chromium, Browser::Firefox]
        .into_iter()
        .filter(|browser| arguments.wants(*browser) && !browser.is_there())
        .map(|browser| {
            let name = browser.name();
            format!("{name} is not set up: run the suite with `cargo xtask test browser`")
        })
        .collect()
}

fn queues(arguments: &Arguments, tests: &[Test]) -> Vec<Arc<Queue>> {
    let times = summary::last_times();
    Browser::ALL
        .into_iter()
        .filter(|browser| browser.is_there())
        .map(|browser| {
            let taken = tests.iter().filter(|test| arguments.takes(test, browser));
            Arc::new(Queue::new(browser, taken.copied().collect(), &times))
        })
        .collect()
}
