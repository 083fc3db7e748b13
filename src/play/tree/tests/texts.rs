//! Trees as texts, and the faults of texts with their places.

use super::*;

fn read(text: &str) -> Result<GameTree, TreeError> {
    GameTree::read(text, kind)
}

fn fault(text: &str) -> String {
    read(text).expect_err(text).to_string()
}

#[test]
fn a_single_line_is_printed_in_the_first_form() {
    let mut tree = tree(START, "a1-b1 e1-d1");
    assert_eq!(
        tree.to_string(),
        "tablero 1\ngame toy\nstart W...b w\nmoves a1-b1 e1-d1"
    );
    tree.note_help(at(&tree, "a1-b1"));
    tree.end(at(&tree, "a1-b1 e1-d1"), Termination::Resigned(Side::White))
        .unwrap();
    let text = "tablero 1\ngame toy\nstart W...b w\nmoves a1-b1 e1-d1\nhints 1\nresult black";
    assert_eq!(tree.to_string(), text);
    assert_eq!(read(text).unwrap().to_string(), text);
}

#[test]
fn variations_and_comments_are_printed_in_the_second_form() {
    let mut tree = tree(
        START,
        "a1-b1 (-- e1-d1 {an \\} in it}) e1-d1 $1 $help {\\n}",
    );
    let mut header = Header::default();
    assert!(
        header.set("black", "Ben") && header.set("x-mood", "good") && header.set("white", "Ada")
    );
    assert!(tree.set_header(header));
    tree.end(at(&tree, "a1-b1 e1-d1"), Termination::Time(Side::White))
        .unwrap();
    let text = "tablero 2\ngame toy\nstart W...b w\nwhite Ada\nblack Ben\nx-mood good\n\
        moves a1-b1 (-- e1-d1 {an \\} in it}) e1-d1 $1 $help {\\n} time:white\nresult black";
    assert_eq!(tree.to_string(), text);
    let again = read(text).unwrap();
    assert_eq!(again.to_string(), text);
    assert_eq!(again.header().names(), ["Ada", "Ben"]);
    assert_eq!(again.node(at(&again, "a1-b1 e1-d1")).comment(), "\n");
}

#[test]
fn equal_trees_print_equal_text() {
    let text = "tablero 2\nx-b 2\ngame toy\nx-a 1\nblack Ben\nid 3f9a01c27e\nstart W...b w\nwhite Ada\n\
        moves {first} a1-b1   {a} {}{b}(--)( -- e1-d1 )$3 $3 {}{c} e1-d1";
    let form = "tablero 2\ngame toy\nstart W...b w\nid 3f9a01c27e\nwhite Ada\nblack Ben\nx-b 2\nx-a 1\n\
        moves {first} a1-b1 $3 {a\\nb\\nc} (-- e1-d1) e1-d1";
    assert_eq!(read(text).unwrap().to_string(), form);
    assert_eq!(read(form).unwrap().to_string(), form);
}

#[test]
fn a_stated_result_is_an_end_if_the_moves_do_not_end_the_game() {
    let text = |result: &str| {
        format!("tablero 2\ngame toy\nstart W...b w\nmoves a1-b1 (--)\nresult {result}")
    };
    let tree = read(&text("black")).unwrap();
    assert_eq!(tree.moves_text(), "a1-b1 (--) resign:white");
    assert_eq!(read(&text("draw")).unwrap().moves_text(), "a1-b1 (--) draw");
    let won = "tablero 2\ngame toy\nstart .bW. w\nmoves {x} c1-d1\nresult ";
    assert!(read(&format!("{won}white")).is_ok());
    assert_eq!(
        fault(&format!("{won}black")),
        "line 5, column 8: the result is `white`, not `black`"
    );
    assert_eq!(
        fault(&text("nobody")),
        "line 5, column 8: `nobody` is no result, expected `white`, `black` or `draw`"
    );
}

