//! Arrows and marked places in comments, as commands that other programs support: `[%csl Ra1,Gb2]` marks places,
//! `[%cal Ga1b2]` draws arrows.

use super::Spot;
use std::fmt::{self, Write};

/// The start of the command that marks places.
const PLACES: &str = "[%csl ";
/// The start of the command that draws arrows.
const ARROWS: &str = "[%cal ";

/// The colours of drawings. Each also has its own stroke.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawingColor {
    Green,
    Red,
    Blue,
    Yellow,
}

impl DrawingColor {
    pub const ALL: [DrawingColor; 4] = [
        DrawingColor::Green,
        DrawingColor::Red,
        DrawingColor::Blue,
        DrawingColor::Yellow,
    ];

    /// Its letter in the commands.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            DrawingColor::Green => 'G',
            DrawingColor::Red => 'R',
            DrawingColor::Blue => 'B',
            DrawingColor::Yellow => 'Y',
        }
    }
}

/// An arrow, or a marked place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawing {
    pub color: DrawingColor,
    /// The marked place, or where the arrow starts.
    pub from: Spot,
    /// The end of the arrow.
    pub to: Option<Spot>,
}

impl Drawing {
    /// Reads an arrow or a marked place, such as `Ga1b2` or `Ra1`. `None` if it is neither.
    #[must_use]
    pub fn read(text: &str) -> Option<Drawing> {
        let letter = text.chars().next()?;
        let color = DrawingColor::ALL
            .into_iter()
            .find(|color| color.letter() == letter)?;
        let places = &text[letter.len_utf8()..];
        if let Ok(from) = places.parse() {
            let to = None;
            return Some(Drawing { color, from, to });
        }
        // Every name begins with a letter and a digit, so there is at most one way to split two of them.
        let splits = places
            .char_indices()
            .filter(|(_, sign)| sign.is_ascii_lowercase());
        splits.skip(1).find_map(|(at, _)| {
            let (from, to) = places.split_at(at);
            let (from, to) = (from.parse().ok()?, Some(to.parse().ok()?));
            Some(Drawing { color, from, to })
        })
    }
}

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.color.letter())?;
        self.from.fmt(f)?;
        self.to.map_or(Ok(()), |to| to.fmt(f))
    }
}

/// The drawings of a comment.
pub fn drawings(comment: &str) -> impl Iterator<Item = Drawing> + '_ {
    let lists = parts(comment).filter_map(|part| match part {
        Part::Drawings(list) => Some(list),
        Part::Text(_) => None,
    });
    lists
        .flat_map(|list| list.split(','))
        .filter_map(|one| Drawing::read(one.trim()))
}

/// A comment as it is shown: without commands, such as `[%clk 0:05:00]`.
#[must_use]
pub fn shown_comment(comment: &str) -> String {
    let mut shown = String::new();
    let mut rest = comment;
    while let Some((before, after)) = rest.split_once("[%") {
        let Some((_, after)) = after.split_once(']') else {
            break;
        };
        shown.push_str(before.strip_suffix(' ').unwrap_or(before));
        rest = after;
    }
    shown.push_str(rest);
    shown.trim().to_owned()
}

/// The text of a comment without its drawings.
#[must_use]
pub fn text_of_comment(comment: &str) -> String {
    let mut text = String::new();
    let mut is_after_command = false;
    for part in parts(comment) {
        match part {
            Part::Drawings(_) => {
                // A space belongs to the command after it.
                if text.ends_with(' ') {
                    text.pop();
                }
                is_after_command = text.is_empty();
            }
            Part::Text(more) => {
                let more = more
                    .strip_prefix(' ')
                    .filter(|_| is_after_command)
                    .unwrap_or(more);
                text.push_str(more);
            }
        }
    }
    text
}

/// A comment with this text and these drawings. [`drawings`] and [`text_of_comment`] extract them again.
#[must_use]
pub fn comment_with(text: &str, drawings: &[Drawing]) -> String {
    let mut comment = text.to_owned();
    for (command, is_arrow) in [(PLACES, false), (ARROWS, true)] {
        let mut before = command;
        for drawing in drawings.iter().filter(|one| one.to.is_some() == is_arrow) {
            if before == command && !comment.is_empty() {
                comment.push(' ');
            }
            // Writing to a string does not fail.
            let _ = write!(comment, "{before}{drawing}");
            before = ",";
        }
        if before != command {
            comment.push(']');
        }
    }
    comment
}

