//! Notices to the player that stay until they are read.

use super::address::Place;
use super::focus;
use super::games;
use super::storage::{Trouble, Unread};
use crate::narration::broken_link;
use crate::rules::Side;
use crate::session::BrokenLink;
use crate::words::{Locale, say};
use leptos::prelude::*;

/// The kinds of notices.
#[derive(Clone)]
pub enum Notice {
    SetAside(Unread),
    SettingsSetAside(Unread),
    LessonsSetAside(Unread),
    PuzzlesSetAside(Unread),
    LevelsSetAside(Unread),
    CannotRemember(Trouble),
    /// Another tab has changed the game.
    MovedElsewhere,
    RemovedElsewhere,
    NoSuchGame,
    /// A link leads to the rules or the lesson of an unknown game.
    NoSuchPage,
    /// A link leads to an unknown point or exercise. The beginning is shown instead.
    NoSuchPart,
    BrokenLink(BrokenLink),
    /// A new game has started. The previous one is kept.
    NewGame(Begun),
    /// The same, from a position of the previous game.
    PlayedOn(Begun),
    /// The same with swapped sides. If only one person plays, it contains that person's side.
    Rematch(Begun, Option<Side>),
    Forgotten,
    /// The machine was lost and restarted.
    MachineRestarted,
    /// The machine cannot think here.
    MachineLost,
}

/// A game that replaced another one on the page.
#[derive(Clone)]
pub struct Begun {
    pub before: String,
    pub now: String,
    /// Its text when it started.
    pub text: String,
}

impl Notice {
    pub fn kind(&self) -> &'static str {
        match self {
            Notice::SetAside(_)
            | Notice::SettingsSetAside(_)
            | Notice::LessonsSetAside(_)
            | Notice::PuzzlesSetAside(_)
            | Notice::LevelsSetAside(_) => "set-aside",
            Notice::CannotRemember(_) => "cannot-remember",
            Notice::MovedElsewhere => "moved-elsewhere",
            Notice::RemovedElsewhere => "removed-elsewhere",
            Notice::NoSuchGame => "no-such-game",
            Notice::NoSuchPage => "no-such-page",
            Notice::NoSuchPart => "no-such-part",
            Notice::BrokenLink(_) => "broken-link",
            Notice::NewGame(_) => "new-game",
            Notice::PlayedOn(_) => "played-on",
            Notice::Rematch(..) => "rematch",
            Notice::Forgotten => "forgotten",
            Notice::MachineRestarted => "machine-restarted",
            Notice::MachineLost => "machine-lost",
        }
    }

    /// Whether the next action makes it obsolete.
    pub fn passing(&self) -> bool {
        matches!(
            self,
            Notice::NewGame(_)
                | Notice::PlayedOn(_)
                | Notice::Rematch(..)
                | Notice::Forgotten
                | Notice::MachineRestarted
                | Notice::MovedElsewhere
                | Notice::RemovedElsewhere
                | Notice::NoSuchGame
                | Notice::BrokenLink(_)
                | Notice::NoSuchPage
                | Notice::NoSuchPart
        )
    }

    /// Whether this notice replaces an older one: both say the same, or both soon become obsolete.
    fn replaces(&self, older: &Notice) -> bool {
        match (self, older) {
            (Notice::SetAside(why), Notice::SetAside(older))
            | (Notice::SettingsSetAside(why), Notice::SettingsSetAside(older))
            | (Notice::LessonsSetAside(why), Notice::LessonsSetAside(older))
            | (Notice::PuzzlesSetAside(why), Notice::PuzzlesSetAside(older))
            | (Notice::LevelsSetAside(why), Notice::LevelsSetAside(older)) => why == older,
            (Notice::CannotRemember(why), Notice::CannotRemember(older)) => why == older,
            (Notice::MachineLost, Notice::MachineLost) => true,
            _ => self.passing() && older.passing(),
        }
    }

    fn begun(&self) -> Option<&Begun> {
        match self {
            Notice::NewGame(begun) | Notice::PlayedOn(begun) | Notice::Rematch(begun, _) => {
                Some(begun)
            }
            _ => None,
        }
    }

    /// Whether the page may show it as soon as it starts. Such a notice must not wait for a chunk: on screens
    /// without a board a notice moves everything below it, and a press would meet another button.
    pub fn is_early(&self) -> bool {
        matches!(self.kind(), "set-aside" | "cannot-remember")
    }

    /// The words of an early notice.
    pub fn early_words(&self, locale: Locale) -> String {
        match self {
            Notice::SetAside(why) => say!(locale, notice.set_aside, why = unread(*why, locale)),
            Notice::SettingsSetAside(why) => {
                say!(
                    locale,
                    notice.settings_set_aside,
                    why = unread(*why, locale)
                )
            }
            Notice::LessonsSetAside(why) => {
                say!(locale, notice.lessons_set_aside, why = unread(*why, locale))
            }
            Notice::PuzzlesSetAside(why) => {
                say!(locale, notice.puzzles_set_aside, why = unread(*why, locale))
            }
            Notice::LevelsSetAside(why) => {
                say!(locale, notice.levels_set_aside, why = unread(*why, locale))
            }
            Notice::CannotRemember(Trouble::Full) => say!(locale, notice.cannot_remember_full),
            Notice::CannotRemember(Trouble::Forbidden) => {
                say!(locale, notice.cannot_remember_forbidden)
            }
            _ => String::new(),
        }
    }

    pub fn words(&self, locale: Locale) -> String {
        match self {
            Notice::MovedElsewhere => say!(locale, notice.moved_elsewhere),
            Notice::RemovedElsewhere => say!(locale, notice.removed_elsewhere),
            Notice::NoSuchGame => say!(locale, notice.no_such_game),
            Notice::NoSuchPage => say!(locale, notice.no_such_page),
            Notice::NoSuchPart => say!(locale, notice.no_such_part),
            Notice::BrokenLink(link) => {
                say!(
                    locale,
                    notice.broken_link,
                    why = broken_link(link, locale, games::loaded)
                )
            }
            Notice::NewGame(_) => say!(locale, notice.new_game),
            Notice::PlayedOn(_) => say!(locale, notice.played_on),
            Notice::Rematch(_, None) => say!(locale, notice.rematch),
            Notice::Rematch(_, Some(Side::White)) => say!(locale, notice.rematch_white),
            Notice::Rematch(_, Some(Side::Black)) => say!(locale, notice.rematch_black),
            Notice::Forgotten => say!(locale, notice.forgotten),
            Notice::MachineRestarted => say!(locale, machine.restarted),
            Notice::MachineLost => say!(locale, machine.lost),
            early => early.early_words(locale),
        }
    }
}

