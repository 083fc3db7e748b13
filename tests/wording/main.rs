//! The texts of the page follow Tablero's style, as far as a program can check it: each text by itself, and
//! each sentence with its placeholders filled with names, cells and moves.

#[path = "../../locales/check.rs"]
#[allow(dead_code)]
mod check;
mod filled;
mod rules;

use std::path::Path;

use check::Language;
use rules::{RULES, Rule, Text};

fn languages() -> Vec<Language> {
    let folders = ["locales", "tests/hexapawn/locales"].into_iter();
    folders
        .flat_map(|folder| check::read(Path::new(folder)).expect("the languages"))
        .collect()
}

/// The violations of rules, a line for each: key, language, rule, and the text with a mark at the place.
fn broken(languages: &[Language], rules: &[Rule]) -> Vec<String> {
    let mut broken = Vec::new();
    for Language { code, words } in languages {
        for (key, text) in words {
            let found = |rule: &&Rule| rule.language.is_none_or(|language| language == code);
            for rule in rules.iter().filter(found) {
                if let Some(at) = (rule.breaks)(&Text { key, text }) {
                    let (before, after) = text.split_at(at);
                    broken.push(format!("{key} ({code}): {}: {before}▸{after}", rule.name));
                }
            }
        }
    }
    broken
}

#[test]
fn every_text_keeps_to_the_style() {
    let broken = broken(&languages(), RULES);
    assert!(
        broken.is_empty(),
        "{}\n{} texts",
        broken.join("\n"),
        broken.len()
    );
}

#[test]
fn every_sentence_holds_for_all_that_fills_it() {
    let mut wrong = Vec::new();
    for Language { code, words } in &languages() {
        for (key, text) in words {
            let is_by_side = words.keys().any(|other| *other == filled::of_white(key));
            wrong.extend(filled::faults(code, key, text, is_by_side));
        }
    }
    assert!(
        wrong.is_empty(),
        "{}\n{} sentences",
        wrong.join("\n"),
        wrong.len()
    );
}

#[test]
fn each_rule_finds_what_breaks_it_and_nothing_else() {
    for rule in RULES {
        let (key, bad, good) = rule.example;
        let find = |text: &str| (rule.breaks)(&Text { key, text });
        assert!(find(bad).is_some(), "{}: {bad}", rule.name);
        assert_eq!(find(good), None, "{}: {good}", rule.name);
    }
}

#[test]
fn what_was_wrong_with_names_is_found() {
    for (code, key, text) in [
        ("es", "x", "A {{ what }} se responde así."),
        ("es", "threats.none", "{{ who }} no podría hacer nada."),
        ("en", "x", "The {{ what }} is the best."),
        ("en", "x", "Best move: The {{ what }}."),
    ] {
        assert!(
            !filled::faults(code, key, text, false).is_empty(),
            "{code}: {text}"
        );
    }
    assert!(filled::faults("es", "x", "{{ who }}: ninguna jugada posible.", false).is_empty());
}
