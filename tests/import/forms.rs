//! Every game of the vectors is read again from every form.

use crate::{all, one};
use serde_json::Value;
use std::fs;
use tablero::games::{self, GAMES};
use tablero::play::import::{Form, read};
use tablero::play::{GameRecord, GameText, GameTree, encode_text};

/// The games of the vectors of every kind.
fn vectors() -> impl Iterator<Item = GameRecord> {
    let of = |slug: &str| -> Vec<GameRecord> {
        let path = format!("{}/tests/vectors/{slug}.json", env!("CARGO_MANIFEST_DIR"));
        let text = fs::read_to_string(path).expect("the vectors of a game");
        let vectors: Value = serde_json::from_str(&text).expect("JSON");
        let games = vectors["games"].as_array().expect("a list");
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let open = |game: &Value| {
            let moves = game["moves"].as_array().expect("a list");
            let text = GameText {
                game: slug.to_owned(),
                options: text(&game["options"]),
                start: Some(text(&game["start"])),
                moves: moves.iter().map(text).collect(),
                ..GameText::default()
            };
            games::open(&text).expect("a game of the vectors")
        };
        games.iter().map(open).collect()
    };
    GAMES.iter().flat_map(move |kind| of(kind.slug()))
}

fn line(tree: &GameTree) -> GameText {
    tree.line_to(tree.main_end(GameTree::ROOT))
}

#[test]
fn games_are_read_again_from_their_texts_and_links() {
    let games = all();
    for record in vectors() {
        let text = record.text();
        let named = record.named_text(["Ada", "Ben"]);
        assert!(named.starts_with("tablero 2"));
        for form in [
            text.to_string(),
            format!(
                "\u{feff}\r\n  {}\r\n\r\n",
                text.to_string().replace('\n', "\r\n")
            ),
            encode_text(&text.to_string()),
            format!(
                "Look: https://example.org/tablero/#{} !",
                encode_text(&named)
            ),
            named,
        ] {
            let reading = one(&form, &games);
            assert_eq!(reading.form, Form::Game);
            let again = games::open(&line(&reading.tree)).expect("it was read");
            assert_eq!(again.text(), text);
        }
    }
}

#[test]
fn games_are_read_again_from_their_moves() {
    let games = all();
    let mut read_games = 0;
    for record in vectors() {
        let kind = record.kind();
        let usual = kind.start(&record.options(), None).expect("a start");
        let moves = record.moves();
        if usual.text() != record.position_text(0) || moves.is_empty() {
            continue;
        }
        read_games += 1;
        let numbered: Vec<String> = moves
            .chunks(2)
            .zip(1..)
            .map(|(pair, number)| format!("{number}. {}", pair.join(" ")))
            .collect();
        for list in [
            moves.join(" "),
            moves.join("\n"),
            moves.join(", "),
            numbered.join("\n"),
        ] {
            let readings =
                read(&list, &games).unwrap_or_else(|error| panic!("{list:.200}: {error}"));
            let found = readings
                .iter()
                .any(|reading| reading.form == Form::Moves && line(&reading.tree).moves == moves);
            assert!(found, "{list:.200}");
        }
    }
    assert!(read_games > 10, "{read_games}");
}

#[test]
fn positions_are_read_again() {
    let games = all();
    for record in vectors() {
        for ply in [0, record.plies() / 2, record.plies()] {
            let position = record.position_text(ply);
            let reading = one(&position, &games);
            assert_eq!(reading.form, Form::Position);
            let root = reading.tree.node(GameTree::ROOT).position();
            assert_eq!((root.text(), root.kind().slug()), (position, record.slug()));
        }
    }
}
