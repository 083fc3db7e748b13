//! A game as it is stored.

use super::{Family, GameText, Table};
use serde::{Deserialize, Serialize};

/// A stored game, not yet checked by any rules; see [`super::stored`] for how it is written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Saved {
    pub version: u64,
    /// [`super::GameText`], printed.
    pub text: String,
    /// What was taken back, in the order in which it would be redone.
    #[serde(default)]
    pub undone: Vec<String>,
    /// White's and Black's.
    #[serde(default)]
    pub names: [String; 2],
    /// Who sits on White's and on Black's side: 0 a person, else the machine at this level.
    #[serde(default)]
    pub levels: [u8; 2],
    /// Milliseconds since 1970.
    #[serde(default)]
    pub saved: f64,
}

impl Saved {
    /// Sits down to it again, with what was taken back; nothing if it is no game, or one of a name that `family` does
    /// not know.
    #[must_use]
    pub fn resume(
        &self,
        family: impl FnOnce(&str) -> Option<&'static dyn Family>,
    ) -> Option<Box<dyn Table>> {
        let text: GameText = self.text.parse().ok()?;
        let mut table = family(&text.game)?.open(&text).ok()?;
        table.restore_undone(&self.undone);
        Some(table)
    }
}
