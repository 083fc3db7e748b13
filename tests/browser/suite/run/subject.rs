//! What a test is about whose outcome cannot depend on the engine. It runs in Chromium alone, and a sample of
//! its subject in every browser checks that claim.

use super::Test;

/// A subject, and how a test stands for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// Runs in Chromium alone.
    Once(About),
    /// Runs in every browser, for all of its subject that run once.
    Sample(About),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// What axe-core finds.
    Axe,
    /// Wording, in both languages.
    Words,
    /// The page's own arithmetic of places and sizes.
    Layout,
    /// What the rules, the record and the state of the page decide.
    Logic,
    /// Pictures that people look at.
    Picture,
}

impl About {
    const ALL: [Self; 5] = [
        Self::Axe,
        Self::Words,
        Self::Layout,
        Self::Logic,
        Self::Picture,
    ];
}

/// A subject without a sample, and tests of one name.
pub fn faults(tests: &[Test]) -> Vec<String> {
    let mut faults = Vec::new();
    let has = |subject: Subject| tests.iter().any(|test| test.subject == Some(subject));
    for about in About::ALL {
        if has(Subject::Once(about)) && !has(Subject::Sample(about)) {
            faults.push(format!("no test is a sample of {about:?} in every browser"));
        }
    }
    for test in tests.iter().filter(|test| test.is_once()) {
        let everywhere = |other: &Test| other.module == test.module && !other.is_once();
        if !tests.iter().any(everywhere) {
            faults.push(format!("no test of {} runs in every browser", test.module));
        }
    }
    for (at, test) in tests.iter().enumerate() {
        let same = |other: &Test| (other.module, other.name) == (test.module, test.name);
        if tests[..at].iter().any(same) {
            faults.push(format!("{} is listed twice in {}", test.name, test.module));
        }
    }
    faults
}
