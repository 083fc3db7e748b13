//! Text in a single line.

/// Makes a text a single line, also for readers that end lines at other characters than line feeds.
pub(super) fn in_one_line(text: &str) -> String {
    let ends_a_line = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    text.replace(ends_a_line, " ")
}
