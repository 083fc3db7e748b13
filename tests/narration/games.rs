//! Every move and every end of the games of the vectors.

use super::in_each_language;
use serde_json::Value;
use std::fs;
use tablero::games::{self, WORDS};
use tablero::narration::{PlayerNames, result_text};
use tablero::play::{GameRecord, GameText};
use tablero::words::capitalized;

/// The games of the vectors, at their ends.
fn records(slug: &str) -> Vec<GameRecord> {
    let text = fs::read_to_string(format!("tests/vectors/{slug}.json")).expect("the vectors");
    let vectors: Value = serde_json::from_str(&text).expect("the vectors are JSON");
    let games = vectors["games"].as_array().expect("a list of games").iter();
    let read = |game: &Value| {
        let field = |key: &str| game[key].as_str().unwrap_or_default().to_owned();
        let moves = game["moves"].as_array().expect("a list of moves").iter();
        let moves = moves.map(|mv| mv.as_str().expect("a move").to_owned());
        let text = GameText {
            game: slug.to_owned(),
            options: field("options"),
            start: Some(field("start")),
            moves: moves.collect(),
            ..GameText::default()
        };
        games::open(&text).expect("a legal game")
    };
    games.map(read).collect()
}

#[test]
fn every_move_is_said_in_words() {
    for words in WORDS {
        let records = records(words.slug());
        let said = in_each_language(|locale, said| {
            for mv in records.iter().flat_map(GameRecord::moves) {
                let sentence = words.spoken(locale, &mv);
                assert_ne!(sentence, mv, "not said in words");
                said.add(&mv, capitalized(sentence));
            }
        });
        let count = said[0].1.0.len();
        assert!(count > 20, "{}: {count} moves", words.slug());
    }
}

#[test]
fn every_end_is_said_with_its_reason() {
    for words in WORDS {
        let records = records(words.slug());
        in_each_language(|locale, said| {
            for record in &records {
                let Some(result) = record.result() else {
                    continue;
                };
                let names = PlayerNames::default();
                let (headline, why) = result_text(*words, locale, &result, &names);
                said.add(
                    &format!("{}: {why}", result.outcome),
                    format!("{headline}. {why}"),
                );
            }
        });
    }
}

#[test]
fn notation_that_is_none_is_repeated() {
    for words in WORDS {
        for locale in tablero::words::all() {
            assert_eq!(words.spoken(locale, "x9?"), "x9?", "{}", words.slug());
        }
    }
}

#[test]
fn every_form_of_the_notation_is_said_in_words() {
    for words in WORDS {
        assert!(!words.notation_examples().is_empty(), "{}", words.slug());
        in_each_language(|locale, said| {
            for form in words.notation_examples() {
                let sentence = words.spoken(locale, form);
                assert_ne!(sentence, *form, "not said in words");
                said.add(form, capitalized(sentence));
            }
        });
    }
}
