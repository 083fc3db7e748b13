//! The settings on the page: stored between visits, and applied to the page.

use super::failed_writes;
use super::i18n::{self, Lang, use_lang};
use super::loading::NotLoaded;
use super::notice::Notices;
use super::page_signal;
use super::stored_value::{self, SETTINGS, StoredForms, when_done};
use crate::play::stored::Unreadable;
use crate::session::Notice;
use crate::session::notices::StoredPart;
use crate::session::settings::{
    Choice, Settings, SettingsChange, SettingsEffect, SettingsMessage, SettingsModel, Theme,
};
use crate::words::{self, Locale};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The settings of the page. Copies refer to the same ones.
#[derive(Clone, Copy)]
pub struct PageSettings {
    model: RwSignal<SettingsModel>,
    lang: Lang,
    notices: Notices,
}

impl PageSettings {
    /// Applies the stored settings and puts them into the context of the page. They follow changes by other tabs.
    pub fn provide(notices: Notices, stored: StoredForms<Settings>) {
        let mut effects = Vec::new();
        let model = SettingsModel::new(found(stored, notices), &mut effects);
        let settings = PageSettings {
            model: RwSignal::new(model),
            lang: use_lang(),
            notices,
        };
        provide_context(settings);
        settings.run(effects);
        let elsewhere = window_event_listener(ev::storage, move |event| {
            if stored_value::is_about(event.key().as_deref(), SETTINGS) {
                when_done(stored_value::read_settings(), move |read| {
                    // Without the part that reads them, the settings of this tab stay.
                    if let Ok(stored) = read {
                        settings.changed_elsewhere(found(stored, notices));
                    }
                });
            }
        });
        let online = window_event_listener(ev::online, |_| failed_writes::retry());
        on_cleanup(move || {
            elsewhere.remove();
            online.remove();
        });
    }

    /// Reads the settings, reactive.
    pub fn with<T>(self, read: impl FnOnce(&Settings) -> T) -> T {
        self.track();
        self.with_untracked(read)
    }

    /// Reads the settings, not reactive.
    pub fn with_untracked<T>(self, read: impl FnOnce(&Settings) -> T) -> T {
        self.model.with_untracked(|model| read(model.settings()))
    }

    /// Follows all changes.
    pub fn track(self) {
        page_signal::track(&self.model);
    }

    /// The person changes a setting.
    pub fn change(self, change: SettingsChange) {
        self.send(SettingsMessage::Change(change));
    }

    pub fn send(self, message: SettingsMessage) {
        let mut effects = Vec::new();
        self.model.maybe_update(|model| {
            model.update(message, &mut effects);
            effects.contains(&SettingsEffect::Apply)
        });
        self.run(effects);
    }

    fn changed_elsewhere(self, found: Option<Result<Settings, Unreadable>>) {
        self.send(match found {
            Some(stored) => SettingsMessage::StoredElsewhere(stored.map(Box::new)),
            // Another tab could not read them, so they are set aside.
            None if stored_value::is_set_aside(SETTINGS) => return,
            None => SettingsMessage::AllDeleted,
        });
    }

    fn store(self) {
        let now = move || self.model.with_untracked(SettingsModel::settings_to_store);
        self.notices
            .write(SETTINGS, move || stored_value::write_settings(now));
    }

    fn run(self, effects: Vec<SettingsEffect>) {
        for effect in effects {
            match effect {
                SettingsEffect::Store => self.store(),
                SettingsEffect::Apply => {
                    self.with_untracked(apply_look);
                    self.change_language(self.with_untracked(locale));
                }
                SettingsEffect::ShowNotice(notice) => self.notices.add(notice),
            }
        }
    }

    /// Changes the language of the page once its texts are loaded, unless another one was chosen meanwhile.
    fn change_language(self, chosen: Locale) {
        if self.lang.now() == chosen {
            self.send(SettingsMessage::LanguageLoaded);
            return;
        }
        spawn_local(async move {
            let is_chosen = move || {
                self.model
                    .try_with_untracked(|model| locale(model.settings()))
                    == Some(chosen)
            };
            let changed = self.lang.change(chosen, is_chosen).await;
            if !is_chosen() {
                return;
            }
            match changed {
                Ok(()) => {
                    set_root_language(chosen);
                    self.send(SettingsMessage::LanguageLoaded);
                }
                Err(NotLoaded) => self.send(SettingsMessage::LanguageMissing),
            }
        });
    }
}

fn apply_look(now: &Settings) {
    let Some(root) = document().document_element() else {
        return;
    };
    let destinations = if now.destinations { "shown" } else { "hidden" };
    for (name, value) in [
        ("data-theme", Theme::name(now.theme)),
        ("data-board-look", now.board.name()),
        ("data-pieces", now.pieces.name()),
        ("data-motion", now.motion.name()),
        ("data-destinations", destinations),
    ] {
        // This only fails for an invalid name.
        let _ = root.set_attribute(name, value);
    }
}

fn set_root_language(locale: Locale) {
    let root = document().document_element();
    // This only fails for an invalid name.
    let _ = root.map(|root| root.set_attribute("lang", words::code(locale)));
}

/// The settings from the context.
pub fn use_settings() -> PageSettings {
    expect_context()
}

/// The stored settings. If this version's cannot be read, an earlier version's are used, and the player is informed.
fn found(stored: StoredForms<Settings>, notices: Notices) -> Option<Result<Settings, Unreadable>> {
    let StoredForms { new, old, unread } = stored;
    match (new.or(old), unread) {
        (Some(settings), unread) => {
            if let Some(why) = unread {
                notices.add(Notice::Unreadable(StoredPart::Settings, why));
            }
            Some(Ok(settings))
        }
        (None, unread) => unread.map(Err),
    }
}

fn locale(settings: &Settings) -> Locale {
    let chosen = settings.language.as_deref().and_then(words::from_code);
    chosen.unwrap_or_else(i18n::of_browser)
}