fn unread(why: Unread, locale: Locale) -> String {
    match why {
        Unread::Newer => say!(locale, notice.newer),
        Unread::Garbled => say!(locale, notice.garbled),
    }
}

/// The notices shown on the page.
#[derive(Clone, Copy)]
pub struct Notices {
    list: RwSignal<Vec<(u32, Notice)>, LocalStorage>,
    next: StoredValue<u32>,
    warned: StoredValue<bool>,
    /// Whether a game is in this tab's memory only.
    pub games_wait: StoredValue<bool>,
}

impl Notices {
    pub fn provide() -> Notices {
        let notices = Notices {
            list: RwSignal::new_local(Vec::new()),
            next: StoredValue::new(0),
            warned: StoredValue::new(false),
            games_wait: StoredValue::new(false),
        };
        provide_context(notices);
        notices
    }

    /// Adds a notice, replacing one that says the same. Of the passing notices only the last is kept.
    pub fn add(self, notice: Notice) {
        let id = self.next.get_value();
        self.next.set_value(id + 1);
        self.list.update(|list| {
            list.retain(|(_, older)| !notice.replaces(older));
            list.push((id, notice));
        });
    }

    /// PlayerSentence once that nothing can be stored.
    pub fn cannot_remember(self, trouble: Trouble) {
        if !self.warned.get_value() {
            self.warned.set_value(true);
            self.add(Notice::CannotRemember(trouble));
        }
    }

    /// There is space in the storage again.
    pub fn remembers_again(self) {
        if self.games_wait.get_value() {
            return;
        }
        let full = |notice: &Notice| matches!(notice, Notice::CannotRemember(Trouble::Full));
        if self
            .list
            .with_untracked(|list| list.iter().any(|(_, notice)| full(notice)))
        {
            self.list
                .update(|list| list.retain(|(_, notice)| !full(notice)));
            self.warned.set_value(false);
        }
    }

    /// The engine answers again.
    pub fn machine_answers(self) {
        let is_lost = |notice: &Notice| matches!(notice, Notice::MachineLost);
        let says_lost = |list: &Vec<(u32, Notice)>| list.iter().any(|(_, notice)| is_lost(notice));
        if self.list.with_untracked(says_lost) {
            self.list
                .update(|list| list.retain(|(_, notice)| !is_lost(notice)));
        }
    }

    /// Takes back what went as it should and is no longer news.
    pub fn forget_passing(self) {
        if self
            .list
            .with_untracked(|list| list.iter().any(|(_, notice)| notice.passing()))
        {
            self.list
                .update(|list| list.retain(|(_, notice)| !notice.passing()));
        }
    }

    /// Removes notices about a game that the player has left.
    pub fn leave_game(self, place: &Place) {
        let here = |begun: &Begun| matches!(place, Place::Game(id) if *id == begun.now);
        self.list
            .update(|list| list.retain(|(_, notice)| notice.begun().is_none_or(here)));
    }

    /// What is listed over the screen.
    pub fn listed(self) -> Vec<(u32, Notice)> {
        let mut list = self.list.get();
        list.retain(|(_, notice)| notice.begun().is_none());
        list
    }

    /// Games that have begun, to be announced on the game's own screen.
    pub fn begun(self) -> Vec<(u32, Notice, Begun)> {
        let list = self.list.get().into_iter();
        list.filter_map(|(id, notice)| {
            let begun = notice.begun().cloned()?;
            Some((id, notice, begun))
        })
        .collect()
    }

    pub fn dismiss(self, id: u32) {
        self.list
            .update(|list| list.retain(|(other, _)| *other != id));
        focus::after(&[
            "[data-action='dismiss']",
            "[data-spot][tabindex='0']",
            "[data-screen] main",
        ]);
    }
}

pub fn use_notices() -> Notices {
    expect_context()
}
