//! The reason why a game was decided: the game's notes, or else where a ball left or the last move ended.

use super::{names, picture, record};
use tablero::play::{DECIDED, GameRecord};
use tablero::rules::Side;

/// The groups of places that have decided the last position.
fn decided(record: &mut GameRecord) -> Vec<String> {
    let picture = picture(record, &[], None);
    let kinds: Vec<&str> = picture.notes.iter().map(|note| note.kind).collect();
    assert!(!kinds.contains(&DECIDED), "told apart: {kinds:?}");
    let groups = picture.decided.iter().map(names);
    groups.collect()
}

/// The same after these moves. Before them nothing has decided the game.
fn after(game: &str, start: &str, moves: &str) -> Vec<String> {
    let mut record = record(game, start);
    assert_eq!(decided(&mut record), [""; 0], "{start}");
    let mut seen = Vec::new();
    for mv in moves.split_whitespace() {
        record.play_text(mv).unwrap();
        seen = decided(&mut record);
        let over = record.result().is_some();
        assert_eq!(seen.is_empty(), !over, "{seen:?} after {mv} from {start}");
    }
    seen
}

#[test]
fn each_surrounded_corner_decides_with_who_surrounds_it() {
    let corners = after("zoq", "b1b/WW1/1Wb Wb b", "@a1 @c2");
    assert_eq!(corners, ["a1 a2 b1 b2", "c1 b1 b2 c2"]);
}

#[test]
fn a_ball_decides_in_the_goal_beyond_the_board() {
    let goal = after("push-push", "3o3/2U4/7/7/7/7/6c w -", "c6-d7");
    assert_eq!(goal, ["e8"], "d7 is where the move ended");
}

#[test]
fn without_a_note_the_last_move_decides_where_it_ended() {
    let last = after("breakthrough", "8/8/8/3p4/2P5/8/8/8 w", "c4xd5");
    assert_eq!(last, ["d5"]);
}

#[test]
fn an_arrival_decides_once_it_is_not_answered() {
    let exit = after("ticto", "Rd6:d6 rb1:b1,c1,g1 w n - 7", "Rd6-d7 g1-g2");
    assert_eq!(exit, ["d7"]);
}

#[test]
fn a_resignation_is_decided_nowhere_on_the_board() {
    let mut record = record("breakthrough", "8/8/8/3p4/2P5/8/8/8 w");
    assert!(record.resign(Side::White) && record.result().is_some());
    assert_eq!(decided(&mut record), [""; 0]);
}

#[test]
fn the_positions_before_the_last_are_not_decided() {
    let mut zoq = record("zoq", "b1b/WW1/1Wb Wb b");
    for mv in ["@a1", "@c2"] {
        zoq.play_text(mv).unwrap();
    }
    let groups = [0, 1, 2].map(|ply| zoq.scene(ply).decided.len());
    assert_eq!(groups, [0, 0, 2]);
}
