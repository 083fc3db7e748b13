//! Functions shared by the readers.

use std::fmt::{Debug, Display};
use std::str::FromStr;
use tablero::games;
use tablero::play::{GameRecord, GameResult, GameText, decode, encode};

/// The maximum length of the error for a rejected text, however long the text is.
const LONGEST_SENTENCE: usize = 400;

/// Whether the rules allow a game. Its record, text and link must give an allowed game again,
/// whatever was taken back.
pub fn opens(game: &GameText) -> bool {
    let mut record = match games::open(game) {
        Ok(record) => record,
        Err(error) => return refused(&error),
    };
    assert_eq!(record.plies(), game.moves.len());
    let text = record.text();
    same(&games::open(&text).expect("the game of a record"), &record);
    // Form 1 and links do not contain that a game was lost on time.
    let said = GameText {
        on_time: false,
        ..text.clone()
    };
    assert!(text.to_string().parse().as_ref() == Ok(&said));
    assert!(decode(&encode(&text)).as_ref() == Ok(&said));
    // The mark that a player was helped after a move is not stored once the move is taken back.
    let is_helped_at_end = record.hints().contains(&record.plies());
    if !is_helped_at_end && record.undo() {
        let mut again = games::open(&record.text()).expect("a game taken back");
        again.restore_undone(&record.undone());
        assert!(again.redo() && record.redo());
        same(&again, &record);
        assert!(record.text() == text);
    }
    true
}

/// Both records have the same game.
pub fn same(one: &GameRecord, other: &GameRecord) {
    let text = one.text().to_string();
    assert!(text == other.text().to_string(), "{text:.400}");
    assert_eq!(one.legal(), other.legal());
    let outcome = |record: &GameRecord| record.result().map(|GameResult { outcome, .. }| outcome);
    assert_eq!(outcome(one), outcome(other));
    for ply in [0, one.plies() / 2, one.plies()] {
        assert_eq!(one.position_text(ply), other.position_text(ply));
    }
}

/// Reads a value that has exactly one text.
pub fn one_text<T: FromStr + Display + Debug>(text: &str) -> Option<T>
where
    T::Err: Display,
{
    match text.parse::<T>() {
        Ok(read) => {
            let written = read.to_string();
            assert!(written == text, "{written:.200} is also {text:.200}");
            Some(read)
        }
        Err(error) => {
            refused(&error);
            None
        }
    }
}

/// Checks that the error of a rejected text is a short sentence.
pub fn refused(error: &impl Display) -> bool {
    let sentence = error.to_string();
    assert!(sentence.contains(' '), "`{sentence}` is no sentence");
    let long = sentence.len();
    assert!(long <= LONGEST_SENTENCE, "{long} bytes: {sentence:.400}");
    false
}
