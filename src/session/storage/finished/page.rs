//! A page of finished games, as it is stored:
//!
//! ```json
//! {"version":2,"texts":["3x3;hands;spots …","w counter"],"games":["mwz1nsea3id|zoq|…","…"]}
//! ```

use super::line::FinishedLine;
use crate::play::limits;
use crate::play::stored::{Unreadable, check_version};
use crate::session::storage::keys::NEW_VERSION;
use serde::{Deserialize, Serialize};

/// The contents of a page: lines, also damaged ones, and the texts whose keys are in them ([`super::shared_texts`]).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FinishedPage<'a> {
    version: u64,
    #[serde(borrow)]
    pub texts: Vec<&'a str>,
    #[serde(rename = "games")]
    pub lines: Vec<&'a str>,
    /// Whether the page was read as JSON. Else it has the lines that were found in it.
    #[serde(skip, default = "is_whole")]
    pub is_whole: bool,
}

fn is_whole() -> bool {
    true
}

impl<'a> FinishedPage<'a> {
    /// A page with these texts and lines.
    #[must_use]
    pub fn new(texts: Vec<&'a str>, lines: Vec<&'a str>) -> FinishedPage<'a> {
        FinishedPage {
            version: NEW_VERSION,
            texts,
            lines,
            is_whole: true,
        }
    }

    /// Reads a page. In a damaged page, it finds the lines that are intact.
    ///
    /// # Errors
    /// If a newer page wrote it, it is too long, or it is damaged and has no intact line.
    pub fn read(raw: &'a str) -> Result<FinishedPage<'a>, Unreadable> {
        if raw.len() > limits::STORED {
            return Err(Unreadable::Garbled);
        }
        let page = serde_json::from_str::<FinishedPage>(raw).ok();
        if let Some(page) = page.filter(|page| page.version == NEW_VERSION) {
            return Ok(page);
        }
        match check_version(raw, NEW_VERSION) {
            Err(Unreadable::Newer) => Err(Unreadable::Newer),
            _ => whole_lines(raw).ok_or(Unreadable::Garbled),
        }
    }

    /// The text of the page. None if it cannot be written.
    #[must_use]
    pub fn print(&self) -> Option<String> {
        let text = serde_json::to_string(self).ok()?;
        (text.len() <= limits::STORED).then_some(text)
    }
}

/// The lines in a damaged page, with its texts as far as they are found. Every line has a checksum.
fn whole_lines(raw: &str) -> Option<FinishedPage<'_>> {
    let is_between =
        |sign: char| matches!(sign, ',' | ':' | '[' | ']' | '{' | '}') || sign.is_whitespace();
    let texts = || raw.split('"').map(|text| text.trim_matches(is_between));
    let is_line = |text: &&str| FinishedLine::read(text).is_some();
    let lines: Vec<&str> = texts().filter(is_line).collect();
    // Other texts do no harm: no line has their keys.
    let others = texts().filter(|text| !text.is_empty() && !is_line(text));
    (!lines.is_empty()).then(|| FinishedPage {
        is_whole: false,
        ..FinishedPage::new(others.collect(), lines)
    })
}

/// The name of the game of a line, even if the line is damaged.
#[must_use]
pub fn id_in(line: &str) -> &str {
    line.split(super::line::SEPARATOR)
        .next()
        .unwrap_or_default()
}
