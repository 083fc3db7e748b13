//! How a game has ended.

use super::player_names::PlayerNames;
use super::player_sentences::{PlayerSentence, player_sentence};
use crate::games::words::GameWords;
use crate::play::{EndReason, Erased, GameResult};
use crate::rules::Outcome;
use crate::words::{Locale, say};

/// The winner and the reason, in two sentences.
#[must_use]
pub fn result_text(
    game_words: &dyn GameWords,
    locale: Locale,
    result: &GameResult<Erased>,
    players: &PlayerNames,
) -> (String, String) {
    let headline = outcome(locale, result.outcome, players);
    let why = match &result.reason {
        EndReason::Position(ending) => game_words.ending(locale, ending),
        EndReason::Repetition => say!(locale, result.repetition),
        EndReason::Resigned(side) => {
            player_sentence(locale, PlayerSentence::Resigned, *side, players)
        }
        EndReason::Agreed => say!(locale, result.agreed),
        EndReason::Time(side) => player_sentence(locale, PlayerSentence::OutOfTime, *side, players),
    };
    (headline, why)
}

/// Who has won.
#[must_use]
pub fn outcome(locale: Locale, outcome: Outcome, players: &PlayerNames) -> String {
    match outcome {
        Outcome::Won(side) if players.you == Some(side.other()) => say!(locale, says.you_lost),
        Outcome::Won(side) => player_sentence(locale, PlayerSentence::Wins, side, players),
        Outcome::Draw => say!(locale, result.draw),
    }
}
