//! The texts in every language: moves, results, refusals, faults of links, levels, the names of places, the line below
//! a board, help, reports, puzzles, exercises and figures.

mod analysis;
mod board_texts;
mod broken_links;
mod calendar;
mod clocks;
mod exercises;
mod games;
mod help;
mod imports;
mod levels;
mod library;
mod mistakes;
mod moves;
mod notices;
mod place_marks;
mod places;
mod puzzles;
mod refusals;
mod repetitions;
#[path = "../session/script/mod.rs"]
mod script;
mod statistics;
mod status_lines;

use script::{ScriptRun, flaw, lines};
use std::collections::BTreeMap;
use tablero::games::words_of;
use tablero::narration::GameFacts;
use tablero::session::Model;
use tablero::words::{self, Locale, code};

/// Sentences of a language, each with its subject.
#[derive(Default)]
struct Sentences(BTreeMap<String, String>);

impl Sentences {
    /// Adds a sentence. It must have no flaw.
    fn add(&mut self, what: &str, sentence: String) {
        assert!(!sentence.is_empty(), "{what}: nothing is said");
        if let Some(flaw) = flaw(&sentence) {
            panic!("{what}: {flaw}");
        }
        self.0.insert(what.to_owned(), sentence);
    }
}

/// Collects the same sentences in each language. No sentence may be the same in two of them.
fn in_each_language(say: impl Fn(Locale, &mut Sentences)) -> Vec<(Locale, Sentences)> {
    let all = words::all().into_iter().map(|locale| {
        let mut said = Sentences::default();
        say(locale, &mut said);
        (locale, said)
    });
    let all: Vec<(Locale, Sentences)> = all.collect();
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

/// The game after the lines of a script.
#[track_caller]
fn played(script: &str) -> ScriptRun {
    let mut run = ScriptRun::default();
    for line in lines(script) {
        let done = run.play(&line);
        done.unwrap_or_else(|fault| panic!("line {}: {fault}", line.number));
    }
    run
}

/// Checks the texts about a game in English and in Spanish.
#[track_caller]
fn assert_said(run: &ScriptRun, say: impl Fn(&GameFacts) -> String, expected: [&str; 2]) {
    let game = run.game();
    let words = words_of(game.board().record().slug()).expect("the words of the game");
    let said = [Locale::En, Locale::Es].map(|locale| {
        let said = say(&GameFacts::new(words, game, locale));
        assert_eq!(flaw(&said), None);
        said
    });
    assert_eq!(said, expected);
}

/// Checks a kind of sentence that scripts can expect, in English and in Spanish.
#[track_caller]
fn assert_says(run: &ScriptRun, kind: &str, expected: [&str; 2]) {
    let says = |locale| run.says(locale, kind).expect("a kind of sentence");
    assert_eq!([Locale::En, Locale::Es].map(says), expected, "{kind}");
}
