//! Reads a game from any text: a game in form 1 or 2, a link to a game, a position, or a list of moves in the
//! notation of this or another program. Every move is checked by the rules.
//!
//! [`read`] returns every game that the text can be. If a list of moves fits several games, the user chooses one.
//! [`SeveralGames`] reads texts of games one after another.

mod before;
mod error;
mod list;
mod list_text;
mod normal_text;
mod notation;
mod position;
mod reader;
mod reading;
mod several;
mod starts;

pub use error::{ImportError, ImportFault};
pub use notation::Notation;
pub use reader::{game_in, read};
pub use reading::{Form, ReadableGame, Reading};
pub use several::{SeveralGames, has_several_games};
