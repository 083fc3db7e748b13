//! Encoding and decoding games as codes, with the code rules of every game.

use super::CODE_RULES;
use crate::play::OpenError;
use crate::play::game_code::{CodeError, CodedGame, EncodeError, encode_game, unseal};

/// The fragment of a link to a game, without its `#`.
///
/// # Errors
/// If the rules do not allow the game, or something in it has no number in a code.
pub fn encode_link(game: &CodedGame) -> Result<String, EncodeError> {
    let kind = super::kind(&game.text.game);
    let kind = kind.ok_or_else(|| EncodeError::Open(OpenError::no_game(&game.text.game)))?;
    encode_game(game, kind, CODE_RULES)
}

/// Reads the fragment of a link, without its `#`, and checks every move.
///
/// # Errors
/// If it is not a code, was changed, was written by a newer version, or contains something that
/// the rules do not allow.
pub fn decode_link(fragment: &str) -> Result<CodedGame, CodeError> {
    let sealed = unseal(fragment, CODE_RULES)?;
    let slug = sealed.game();
    let kind = super::kind(slug);
    let kind = kind.ok_or_else(|| CodeError::Open(OpenError::no_game(slug)))?;
    sealed.open(kind)
}
