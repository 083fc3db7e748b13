//! Notices.

use super::in_each_language;
use tablero::games::words_of;
use tablero::narration::{broken_link_notice, early_notice, notice_words};
use tablero::play::LinkError;
use tablero::play::stored::Unreadable;
use tablero::rules::Side;
use tablero::session::StorageError;
use tablero::session::notices::{BrokenLink, Notice, StartedGame, StoredPart};
use tablero::words::Locale;

/// One notice of each kind, and of each kind of words.
fn notices() -> Vec<Notice> {
    let begun = || StartedGame {
        previous: "a".to_owned(),
        id: "b".to_owned(),
        text: String::new(),
    };
    let parts = [
        StoredPart::Game,
        StoredPart::Settings,
        StoredPart::Lessons,
        StoredPart::Puzzles,
        StoredPart::Levels,
    ];
    let unreadable = parts.into_iter().flat_map(|part| {
        [Unreadable::Newer, Unreadable::Garbled].map(|why| Notice::Unreadable(part, why))
    });
    let rest = [
        Notice::NotStored(StorageError::Full),
        Notice::NotStored(StorageError::Forbidden),
        Notice::ChangedElsewhere,
        Notice::RemovedElsewhere,
        Notice::StoredSeparately,
        Notice::NoSuchGame,
        Notice::NoSuchPage,
        Notice::NoSuchPart,
        Notice::BrokenLink(BrokenLink::Link(LinkError::Damaged)),
        Notice::NewGame(begun()),
        Notice::PlayedOn(begun()),
        Notice::Rematch(begun(), None),
        Notice::Rematch(begun(), Some(Side::White)),
        Notice::Rematch(begun(), Some(Side::Black)),
        Notice::AllDeleted,
        Notice::LanguageNotLoaded,
        Notice::StoringNotLoaded,
        Notice::EngineRestarted,
        Notice::EngineLost,
        Notice::NewVersion,
    ];
    unreadable.chain(rest).collect()
}

fn words(notice: &Notice, locale: Locale) -> String {
    match notice {
        Notice::BrokenLink(link) => {
            assert_eq!(notice_words(notice, locale), "");
            broken_link_notice(link, locale, words_of)
        }
        notice => notice_words(notice, locale),
    }
}

#[test]
fn every_notice_is_a_sentence() {
    in_each_language(|locale, said| {
        for notice in notices() {
            let sentence = words(&notice, locale);
            assert!(sentence.ends_with('.'), "{sentence}");
            said.add(&format!("{notice:?}"), sentence);
        }
    });
}

#[test]
fn early_notices_have_their_words_at_once() {
    for notice in notices() {
        for locale in tablero::words::all() {
            let early = early_notice(&notice, locale);
            match notice.is_early() {
                true => assert_eq!(early, words(&notice, locale)),
                false => assert_eq!(early, "", "{notice:?}"),
            }
        }
    }
}
