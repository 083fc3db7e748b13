//! The pieces, the possible touches, and notable facts.

use super::{marked, names, picture, record, spot};
use tablero::play::{GameRecord, Picture};

fn lifted(picture: &Picture) -> String {
    let lifted = picture.pieces.iter().filter(|shown| shown.lifted);
    names(lifted.map(|figure| &figure.piece.spots[0]))
}

fn paths(picture: &Picture) -> Vec<String> {
    picture
        .paths
        .iter()
        .map(|path| names(path.iter().map(|at| at.ground()).collect::<Vec<_>>().iter()))
        .collect()
}

const STACKS: &str = "-,-,-/WWbbb,WbWbWbW,-/-,-,- w";

#[test]
fn of_a_stack_everything_above_the_touched_piece_is_lifted() {
    let mut pogo = record("pogo", STACKS);
    assert_eq!(lifted(&picture(&mut pogo, &["b2.7"], None)), "b2.7");
    assert_eq!(lifted(&picture(&mut pogo, &["b2.6"], None)), "b2.6 b2.7");
    for deep in ["b2", "b2.3", "b2.5"] {
        let three = picture(&mut pogo, &[deep], None);
        assert_eq!(lifted(&three), "b2.5 b2.6 b2.7", "{deep}");
    }
}

#[test]
fn the_number_of_pieces_stands_beside_tall_stacks_only() {
    let mut pogo = record("pogo", STACKS);
    let counts = picture(&mut pogo, &[], None).counts;
    assert_eq!(counts, [(spot("a2"), 5), (spot("b2"), 7)]);
    let mut low = record("pogo", "bb,bb,bb/WWW,-,-/WW,-,W w");
    assert_eq!(picture(&mut low, &[], None).counts, []);
    let mut zoq = record("zoq", "bbb/3/WWW Wb w");
    assert_eq!(picture(&mut zoq, &[], None).counts, []);
}

#[test]
fn where_every_number_of_pieces_can_go_is_seen_at_once() {
    let mut pogo = record("pogo", STACKS);
    let three = picture(&mut pogo, &["b2.5"], None);
    // If only two pieces can go to a place, two move with one touch.
    assert_eq!(marked(&three, "target"), "a1 a2 a3 b1 b3 c1 c2 c3");
    let others: Vec<String> = three
        .others
        .iter()
        .map(|(spot, counts)| format!("{spot} {counts:?}"))
        .collect();
    let expected = [
        "a1 [2]", "a2 [1]", "a3 [2]", "b1 [1]", "b3 [1]", "c1 [2]", "c2 [1]", "c3 [2]",
    ];
    assert_eq!(others, expected);
}

/// The number of pieces that a touch moves, if it is not the selected number.
fn numbers(picture: &Picture) -> Vec<String> {
    let marks = picture.marks.iter();
    let numbers = marks.filter_map(|(spot, mark)| Some(format!("{spot} {}", mark.number?)));
    numbers.collect()
}

#[test]
fn the_number_that_a_touch_moves_is_seen_where_another_one_is_in_hand() {
    let mut pogo = record("pogo", STACKS);
    let corners = ["a1 2", "a3 2", "c1 2", "c3 2"];
    assert_eq!(numbers(&picture(&mut pogo, &["b2.7"], None)), corners);
    assert_eq!(numbers(&picture(&mut pogo, &["b2.5"], None)), corners);
    // Both one piece and three pieces reach the cells beside b2, so neither number moves with one touch.
    let two = picture(&mut pogo, &["b2.6"], None);
    assert_eq!(numbers(&two), [""; 0]);
    assert_eq!(marked(&two, "target"), "a1 a3 c1 c3");
}

#[test]
fn the_pieces_of_that_number_are_seen_where_they_would_be() {
    let mut pogo = record("pogo", STACKS);
    for touched in ["b2.7", "b2.5"] {
        let seen = picture(&mut pogo, &[touched], Some("a1"));
        let ghosts = seen.ghosts.iter().map(|piece| &piece.spots[0]);
        assert_eq!(names(ghosts), "a1 a1.2", "{touched}");
    }
}

