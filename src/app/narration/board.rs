//! What a board says: about the place that is pointed at, about the last touch, or whose turn it is.

use super::consequences::consequences;
use super::facts::BoardFacts;
use super::queries::answer;
use super::threats::threats;
use crate::app::dress::{self, Says};
use crate::app::i18n::{self, Locale, say, sentence};
use crate::mind;
use crate::play::{Open, Spot};
use crate::session::Feedback;

/// The board's current message: about the place that is pointed at, else about the last touch.
pub fn message(facts: &BoardFacts, locale: Locale) -> String {
    let pointed = || previewed(facts, locale, |_| None).or_else(|| noted(facts, locale, |_| None));
    let pointed = facts.board.threats().is_none().then(pointed).flatten();
    pointed.unwrap_or_else(|| status(facts, locale))
}

/// The move that is pointed at, with its known result. A refusal stays until the player points elsewhere.
pub fn previewed(
    facts: &BoardFacts,
    locale: Locale,
    value: impl FnOnce(&str) -> Option<String>,
) -> Option<String> {
    let preview = facts
        .preview
        .as_ref()
        .filter(|_| !facts.feedback().is_refusal())?;
    let (board, changes) = (facts.table().board(), &preview.changes);
    let mut told = vec![facts.dress.spoken(locale, &preview.makes)];
    told.extend(consequences(
        facts.dress,
        locale,
        &board,
        &preview.before,
        changes,
    ));
    told.extend(value(&preview.makes));
    let told = told.join("; ");
    Some(
        match facts.board.hover().is_some_and(|hover| hover.in_doubt) {
            true => say!(locale, play.touch_again, what = told),
            false => sentence(told),
        },
    )
}

/// Notable facts about the place that is pointed at, and its known result, while nothing is selected.
pub fn noted(
    facts: &BoardFacts,
    locale: Locale,
    value: impl FnOnce(Spot) -> Option<String>,
) -> Option<String> {
    let is_quiet = matches!(facts.feedback(), Feedback::Nothing);
    if facts.preview.is_some() || !is_quiet || !facts.open.in_hand.is_empty() {
        return None;
    }
    let spot = facts.board.hover()?.spot.ground();
    let notes = facts.scene.notes.iter();
    let here = notes.filter(|note| note.spots[0].ground() == spot);
    let told = here.filter_map(|note| facts.dress.note(locale, note));
    let told: Vec<String> = told.chain(value(spot)).collect();
    let place = facts.place(locale, spot);
    (!told.is_empty()).then(|| sentence(format!("{place}: {}.", told.join(", "))))
}

/// The board's message about the last touch, or whose turn it is.
pub fn status(facts: &BoardFacts, locale: Locale) -> String {
    if let Some(shown) = facts.board.threats() {
        return threats(facts, locale, shown);
    }
    if let Some(told) = feedback(facts, locale) {
        return told;
    }
    if facts.board.is_looking_back() {
        return facts.moves().named(locale, facts.board.ply());
    }
    if facts.table().verdict().is_some() {
        return String::new();
    }
    selected_or_turn(facts, locale)
}

/// What the last touch, a hint or a question has brought, if it has to be said.
pub fn feedback(facts: &BoardFacts, locale: Locale) -> Option<String> {
    let dress = facts.dress;
    Some(match facts.feedback() {
        Feedback::Refused { reason, others, .. } => {
            let reason = dress.reason(locale, reason);
            if others.is_empty() {
                return Some(reason);
            }
            let counts = dress::either(locale, others);
            format!(
                "{reason} {}",
                say!(locale, play.others_could, counts = counts)
            )
        }
        Feedback::LookingBack => say!(locale, play.review_locked),
        Feedback::Query { query, again } => answer(facts, locale, query, *again),
        Feedback::Probed(spot) => {
            say!(locale, exact.probed, spot = facts.place(locale, *spot))
        }
        // The result is already shown.
        Feedback::Over => String::new(),
        Feedback::Full => say!(locale, play.full),
        Feedback::Passed(side) if facts.table().verdict().is_none() => {
            let say = |says, side| dress::sentence(locale, says, side, &facts.players);
            let next = say(Says::ToMove, facts.table().turn());
            format!("{} {next}.", say(Says::Passes, *side))
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
            let what = dress.spoken(locale, mv);
            match analysed {
                _ if facts.game_is_solved => say!(locale, exact.hint, what = what),
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
            count = i18n::moves(locale, mind::offer::REST.div_ceil(2))
        ),
        Feedback::Passed(_) | Feedback::Nothing => return None,
    })
}

/// What is selected, or whose turn it is.
pub fn selected_or_turn(facts: &BoardFacts, locale: Locale) -> String {
    let (dress, open) = (facts.dress, &*facts.open);
    let Some(spot) = open.in_hand.first().copied() else {
        let turn = facts.table().turn();
        return dress::sentence(locale, Says::ToMove, turn, &facts.players);
    };
    if open.in_hand.len() > open.held.len() {
        return dress.going_on(locale);
    }
    let place = facts.place(locale, spot.ground());
    if let Some(what) = made_by_touching_again(open, spot) {
        let what = dress.spoken(locale, what);
        return sentence(say!(locale, play.in_hand_again, spot = place, what = what));
    }
    match facts.lifted() {
        count if open.more => say!(locale, play.more_in_hand, spot = place, count = count),
        0 | 1 => sentence(say!(locale, play.in_hand, spot = place)),
        count => say!(locale, play.several_in_hand, spot = place, count = count),
    }
}

/// The move that touching the selected piece again makes, if it makes one.
fn made_by_touching_again(open: &Open, spot: Spot) -> Option<&str> {
    let mut targets = open.targets.iter();
    let again = targets.find(|target| target.touch.first().ground() == spot.ground())?;
    again.makes.as_deref()
}

/// The opponent of the side to move.
fn opponent(facts: &BoardFacts, locale: Locale) -> String {
    dress::who(locale, facts.table().turn().other(), &facts.players)
}
