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
}

/// Something to be done after the settings have changed.
#[derive(Clone, PartialEq, Debug)]
pub enum SettingsEffect {
    /// Store [`SettingsModel::settings`]. A value stored by a newer version must not be overwritten.
    Store,
    /// Apply [`SettingsModel::settings`] to the page: its language, its title and its look.
    Apply,
    ShowNotice(Notice),
}

/// The settings of the page.
#[derive(Clone, PartialEq, Debug)]
pub struct SettingsModel {
    settings: Settings,
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
        SettingsModel { settings }
    }

    /// The current settings.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Changes the settings, and adds the effects to be done.
    pub fn update(&mut self, message: SettingsMessage, effects: &mut Vec<SettingsEffect>) {
        match message {
            SettingsMessage::Change(change) => {
                let mut settings = self.settings.clone();
                change.apply(&mut settings);
                if settings != self.settings {
                    effects.push(SettingsEffect::Store);
                    self.set(settings, effects);
                }
            }
            SettingsMessage::StoredElsewhere(Ok(settings)) => {
                self.set(settings.brought_up_to_date(), effects);
            }
            SettingsMessage::StoredElsewhere(Err(why)) => effects.push(unreadable(why)),
            SettingsMessage::AllDeleted => self.set(Settings::default(), effects),
        }
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
