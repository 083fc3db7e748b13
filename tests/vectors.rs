//! The test vectors in `tests/vectors`, one file for each game, tested through the library as the page uses
//! it.

use serde_json::Value;
use tablero::games;
use tablero::play::{GameText, Kind, OpenError};

/// Runs a check over one list in every game's file.
fn each(list: &str, check: impl Fn(&'static dyn Kind, &Value)) {
    for &kind in games::GAMES {
        let slug = kind.slug();
        let path = format!("{}/tests/vectors/{slug}.json", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&path).unwrap();
        let vectors: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(vectors["game"], slug);
        assert_eq!(vectors["format"], 1);
        let entries = vectors[list].as_array().unwrap();
        assert!(!entries.is_empty(), "{slug} has no {list}");
        println!("{slug}: {} {list}", entries.len());
        entries.iter().for_each(|entry| check(kind, entry));
    }
}

/// The text of a field, or the empty text if there is none.
fn field<'a>(entry: &'a Value, key: &str) -> &'a str {
    entry[key].as_str().unwrap_or_default()
}

/// A result, `None` for null.
fn result<'a>(entry: &'a Value, key: &str) -> Option<&'a str> {
    let found = &entry[key];
    assert!(found.is_null() || found.is_string(), "{key} of {entry}");
    found.as_str()
}

/// The game that starts with the position in a field.
fn game(kind: &dyn Kind, entry: &Value, start: &str) -> GameText {
    GameText {
        game: kind.slug().to_owned(),
        options: field(entry, "options").to_owned(),
        start: Some(field(entry, start).to_owned()),
        ..GameText::default()
    }
}

fn texts(entry: &Value, key: &str) -> Vec<String> {
    let texts = entry[key].as_array().unwrap();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    texts.iter().map(text).collect()
}

#[test]
fn every_position_has_the_moves_and_the_result_of_the_vectors() {
    each("positions", |kind, entry| {
        let record = kind.open(&game(kind, entry, "position")).unwrap();
        assert_eq!(record.position_text(0), field(entry, "position"));
        assert_eq!(record.legal(), texts(entry, "moves"), "{entry}");
        let outcome = record.result().map(|result| result.outcome.to_string());
        assert_eq!(outcome.as_deref(), result(entry, "result"), "{entry}");
    });
}

#[test]
fn every_piece_of_the_positions_has_a_drawing() {
    each("positions", |kind, entry| {
        let slug = kind.slug();
        let path = format!("{}/assets/pieces/{slug}.svg", env!("CARGO_MANIFEST_DIR"));
        let drawings = std::fs::read_to_string(path).unwrap();
        let record = kind.open(&game(kind, entry, "position")).unwrap();
        for piece in record.pieces(0).iter() {
            let id = piece.drawing(slug);
            let count = drawings.matches(&format!("<g id=\"{id}\">")).count();
            assert_eq!(count, 1, "{id} in {entry}");
        }
    });
}

#[test]
fn every_perft_count_is_that_of_the_vectors() {
    each("perft", |kind, entry| {
        let depth = entry["depth"].as_u64().unwrap().try_into().unwrap();
        let start = game(kind, entry, "position");
        let perft = games::perft(&start, depth, false).unwrap();
        assert_eq!(entry["nodes"], perft.leaves, "{entry}");
        if depth <= 4 {
            let split = games::perft(&start, depth, true).unwrap();
            assert_eq!(split.leaves, perft.leaves, "split by first move: {entry}");
        }
    });
}

#[test]
fn every_game_ends_as_the_vectors_say() {
    each("games", |kind, entry| {
        let played = GameText {
            moves: texts(entry, "moves"),
            ..game(kind, entry, "start")
        };
        let record = kind.open(&played).unwrap();
        let end = record.position_text(record.plies());
        assert_eq!(end, field(entry, "end"), "{entry}");
        let outcome = record.result().map(|result| result.outcome.to_string());
        assert_eq!(outcome.as_deref(), result(entry, "record"), "{entry}");
        // The last position alone does not contain earlier repetitions.
        let end = kind.open(&game(kind, entry, "end")).unwrap();
        let outcome = end.result().map(|result| result.outcome.to_string());
        assert_eq!(outcome.as_deref(), result(entry, "result"), "{entry}");
    });
}

#[test]
fn every_invalid_position_is_refused_with_a_sentence() {
    each("invalid", |kind, entry| {
        let error = match kind.open(&game(kind, entry, "position")) {
            Err(error) => error,
            Ok(_) => panic!("accepted: {entry}"),
        };
        assert!(matches!(error, OpenError::Start(_)), "{error:?}: {entry}");
        let sentence = error.to_string();
        println!("{}: {sentence}", entry["why"]);
        assert!(sentence.contains(' '), "`{sentence}` for {entry}");
    });
}
