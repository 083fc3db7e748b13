//! What is said of a text that is refused.

use std::fmt::Display;

/// The maximum length of the error for a rejected text, however long the text is.
const LONGEST_SENTENCE: usize = 400;

/// Checks that the error of a rejected text is a short sentence.
pub fn refused(error: &impl Display) -> bool {
    let sentence = error.to_string();
    assert!(sentence.contains(' '), "`{sentence}` is no sentence");
    let long = sentence.len();
    assert!(long <= LONGEST_SENTENCE, "{long} bytes: {sentence:.400}");
    false
}
