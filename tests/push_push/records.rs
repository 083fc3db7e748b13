//! Rules that depend on the record of a game: repetition, passes, agreed draws.

use tablero::games::push_push::PushPush;
use tablero::play::{EndReason, Erase, GameLine, GameText, Kind};
use tablero::rules::Outcome;

/// The game with these moves, from a position or from the start.
fn record(start: Option<&str>, moves: &str) -> GameLine<PushPush> {
    let text = GameText {
        game: "push-push".to_owned(),
        start: start.map(str::to_owned),
        moves: moves.split_whitespace().map(str::to_owned).collect(),
        ..GameText::default()
    };
    match GameLine::read(&text) {
        Ok(record) => record,
        Err(error) => panic!("{moves}: {error}"),
    }
}

/// Whether the game has ended in a draw by repetition.
fn is_repeated(record: &GameLine<PushPush>) -> bool {
    match record.result() {
        None => false,
        Some(result) => {
            assert_eq!(
                (result.outcome, &result.reason),
                (Outcome::Draw, &EndReason::Repetition)
            );
            true
        }
    }
}

#[test]
fn rule_23_the_third_time_is_a_draw() {
    let there_and_back = "a1-a2 a7-a6 a2-a1 a6-a7 ";
    assert!(!is_repeated(&record(None, there_and_back)));
    let whole = there_and_back.repeat(2);
    assert!(is_repeated(&record(None, &whole)));
    let one_less = whole.trim_end().rsplit_once(' ').unwrap().0;
    assert!(!is_repeated(&record(None, one_less)));
}

#[test]
fn rule_23_positions_with_another_third_field_are_not_the_same() {
    // The board after a1-a2 occurs again in three ways, but not as the board of a first move.
    let first = "a1-a2 a7-a6 a2-b2 a6-a7 b2-a2 a7-b6 a2-a3 b6-a7 a3-a2 ";
    let game = record(None, first);
    let board = "udtctdu/7/7/3o3/7/U6/1DTCTDU b";
    for (ply, state) in [(1, "a2"), (5, "-"), (9, "-")] {
        let text = game.position(ply).to_string();
        assert_eq!(text, format!("{board} {state}"));
    }
    assert!(
        !is_repeated(&game),
        "the board stands there for the third time"
    );
    let again = format!("{first} g7-g6 a2-b3 g6-g7 b3-a2");
    assert!(is_repeated(&record(None, &again)));
}

#[test]
fn rule_23_the_side_to_move_tells_positions_apart() {
    // Both sides go round a triangle. The board is the same every five plies.
    let start = "7/1d5/7/3o3/7/7/U6 w -";
    let round = "a1-a2 b6-b7 a2-b1 b7-b6 b1-a1 b6-b7 a1-a2 b7-c7 a2-a1 c7-b6 ";
    let twice = record(Some(start), &round.repeat(2));
    for ply in [0, 5, 10, 15, 20] {
        let side = if ply % 2 == 0 { "w" } else { "b" };
        let text = format!("7/1d5/7/3o3/7/7/U6 {side} -");
        assert_eq!(twice.position(ply).to_string(), text);
    }
    assert!(is_repeated(&twice), "the third time with White to move");
    let less = format!("{round}{}", &round[..5 * 6]);
    assert!(
        !is_repeated(&record(Some(start), &less)),
        "the fourth time of the board"
    );
}

#[test]
fn rules_22_and_23_passes_are_plies_and_count_for_repetition() {
    let start = Some("7/7/7/3o3/7/td5/1t5 w -");
    let round = "-- b1-c1 -- c1-b1 ";
    let once = record(start, round);
    assert_eq!(once.plies(), 4);
    assert!(!is_repeated(&once));
    assert!(is_repeated(&record(start, &round.repeat(2))));
}

#[test]
fn rule_22_a_pass_is_refused_where_there_is_a_move() {
    let mut game = record(None, "");
    assert!(game.play_text("--").is_err());
    assert_eq!(game.plies(), 0);
}

#[test]
fn rule_23_the_players_may_agree_on_a_draw() {
    let text = record(None, "c1-c2").text();
    let kind: &dyn Kind = &Erase::<PushPush>::KIND;
    let mut record = kind.open(&text).unwrap();
    assert!(record.agree_draw());
    let result = record.result().unwrap();
    assert_eq!(result.outcome, Outcome::Draw);
    assert!(matches!(result.reason, EndReason::Agreed));
}
