//! Why texts cannot be opened, and what they can be read as.

use super::in_each_language;
use tablero::games::{self, WORDS, readable_game};
use tablero::narration::{file_fault, import_fault, part_before_fault, reading};
use tablero::play::import::{ImportError, ReadableGame, read};
use tablero::session::import::FileFault;

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
        // A long file is a long text.
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
