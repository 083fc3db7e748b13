//! The shown notices, and when they disappear.

use tablero::play::LinkError;
use tablero::play::stored::Unreadable;
use tablero::rules::Side;
use tablero::session::StorageError;
use tablero::session::notices::{
    BrokenLink, Notice, NoticesMessage, NoticesModel, ShownNotice, StartedGame, StoredPart,
};

const FULL: Notice = Notice::NotStored(StorageError::Full);
const FORBIDDEN: Notice = Notice::NotStored(StorageError::Forbidden);

fn begun(now: &str) -> StartedGame {
    StartedGame {
        previous: "before".to_owned(),
        id: now.to_owned(),
        text: "tablero 1\ngame zoq".to_owned(),
    }
}

fn unreadable(part: StoredPart, why: Unreadable) -> Notice {
    Notice::Unreadable(part, why)
}

/// One notice of each kind.
fn one_of_each() -> Vec<Notice> {
    vec![
        unreadable(StoredPart::Game, Unreadable::Garbled),
        FULL,
        Notice::ChangedElsewhere,
        Notice::RemovedElsewhere,
        Notice::NoSuchGame,
        Notice::NoSuchPage,
        Notice::NoSuchPart,
        Notice::BrokenLink(BrokenLink::Link(LinkError::CutOff)),
        Notice::NewGame(begun("new")),
        Notice::PlayedOn(begun("new")),
        Notice::Rematch(begun("new"), Some(Side::White)),
        Notice::AllDeleted,
        Notice::LanguageNotLoaded,
        Notice::StoringNotLoaded,
        Notice::EngineRestarted,
        Notice::EngineLost,
        Notice::NewVersion,
    ]
}

/// A model to which these messages were sent.
fn after(messages: impl IntoIterator<Item = NoticesMessage>) -> NoticesModel {
    let mut model = NoticesModel::new();
    messages.into_iter().for_each(|message| {
        model.update(message);
    });
    model
}

fn adding(notices: &[Notice]) -> impl Iterator<Item = NoticesMessage> + '_ {
    notices.iter().cloned().map(NoticesMessage::Add)
}

/// The shown notices, over the screen or beside the board, the oldest first.
fn numbered(model: &NoticesModel) -> Vec<ShownNotice> {
    let all = model.over_screen().chain(model.beside_board());
    let mut all: Vec<_> = all.cloned().collect();
    all.sort_by_key(|notice| notice.id);
    all
}

fn shown(model: &NoticesModel) -> Vec<Notice> {
    let shown = numbered(model).into_iter();
    shown.map(|notice| notice.notice).collect()
}

fn shown_after(notices: &[Notice], messages: &[NoticesMessage]) -> Vec<Notice> {
    shown(&after(adding(notices).chain(messages.iter().cloned())))
}

#[test]
fn every_kind_has_a_name_and_a_place() {
    let of = |wanted: fn(&Notice) -> bool| {
        let notices = one_of_each();
        let found = notices.iter().filter(|notice| wanted(notice));
        found.map(Notice::name).collect::<Vec<_>>()
    };
    let names = "set-aside cannot-remember moved-elsewhere removed-elsewhere no-such-game no-such-page \
                 no-such-part broken-link new-game played-on rematch forgotten language-not-loaded \
                 storing-not-loaded machine-restarted machine-lost new-version";
    assert_eq!(of(|_| true).join(" "), names);
    let early = ["set-aside", "language-not-loaded", "storing-not-loaded"];
    assert_eq!(of(Notice::is_early), early);
    // It is known that nothing can be stored before anything is stored.
    assert!(Notice::NotStored(StorageError::Forbidden).is_early());
    assert_eq!(
        of(|notice| notice.started_game().is_some()),
        ["new-game", "played-on", "rematch"]
    );
    assert_eq!(
        of(|notice| !notice.is_passing()),
        [
            "set-aside",
            "cannot-remember",
            "storing-not-loaded",
            "machine-lost",
            "new-version"
        ]
    );
}

