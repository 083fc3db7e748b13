//! The tests that wait for a browser.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::Test;
use crate::browser::{Browser, BrowserLanguage};

/// The tests of one browser, in the order in which sessions take them.
pub struct Queue {
    pub browser: Browser,
    waiting: Mutex<VecDeque<Test>>,
}

impl Queue {
    /// Tests that were never timed are first, then the longest, so that the run does not end with one long
    /// test. Tests in the same language are grouped, because each change of language needs a new session.
    pub fn new(browser: Browser, mut tests: Vec<Test>, times: &BTreeMap<String, Duration>) -> Self {
        tests.sort_by_cached_key(|test| {
            let time = times.get(&test.full_name(browser)).copied();
            let is_other = test.speaks != BrowserLanguage::English;
            (is_other, std::cmp::Reverse(time.unwrap_or(Duration::MAX)))
        });
        Self {
            browser,
            waiting: Mutex::new(tests.into()),
        }
    }

    pub fn next(&self) -> Option<Test> {
        self.waiting().pop_front()
    }

    fn waiting(&self) -> MutexGuard<'_, VecDeque<Test>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of tests still waiting.
    pub fn left(&self) -> usize {
        self.waiting().len()
    }

    pub fn names(&self) -> Vec<String> {
        let name = |test: &Test| test.full_name(self.browser);
        self.waiting().iter().map(name).collect()
    }
}
