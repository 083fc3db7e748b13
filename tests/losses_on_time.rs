//! A loss on time is stored in every game and in every form, and never becomes a resignation if the form distinguishes
//! the two.

use tablero::games;
use tablero::play::{
    Action, EndReason, GameLine, GameRecord, GameText, GameTree, SavedGame, decode, encode,
};
use tablero::rules::{Outcome, Side};
use tablero::session::route::read_linked_game;
use tablero::session::storage::{Form, GameRow, Revision};

/// A game in which White has run out of time after some moves.
fn lost(slug: &str) -> GameRecord {
    let text = GameText {
        game: slug.to_owned(),
        ..GameText::default()
    };
    let mut record = games::open(&text).expect("the usual start");
    for _ in 0..4 {
        let mv = record.legal().swap_remove(0);
        record.play_text(&mv).expect("a legal move");
    }
    assert!(record.run_out_of_time(Side::White));
    record
}

fn is_lost_on_time(record: &GameRecord) -> bool {
    record.result().is_some_and(|result| {
        let is_time = matches!(result.reason, EndReason::Time(Side::White));
        is_time && result.outcome == Outcome::Won(Side::Black)
    })
}

#[test]
fn it_ends_a_game_once_and_can_be_taken_back() {
    for kind in games::GAMES {
        let mut record = lost(kind.slug());
        assert!(is_lost_on_time(&record));
        assert!(!record.run_out_of_time(Side::Black) && !record.resign(Side::White));
        assert!(record.undo() && record.result().is_none());
        let redo = Action::RunOutOfTime(Side::White);
        assert_eq!(record.next_redo(), Some(redo));
        assert_eq!(record.undone(), ["time:white"]);
        assert!(record.redo() && is_lost_on_time(&record));
    }
}

#[test]
fn the_text_of_the_whole_game_says_it() {
    for kind in games::GAMES {
        let record = lost(kind.slug());
        for names in [["", ""], ["Ada", ""]] {
            let text = record.named_text(names);
            assert!(text.starts_with("tablero 2\n"), "{text}");
            assert!(text.ends_with(" time:white\nresult black"), "{text}");
            let tree = GameTree::read(&text, games::kind).expect("form 2");
            assert_eq!(tree.to_string(), text);
            let linked = read_linked_game(&text, games::kind);
            assert!(is_lost_on_time(&linked.expect("a game").record));
        }
    }
}

#[test]
fn old_readers_take_it_for_a_resignation() {
    for kind in games::GAMES {
        let text = lost(kind.slug()).text();
        assert!(text.on_time);
        let read: GameText = text.to_string().parse().expect("form 1");
        assert_eq!(decode(&encode(&text)).as_ref(), Ok(&read));
        let reason = kind
            .open(&read)
            .expect("legal")
            .result()
            .map(|result| result.reason);
        assert!(matches!(reason, Some(EndReason::Resigned(Side::White))));
    }
}

#[test]
fn a_stored_row_says_it_beside_the_text() {
    for kind in games::GAMES {
        let record = lost(kind.slug());
        let text = record.text();
        let game = SavedGame {
            version: 1,
            text: text.to_string(),
            on_time: text.on_time,
            ..SavedGame::default()
        };
        for form in [Form::Old, Form::New] {
            let mut row = GameRow {
                revision: Revision::default(),
                replaces: None,
                game: game.clone(),
            };
            let printed = row.print(form).expect("short enough");
            assert!(printed.contains(r#""on_time":true"#), "{printed}");
            let read = GameRow::read(&printed, form).expect("a row").game;
            assert_eq!(read, game);
            let record = games::resume(&read).expect("a legal game");
            assert!(is_lost_on_time(&record));
        }
    }
}

#[test]
fn the_engine_line_of_a_game_knows_it() {
    let text = lost("zoq").text();
    let line = GameLine::<games::zoq::Zoq>::read(&text).expect("legal");
    let reason = line.result().map(|result| result.reason);
    assert!(matches!(reason, Some(EndReason::Time(Side::White))));
    assert_eq!(line.text(), text);
}
