//! Notices in words.

use super::broken_link::broken_link;
use crate::games::words::GameWords;
use crate::play::stored::Unreadable;
use crate::rules::Side;
use crate::session::StorageError;
use crate::session::notices::{BrokenLink, Notice, StoredPart};
use crate::words::{Locale, say};

/// The words of a notice that may be shown as soon as the page starts. Empty for others.
#[must_use]
pub fn early_notice(notice: &Notice, locale: Locale) -> String {
    match notice {
        Notice::Unreadable(part, why) => unreadable(*part, *why, locale),
        Notice::NotStored(StorageError::Forbidden) => {
            say!(locale, notice.cannot_remember_forbidden)
        }
        Notice::LanguageNotLoaded => say!(locale, notice.language_not_loaded),
        Notice::StoringNotLoaded => say!(locale, notice.storing_not_loaded),
        _ => String::new(),
    }
}

/// The words of a notice that a link cannot be opened. `game_words` finds the texts of a game by its name.
#[must_use]
pub fn broken_link_notice(
    link: &BrokenLink,
    locale: Locale,
    game_words: impl Fn(&str) -> Option<&'static dyn GameWords>,
) -> String {
    let why = broken_link(link, locale, game_words);
    say!(locale, late_notice.broken_link, why = why)
}

/// The words of a notice. Empty for one about a link, whose words are loaded with the reader of links.
#[must_use]
pub fn notice_words(notice: &Notice, locale: Locale) -> String {
    match notice {
        Notice::Unreadable(..)
        | Notice::NotStored(StorageError::Forbidden)
        | Notice::LanguageNotLoaded
        | Notice::StoringNotLoaded => early_notice(notice, locale),
        Notice::NotStored(StorageError::Full) => say!(locale, late_notice.cannot_remember_full),
        Notice::ChangedElsewhere => say!(locale, late_notice.moved_elsewhere),
        Notice::RemovedElsewhere => say!(locale, late_notice.removed_elsewhere),
        Notice::StoredSeparately => say!(locale, late_notice.kept_apart),
        Notice::NoSuchGame => say!(locale, late_notice.no_such_game),
        Notice::NoSuchPage => say!(locale, late_notice.no_such_page),
        Notice::NoSuchPart => say!(locale, late_notice.no_such_part),
        Notice::BrokenLink(_) => String::new(),
        Notice::NewGame(_) => say!(locale, late_notice.new_game),
        Notice::PlayedOn(_) => say!(locale, late_notice.played_on),
        Notice::Rematch(_, None) => say!(locale, late_notice.rematch),
        Notice::Rematch(_, Some(Side::White)) => say!(locale, late_notice.rematch_white),
        Notice::Rematch(_, Some(Side::Black)) => say!(locale, late_notice.rematch_black),
        Notice::AllDeleted => say!(locale, late_notice.forgotten),
        Notice::EngineRestarted => say!(locale, machine.restarted),
        Notice::EngineLost => say!(locale, machine.lost),
        Notice::NewVersion => say!(locale, version.ready),
    }
}

fn unreadable(part: StoredPart, why: Unreadable, locale: Locale) -> String {
    let why = match why {
        Unreadable::Newer => say!(locale, notice.newer),
        Unreadable::Garbled => say!(locale, notice.garbled),
    };
    match part {
        StoredPart::Game => say!(locale, notice.set_aside, why = why),
        StoredPart::Variations => say!(locale, notice.variations_set_aside, why = why),
        StoredPart::Settings => say!(locale, notice.settings_set_aside, why = why),
        StoredPart::Lessons => say!(locale, notice.lessons_set_aside, why = why),
        StoredPart::Puzzles => say!(locale, notice.puzzles_set_aside, why = why),
        StoredPart::Levels => say!(locale, notice.levels_set_aside, why = why),
    }
}
