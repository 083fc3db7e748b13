//! Errors in texts, with the same types for every game.

use std::fmt;
use std::str::FromStr;

/// The game has no such options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionsError {
    pub found: String,
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no option of this game", self.found)
    }
}

impl std::error::Error for OptionsError {}

/// The text is not in the notation of the game's moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveTextError;

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a move in the notation of this game")
    }
}

impl std::error::Error for MoveTextError {}

/// The options of a game that has none. They are written as the empty text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct NoOptions;

impl fmt::Display for NoOptions {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl FromStr for NoOptions {
    type Err = OptionsError;

    fn from_str(text: &str) -> Result<NoOptions, OptionsError> {
        if text.is_empty() {
            Ok(NoOptions)
        } else {
            Err(OptionsError {
                found: text.to_owned(),
            })
        }
    }
}
