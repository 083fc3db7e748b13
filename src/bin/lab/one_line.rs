//! Answers of one line.

/// One line whatever was in the text, also for readers who end lines at more than line feeds.
pub(super) fn in_one_line(text: &str) -> String {
    let ends_a_line = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    text.replace(ends_a_line, " ")
}
