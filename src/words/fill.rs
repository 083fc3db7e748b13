//! Texts with placeholders.

use std::fmt::{Display, Write};

/// A text with its placeholders `{{ name }}` replaced by these values. A placeholder without a value is kept.
#[must_use]
pub fn fill(text: &str, values: &[(&str, &dyn Display)]) -> String {
    let mut filled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{{") {
        let Some((blank, after)) = after.split_once("}}") else {
            break;
        };
        filled += before;
        match values.iter().find(|(name, _)| *name == blank.trim()) {
            Some((_, value)) => {
                let _ = write!(filled, "{value}");
            }
            None => filled.extend(["{{", blank, "}}"]),
        }
        rest = after;
    }
    filled + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_get_their_values() {
        let values: [(&str, &dyn Display); 2] = [("one", &1), ("two", &"{{ one }}")];
        let text = "{{ one }}, {{two}} and {{ one }}.";
        assert_eq!(fill(text, &values), "1, {{ one }} and 1.");
    }

    #[test]
    fn a_placeholder_without_a_value_stays() {
        assert_eq!(fill("{{ three }} of {{", &[]), "{{ three }} of {{");
        assert_eq!(fill("", &[("one", &1)]), "");
    }
}
