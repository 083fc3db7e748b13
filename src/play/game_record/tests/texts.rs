//! Records as texts, and undone actions as texts.

use super::*;

fn stated(text: GameText, result: Outcome) -> Result<GameRecord, OpenError> {
    open(&GameText {
        result: Some(result),
        ..text
    })
}

#[test]
fn a_text_without_a_start_uses_the_start_of_the_options() {
    let start = |options: &str| {
        let text = GameText {
            game: "toy".to_owned(),
            options: options.to_owned(),
            ..GameText::default()
        };
        open(&text).unwrap().text()
    };
    assert_eq!(start("").start.as_deref(), Some("WW...bb w"));
    assert_eq!(start("").options, "");
    assert_eq!(start("pass=no").options, "pass=no");
}

#[test]
fn a_record_is_read_back_from_its_text() {
    let mut records = vec![
        toy_record("W...b w", ""),
        toy_record("W...b b", "e1-d1"),
        toy_record("..W.b w", "-- e1-d1 c1^e1"),
        repeated(),
    ];
    let mut given_up = toy_record("W...b w", "a1-b1");
    assert!(given_up.resign(White));
    records.push(given_up);
    let mut agreed = toy_record("W...b w", "a1-b1");
    assert!(agreed.agree_draw());
    records.push(agreed);
    for record in records {
        let text = record.text();
        let again = open(&text.to_string().parse().unwrap()).unwrap();
        assert_eq!(again.text(), text);
        assert_eq!(reason(&again), reason(&record));
    }
}

#[test]
fn a_stated_result_after_an_unfinished_game_is_an_end_by_the_players() {
    let open = text("W...b w", "a1-b1");
    let record = stated(open.clone(), Outcome::Won(Black)).unwrap();
    assert_eq!(reason(&record), Some(EndReason::Resigned(White)));
    let record = stated(open, Outcome::Draw).unwrap();
    assert_eq!(reason(&record), Some(EndReason::Agreed));
}

#[test]
fn a_stated_result_may_not_contradict_the_moves() {
    let won = text("..W.b w", "-- e1-d1 c1^e1");
    let record = stated(won.clone(), Outcome::Won(White)).unwrap();
    assert_eq!(reason(&record), Some(EndReason::Position(Ending::Home)));
    for other in [Outcome::Draw, Outcome::Won(Black)] {
        let error = stated(won.clone(), other).unwrap_err();
        assert_eq!(
            error.to_string(),
            format!("the result is `white`, not `{other}`")
        );
    }
    let drawn = text("W...b w", "-- -- -- --");
    let record = stated(drawn.clone(), Outcome::Draw).unwrap();
    assert_eq!(reason(&record), Some(EndReason::Repetition));
    assert!(stated(drawn, Outcome::Won(White)).is_err());
}

#[test]
fn a_text_is_refused_at_its_first_fault() {
    let say = |text: GameText| open(&text).unwrap_err().to_string();
    let good = text("W...b w", "");
    assert_eq!(
        say(GameText {
            game: "ludo".to_owned(),
            ..good.clone()
        }),
        "`ludo` is no game of this collection"
    );
    assert_eq!(
        say(GameText {
            options: "pass=yes".to_owned(),
            ..good
        }),
        "`pass=yes` is no option of this game"
    );
    assert_eq!(
        say(text("W...b", "")),
        "not a strip of stones and a side",
        "the game's own sentence"
    );
    assert_eq!(
        say(text("W...b w", "-- a1-b1 x y")),
        "move 2 (a1-b1): not a legal move here"
    );
    assert_eq!(
        say(text("W...b w", "-- -- x y")),
        "move 3 (x): not a move in the notation of this game"
    );
}

fn texts(record: &GameRecord) -> (GameText, Vec<String>) {
    (record.text(), record.undone())
}

#[test]
fn undone_moves_are_restored() {
    let mut record = toy_record("W...b w", "a1-b1 e1-d1");
    assert!(record.resign(Black));
    for undone in 0..=3 {
        let (text, redo) = texts(&record);
        assert_eq!(redo.len(), undone);
        let mut again = open(&text).unwrap();
        again.restore_undone(&redo);
        assert_eq!(texts(&again), (text, redo));
        record.undo();
    }
}

#[test]
fn restoring_stops_at_a_move_that_does_not_fit() {
    let restored = |undone: &[&str]| {
        let mut record = toy_record("W...b w", "");
        let undone: Vec<String> = undone.iter().map(|&text| text.to_owned()).collect();
        record.restore_undone(&undone);
        assert_eq!(record.plies(), 0);
        assert_eq!(reason(&record), None);
        record.undone()
    };
    assert_eq!(restored(&["a1-b1", "a1-b1", "--"]), ["a1-b1"]);
    assert_eq!(restored(&["a1-b1", "junk", "--"]), ["a1-b1"]);
    assert_eq!(restored(&["resign:nobody", "--"]), [""; 0]);
    assert_eq!(restored(&["resign:black", "--"]), ["resign:black"]);
}

#[test]
fn restored_moves_replace_earlier_undone_ones() {
    let mut record = toy_record("W...b w", "a1-b1");
    record.undo();
    record.restore_undone(&["--".to_owned()]);
    assert_eq!(record.undone(), ["--"]);
    record.restore_undone(&[]);
    assert!(!record.can_redo());
}
