//! Links: a game's text in the fragment of an address, with a checksum at the end.
//!
//! `#tablero=1&game=breakthrough&start=4/3p/2P1/4_w&moves=c2xd3&result=white&sum=fde197` is the text of a game with `&`
//! for line ends, `=` after the first word of a line and `_` for other spaces. Characters that a fragment does not
//! allow are percent-encoded. `sum` is the lower 24 bits of the text's CRC-32 and detects links whose end is missing.

use super::{GameText, TextError, limits};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use std::fmt;

/// The characters that are percent-encoded: all that a fragment does not allow (RFC 3986), and `&` and `_`, which have
/// a meaning here.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'~')
    .remove(b'!')
    .remove(b'$')
    .remove(b'\'')
    .remove(b'(')
    .remove(b')')
    .remove(b'*')
    .remove(b'+')
    .remove(b',')
    .remove(b';')
    .remove(b'=')
    .remove(b':')
    .remove(b'@')
    .remove(b'/')
    .remove(b'?');

/// The reason why a fragment is not a link to a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// It does not start like a link.
    Foreign,
    TooLong {
        bytes: usize,
    },
    /// Its end is missing.
    CutOff,
    /// A part of it was changed or lost.
    Damaged,
    /// The text is longer than a link allows.
    LongText {
        bytes: usize,
    },
    Text(TextError),
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::Foreign => f.write_str("not a link to a game"),
            LinkError::TooLong { bytes } => {
                write!(f, "{bytes} bytes, expected at most {}", limits::LINK)
            }
            LinkError::CutOff => f.write_str("the end of the link is missing"),
            LinkError::Damaged => f.write_str("the link does not fit its checksum"),
            LinkError::LongText { bytes } => {
                let max = limits::LINKED;
                write!(f, "a text of {bytes} bytes, expected at most {max}")
            }
            LinkError::Text(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for LinkError {}

/// The fragment for a game, without its `#`.
#[must_use]
pub fn encode(game: &GameText) -> String {
    encode_text(&game.to_string())
}

/// The same for a game's text in either form.
#[must_use]
pub fn encode_text(text: &str) -> String {
    let fields: Vec<String> = text.split('\n').map(encode_line).collect();
    format!("{}&sum={:06x}", fields.join("&"), sum(text))
}

/// Reads a fragment, without its `#`.
///
/// # Errors
/// If it is not a link, is damaged, or does not contain the text of a game.
pub fn decode(fragment: &str) -> Result<GameText, LinkError> {
    decode_text(fragment)?.parse().map_err(LinkError::Text)
}

/// Reads the text in a fragment, without checking that it is the text of a game.
///
/// # Errors
/// If it is not a link, or is damaged.
pub fn decode_text(fragment: &str) -> Result<String, LinkError> {
    if !fragment.starts_with("tablero=") {
        return Err(LinkError::Foreign);
    }
    if fragment.len() > limits::LINK {
        return Err(LinkError::TooLong {
            bytes: fragment.len(),
        });
    }
    let (fields, stated) = fragment.rsplit_once("&sum=").ok_or(LinkError::CutOff)?;
    let stated = stated_sum(stated)?;
    let lines: Option<Vec<String>> = fields.split('&').map(decode_field).collect();
    let text = lines.ok_or(LinkError::Damaged)?.join("\n");
    if stated != sum(&text) {
        return Err(LinkError::Damaged);
    }
    if text.len() > limits::LINKED {
        return Err(LinkError::LongText { bytes: text.len() });
    }
    Ok(text)
}

fn encode_line(line: &str) -> String {
    let (key, value) = line.split_once(' ').unwrap_or((line, ""));
    let words: Vec<String> = value
        .split(' ')
        .map(|word| utf8_percent_encode(word, ESCAPED).to_string())
        .collect();
    format!("{key}={}", words.join("_"))
}

fn decode_field(field: &str) -> Option<String> {
    let (key, value) = field.split_once('=')?;
    let value = value.replace('_', " ");
    let value = percent_decode_str(&value).decode_utf8().ok()?;
    (!value.contains('\n')).then(|| format!("{key} {value}"))
}

/// Reads six digits. Anything after them (a full stop, a bracket, a parameter) was added by another program
/// and is ignored.
fn stated_sum(text: &str) -> Result<u32, LinkError> {
    if text.len() < 6 {
        return Err(LinkError::CutOff);
    }
    let read = |(digits, behind): (&str, &str)| {
        let ours = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        let ends = !behind.starts_with(|next: char| next.is_alphanumeric());
        (ours && ends).then(|| u32::from_str_radix(digits, 16).ok())?
    };
    let sum = text.split_at_checked(6).and_then(read);
    sum.ok_or(LinkError::Damaged)
}

/// 24 bits: enough to detect a missing end, and short enough for a readable link.
fn sum(text: &str) -> u32 {
    crc(text.as_bytes()) & 0xff_ffff
}

/// CRC-32, bit by bit. `crc32fast` is faster, but adds a table of 16 kB that every visitor of the page would
/// load.
fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0_u32, |sum, byte| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| {
            (sum >> 1) ^ (0xedb8_8320 & (sum & 1).wrapping_neg())
        })
    })
}
