//! The reasons why texts cannot be opened, and the forms in which they can be read.

use super::in_each_language;
use tablero::games::{self, WORDS, readable_game};
use tablero::narration::{
    fault_in_line, file_fault, games_report, import_fault, part_before_fault, reading,
};
use tablero::play::import::{ImportError, ImportFault, ReadableGame, read};
use tablero::session::StorageError;
use tablero::session::import::{FileFault, GamesReport};
use tablero::words::Locale;

fn all() -> Vec<ReadableGame> {
    WORDS.iter().map(|words| readable_game(*words)).collect()
}

fn refused(text: &str) -> ImportError {
    read(text, &all()).expect_err(text)
}

#[test]
fn every_fault_has_a_sentence_of_its_own_in_each_language() {
    let tree = |moves: &str| format!("tablero 2\ngame breakthrough\nmoves {moves}");
    let texts = [
        String::new(),
        "x".repeat(700_000),
        "hello".to_owned(),
        "#tablero=1&game=zoq&sum=000000".to_owned(),
        tree("a2-a3 (b2-b3"),
        tree("a2-a3)"),
        tree("a2-a3 {open"),
        tree("(b2-b3)"),
        tree("a2-a3 (a2-a3)"),
        tree("a2-a3 ()"),
        tree("a2-a3 $x"),
        tree("a2-a4"),
    ];
    in_each_language(|locale, said| {
        for (number, text) in texts.iter().enumerate() {
            let sentence = import_fault(&refused(text), locale, games::words_of);
            assert!(sentence.ends_with('.'), "{sentence}");
            said.add(&format!("text {number}"), sentence);
        }
        said.add("a long file", file_fault(FileFault::TooLong, locale));
        said.add("a file", file_fault(FileFault::Unreadable, locale));
        said.add("several files", file_fault(FileFault::Several, locale));
        let mut sentences: Vec<&String> = said.0.values().collect();
        sentences.sort();
        sentences.dedup();
        // A file that is too long has the same sentence as a text that is too long.
        assert_eq!(sentences.len(), texts.len() + 2, "{sentences:#?}");
    });
}

#[test]
fn a_fault_is_told_with_its_line_and_character() {
    let error = refused("a2-a3 a7-a6\na3-a4 a6-a3");
    in_each_language(|locale, said| {
        let sentence = import_fault(&error, locale, games::words_of);
        assert!(
            sentence.contains(" 2,") && sentence.contains(" 7:"),
            "{sentence}"
        );
        let part = error.part.as_ref().expect("three moves");
        let button = part_before_fault(part, locale);
        assert!(button.contains('3'), "{button}");
        said.add("the fault", sentence);
    });
}

#[test]
fn readings_are_told_apart() {
    let readings = read("a7a6 a2a3", &all()).expect("two readings");
    in_each_language(|locale, said| {
        let intro = |slug: &str| games::words_of(slug).map(|words| words as _);
        let told: Vec<_> = readings
            .iter()
            .map(|one| reading(one, locale, intro))
            .collect();
        assert_eq!(told.len(), 2);
        assert_eq!(told[0].0, told[1].0);
        assert!(told[0].1.contains("OpenSpiel"), "{told:?}");
        for (number, (_, how)) in told.into_iter().enumerate() {
            said.add(&format!("reading {number}"), how);
        }
    });
}

#[test]
fn what_became_of_several_games_is_said() {
    let report = |change: &dyn Fn(&mut GamesReport)| {
        let mut report = GamesReport {
            read: 4,
            all: 9,
            added: 2,
            is_over: true,
            ..GamesReport::default()
        };
        change(&mut report);
        games_report(&report, Locale::En).join(" ")
    };
    assert_eq!(
        report(&|report| report.is_over = false),
        "Games read: 4 of 9."
    );
    assert_eq!(report(&|_| {}), "Games added: 2.");
    assert_eq!(
        report(&|report| (report.known, report.unread) = (3, 1)),
        "Games added: 2. Games that were here already: 3. Games that could not be read: 1."
    );
    assert_eq!(
        report(&|report| report.not_stored = Some((5, StorageError::Full))),
        "Games added: 2. Games not added, because there is no room: 5."
    );
    assert_eq!(
        report(&|report| report.not_stored = Some((9, StorageError::Forbidden))),
        "Games added: 2. This browser does not let the page store anything."
    );
    for (fault, said) in [
        (ImportFault::NoHeading, "Line 7: no game begins here."),
        (
            ImportFault::NotBegun,
            "Line 7: nothing was played in this game.",
        ),
        (
            ImportFault::TooLong,
            "Line 7: this is too long to be a game.",
        ),
    ] {
        let error = ImportError {
            line: 7,
            ..ImportError::whole(fault)
        };
        assert_eq!(fault_in_line(&error, Locale::En, |_| None), said);
    }
}
