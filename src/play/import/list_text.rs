//! The parts of a list of moves: tag lines before it, moves with variations and comments, and a result. Move numbers
//! are omitted, and so are the characters with which programs separate the moves.

use crate::play::tree::{Token, TreeFault, scan_into};
use crate::rules::{Outcome, Side};

/// A list of moves before any move is checked.
pub(super) struct ListText<'a> {
    /// Names and values of the tag lines before it, such as `White` and a name.
    pub tags: Vec<(&'a str, &'a str)>,
    /// Each with its byte offset in the text.
    pub tokens: Vec<(usize, Token<'a>)>,
    /// The result after the moves, with its byte offset.
    pub result: Option<(usize, Outcome)>,
    /// The first thing that is not a token, with its byte offset.
    pub fault: Option<(usize, TreeFault)>,
}

impl<'a> ListText<'a> {
    /// `spaced` is the text in the form of [`spaced`].
    pub fn of(text: &'a str, spaced: &'a str) -> ListText<'a> {
        let (tags, begin) = tags(text);
        let moves = spaced.get(begin..).unwrap_or_default();
        let mut scanned = Vec::new();
        let fault = scan_into(moves, &mut scanned).err();
        let mut tokens: Vec<(usize, Token<'a>)> = scanned
            .into_iter()
            .filter_map(|(byte, token)| without_number(begin + byte, token))
            .collect();
        let last = tokens.last().and_then(|(byte, token)| match token {
            Token::Word(word) => Some((*byte, result(word)?)),
            _ => None,
        });
        if last.is_some() {
            tokens.pop();
        }
        ListText {
            tags,
            tokens,
            result: last.and_then(|(byte, result)| Some((byte, result?))),
            fault: fault.map(|(byte, fault)| (begin + byte, fault)),
        }
    }

    /// The words of the main line.
    pub fn main_line(&self) -> Vec<&'a str> {
        let mut depth = 0_usize;
        let words = self.tokens.iter().filter_map(|(_, token)| {
            match token {
                Token::Open => depth += 1,
                Token::Close => depth = depth.saturating_sub(1),
                Token::Word(word) if depth == 0 => return Some(*word),
                _ => {}
            }
            None
        });
        words.collect()
    }
}

/// The same text with every separator outside comments replaced by spaces of the same number of bytes.
pub(super) fn spaced(text: &str) -> String {
    let mut spaced = String::with_capacity(text.len());
    let (mut is_comment, mut is_escaped) = (false, false);
    for sign in text.chars() {
        let separates = match is_comment {
            true => sign == '\n' || sign == '\t',
            false => sign.is_whitespace() || ",;'\"[]".contains(sign),
        };
        match separates {
            true => spaced.extend(std::iter::repeat_n(' ', sign.len_utf8())),
            false => spaced.push(sign),
        }
        is_comment = match sign {
            '{' => true,
            '}' => is_comment && is_escaped,
            _ => is_comment,
        };
        is_escaped = is_comment && sign == '\\' && !is_escaped;
    }
    spaced
}

/// The lines `[Name "value"]` at the beginning, and the byte offset after them.
fn tags(text: &str) -> (Vec<(&str, &str)>, usize) {
    let (mut tags, mut end) = (Vec::new(), 0);
    for line in text.split_inclusive('\n') {
        match tag(line.trim()) {
            Some(tag) => tags.push(tag),
            None if line.trim().is_empty() => {}
            None => break,
        }
        end += line.len();
    }
    (tags, end)
}

fn tag(line: &str) -> Option<(&str, &str)> {
    let inner = line.strip_prefix('[')?.strip_suffix(']')?;
    let (name, value) = inner.split_once(' ')?;
    let value = value.trim().strip_prefix('"')?.strip_suffix('"')?;
    let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_name.then_some((name, value))
}

/// A token without the move number before it, such as `12.` or `12...`. `None` if it is only a number.
fn without_number(byte: usize, token: Token<'_>) -> Option<(usize, Token<'_>)> {
    let Token::Word(word) = token else {
        return Some((byte, token));
    };
    let rest = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let dots = rest.trim_start_matches('.');
    let is_number = rest.len() < word.len() && dots.len() < rest.len();
    match is_number {
        false => Some((byte, token)),
        true if dots.is_empty() => None,
        true => Some((byte + word.len() - dots.len(), Token::Word(dots))),
    }
}

/// The result of a word, if it is one: `Some(None)` for a game that continues.
fn result(word: &str) -> Option<Option<Outcome>> {
    match word {
        "1-0" => Some(Some(Outcome::Won(Side::White))),
        "0-1" => Some(Some(Outcome::Won(Side::Black))),
        "1/2-1/2" => Some(Some(Outcome::Draw)),
        "*" => Some(None),
        _ => None,
    }
}
