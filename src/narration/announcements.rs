//! The announcements that are read out immediately.

use super::clock::time_left;
use super::facts::BoardFacts;
use super::player_sentences::{PlayerSentence, player_sentence};
use super::variations::glyph_name;
use crate::play::Action;
use crate::session::Announcement;
use crate::words::{Locale, say};

/// The words of an announcement. None if its move was taken back.
pub fn announcement(facts: &BoardFacts, locale: Locale, what: &Announcement) -> Option<String> {
    Some(match what {
        Announcement::Moved(plies) => {
            let is_there = *plies <= facts.record().plies();
            return is_there.then(|| facts.moves().last_before(locale, *plies))?;
        }
        Announcement::Shown(0) => with_notes(facts, locale, say!(locale, play.at_start)),
        Announcement::Shown(ply) if *ply > facts.record().plies() => return None,
        Announcement::Shown(ply) => with_notes(facts, locale, facts.moves().spoken(locale, *ply)),
        Announcement::LineShown(mv) => with_notes(facts, locale, variation(facts, locale, mv)),
        Announcement::Undone { what, pauses } => {
            let what = what.as_ref().map(|act| act_words(facts, locale, act));
            let what = what.unwrap_or_default();
            match pauses {
                true => say!(locale, play.undone_paused, what = what),
                false => say!(locale, play.undone, what = what),
            }
        }
        Announcement::Redone(act) => {
            let what = act_words(facts, locale, act);
            say!(locale, play.redone, what = what)
        }
        Announcement::Resigned(side) => {
            player_sentence(locale, PlayerSentence::Resigned, *side, &facts.players)
        }
        Announcement::TimeLeft(side, seconds) => {
            time_left(locale, *side, seconds * 1_000, &facts.players)
        }
        Announcement::RanOutOfTime(side) => {
            player_sentence(locale, PlayerSentence::OutOfTime, *side, &facts.players)
        }
        Announcement::AgreedDraw => say!(locale, result.agreed),
    })
}

/// Adds the notes on the shown position: glyphs and text.
fn with_notes(facts: &BoardFacts, locale: Locale, words: String) -> String {
    let board = facts.board;
    let node = board.record().tree().get(board.node());
    let Some(node) = node.filter(|_| board.takes_notes()) else {
        return words;
    };
    let glyphs = node.glyphs().iter().map(|glyph| glyph_name(locale, *glyph));
    let notes: Vec<String> = glyphs
        .chain([board.shown_note()])
        .filter(|note| !note.is_empty())
        .collect();
    match notes.as_slice() {
        [] => words,
        _ => format!(
            "{words} {}",
            say!(locale, moves.noted, note = notes.join(". "))
        ),
    }
}

/// A line that was not played is shown up to this move.
pub fn variation(facts: &BoardFacts, locale: Locale, mv: &str) -> String {
    say!(
        locale,
        analysis.line_shown,
        what = facts.game_words.spoken(locale, mv)
    )
}

/// Something that was taken back or is played again.
fn act_words(facts: &BoardFacts, locale: Locale, act: &Action<String>) -> String {
    match act {
        Action::Move(mv) => facts.game_words.spoken(locale, mv),
        Action::Resign(_) => say!(locale, play.resignation),
        Action::RunOutOfTime(_) => say!(locale, play.loss_on_time),
        Action::Draw => say!(locale, play.agreement),
    }
}
