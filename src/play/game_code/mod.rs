//! A whole game as a short code for the fragment of a link, `#g=CODE.Ada.Ben`.
//!
//! The code is one number in mixed radix, written in base 62. Its first digits are the form, the game, the version of
//! the order of moves, the options, the start and the facts about the link. One digit for each move follows: its index
//! among the legal moves, with their number as the radix. A move without an alternative takes no space. A last digit of
//! 1 marks the end, so the number of moves is not stored. The checksum follows in five characters, and then names, each
//! after a full stop. `docs/formats.md` describes every digit.
//!
//! The code has letters and digits only, because programs that find links in messages often omit other characters at
//! the end of a link.

mod base62;
mod checksum;
mod coded_game;
mod decode;
mod encode;
mod error;
mod header;
mod id;
mod mixed_radix;
mod names;
mod replay;
mod rules;
#[cfg(test)]
mod tests;

pub use checksum::{LENGTH as CHECKSUM_LENGTH, checksum};
pub use coded_game::{CodedGame, LinkMessage};
pub use decode::{PREFIX as CODE_PREFIX, SealedGame, unseal};
pub use encode::encode_game;
pub use error::{CodeError, EncodeError, MoveFault, NewerPart};
pub use id::GameId;
pub use names::names_in;
pub use rules::{CodeRules, MoveOrder, no_starts};
