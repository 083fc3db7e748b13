//! The settings of the page, changed by a person or by another tab.

use super::change::SettingsChange;
use super::values::Settings;
use crate::play::stored::Unreadable;
use crate::session::notices::{Notice, StoredPart};

/// Something that has happened to the settings.
#[derive(Clone, PartialEq, Debug)]
pub enum SettingsMessage {
    /// The person has changed a setting.
    Change(SettingsChange),
    /// Another tab has stored these settings, or something that cannot be read.
    StoredElsewhere(Result<Box<Settings>, Unreadable>),
    /// Everything that the browser had stored was deleted, here or in another tab.
    AllDeleted,
    /// The page has the texts of the chosen language.
    LanguageLoaded,
    /// The texts of the chosen language could not be loaded.
    LanguageMissing,
}

/// Something to be done after the settings have changed.
#[derive(Clone, PartialEq, Debug)]
pub enum SettingsEffect {
    /// Store [`SettingsModel::settings_to_store`]. A value stored by a newer version must not be overwritten.
    Store,
    /// Apply [`SettingsModel::settings`] to the page: its language, its title and its look.
    Apply,
    ShowNotice(Notice),
}

/// The settings of the page.
#[derive(Clone, PartialEq, Debug)]
pub struct SettingsModel {
    settings: Settings,
    /// The setting of the language in storage. A language that was chosen is stored once its texts are loaded, because
    /// the page cannot start without them.
    stored_language: Option<String>,
}

impl SettingsModel {
    /// The settings that were found in storage, if any. If they cannot be read, the defaults apply and a notice says
    /// so.
    #[must_use]
    pub fn new(
        stored: Option<Result<Settings, Unreadable>>,
        effects: &mut Vec<SettingsEffect>,
    ) -> SettingsModel {
        let settings = match stored {
            None => Settings::default(),
            Some(Ok(settings)) => settings.brought_up_to_date(),
            Some(Err(why)) => {
                effects.push(unreadable(why));
                Settings::default()
            }
        };
        effects.push(SettingsEffect::Apply);
        SettingsModel {
            stored_language: settings.language.clone(),
            settings,
        }
    }

    /// The current settings.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The settings with the language to store.
    #[must_use]
    pub fn settings_to_store(&self) -> Settings {
        let mut settings = self.settings.clone();
        settings.language.clone_from(&self.stored_language);
        settings
    }

    /// Changes the settings, and adds the effects to be done.
    pub fn update(&mut self, message: SettingsMessage, effects: &mut Vec<SettingsEffect>) {
        match message {
            SettingsMessage::Change(change) => {
                let mut settings = self.settings.clone();
                change.apply(&mut settings);
                if settings == self.settings {
                    return;
                }
                if settings.language == self.settings.language {
                    effects.push(SettingsEffect::Store);
                }
                self.set(settings, effects);
            }
            SettingsMessage::LanguageLoaded => {
                if self.is_language_pending() {
                    self.stored_language.clone_from(&self.settings.language);
                    effects.push(SettingsEffect::Store);
                }
            }
            SettingsMessage::LanguageMissing => {
                self.set(self.settings_to_store(), effects);
                effects.push(SettingsEffect::ShowNotice(Notice::LanguageNotLoaded));
            }
            SettingsMessage::StoredElsewhere(Ok(settings)) => {
                let mut settings = settings.brought_up_to_date();
                let stored_language = settings.language.clone();
                if self.is_language_pending() {
                    settings.language.clone_from(&self.settings.language);
                }
                self.stored_language = stored_language;
                self.set(settings, effects);
            }
            SettingsMessage::StoredElsewhere(Err(why)) => effects.push(unreadable(why)),
            SettingsMessage::AllDeleted => {
                self.stored_language = None;
                self.set(Settings::default(), effects);
            }
        }
    }

    /// Whether the texts of a language that was chosen are still being loaded.
    fn is_language_pending(&self) -> bool {
        self.settings.language != self.stored_language
    }

    fn set(&mut self, settings: Settings, effects: &mut Vec<SettingsEffect>) {
        if settings != self.settings {
            self.settings = settings;
            effects.push(SettingsEffect::Apply);
        }
    }
}

fn unreadable(why: Unreadable) -> SettingsEffect {
    SettingsEffect::ShowNotice(Notice::Unreadable(StoredPart::Settings, why))
}
