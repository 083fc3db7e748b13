//! The texts for setting up positions of TicTo.

use super::TicToWords;
use super::names::coded;
use crate::games::ticto::Placement;
use crate::games::words::EditorWords;
use crate::play::Pose;
use crate::play::draft::PaletteItem;
use crate::words::{Locale, say};

impl EditorWords for TicToWords {
    fn hint(&self, locale: Locale, item: &PaletteItem) -> Option<String> {
        Some(match (item.kind, item.pose) {
            ("square", _) => say!(locale, ticto.edit.hint.square),
            ("round", _) => say!(locale, ticto.edit.hint.round),
            (_, Pose::OnEnd) => say!(locale, ticto.edit.hint.tall),
            _ => say!(locale, ticto.edit.hint.rectangle),
        })
    }

    fn field(&self, locale: Locale, key: &str) -> String {
        match key {
            "stage" => say!(locale, ticto.edit.stage),
            "last" => say!(locale, ticto.edit.last),
            _ => say!(locale, ticto.edit.counter),
        }
    }

    fn field_value(&self, locale: Locale, key: &str, value: &str) -> String {
        match (key, value) {
            ("stage", "n") => say!(locale, ticto.edit.there),
            ("stage", "x") => say!(locale, ticto.edit.back),
            ("last", "-") => say!(locale, ticto.edit.nothing),
            ("last", value) => last(locale, value).unwrap_or_else(|| value.to_owned()),
            (_, value) => value.to_owned(),
        }
    }
}

fn last(locale: Locale, value: &str) -> Option<String> {
    let named = |name: &str| Some(coded(name.parse::<Placement>().ok()?));
    if let Some(pair) = value.strip_prefix('*') {
        return Some(say!(locale, ticto.edit.covered, pair = named(pair)?));
    }
    let (pusher, pushed) = value.split_once('!')?;
    let (pusher, pushed) = (named(pusher)?, named(pushed)?);
    Some(say!(
        locale,
        ticto.edit.pushed,
        pusher = pusher,
        pushed = pushed
    ))
}
