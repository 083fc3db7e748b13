//! Notable facts about a position before the next move.

use super::Spot;
use crate::rules::Side;

/// A fact about a position, for example a tension, a threat, or the reason for its result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// Its name in the styles and the translations.
    pub kind: &'static str,
    /// The side that it is about, if any.
    pub side: Option<Side>,
    /// The spots that it is about, at their heights. The first is the main one. The others belong to it and
    /// are drawn together with it. Never empty.
    pub spots: Vec<Spot>,
}

/// The kind of the note that every game may use once it is over: the reason for its result.
pub const DECIDED: &str = "decided";
