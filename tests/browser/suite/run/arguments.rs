//! The arguments of the suite: the arguments of cargo's own test harness and some more.

use super::Test;
use crate::browser::Browser;

pub const USAGE: &str = "\
cargo xtask test browser -- [NAME...] [OPTIONS]
  NAME               tests whose name has this in it, as chromium::a_dropped_piece or solved::
  --exact            tests that are called just so
  --skip NAME        none whose name has this in it
  --in BROWSER,...   in these browsers only: chromium, firefox, webkit
  --all              every test in every browser that can do what it needs
  --slots N          so many browsers at work at once
  --repeat N         each test so many times, without a second try
  --list             names only
  --help             this text";

#[derive(Clone, Debug, PartialEq)]
pub struct Arguments {
    names: Vec<String>,
    exact: bool,
    skipped: Vec<String>,
    /// Empty means all.
    only: Vec<Browser>,
    /// Whether tests for which one browser is enough run in every browser too.
    all: bool,
    pub slots: usize,
    pub repeat: Option<usize>,
    pub list: bool,
    pub help: bool,
}

/// Browsers spend half of their time waiting for frames, timers and workers. Three of them make full use of two cores.
const SLOTS: usize = 3;

impl Arguments {
    pub fn parse(words: impl IntoIterator<Item = String>) -> Result<Self, String> {
        let mut arguments = Self {
            names: Vec::new(),
            exact: false,
            skipped: Vec::new(),
            only: Vec::new(),
            all: false,
            slots: SLOTS,
            repeat: None,
            list: false,
            help: false,
        };
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            let mut value = || {
                words
                    .next()
                    .ok_or(format!("{word} lacks its value\n\n{USAGE}"))
            };
            match word.as_str() {
                "--exact" => arguments.exact = true,
                "--skip" => arguments.skipped.push(value()?),
                "--in" => {
                    for name in value()?.split(',') {
                        let browser = Browser::ALL.into_iter().find(|one| one.name() == name);
                        let browser = browser.ok_or(format!("no browser is called {name:?}"))?;
                        arguments.only.push(browser);
                    }
                }
                "--all" => arguments.all = true,
                "--slots" => arguments.slots = number(&value()?)?,
                "--repeat" => arguments.repeat = Some(number(&value()?)?),
                "--list" => arguments.list = true,
                "--help" | "-h" => arguments.help = true,
                name if !name.starts_with('-') => arguments.names.push(name.to_owned()),
                other => return Err(format!("{other} is not known\n\n{USAGE}")),
            }
        }
        Ok(arguments)
    }

    /// Whether a browser was requested.
    pub fn wants(&self, browser: Browser) -> bool {
        self.only.is_empty() || self.only.contains(&browser)
    }

    /// Whether a test runs in a browser.
    pub fn takes(&self, test: &Test, browser: Browser) -> bool {
        let can = test.needs.is_none_or(|need| browser.can(need));
        let once = test.is_once() && !self.all;
        // Tests for which one browser is enough run in Chromium.
        self.wants(browser) && can && (!once || browser == Browser::Chromium) && {
            let name = test.full_name(browser);
            let short = name.rsplit("::").next().unwrap_or_default();
            let fits = |wanted: &String| match self.exact {
                true => name == *wanted || short == wanted,
                false => name.contains(wanted.as_str()),
            };
            (self.names.is_empty() || self.names.iter().any(fits))
                && !self
                    .skipped
                    .iter()
                    .any(|skipped| name.contains(skipped.as_str()))
        }
    }
}

fn number(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or(format!("{text:?} is no number from 1"))
}
