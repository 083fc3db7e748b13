//! The tests that wait for a browser.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::Test;
use crate::browser::{Browser, Speaks};

/// Tests of one browser, in the order in which sessions take them.
pub struct Queue {
    pub browser: Browser,
    waiting: Mutex<VecDeque<Test>>,
    count: usize,
}

impl Queue {
    /// The longest tests come first, what was never timed before them: nobody is to wait at the end for one long
    /// test. Tests in another language come together, since each change of language costs a session.
    pub fn new(browser: Browser, mut tests: Vec<Test>, times: &BTreeMap<String, Duration>) -> Self {
        tests.sort_by_cached_key(|test| {
            let time = times.get(&test.full_name(browser)).copied();
            let is_other = test.speaks != Speaks::English;
            (is_other, std::cmp::Reverse(time.unwrap_or(Duration::MAX)))
        });
        Self {
            browser,
            count: tests.len(),
            waiting: Mutex::new(tests.into()),
        }
    }

    pub fn next(&self) -> Option<Test> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.pop_front()
    }

    pub fn len(&self) -> usize {
        self.count
    }

    /// How many sessions take from it. Chromium plays more tests than the others.
    pub fn lanes(&self) -> usize {
        let most = match self.browser {
            Browser::Chromium => 2,
            Browser::Firefox | Browser::WebKit => 1,
        };
        most.min(self.count)
    }

    pub fn names(&self) -> Vec<String> {
        let waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let name = |test: &Test| test.full_name(self.browser);
        waiting.iter().map(name).collect()
    }
}