#[test]
fn a_fault_in_the_moves_has_its_place() {
    let say = |moves: &str| {
        fault(&format!(
            "tablero 2\ngame toy\nstart W...b w\nmoves {moves}"
        ))
    };
    for (moves, expected) in [
        (
            "a1-b1 a1-c1",
            "column 13: move 2 (a1-c1): not a legal move here",
        ),
        (
            "{é} a1-b1 x",
            "column 17: move 2 (x): not a move in the notation of this game",
        ),
        ("a1-b1 (-- e1-d1", "column 13: the bracket is not closed"),
        ("a1-b1) --", "column 12: no bracket is open"),
        ("a1-b1 {open \\}", "column 13: the comment is not closed"),
        ("(a1-b1)", "column 7: there is no move before the variation"),
        (
            "a1-b1 ((--))",
            "column 14: there is no move before the variation",
        ),
        ("a1-b1 ()", "column 14: the variation has no move"),
        (
            "a1-b1 (a1-b1 e1-d1) --",
            "column 14: the variation begins with the main line's move",
        ),
        (
            "a1-b1 (-- (a1-b1)) --",
            "column 18: the variation begins with the main line's move",
        ),
        ("a1-b1 ({x} --)", "column 14: there is no move before it"),
        (
            "a1-b1 $256",
            "column 13: expected `$0` to `$255` or `$help`",
        ),
        ("a1-b1 $01", "column 13: expected `$0` to `$255` or `$help`"),
        (
            "resign:white --",
            "column 20: move 1 (--): the game is over",
        ),
        (
            "resign:nobody",
            "column 7: move 1 (resign:nobody): not a move in the notation of this game",
        ),
    ] {
        assert_eq!(say(moves), format!("line 4, {expected}"), "{moves}");
    }
}

#[test]
fn a_fault_in_the_lines_has_its_place() {
    for (text, expected) in [
        ("", "line 1, column 1: not a game of tablero"),
        (
            "tablero 3\ngame toy",
            "line 1, column 1: format `3` is not known, expected `1` or `2`",
        ),
        ("tablero 2", "line 1, column 1: no game is named"),
        (
            "tablero 2\nstart W...b w",
            "line 1, column 1: no game is named",
        ),
        (
            "tablero 2\ngame ludo",
            "line 2, column 6: `ludo` is no game of this collection",
        ),
        (
            "tablero 2\ngame toy\ngame toy",
            "line 3, column 1: `game toy` was not expected here",
        ),
        (
            "tablero 2\ngame toy\nwhite A\nwhite B",
            "line 4, column 7: `white` was not expected here",
        ),
        (
            "tablero 2\ngame toy\nWhite A",
            "line 3, column 1: `White A` was not expected here",
        ),
        (
            "tablero 2\ngame toy\n",
            "line 3, column 1: `` was not expected here",
        ),
        (
            "tablero 2\ngame toy\nwhite ",
            "line 3, column 1: `white ` was not expected here",
        ),
        (
            "tablero 2\ngame toy\nid 3F9A01C27E",
            "line 3, column 4: `id` was not expected here",
        ),
        (
            "tablero 2\ngame toy\nhints 1",
            "line 3, column 1: `hints 1` was not expected here",
        ),
        (
            "tablero 2\ngame toy\nmoves --\nwhite A",
            "line 4, column 1: `white A` was not expected here",
        ),
        (
            "tablero 2\ngame toy\noptions x",
            "line 3, column 9: `x` is no option of this game",
        ),
        (
            "tablero 2\ngame toy\nstart W",
            "line 3, column 7: not a strip of stones and a side",
        ),
        (
            "tablero 1\ngame toy\nstart W...b w\nmoves -- a1-b1 x",
            "line 4, column 10: move 2 (a1-b1): not a legal move here",
        ),
    ] {
        assert_eq!(fault(text), expected, "{text}");
    }
}

#[test]
fn a_long_text_is_read_in_linear_time() {
    let start = "tablero 2\ngame toy\nstart W...b w";
    let comments = format!("{start}\nmoves a1-b1 {}", "{a}".repeat(60_000));
    let tree = read(&comments).unwrap();
    assert_eq!(tree.node(at(&tree, "a1-b1")).comment().len(), 119_999);
    let glyphs = format!(
        "{start}\nmoves a1-b1 {}{}",
        "{b}",
        "$1 $help ".repeat(20_000)
    );
    assert_eq!(read(&glyphs).unwrap().moves_text(), "a1-b1 $1 $help {b}");
    let lines: String = (0..20_000).map(|line| format!("\nx-{line} x")).collect();
    assert_eq!(
        fault(&format!("{start}{lines}")),
        "line 68, column 6: `x-64` was not expected here"
    );
}
