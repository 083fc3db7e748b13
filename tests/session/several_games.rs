//! The dialog that opens a game from a text, with a text of several games.

use crate::imports::Opening;
use tablero::games::{WORDS, readable_game};
use tablero::play::import::ImportFault;
use tablero::play::limits;
use tablero::session::StorageError;
use tablero::session::import::{
    AddedGames, FileFault, ImportEffect, ImportMessage, ImportModel, ImportState,
};

const ZOQ: &str = "tablero 1\ngame zoq\nmoves @b2";

#[test]
fn of_a_text_with_several_games_all_are_added_some_at_a_time() {
    let text = format!("{ZOQ}\n\n").repeat(120) + "tablero 1\ngame zoq\nmoves b2";
    let opening = Opening::pasted(&text);
    assert_eq!(opening.loaded, [Some("zoq".to_owned())]);
    let report = opening.report();
    assert_eq!((report.all, report.read, report.added), (121, 121, 120));
    assert_eq!((report.unread, report.faults.len()), (1, 1));
    assert!(
        report.is_over && opening.slices.len() > 2,
        "{:?}",
        opening.slices
    );
    assert_eq!((opening.ends, opening.opened.len()), (1, 0));
    // The text stays, and is read again.
    assert_eq!(opening.model.text(), text);
    let mut again = opening;
    again.send(ImportMessage::Read);
    assert_eq!(again.ends, 2);
}

#[test]
fn only_the_first_faults_are_kept() {
    let text = format!("{ZOQ}\n\n") + &"tablero 1\ngame chess\n".repeat(60_000 / 20);
    let report = Opening::pasted(&text).report().unread;
    assert_eq!(report, 3_000);
    let opening = Opening::pasted(&text);
    let faults = &opening.report().faults;
    assert_eq!(faults.len(), 5);
    assert_eq!((faults[0].line, faults[4].line), (6, 14));
    assert_eq!(opening.loaded, [None]);
}

#[test]
fn without_room_the_others_are_counted_and_not_read() {
    let mut opening = Opening::new();
    opening.room = 70;
    opening.send(ImportMessage::Write(format!("{ZOQ}\n\n").repeat(200)));
    opening.send(ImportMessage::Read);
    let report = opening.report();
    assert_eq!((report.added, report.is_over), (50, true));
    assert_eq!(report.not_stored, Some((150, StorageError::Full)));
    assert_eq!((opening.slices.len(), opening.ends), (2, 1));
}

#[test]
fn ten_thousand_games_are_added_and_a_long_file_is_not_shown() {
    let text = format!("{ZOQ} {{{}}}\n\n", "x".repeat(100))
        .replace("o 1", "o 2")
        .repeat(10_000);
    assert!(text.len() > 3 * limits::TEXT);
    let mut opening = Opening::new();
    opening.send(ImportMessage::File {
        bytes: text.len() as f64,
    });
    opening.send(ImportMessage::FileRead(Some(text)));
    assert_eq!((opening.report().added, opening.model.text()), (10_000, ""));
    // Nonsense of this length is rejected immediately.
    opening.send(ImportMessage::File { bytes: 1e6 });
    opening.send(ImportMessage::FileRead(Some("x".repeat(limits::TEXT + 1))));
    let state = opening.model.state();
    assert!(
        matches!(state, ImportState::File(FileFault::TooLong)),
        "{state:?}"
    );
    // So are more games than there is room for.
    let max = format!("{ZOQ}\n").repeat(limits::GAMES + 1);
    opening.send(ImportMessage::FileRead(Some(max)));
    let ImportState::Refused(error) = opening.model.state() else {
        panic!("{:?}", opening.model.state());
    };
    assert!(matches!(error.fault, ImportFault::TooMany), "{error}");
}

#[test]
fn while_games_are_added_nothing_else_is_read() {
    let mut model = ImportModel::new();
    let mut effects = Vec::new();
    let text = format!("{ZOQ}\n\n").repeat(200);
    model.update(ImportMessage::Write(text), &mut effects);
    model.update(ImportMessage::Read, &mut effects);
    let games = WORDS.iter().map(|words| readable_game(*words)).collect();
    model.update(ImportMessage::Loaded(Some(games)), &mut effects);
    assert!(model.is_adding());
    effects.clear();
    model.update(ImportMessage::Write(ZOQ.to_owned()), &mut effects);
    model.update(ImportMessage::Read, &mut effects);
    model.update(ImportMessage::Given { bytes: 10.0 }, &mut effects);
    assert!(model.is_adding() && effects.is_empty());
    for _ in 0..4 {
        model.update(ImportMessage::Added(AddedGames::default()), &mut effects);
    }
    assert!(!model.is_adding());
    assert_eq!(effects.len(), 4);
    // A late answer changes nothing.
    model.update(ImportMessage::Added(AddedGames::default()), &mut effects);
    model.update(ImportMessage::Read, &mut effects);
    assert_eq!(effects.len(), 5);
}

#[test]
fn a_long_file_is_read_again_once_its_rules_are_there() {
    let text = format!("{ZOQ}\n\n").repeat(12_000);
    let mut model = ImportModel::new();
    let mut effects = Vec::new();
    model.update(ImportMessage::FileRead(Some(text)), &mut effects);
    model.update(ImportMessage::Loaded(None), &mut effects);
    assert!(matches!(model.state(), ImportState::NotLoaded));
    model.update(ImportMessage::Read, &mut effects);
    let [
        ImportEffect::LoadGames(first),
        ImportEffect::LoadGames(second),
    ] = &effects[..]
    else {
        panic!("{effects:?}");
    };
    assert_eq!(
        (first, second),
        (&Some("zoq".to_owned()), &Some("zoq".to_owned()))
    );
}
