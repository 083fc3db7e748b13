//! What is worth seeing in a position before anybody moves.

use super::Spot;
use crate::rules::Side;

/// Something about a position that its board shows: a tension, a threat, what has decided it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// Its name in the styles and the translations.
    pub kind: &'static str,
    /// Whom it speaks of, if anybody.
    pub side: Option<Side>,
    /// What it is about, each place at the height that is meant; the first is the one it is told
    /// of, the others belong to it and are drawn together. Never empty.
    pub spots: Vec<Spot>,
}

/// The kind of note that every game may give once it is over: what has decided it.
pub const DECIDED: &str = "decided";