#[test]
fn of_the_passing_notices_only_the_last_stands() {
    let passing = one_of_each()
        .into_iter()
        .filter(Notice::is_passing)
        .collect::<Vec<_>>();
    for first in &passing {
        for second in &passing {
            let both = [first.clone(), second.clone()];
            assert_eq!(shown_after(&both, &[]), std::slice::from_ref(second));
        }
    }
    let mut all = one_of_each();
    all.retain(|notice| !notice.is_passing() || *notice == Notice::EngineRestarted);
    assert_eq!(shown_after(&one_of_each(), &[]), all);
}

#[test]
fn the_same_is_said_once_and_something_else_besides() {
    let parts = [
        StoredPart::Game,
        StoredPart::Settings,
        StoredPart::Lessons,
        StoredPart::Puzzles,
        StoredPart::Levels,
    ];
    let all: Vec<Notice> = parts
        .into_iter()
        .flat_map(|part| [Unreadable::Newer, Unreadable::Garbled].map(|why| unreadable(part, why)))
        .chain([Notice::EngineLost])
        .collect();
    assert_eq!(shown_after(&all, &[]), all);
    let twice = [all.clone(), all.clone()].concat();
    assert_eq!(shown_after(&twice, &[]), all);
}

#[test]
fn the_next_action_ends_passing_notices_only() {
    let left = shown_after(&one_of_each(), &[NoticesMessage::Acted]);
    assert_eq!(
        left,
        [
            unreadable(StoredPart::Game, Unreadable::Garbled),
            FULL,
            Notice::StoringNotLoaded,
            Notice::EngineLost,
            Notice::NewVersion,
        ]
    );
}

#[test]
fn a_notice_is_dismissed_by_its_number_which_is_never_used_again() {
    let mut model = after(adding(&[Notice::EngineLost, Notice::NoSuchGame]));
    let [lost, no_game] = [0, 1].map(|at| numbered(&model)[at].id);
    assert_ne!(lost, no_game);
    model.update(NoticesMessage::Dismiss(no_game));
    assert_eq!(shown(&model), [Notice::EngineLost]);
    model.update(NoticesMessage::Add(Notice::NoSuchGame));
    assert!(![lost, no_game].contains(&numbered(&model)[1].id));
    model.update(NoticesMessage::Dismiss(no_game));
    assert_eq!(numbered(&model).len(), 2, "an old number does nothing");
}

#[test]
fn trouble_with_storing_is_said_once() {
    let mut model = after(adding(&[FULL, FULL, FORBIDDEN]));
    assert_eq!(shown(&model), [FULL]);
    model.update(NoticesMessage::Dismiss(numbered(&model)[0].id));
    model.update(NoticesMessage::Add(FULL));
    assert_eq!(shown(&model), [], "it was read");
}

#[test]
fn when_there_is_room_the_warning_goes_and_may_come_again() {
    let stored = [NoticesMessage::Stored];
    assert_eq!(shown_after(&[FULL], &stored), []);
    let again = [NoticesMessage::Stored, NoticesMessage::Add(FULL)];
    assert_eq!(shown_after(&[FULL], &again), [FULL]);
    // Also if it was dismissed in between.
    let mut model = after(adding(&[FULL]));
    model.update(NoticesMessage::Dismiss(numbered(&model)[0].id));
    for message in again {
        model.update(message);
    }
    assert_eq!(shown(&model), [FULL]);
}

#[test]
fn the_warning_stays_while_a_game_is_in_memory_only() {
    let mut model = after([
        NoticesMessage::GamesInMemory(true),
        NoticesMessage::Add(FULL),
        NoticesMessage::Stored,
    ]);
    assert_eq!(shown(&model), [FULL], "something else was stored meanwhile");
    model.update(NoticesMessage::GamesInMemory(false));
    model.update(NoticesMessage::Stored);
    assert_eq!(shown(&model), []);
}

