//! Sentences about the last touch, a hint or a question, and about the selection.

use super::facts::BoardFacts;
use super::player_names::who;
use super::player_sentences::{PlayerSentence, player_sentence};
use super::queries::answer;
use crate::engine;
use crate::play::{PossibleTouches, Spot};
use crate::session::{Feedback, GameModel};
use crate::words::{self, Locale, capitalized, either, say};

/// The sentence about the last touch, a hint or a question, if any.
pub fn feedback(facts: &BoardFacts, locale: Locale) -> Option<String> {
    let game_words = facts.game_words;
    Some(match facts.feedback() {
        Feedback::Refused { reason, others, .. } => {
            let reason = game_words.reason(locale, reason);
            if others.is_empty() {
                return Some(reason);
            }
            let counts = either(locale, others);
            format!(
                "{reason} {}",
                say!(locale, play.others_could, counts = counts)
            )
        }
        Feedback::LookingBack if facts.board.line_preview().is_some() => {
            say!(locale, play.line_locked)
        }
        Feedback::LookingBack => say!(locale, play.review_locked),
        Feedback::Query { query, again } => answer(facts, locale, query, *again),
        // The result is already shown.
        Feedback::Over => String::new(),
        Feedback::Full => say!(locale, play.full),
        Feedback::LineAdded => say!(locale, play.line_added),
        Feedback::NoRoomForVariation => say!(locale, play.no_room_for_variation),
        Feedback::VariationHasNoPlace => say!(locale, play.variation_has_no_place),
        Feedback::Passed(side) if facts.record().result().is_none() => {
            let say = |says, side| player_sentence(locale, says, side, &facts.players);
            let next = say(PlayerSentence::ToMove, facts.record().turn());
            format!("{} {next}.", say(PlayerSentence::Passes, *side))
        }
        Feedback::Thinking => say!(locale, hint.thinking),
        Feedback::HintPiece(spot) => {
            say!(
                locale,
                hint.which,
                spot = facts.place(locale, spot.ground())
            )
        }
        Feedback::HintMove { mv, analysed } => {
            let what = game_words.spoken(locale, mv);
            match analysed {
                _ if facts.game.is_some_and(GameModel::is_solved) => {
                    say!(locale, exact.hint, what = what)
                }
                true => say!(locale, hint.analysed, what = what),
                false => say!(locale, hint.whole, what = what),
            }
        }
        Feedback::DrawOffered => say!(locale, offer.looks, who = opponent(facts, locale)),
        Feedback::DrawDeclined => say!(
            locale,
            offer.declined,
            who = opponent(facts, locale),
            // Counts the moves of the asking side.
            count = words::moves(locale, engine::offer::PLIES_BETWEEN_OFFERS.div_ceil(2))
        ),
        Feedback::Passed(_) | Feedback::Nothing => return None,
    })
}

/// The selection, or whose turn it is.
pub fn selected_or_turn(facts: &BoardFacts, locale: Locale) -> String {
    let (game_words, touches) = (facts.game_words, &*facts.touches);
    let Some(spot) = touches.touched.first().copied() else {
        let turn = facts.record().turn();
        return player_sentence(locale, PlayerSentence::ToMove, turn, &facts.players);
    };
    if touches.touched.len() > touches.selected.len() {
        return game_words.continue_question(locale);
    }
    let place = facts.place(locale, spot.ground());
    if let Some(what) = made_by_touching_again(touches, spot) {
        let what = game_words.spoken(locale, what);
        return capitalized(say!(locale, play.in_hand_again, spot = place, what = what));
    }
    match facts.lifted() {
        count if touches.more => say!(locale, play.more_in_hand, spot = place, count = count),
        0 | 1 => capitalized(say!(locale, play.in_hand, spot = place)),
        count => say!(locale, play.several_in_hand, spot = place, count = count),
    }
}

/// The move that touching the selected piece again makes, if it makes one.
fn made_by_touching_again(touches: &PossibleTouches, spot: Spot) -> Option<&str> {
    let mut targets = touches.targets.iter();
    let again = targets.find(|target| target.touch.first().ground() == spot.ground())?;
    again.makes.as_deref()
}

/// The opponent of the side to move.
fn opponent(facts: &BoardFacts, locale: Locale) -> String {
    who(locale, facts.record().turn().other(), &facts.players)
}