/// A part of a comment.
enum Part<'a> {
    Text(&'a str),
    /// The content of a drawing command.
    Drawings(&'a str),
}

fn parts(comment: &str) -> impl Iterator<Item = Part<'_>> {
    let mut rest = comment;
    std::iter::from_fn(move || {
        let command = rest.find("[%c");
        let (part, length) = match command {
            None if rest.is_empty() => return None,
            None => (Part::Text(rest), rest.len()),
            Some(0) => command_at_start(rest).unwrap_or((Part::Text(&rest[..1]), 1)),
            Some(at) => (Part::Text(&rest[..at]), at),
        };
        rest = &rest[length..];
        Some(part)
    })
}

/// The drawing command at the start of the text, and its length in bytes. A command with anything else in its list is
/// text, so that it is kept unchanged.
fn command_at_start(text: &str) -> Option<(Part<'_>, usize)> {
    let list = text
        .strip_prefix(PLACES)
        .or_else(|| text.strip_prefix(ARROWS))?;
    let end = list.find(']')?;
    let draws = list[..end]
        .split(',')
        .all(|one| Drawing::read(one.trim()).is_some());
    let length = text.len() - list.len() + end + 1;
    draws.then_some((Part::Drawings(&list[..end]), length))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(comment: &str) -> (String, Vec<String>) {
        let drawings = drawings(comment).map(|one| one.to_string()).collect();
        (text_of_comment(comment), drawings)
    }

    #[test]
    fn commands_are_parted_from_the_text() {
        let is = |comment: &str, text: &str, drawn: &[&str]| {
            let drawn = drawn.iter().map(|one| (*one).to_owned()).collect();
            assert_eq!(read(comment), (text.to_owned(), drawn), "{comment}");
        };
        is("", "", &[]);
        is("plain", "plain", &[]);
        is("[%csl Ra1]", "", &["Ra1"]);
        is(
            "[%csl Ra1,Gb2][%cal Ya1b2] after",
            "after",
            &["Ra1", "Gb2", "Ya1b2"],
        );
        is(
            "before [%csl Ra1] [%cal Ga1b2, Bc3c4]",
            "before",
            &["Ra1", "Ga1b2", "Bc3c4"],
        );
        is("one [%csl Ra1] two", "one two", &["Ra1"]);
        is("first\n[%csl Ra1]\nlast", "first\n\nlast", &["Ra1"]);
        // Grooves and heights.
        is(
            "[%cal Gc3nd3e,Ga1.2b2.3,Ga1b2e]",
            "",
            &["Gc3nd3e", "Ga1.2b2.3", "Ga1b2e"],
        );
        // If an item is not a drawing, the whole list is text.
        is("[%clk 0:05:00] [%csl Ra1", "[%clk 0:05:00] [%csl Ra1", &[]);
        for other in [
            "[%csl ,Ra1]",
            "[%csl é]",
            "[%csl Oa1,Ra1]",
            "[%cal Gaa]",
            "[%csl R]",
            "[%csl ]",
        ] {
            is(other, other, &[]);
        }
        is("[%c [%csl Ra1]", "[%c", &["Ra1"]);
    }

    #[test]
    fn commands_are_not_shown() {
        for (comment, shown) in [
            ("plain", "plain"),
            ("[%clk 0:05:00] [%eval 1]", ""),
            ("one [%csl Oa1] two", "one two"),
            ("[%cal Ga1b2]\nlast", "last"),
            ("open [%csl Ra1", "open [%csl Ra1"),
        ] {
            assert_eq!(shown_comment(comment), shown, "{comment}");
        }
    }

    #[test]
    fn a_comment_is_read_as_it_was_made() {
        let marks = [
            Drawing::read("Ra1"),
            Drawing::read("Gb2c3"),
            Drawing::read("Bd4"),
        ];
        let marks: Vec<Drawing> = marks.into_iter().flatten().collect();
        for text in [
            "",
            "text",
            "text ",
            " text",
            "two\nlines ",
            " ",
            "[%clk 1:00]",
        ] {
            for drawn in [&marks[..], &marks[..1], &marks[1..2], &[]] {
                let comment = comment_with(text, drawn);
                assert_eq!(text_of_comment(&comment), text, "{comment:?}");
                let read: Vec<Drawing> = drawings(&comment).collect();
                assert!(read.len() == drawn.len() && drawn.iter().all(|one| read.contains(one)));
            }
        }
    }
}
