//! Names of players in a link, in a form that people can read: `.Ada.Ben`.

use crate::play::limits;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// Written before a name.
const SEPARATOR: char = '.';
/// Written instead of a space.
const SPACE: &str = "_";
/// Everything except ASCII letters, ASCII digits and hyphens.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-');

/// White's and Black's names after a code. Empty if both names are empty.
pub fn write(names: &[String; 2]) -> String {
    match names.each_ref().map(|name| write_name(name)) {
        [white, black] if white.is_empty() && black.is_empty() => String::new(),
        [white, black] if black.is_empty() => format!("{SEPARATOR}{white}"),
        [white, black] => format!("{SEPARATOR}{white}{SEPARATOR}{black}"),
    }
}

fn write_name(name: &str) -> String {
    let words: Vec<String> = name
        .split(' ')
        .map(|word| utf8_percent_encode(word, ESCAPED).to_string())
        .collect();
    let written = words.join(SPACE);
    // Programs that find links omit punctuation at the end of a link.
    match written.strip_suffix(['-', '_']) {
        Some(start) if written.ends_with('-') => format!("{start}%2D"),
        Some(start) => format!("{start}%20"),
        None => written,
    }
}

/// White's and Black's names in the fragment of a code, without reading anything else. `None` if a name is not valid.
#[must_use]
pub fn names_in(code: &str) -> Option<[String; 2]> {
    let behind = code.find(SEPARATOR).and_then(|at| code.get(at..));
    read(behind.unwrap_or_default())
}

/// Reads White's and Black's names. Text after them was added by another program and is ignored. `None` if a name is
/// not valid.
pub fn read(text: &str) -> Option<[String; 2]> {
    let (white, rest) = read_name(text)?;
    let (black, _) = read_name(rest)?;
    Some([white, black])
}

/// Reads a name, and returns the rest of the text. The name is empty if there is none.
fn read_name(text: &str) -> Option<(String, &str)> {
    let Some(text) = text.strip_prefix(SEPARATOR) else {
        return Some((String::new(), ""));
    };
    // Another program may have decoded some escaped letters.
    let is_part = |sign: char| sign.is_alphanumeric() || matches!(sign, '%' | '-' | '_');
    let end = text.find(|sign| !is_part(sign)).unwrap_or(text.len());
    let (written, rest) = text.split_at(end);
    if written.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return is_name(written).then(|| (written.to_owned(), rest));
    }
    let spaced = written.replace(SPACE, " ");
    let name = percent_decode_str(&spaced).decode_utf8().ok()?;
    is_name(&name).then(|| (name.into_owned(), rest))
}

/// Whether this may be a name: it is not too long and has no control characters.
pub fn is_name(name: &str) -> bool {
    name.len() <= limits::HEADER_LINE && !name.contains(char::is_control)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(white: &str, black: &str) -> [String; 2] {
        [white.to_owned(), black.to_owned()]
    }

    #[test]
    fn names_are_written_for_people() {
        for (white, black, text) in [
            ("", "", ""),
            ("Ada", "", ".Ada"),
            ("", "Ben", "..Ben"),
            ("Ada", "Ben", ".Ada.Ben"),
            ("Ada L.", "Jean-Luc", ".Ada_L%2E.Jean-Luc"),
            ("José", "-", ".Jos%C3%A9.%2D"),
            ("a_b ", "x-", ".a%5Fb%20.x%2D"),
            (" ", "100 %", ".%20.100_%25"),
        ] {
            assert_eq!(write(&names(white, black)), text);
            assert_eq!(read(text), Some(names(white, black)), "{text}");
        }
    }

    #[test]
    fn text_after_the_name_is_ignored() {
        for behind in ["", ".", ")", " and", "…", "&x=1", "?", "/"] {
            for (text, white, black) in [
                ("", "", ""),
                (".Ada", "Ada", ""),
                (".Ada.Ben", "Ada", "Ben"),
            ] {
                let read = read(&format!("{text}{behind}"));
                assert_eq!(read, Some(names(white, black)), "{text}{behind}");
            }
        }
        assert_eq!(read(".José"), Some(names("José", "")));
    }

    #[test]
    fn other_texts_are_refused() {
        let long = format!(".{}", "x".repeat(limits::HEADER_LINE + 1));
        for text in [".%FF", ".Ada.%0A", ".%", &long] {
            let is_percent = text == ".%";
            assert_eq!(read(text).is_some(), is_percent, "{text}");
        }
    }
}
