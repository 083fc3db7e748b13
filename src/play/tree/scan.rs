//! The tokens of the moves of form 2, each with its place, before any move is checked.

use super::fault::TreeFault;
use crate::play::limits;

/// A token of the moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::play) enum Token<'a> {
    Open,
    Close,
    Comment(String),
    Glyph(u8),
    Helped,
    /// A move, or an end.
    Word(&'a str),
}

/// The tokens of a text, each with the byte where it begins.
///
/// # Errors
/// The first thing that is not a token, or that exceeds a limit, with its byte offset.
pub(in crate::play) fn scan(text: &str) -> Result<Vec<(usize, Token<'_>)>, (usize, TreeFault)> {
    let mut tokens = Vec::new();
    scan_into(text, &mut tokens)?;
    Ok(tokens)
}

/// Adds the tokens of a text, each with the byte where it begins.
///
/// # Errors
/// See [`scan`]. The tokens before the fault were added.
pub(in crate::play) fn scan_into<'a>(
    text: &'a str,
    tokens: &mut Vec<(usize, Token<'a>)>,
) -> Result<(), (usize, TreeFault)> {
    let (mut at, mut open, mut words) = (0, Vec::new(), 1);
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let (token, len) = match first {
            ' ' => {
                at += 1;
                continue;
            }
            '(' => {
                open.push(at);
                if open.len() > limits::BRACKETS {
                    return Err((at, TreeFault::TooDeep));
                }
                (Token::Open, 1)
            }
            ')' => {
                open.pop().ok_or((at, TreeFault::ClosedUnopened))?;
                (Token::Close, 1)
            }
            '{' => comment(rest).ok_or((at, TreeFault::CommentUnclosed))?,
            _ => {
                let end = rest.find([' ', '(', ')', '{']).unwrap_or(rest.len());
                let word = &rest[..end];
                let token = match word.strip_prefix('$') {
                    Some(glyph) => self::glyph(glyph).ok_or((at, TreeFault::Glyph))?,
                    None => {
                        words += 1;
                        Token::Word(word)
                    }
                };
                (token, end)
            }
        };
        if words > limits::NODES {
            return Err((at, TreeFault::TooMany));
        }
        tokens.push((at, token));
        at += len;
    }
    match open.last() {
        Some(at) => Err((*at, TreeFault::Unclosed)),
        None => Ok(()),
    }
}

/// The comment at the beginning of a text, and its length in bytes. `None` if it is not closed.
fn comment(text: &str) -> Option<(Token<'static>, usize)> {
    let mut comment = String::new();
    let mut signs = text.char_indices().skip(1);
    while let Some((at, sign)) = signs.next() {
        match sign {
            '}' => return Some((Token::Comment(comment), at + 1)),
            '\\' => match signs.next()?.1 {
                'n' => comment.push('\n'),
                other => comment.push(other),
            },
            other => comment.push(other),
        }
    }
    None
}

/// A glyph, or the mark `$help`, given without the `$`.
fn glyph(text: &str) -> Option<Token<'static>> {
    if text == "help" {
        return Some(Token::Helped);
    }
    let glyph: u8 = text.parse().ok()?;
    (glyph.to_string() == text).then_some(Token::Glyph(glyph))
}
