//! Changes of the settings.

use super::look::{BoardTheme, Motion, PieceSet, Theme};
use super::values::Settings;
use crate::play::GameChoice;

/// A new value of one setting. The fields of [`Settings`] explain the values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SettingsChange {
    Language(Option<String>),
    Theme(Option<Theme>),
    TurnBoard(bool),
    Help(bool),
    Destinations(bool),
    OnRelease(bool),
    Confirm(bool),
    Board(BoardTheme),
    Pieces(PieceSet),
    Motion(Motion),
    Sound(bool),
    Haptics(bool),
    Keys(bool),
    /// A game of the kind with this name was started with these choices.
    NewGame(String, GameChoice),
}

impl SettingsChange {
    /// Makes the change.
    pub(super) fn apply(self, settings: &mut Settings) {
        match self {
            SettingsChange::Language(to) => settings.language = to,
            SettingsChange::Theme(to) => settings.theme = to,
            SettingsChange::TurnBoard(to) => settings.turn_board = to,
            SettingsChange::Help(to) => settings.help = to,
            SettingsChange::Destinations(to) => settings.destinations = to,
            SettingsChange::OnRelease(to) => settings.on_release = to,
            SettingsChange::Confirm(to) => settings.confirm = to,
            SettingsChange::Board(to) => settings.board = to,
            SettingsChange::Pieces(to) => settings.pieces = to,
            SettingsChange::Motion(to) => settings.motion = to,
            SettingsChange::Sound(to) => settings.sound = to,
            SettingsChange::Haptics(to) => settings.haptics = to,
            SettingsChange::Keys(to) => settings.keys = to,
            SettingsChange::NewGame(slug, choice) => {
                settings.choices.insert(slug, choice);
            }
        }
    }
}
