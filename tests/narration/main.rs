//! What is said, in every language: moves, results, refusals, faults of links and levels.

mod broken_links;
#[path = "../session/script/flaw.rs"]
mod flaw;
mod games;
mod levels;
mod notices;
mod places;
mod refusals;

use std::collections::BTreeMap;
use tablero::words::{self, Locale, code};

/// Sentences of a language, each with what it is about.
#[derive(Default)]
struct Said(BTreeMap<String, String>);

impl Said {
    /// Adds a sentence. It must have no flaw.
    fn add(&mut self, what: &str, sentence: String) {
        assert!(!sentence.is_empty(), "{what}: nothing is said");
        if let Some(flaw) = flaw::flaw(&sentence) {
            panic!("{what}: {flaw}");
        }
        self.0.insert(what.to_owned(), sentence);
    }
}

/// Collects the same sentences in each language. No sentence may be the same in two of them.
fn in_each_language(say: impl Fn(Locale, &mut Said)) -> Vec<(Locale, Said)> {
    let all = words::all().iter().map(|&locale| {
        let mut said = Said::default();
        say(locale, &mut said);
        (locale, said)
    });
    let all: Vec<(Locale, Said)> = all.collect();
    assert!(all.len() > 1);
    let (_, first) = &all[0];
    for (locale, said) in &all[1..] {
        assert_eq!(first.0.len(), said.0.len(), "{}", code(*locale));
        for (what, sentence) in &said.0 {
            let same = first.0.get(what) == Some(sentence);
            assert!(!same, "{what}: {sentence} is said in two languages");
        }
    }
    all
}
