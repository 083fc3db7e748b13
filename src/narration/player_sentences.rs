//! Sentences about a player.

use super::player_names::PlayerNames;
use crate::rules::Side;
use crate::words::{Locale, say};

/// The kinds of sentences about a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerSentence {
    ToMove,
    Wins,
    Resigned,
    OutOfTime,
    /// A question.
    Resigns,
    /// The player has no move and passes.
    Passes,
}

/// A sentence about a player as "you", by name or by colour. Languages need different forms for these.
#[must_use]
pub fn player_sentence(
    locale: Locale,
    says: PlayerSentence,
    side: Side,
    players: &PlayerNames,
) -> String {
    if players.you == Some(side) {
        return match says {
            PlayerSentence::ToMove => say!(locale, says.your_move),
            PlayerSentence::Wins => say!(locale, says.you_win),
            PlayerSentence::Resigned => say!(locale, says.you_resigned),
            PlayerSentence::OutOfTime => say!(locale, says.you_out_of_time),
            PlayerSentence::Resigns => say!(locale, says.you_resign),
            PlayerSentence::Passes => say!(locale, says.you_pass),
        };
    }
    let name = players.names[side as usize].trim();
    match (says, side) {
        (PlayerSentence::ToMove, _) if !name.is_empty() => {
            say!(locale, says.to_move, who = name.to_owned())
        }
        (PlayerSentence::ToMove, Side::White) => say!(locale, says.white_to_move),
        (PlayerSentence::ToMove, Side::Black) => say!(locale, says.black_to_move),
        (PlayerSentence::Wins, _) if !name.is_empty() => {
            say!(locale, says.wins, who = name.to_owned())
        }
        (PlayerSentence::Wins, Side::White) => say!(locale, says.white_wins),
        (PlayerSentence::Wins, Side::Black) => say!(locale, says.black_wins),
        (PlayerSentence::Resigned, _) if !name.is_empty() => {
            say!(locale, says.resigned, who = name.to_owned())
        }
        (PlayerSentence::Resigned, Side::White) => say!(locale, says.white_resigned),
        (PlayerSentence::Resigned, Side::Black) => say!(locale, says.black_resigned),
        (PlayerSentence::OutOfTime, _) if !name.is_empty() => {
            say!(locale, says.out_of_time, who = name.to_owned())
        }
        (PlayerSentence::OutOfTime, Side::White) => say!(locale, says.white_out_of_time),
        (PlayerSentence::OutOfTime, Side::Black) => say!(locale, says.black_out_of_time),
        (PlayerSentence::Resigns, _) if !name.is_empty() => {
            say!(locale, says.resigns, who = name.to_owned())
        }
        (PlayerSentence::Passes, _) if !name.is_empty() => {
            say!(locale, says.passes, who = name.to_owned())
        }
        (PlayerSentence::Passes, Side::White) => say!(locale, says.white_passes),
        (PlayerSentence::Passes, Side::Black) => say!(locale, says.black_passes),
        (PlayerSentence::Resigns, Side::White) => say!(locale, says.white_resigns),
        (PlayerSentence::Resigns, Side::Black) => say!(locale, says.black_resigns),
    }
}
