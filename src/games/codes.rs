//! What codes of games need to know of each game. Codes that were made must be read for ever, so nothing here may be
//! changed or moved; lists may become longer at their end.

use crate::play::OpenError;
use crate::play::game_code::{
    CodeError, CodeRules, CodedGame, EncodeError, MoveOrder, encode_game, unseal,
};

/// The rules for the codes of every game. The place in the list is the number of the game.
pub static CODE_RULES: &[CodeRules] = &[
    CodeRules {
        slug: "breakthrough",
        options: &[""],
        signs: "Pp/ wb0123456789",
        starts: breakthrough_start,
        orders: &[MoveOrder::OfRules],
    },
    CodeRules {
        slug: "pogo",
        options: &[""],
        signs: "Wb-,/ w",
        starts: no_start,
        orders: &[MoveOrder::OfRules],
    },
    CodeRules {
        slug: "push-push",
        options: &[""],
        signs: "UDTCudtcoabefgw1234567/ -#",
        starts: no_start,
        orders: &[MoveOrder::OfRules],
    },
    CodeRules {
        slug: "ticto",
        options: &["setup=pawns", "setup=line", "setup=wedge"],
        signs: "Rrabcdefgh0123456789:,+n^ wxz-!*",
        starts: no_start,
        orders: &[MoveOrder::OfRules],
    },
    CodeRules {
        slug: "zoq",
        options: &["", "reach=any"],
        signs: "Wb123/ w-",
        starts: no_start,
        orders: &[MoveOrder::OfRules],
    },
];

/// The usual starts of Breakthrough on boards of 4x4 to 10x10 cells: first those with four ranks.
fn breakthrough_start(number: usize) -> Option<String> {
    const SIDES: usize = 7;
    let (width, height) = (number % SIDES + 4, number / SIDES + 4);
    if height >= SIDES + 4 {
        return None;
    }
    let full = |letter: &str| letter.repeat(width);
    let (black, white) = (full("p"), full("P"));
    let empty = format!("{width}/").repeat(height - 4);
    Some(format!("{black}/{black}/{empty}{white}/{white} w"))
}

fn no_start(_: usize) -> Option<String> {
    None
}

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
/// If it is not a code, was changed, was written by a newer version, or says what the rules do not allow.
pub fn decode_link(fragment: &str) -> Result<CodedGame, CodeError> {
    let sealed = unseal(fragment, CODE_RULES)?;
    let slug = sealed.game();
    let kind = super::kind(slug);
    let kind = kind.ok_or_else(|| CodeError::Open(OpenError::no_game(slug)))?;
    sealed.open(kind)
}
