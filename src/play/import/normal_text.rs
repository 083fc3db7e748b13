//! Removes from a pasted text the additions of editors and mail programs.

/// A text without the additions of editors and mail programs: a byte order mark, other line ends, empty lines and
/// spaces around it.
pub(super) struct NormalText {
    pub text: String,
    /// The lines that were left out before it.
    pub skipped_lines: usize,
    /// The characters that were left out before its first character on the same line.
    pub skipped_columns: usize,
}

/// A text without a byte order mark, with `\n` as line ends.
pub(super) fn normal_lines(raw: &str) -> String {
    let raw = raw.trim_start_matches('\u{feff}');
    raw.replace("\r\n", "\n").replace('\r', "\n")
}

impl NormalText {
    pub fn of(raw: &str) -> NormalText {
        let text = normal_lines(raw);
        let kept = text.trim_start();
        let before = text.strip_suffix(kept).unwrap_or_default();
        NormalText {
            skipped_lines: before.matches('\n').count(),
            skipped_columns: before
                .chars()
                .rev()
                .take_while(|sign| *sign != '\n')
                .count(),
            text: kept.trim_end().to_owned(),
        }
    }
}
