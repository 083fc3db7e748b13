//! Short forms for the points.

use crate::lessons::courses::types::Forbidden;

pub const fn no(touches: &'static [&'static str], rule: &'static str) -> Forbidden {
    Forbidden { touches, rule }
}
