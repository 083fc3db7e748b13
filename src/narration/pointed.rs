//! Sentences about the place that is pointed at.

use super::consequences::consequences;
use super::facts::BoardFacts;
use super::shown_values::{value_at, value_of_move};
use crate::session::Feedback;
use crate::words::{Locale, capitalized, say};

/// The message about the place that is pointed at, if there is one.
pub fn pointed(facts: &BoardFacts, locale: Locale) -> Option<String> {
    if facts.board.threats().is_some() {
        return None;
    }
    previewed(facts, locale).or_else(|| noted(facts, locale))
}

/// The move that is pointed at, with its known result. A refusal stays until the player points elsewhere.
fn previewed(facts: &BoardFacts, locale: Locale) -> Option<String> {
    let preview = facts
        .preview
        .as_ref()
        .filter(|_| !facts.feedback().is_refusal())?;
    let (board, changes) = (facts.record().board(), &preview.changes);
    let mut parts = vec![facts.game_words.spoken(locale, &preview.makes)];
    parts.extend(consequences(
        facts.game_words,
        locale,
        &board,
        &preview.before,
        changes,
    ));
    parts.extend(value_of_move(facts, locale, &preview.makes));
    let sentence = parts.join("; ");
    Some(
        match facts.board.hover().is_some_and(|hover| hover.is_ambiguous) {
            true => say!(locale, play.touch_again, what = sentence),
            false => capitalized(sentence),
        },
    )
}

/// Notable facts about the place that is pointed at, and its known result, while nothing is selected.
fn noted(facts: &BoardFacts, locale: Locale) -> Option<String> {
    let is_quiet = matches!(facts.feedback(), Feedback::Nothing);
    if facts.preview.is_some() || !is_quiet || !facts.touches.touched.is_empty() {
        return None;
    }
    let spot = facts.board.hover()?.spot.ground();
    let notes = facts.scene.notes.iter();
    let here = notes.filter(|note| note.spots[0].ground() == spot);
    let parts = here.filter_map(|note| facts.game_words.note(locale, note));
    let parts: Vec<String> = parts.chain(value_at(facts, locale, spot)).collect();
    let place = facts.place(locale, spot);
    (!parts.is_empty()).then(|| capitalized(format!("{place}: {}.", parts.join(", "))))
}
