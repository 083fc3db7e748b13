//! The subjects of tests whose result cannot depend on the browser engine. Such a test runs only in Chromium,
//! and a sample of its subject in every browser checks this assumption.

use super::Test;

/// A subject, and the role of a test for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// Runs only in Chromium.
    Once(About),
    /// Runs in every browser, as a sample for the tests of its subject that run once.
    Sample(About),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// Results of axe-core.
    Axe,
    /// Texts in both languages.
    Words,
    /// The page's own calculation of places and sizes.
    Layout,
    /// Results that only depend on the rules, the record and the state of the page.
    Logic,
    /// Screenshots for people.
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

/// Subjects without a sample, and tests with the same name.
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
