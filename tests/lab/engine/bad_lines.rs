//! The engine answers every bad line with a sentence and continues.

use super::talk::Talk;

#[test]
fn a_line_that_makes_no_sense_is_answered_with_one_sentence() {
    let mut talk = Talk::new("breakthrough");
    talk.say("position startpos moves a2-a3");
    let long = format!("position startpos moves {}", "a2-a3".repeat(100_000));
    for (line, why) in [
        ("uci", "`uci` is not a UGI command"),
        ("ugi please", "`please` after ugi was not expected"),
        ("position", "expected `startpos` or `fen POSITION`"),
        ("position fen", "expected `startpos` or `fen POSITION`"),
        ("position fen 4/4 w", "2 ranks, expected 4 to 10"),
        ("position startpos moves x", "move 1 (x): not a move"),
        (
            "position startpos moves a2-a3 a2-a3",
            "move 2 (a2-a3): not a legal",
        ),
        (
            "position fen 1p2/P3/3p/4 w moves a3xb4 d2-d1",
            "move 2 (d2-d1): the game is over",
        ),
        (&*long, "move 1 (a2-a3"),
        ("setoption", "expected `name NAME value VALUE`"),
        ("setoption name hash", "expected `name NAME value VALUE`"),
        ("setoption name nothing value 1", "`nothing` is no option"),
        ("setoption name hash value 0", "expected a number from 1"),
        ("setoption name hash value lots", "hash `lots`, expected"),
        ("setoption name multipv value -1", "multipv `-1`, expected"),
        ("setoption name level value 99", "level `99`, expected"),
        ("query", "expected `p1turn`, `gameover` or `result`"),
        ("query p2turn", "query `p2turn`, expected"),
        ("go fast", "go `fast` is not understood"),
        ("go movetime", "go movetime ``, expected a number"),
        ("go depth x", "go depth `x`, expected a number"),
        ("go nodes -5", "go nodes `-5`, expected a number"),
        (
            "go depth 99999999",
            "go depth `99999999`, expected a number",
        ),
        ("\u{1f600}", "is not a UGI command"),
        ("\u{0}\u{7}", "is not a UGI command"),
    ] {
        let answer = talk.ask_one(line);
        assert!(answer.starts_with("info string "), "{line}: {answer}");
        assert!(answer.contains(why), "{line}: {answer}");
        assert!(!answer.contains(char::is_control), "{answer:?}");
    }
    talk.say_bytes(b"position fen \xff\xfe w\r");
    assert!(talk.hear().starts_with("info string "));
    assert_eq!(talk.ask(" \t\r"), [""; 0], "an empty line says nothing");
    assert_eq!(talk.query("p1turn"), "false", "the position has stayed");
    assert_eq!(talk.end(), [""; 0]);
}

#[test]
fn where_the_game_is_over_there_is_no_move() {
    let mut talk = Talk::new("breakthrough");
    talk.say("position fen 4/3P/4/4 b");
    let (heard, mv) = talk.go("go depth 3");
    assert_eq!(mv, "none");
    assert_eq!(heard, ["info string the game is over: there is no move"]);
}

#[test]
fn stop_without_thinking_says_nothing() {
    let mut talk = Talk::new("pogo");
    assert_eq!(talk.ask("stop"), [""; 0]);
    assert_eq!(talk.end(), [""; 0]);
}