#[test]
fn it_is_seen_whether_a_stack_gives_one_piece_more() {
    let mut pogo = record("pogo", "bb,bb,bb/-,-,-/WWW,WW,W w");
    let more = |record: &mut GameRecord, touched: &[&str]| {
        let seen = picture(record, touched, None);
        (seen.more.map(|at| at.to_string()), seen.lifted())
    };
    let a1 = Some("a1".to_owned());
    assert_eq!(more(&mut pogo, &["a1.3"]), (a1.clone(), 1));
    assert_eq!(more(&mut pogo, &["a1.3", "a1.3"]), (a1, 2));
    assert_eq!(more(&mut pogo, &["a1.3", "a1.3", "a1.3"]), (None, 3));
    assert_eq!(more(&mut pogo, &["b1"]), (None, 2));
    assert_eq!(more(&mut pogo, &["c1"]), (None, 1));
    assert_eq!(more(&mut pogo, &[]), (None, 0));
}

#[test]
fn the_bends_of_a_way_are_seen() {
    let mut pogo = record("pogo", STACKS);
    let two = picture(&mut pogo, &["b2.6"], None);
    for path in paths(&two) {
        let cells: Vec<&str> = path.split(' ').collect();
        assert_eq!(cells.len(), 3, "{path}");
        assert!(path.starts_with("b2 "), "{path}");
    }
    assert_eq!(paths(&two).len(), 4);
    assert_eq!(
        paths(&picture(&mut pogo, &["b2.7"], None)),
        [""; 0],
        "a step is no way"
    );
}

#[test]
fn the_path_that_the_round_walks_is_seen() {
    let mut ticto = record(
        "ticto",
        "Rb2:b2,c2,c3+,c4,d4,d5e5,f4 rg7:c3,e4,g5,g7 w n - 0",
    );
    let round = picture(&mut ticto, &["b2"], None);
    assert_eq!(marked(&round, "target"), "c2 c3 c4 d4 d5 e5");
    assert!(paths(&round).contains(&"b2 c2 c3 c4 d4 d5 e5".to_owned()));
}

#[test]
fn notes_tell_of_walls_in_tension_and_of_who_may_not_answer_yet() {
    let mut ticto = record("ticto", "Rg1:c3n,g1,g2 ra7:a6,a7,d3n,g7 w n - 0");
    let kinds = |picture: &Picture| {
        let notes = picture.notes.iter();
        let told = notes.map(|note| format!("{} {}", note.kind, names(&note.spots)));
        told.collect::<Vec<_>>()
    };
    assert_eq!(
        kinds(&picture(&mut ticto, &[], None)),
        ["tension c3n c3x d3n"]
    );
    ticto.play_text("c3n!d3n").unwrap();
    let waiting = kinds(&picture(&mut ticto, &[], None));
    assert!(
        waiting.contains(&"waits-push e3n d3n".to_owned()),
        "{waiting:?}"
    );
}

#[test]
fn a_runaway_is_seen_with_its_way_to_the_edge() {
    let mut runner = record("breakthrough", "8/8/2P5/8/8/5p2/8/8 w");
    let notes = picture(&mut runner, &[], None).notes;
    assert_eq!(notes.len(), 1);
    assert_eq!(
        (notes[0].kind, names(&notes[0].spots)),
        ("runaway", "c6 c7 c8".to_owned())
    );
}

#[test]
fn what_was_touched_and_where_the_last_move_was_is_marked() {
    let mut zoq = record("zoq", "bbb/3/WWW Wb w");
    zoq.play_text("@b2").unwrap();
    let spare = picture(&mut zoq, &["b4"], None);
    assert_eq!(marked(&spare, "selected"), "b4");
    assert_eq!(marked(&spare, "target"), "a2 c2");
    assert_eq!(marked(&spare, "last"), "b0 b2");
    assert_eq!(marked(&picture(&mut zoq, &[], None), "movable"), "a3 b4 c3");
}
