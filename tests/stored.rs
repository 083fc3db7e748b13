//! Stored games: their form, and the errors for those that cannot be read.

use tablero::games;
use tablero::play::stored::{self, Unreadable, VERSION};
use tablero::play::{SavedGame, limits};

/// A stored game in which a move was taken back.
const JSON: &str = r#"{"version":1,"text":"tablero 1\ngame breakthrough\nstart 4/3p/2P1/4 w","undone":["c2xd3"],"names":["Ada",""],"levels":[0,4],"saved":1700000000000.0}"#;

fn saved() -> SavedGame {
    SavedGame {
        correspondence: String::new(),
        version: VERSION,
        text: "tablero 1\ngame breakthrough\nstart 4/3p/2P1/4 w".to_owned(),
        undone: vec!["c2xd3".to_owned()],
        names: ["Ada".to_owned(), String::new()],
        levels: [0, 4],
        fair: false,
        on_time: false,
        clock: String::new(),
        saved: 1_700_000_000_000.0,
    }
}

#[test]
fn a_game_is_stored_as_json_and_read_back() {
    assert_eq!(serde_json::to_string(&saved()).unwrap(), JSON);
    assert_eq!(stored::read(JSON), Ok(saved()));
    let fair = SavedGame {
        fair: true,
        ..saved()
    };
    assert_eq!(
        stored::read(&serde_json::to_string(&fair).unwrap()),
        Ok(fair)
    );
    let bare = r#"{"text":"tablero 1\ngame breakthrough","version":1}"#;
    let read: SavedGame = stored::read(bare).unwrap();
    assert_eq!(
        (read.undone.len(), read.levels, read.saved),
        (0, [0, 0], 0.0)
    );
}

#[test]
fn a_stored_game_goes_on_where_it_was_left() {
    let mut record = games::resume(&saved()).unwrap();
    assert_eq!(record.text().to_string(), saved().text);
    assert_eq!(record.undone(), saved().undone);
    assert!(record.redo() && record.result().is_some());
}

#[test]
fn what_the_rules_forbid_is_not_gone_on_with() {
    for text in [
        "",
        "tablero 1\ngame chess",
        "tablero 1\ngame breakthrough\nmoves a1-a8",
    ] {
        let other = SavedGame {
            text: text.to_owned(),
            ..saved()
        };
        assert!(games::resume(&other).is_none(), "{text:?}");
    }
}

#[test]
fn what_a_newer_page_has_stored_is_told_from_what_is_damaged() {
    for (raw, why) in [
        (JSON.replace(":1,", ":2,"), Unreadable::Newer),
        (r#"{"version":2}"#.to_owned(), Unreadable::Newer),
        (JSON.replace(":1,", ":0,"), Unreadable::Garbled),
        (JSON.replace(":1,", ":null,"), Unreadable::Garbled),
        (JSON.replace("version", "Version"), Unreadable::Garbled),
        (JSON.replace("text", "Text"), Unreadable::Garbled),
        (JSON.replace(r#""Ada""#, "1"), Unreadable::Garbled),
        (JSON[1..].to_owned(), Unreadable::Garbled),
        (JSON[..JSON.len() - 1].to_owned(), Unreadable::Garbled),
        (String::new(), Unreadable::Garbled),
        (
            format!("{JSON}{}", " ".repeat(limits::STORED)),
            Unreadable::Garbled,
        ),
    ] {
        assert_eq!(stored::read::<SavedGame>(&raw), Err(why), "{raw:.100}");
    }
    let room = limits::STORED - JSON.len();
    assert_eq!(
        stored::read(&format!("{JSON}{}", " ".repeat(room))),
        Ok(saved())
    );
}
