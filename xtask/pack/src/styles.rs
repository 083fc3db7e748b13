//! Minifies style sheets: removes comments and unneeded spaces.

use anyhow::{Result, anyhow, bail};
use cssparser::{BasicParseErrorKind, ParseError, Parser, ParserInput, Token};

/// A shorter style sheet with the same meaning.
///
/// # Errors
/// The first syntax error, with its line and column.
pub fn minified(text: &str) -> Result<String> {
    let mut input = ParserInput::new(text);
    let mut parser = Parser::new(&mut input);
    let mut out = String::new();
    if let Err(error) = write(&mut parser, &mut out) {
        let at = error.location;
        bail!("{}:{}: {:?}", at.line + 1, at.column, error.kind);
    }
    let open = text.matches('{').count();
    let closed = text.matches('}').count();
    match open == closed {
        true => Ok(out),
        false => Err(anyhow!("{open} blocks are opened and {closed} closed")),
    }
}

/// Writes the tokens up to the end of the block.
fn write<'i>(parser: &mut Parser<'i, '_>, out: &mut String) -> Result<(), ParseError<'i, ()>> {
    let (mut spaced, mut commented) = (false, false);
    loop {
        let start = parser.position();
        let Ok(token) = parser.next_including_whitespace_and_comments().cloned() else {
            return Ok(());
        };
        match token {
            Token::WhiteSpace(_) => {
                spaced = true;
                continue;
            }
            Token::Comment(_) => {
                commented = true;
                continue;
            }
            ref bad if bad.is_parse_error() => {
                let kind = BasicParseErrorKind::UnexpectedToken(token);
                return Err(parser.new_basic_error(kind).into());
            }
            _ => {}
        }
        let text = match token {
            Token::Number { .. } | Token::Dimension { .. } | Token::Percentage { .. } => {
                without_zero(parser.slice_from(start))
            }
            _ => parser.slice_from(start),
        };
        if spaced && keeps_space(out, text) {
            out.push(' ');
        }
        // A comment between two words separates them, even without spaces.
        if commented && !spaced && !out.is_empty() {
            out.push_str("/**/");
        }
        (spaced, commented) = (false, false);
        out.push_str(text);
        let closing = match token {
            Token::CurlyBracketBlock => '}',
            Token::SquareBracketBlock => ']',
            Token::ParenthesisBlock | Token::Function(_) => ')',
            _ => continue,
        };
        parser.parse_nested_block(|parser| write(parser, out))?;
        if closing == '}' && out.ends_with(';') {
            out.pop();
        }
        out.push(closing);
    }
}

/// Whether a space between these has a meaning. It has none after a colon, but it has a meaning before a
/// colon in a selector.
fn keeps_space(before: &str, after: &str) -> bool {
    let ended =
        before.is_empty() || before.ends_with(['{', '}', ';', ',', ':', '(', '[', '>', '~']);
    !ended && !after.starts_with(['{', '}', ';', ',', '!', '>', '~'])
}

/// A number without the zero before its point.
fn without_zero(number: &str) -> &str {
    match number.strip_prefix('0') {
        Some(rest) if rest.starts_with('.') => rest,
        _ => number,
    }
}

#[cfg(test)]
mod tests {
    use super::minified;

    #[test]
    fn a_style_sheet_loses_its_comments_and_keeps_its_layers_and_tokens() {
        let text = "@layer tokens, base;\n/* why */\n:root { --reply: 700ms; }\n\
                    .a { color: var(--ink, #fff); inset: 0 }";
        assert_eq!(
            minified(text).unwrap(),
            "@layer tokens,base;:root{--reply:700ms}.a{color:var(--ink,#fff);inset:0}"
        );
    }

    #[test]
    fn a_space_that_means_something_stays() {
        for (text, expected) in [
            ("a :is( .b, .c ) > d ~ e { x: y }", "a :is(.b,.c)>d~e{x:y}"),
            (
                "@media (not (width: 1px)) and (x) { a { width: calc( 1px + 2px ) ; } }",
                "@media (not (width:1px)) and (x){a{width:calc(1px + 2px)}}",
            ),
            (
                "a{b:c !important;d:\"e  f\" g}",
                "a{b:c!important;d:\"e  f\" g}",
            ),
            (
                "a + b { width: calc( 0.50em + 10.5px ); order: 0 }",
                "a + b{width:calc(.50em + 10.5px);order:0}",
            ),
            ("a/* and */b{}", "a/**/b{}"),
            ("a /* and */ b{}", "a b{}"),
        ] {
            assert_eq!(minified(text).unwrap(), expected);
            assert_eq!(minified(expected).unwrap(), expected);
        }
    }

    #[test]
    fn a_style_sheet_that_is_none_is_refused_with_its_place() {
        let error = |text| minified(text).unwrap_err().to_string();
        assert!(error("a { color: red }\n}").starts_with("2:"));
        assert!(error("a { color: \"red\n }").starts_with("1:"));
        assert!(error("a { color: red").contains("opened"));
    }
}
