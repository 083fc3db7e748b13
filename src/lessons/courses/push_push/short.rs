//! Short forms for the points.

use crate::lessons::courses::types::{Diagram, Forbidden, Setting};

/// A diagram with only its start position.
pub const fn at(key: &'static str, rules: &'static [&'static str], start: &'static str) -> Diagram {
    Diagram::of(key, rules, Setting::at(start))
}

pub const fn refused(touches: &'static [&'static str], rule: &'static str) -> Forbidden {
    Forbidden { touches, rule }
}