#[test]
fn that_a_change_is_not_stored_is_said_until_it_is() {
    let missing = [Notice::StoringNotLoaded];
    for later in [NoticesMessage::Stored, NoticesMessage::Acted] {
        assert_eq!(shown_after(&missing, &[later]), missing);
    }
    assert_eq!(
        shown_after(&missing, &[NoticesMessage::Add(Notice::StoringNotLoaded)]),
        missing
    );
    assert_eq!(shown_after(&missing, &[NoticesMessage::AllStored]), []);
}

#[test]
fn what_the_browser_forbids_stays_forbidden() {
    let stored = [NoticesMessage::Stored, NoticesMessage::Add(FORBIDDEN)];
    assert_eq!(shown_after(&[FORBIDDEN], &stored), [FORBIDDEN]);
    let mut model = after(adding(&[FORBIDDEN]));
    model.update(NoticesMessage::Dismiss(numbered(&model)[0].id));
    for message in stored {
        model.update(message);
    }
    assert_eq!(shown(&model), [], "it was read");
}

#[test]
fn that_the_engine_is_lost_goes_when_the_computer_has_moved_again() {
    let notices = [Notice::EngineLost, FULL, Notice::NoSuchGame];
    let left = shown_after(&notices, &[NoticesMessage::EngineAnswered]);
    assert_eq!(left, [FULL, Notice::NoSuchGame]);
    let again = [
        NoticesMessage::EngineAnswered,
        NoticesMessage::Add(Notice::EngineLost),
    ];
    assert_eq!(shown_after(&notices[..1], &again), [Notice::EngineLost]);
    // An action of the player alone does not make the engine think.
    let acted = [NoticesMessage::Acted];
    assert_eq!(shown_after(&notices[..1], &acted), [Notice::EngineLost]);
}

#[test]
fn leaving_a_game_removes_what_is_about_it() {
    let at = |game: Option<&str>| NoticesMessage::ScreenChanged(game.map(str::to_owned));
    for notice in [
        Notice::NewGame(begun("new")),
        Notice::PlayedOn(begun("new")),
        Notice::Rematch(begun("new"), None),
    ] {
        let add = std::slice::from_ref(&notice);
        assert_eq!(shown_after(add, &[at(Some("new"))]), add);
        assert_eq!(shown_after(add, &[at(Some("before"))]), []);
        assert_eq!(shown_after(add, &[at(None)]), []);
    }
    // Another game has another engine.
    for notice in [Notice::ChangedElsewhere, Notice::EngineLost] {
        assert_eq!(shown_after(&[notice], &[at(Some("other"))]), []);
    }
    // These are the reason why another screen is shown.
    for notice in [
        Notice::RemovedElsewhere,
        Notice::NoSuchGame,
        Notice::NoSuchPage,
    ] {
        let add = std::slice::from_ref(&notice);
        assert_eq!(shown_after(add, &[at(None)]), add);
    }
}

#[test]
fn a_started_game_is_shown_beside_its_board_and_nowhere_else() {
    let notices = [Notice::EngineLost, FULL, Notice::NewGame(begun("new"))];
    let model = after(adding(&notices));
    let over: Vec<_> = model.over_screen().map(|one| &one.notice).collect();
    let beside: Vec<_> = model.beside_board().map(|one| &one.notice).collect();
    assert_eq!(over, [&notices[0], &notices[1]]);
    assert_eq!(beside, [&notices[2]]);
}

#[test]
fn after_everything_was_deleted_only_that_is_said() {
    let notices = [
        FULL,
        unreadable(StoredPart::Settings, Unreadable::Newer),
        Notice::NoSuchGame,
        Notice::EngineLost,
    ];
    let messages = [
        NoticesMessage::GamesInMemory(true),
        NoticesMessage::AllDeleted,
    ];
    let left = [Notice::EngineLost, Notice::AllDeleted];
    assert_eq!(shown_after(&notices, &messages), left);
    let full_again = [&messages[..], &[NoticesMessage::Add(FULL)]].concat();
    assert_eq!(shown_after(&notices, &full_again).last(), Some(&FULL));
}
