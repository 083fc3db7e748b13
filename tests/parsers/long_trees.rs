//! Games with variations of the maximum size are read, and text beyond a limit is rejected at its place.

use crate::readers::named;
use tablero::games;
use tablero::play::tree::TreeFault;
use tablero::play::{GameTree, TextError, limits};

/// The moves are in the third line.
const HEAD: &str = "tablero 2\ngame pogo\nmoves ";
const MOVES: usize = 3;
const FIRST: &str = "2b1-b3";
const OTHER: &str = "(1a1-b1)";

fn fault(text: &str) -> (usize, usize, TreeFault) {
    let error = games::read_tree(text).expect_err("it is beyond a limit");
    (error.line, error.column, error.fault)
}

/// The column of a byte of the moves, if all text before it is ASCII.
fn column(byte: usize) -> usize {
    "moves ".len() + byte + 1
}

fn comment_of(tree: &GameTree) -> &str {
    let first = tree.node(GameTree::ROOT).children()[0];
    tree.node(first).comment()
}

#[test]
fn a_text_is_read_up_to_its_limit() {
    let text = |bytes: usize| {
        let name = "\nx-a ";
        let head = "tablero 2\ngame pogo";
        let spaces = bytes - head.len() - name.len();
        format!("{head}{name}{}", "x".repeat(spaces))
    };
    let (line, column, fault_at) = fault(&text(limits::TEXT));
    assert_eq!(
        (line, column),
        (3, 5),
        "it was read, and the line is too long"
    );
    assert!(matches!(fault_at, TreeFault::Line(_)));
    let (line, column, fault_beyond) = fault(&text(limits::TEXT + 1));
    assert_eq!((line, column), (1, 1));
    let bytes = limits::TEXT + 1;
    assert!(
        matches!(fault_beyond, TreeFault::Text(TextError::TooLong { bytes: found }) if found == bytes)
    );
}

#[test]
fn a_comment_is_read_up_to_the_limit_of_the_text() {
    // A text of the moves' own maximum length has room for the lines before the moves.
    let length = limits::TEXT - 500;
    for part in ["x", "\\}", "\\n", "\\\\", "[%csl Ra1]", "\u{1f600}"] {
        let comment = part.repeat(length / part.len());
        let text = format!("{HEAD}{FIRST} {{{comment}}}");
        assert!(named("tree").accepts(&text), "{part}");
        let end = text.len() - 1;
        let (line, column_found, unclosed) = fault(&text[..end]);
        assert_eq!((line, column_found), (MOVES, column(FIRST.len() + 1)));
        assert!(matches!(unclosed, TreeFault::CommentUnclosed), "{part}");
    }
}

#[test]
fn a_comment_in_very_many_parts_is_read_as_one() {
    let parts = 20_000;
    let text = format!("{HEAD}{FIRST} {}", "{a b}{}".repeat(parts));
    let tree = games::read_tree(&text).expect("a game");
    assert!(comment_of(&tree) == vec!["a b"; parts].join("\n"));
    // The same with a variation between two parts.
    let parts = limits::NODES - 2;
    let part = "x".repeat(25);
    let between = format!("{{{part}}}{OTHER}").repeat(parts);
    let tree = games::read_tree(&format!("{HEAD}{FIRST} {between}")).expect("a game");
    assert_eq!(tree.len(), 3);
    assert!(comment_of(&tree) == vec![part; parts].join("\n"));
}

#[test]
fn very_many_judgements_are_read_once_each() {
    let comment = "x".repeat(200_000);
    let judged = "$1 $2 $help ".repeat(15_000);
    let text = format!("{HEAD}{FIRST} {{{comment}}} {judged}");
    let tree = games::read_tree(&text).expect("a game");
    assert!(tree.moves_text() == format!("{FIRST} $1 $2 $help {{{comment}}}"));
}

#[test]
fn brackets_are_read_up_to_their_depth() {
    let nested = |depth: usize| {
        let (open, close) = ("(1a1-b1".repeat(depth), ")".repeat(depth));
        format!("{HEAD}{FIRST}{open}{close}")
    };
    assert!(named("tree").accepts(&nested(limits::BRACKETS)));
    for text in [
        nested(limits::BRACKETS + 1),
        nested(40_000),
        format!("{HEAD}{FIRST}{}", "(1a1-b1".repeat(50_000)),
    ] {
        let (line, found, fault) = fault(&text);
        let byte = FIRST.len() + limits::BRACKETS * "(1a1-b1".len();
        assert_eq!((line, found), (MOVES, column(byte)));
        assert!(matches!(fault, TreeFault::TooDeep));
    }
    for (brackets, byte) in [("(", limits::BRACKETS), (")", 0)] {
        let many = brackets.repeat(limits::TEXT - HEAD.len() - FIRST.len());
        let (line, found, fault) = fault(&format!("{HEAD}{FIRST}{many}"));
        assert_eq!((line, found), (MOVES, column(FIRST.len() + byte)));
        assert!(matches!(
            fault,
            TreeFault::TooDeep | TreeFault::ClosedUnopened
        ));
    }
}

#[test]
fn moves_are_read_up_to_their_number() {
    let many = |others: usize| format!("{HEAD}{FIRST}{}", OTHER.repeat(others));
    let max = limits::NODES - 2;
    assert!(named("tree").accepts(&many(max)));
    for text in [many(max + 1), many(40_000)] {
        let (line, found, fault) = fault(&text);
        let byte = FIRST.len() + max * OTHER.len() + 1;
        assert_eq!((line, found), (MOVES, column(byte)));
        assert!(matches!(fault, TreeFault::TooMany));
    }
}

#[test]
fn headers_are_read_up_to_their_limits() {
    let text = |lines: &[(String, String)]| {
        let lines = lines
            .iter()
            .map(|(name, value)| format!("\n{name} {value}"));
        format!(
            "tablero 2\ngame pogo{}\nmoves {FIRST}",
            lines.collect::<String>()
        )
    };
    let line = |name: usize, value: usize| ("x".repeat(name), "y".repeat(value));
    let longest = line(limits::HEADER_NAME, limits::HEADER_LINE);
    assert!(named("tree").accepts(&text(&[longest])));
    let refused = |lines: &[(String, String)]| {
        let (line, column, fault) = fault(&text(lines));
        assert!(matches!(fault, TreeFault::Line(_)), "{fault}");
        (line, column)
    };
    let long_name = line(limits::HEADER_NAME + 1, 1);
    assert_eq!(refused(&[long_name]), (3, 1));
    let long_value = line(1, limits::HEADER_LINE + 1);
    assert_eq!(refused(&[long_value]), (3, "x ".len() + 1));
    let wide = (
        "x".to_owned(),
        "\u{1f600}".repeat(limits::HEADER_LINE / 4 + 1),
    );
    assert_eq!(refused(&[wide]), (3, "x ".len() + 1));

    let numbered = |lines: usize| -> Vec<(String, String)> {
        let value = "y".repeat(limits::HEADER_LINE);
        (0..lines)
            .map(|line| (format!("x{line}"), value.clone()))
            .collect()
    };
    assert!(named("tree").accepts(&text(&numbered(limits::HEADER_LINES))));
    // Lines are counted from 1, and two lines are before the first of these.
    let beyond = (limits::HEADER_LINES + 3, "x64 ".len() + 1);
    assert_eq!(refused(&numbered(limits::HEADER_LINES + 1)), beyond);
    assert_eq!(refused(&numbered(390)), beyond);
    let same = vec![("x".to_owned(), "y".to_owned()); 90_000];
    assert_eq!(refused(&same), (4, "x ".len() + 1));
}
