//! Every language says everything, nothing is said twice or for nobody, and the page has no words
//! of its own.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

type Words = BTreeMap<String, String>;

#[test]
fn every_language_has_the_keys_and_the_blanks_of_english() {
    let english = words("en");
    assert!(english.len() > 100, "{} words", english.len());
    for language in languages() {
        let words = words(&language);
        let missing: Vec<_> = english
            .keys()
            .filter(|key| !words.contains_key(*key))
            .collect();
        let surplus: Vec<_> = words
            .keys()
            .filter(|key| !english.contains_key(*key))
            .collect();
        assert!(
            missing.is_empty() && surplus.is_empty(),
            "{language}: {missing:?} {surplus:?}"
        );
        for (key, text) in &words {
            assert_eq!(blanks(text), blanks(&english[key]), "{language} {key}");
            assert!(!text.trim().is_empty(), "{language} {key}");
        }
    }
}

#[test]
fn every_word_is_said_somewhere_on_the_page() {
    let said = said();
    let unsaid: Vec<_> = words("en")
        .into_keys()
        .filter(|key| !said.contains(key))
        .collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

#[test]
fn a_language_is_written_as_itself() {
    let english = words("en");
    for language in languages() {
        if language != "en" {
            let words = words(&language);
            let same = words
                .iter()
                .filter(|(key, text)| english[*key] == **text)
                .count();
            assert!(
                same * 10 < words.len(),
                "{language}: {same} sentences are English"
            );
        }
    }
}

fn languages() -> Vec<String> {
    let files = fs::read_dir("locales").expect("the languages");
    files
        .map(|file| file.expect("a file").path())
        .map(|path| {
            path.file_stem()
                .expect("a name")
                .to_string_lossy()
                .into_owned()
        })
        .collect()
}

fn words(language: &str) -> Words {
    let text = fs::read_to_string(format!("locales/{language}.json")).expect("a language");
    let mut words = Words::new();
    collect("", &serde_json::from_str(&text).expect("json"), &mut words);
    words
}

fn collect(prefix: &str, value: &Value, words: &mut Words) {
    match value {
        Value::Object(entries) => {
            for (key, value) in entries {
                let dot = if prefix.is_empty() { "" } else { "." };
                collect(&format!("{prefix}{dot}{key}"), value, words);
            }
        }
        Value::String(text) => {
            words.insert(prefix.to_owned(), text.clone());
        }
        other => panic!("{prefix}: {other}"),
    }
}

fn blanks(text: &str) -> BTreeSet<&str> {
    let parts = text.split("{{").skip(1);
    parts
        .map(|part| part.split_once("}}").expect("a closed blank").0.trim())
        .collect()
}

/// The keys that `say!` is given in the page's sources.
fn said() -> BTreeSet<String> {
    let mut said = BTreeSet::new();
    for file in sources(Path::new("src/app")) {
        let text = fs::read_to_string(&file).expect("a source");
        for call in text.split("say!(").skip(1) {
            // The language comes first, and may hold parentheses of its own.
            let arguments = call.trim_start();
            let mut depth = 0;
            let comma = arguments.find(|sign| {
                match sign {
                    '(' => depth += 1,
                    ')' => depth -= 1,
                    _ => {}
                }
                sign == ',' && depth == 0
            });
            let key = &arguments[comma.expect("a key") + 1..];
            let end = key.find([',', ')']).expect("an end");
            said.insert(key[..end].trim().to_owned());
        }
    }
    said
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    entries
        .map(|entry| entry.expect("an entry").path())
        .flat_map(|path| {
            if path.is_dir() {
                sources(&path)
            } else {
                vec![path]
            }
        })
        .collect()
}
