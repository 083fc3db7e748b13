//! Parses tags and their contents.

use std::ops::Range;

/// An element whose content is not markup: a script or a style.
#[derive(Debug, PartialEq)]
pub struct Element<'a> {
    /// From its first `<` to its last `>`.
    pub whole: Range<usize>,
    pub attributes: &'a str,
    pub code: &'a str,
}

/// An opening tag.
#[derive(Debug, PartialEq)]
pub struct Tag<'a> {
    /// From its `<` to its `>`.
    pub whole: Range<usize>,
    pub attributes: &'a str,
}

/// The opening tags with this name, in order.
pub fn tags<'a>(page: &'a str, name: &str) -> Vec<Tag<'a>> {
    starts(page, name)
        .filter_map(|start| {
            let after_name = start + 1 + name.len();
            let inside = &page[after_name..];
            let length = end_of_tag(inside)?;
            Some(Tag {
                whole: start..after_name + length,
                attributes: inside[..length - 1].trim_end_matches('/').trim(),
            })
        })
        .collect()
}

/// The elements with this name, whose content is not markup.
pub fn elements<'a>(page: &'a str, name: &str) -> Vec<Element<'a>> {
    let close = format!("</{name}");
    // It has the same length, so positions in it are also positions in the page.
    let lower = page.to_ascii_lowercase();
    let mut found: Vec<Element> = Vec::new();
    for start in starts(page, name) {
        if found.last().is_some_and(|last| start < last.whole.end) {
            continue;
        }
        let attributes = start + 1 + name.len();
        let Some(length) = end_of_tag(&page[attributes..]) else {
            break;
        };
        let code = attributes + length;
        let Some(length) = lower[code..].find(&close) else {
            break;
        };
        let closing = code + length;
        let end = page[closing..]
            .find('>')
            .map_or(page.len(), |end| closing + end + 1);
        found.push(Element {
            whole: start..end,
            attributes: page[attributes..code - 1].trim(),
            code: &page[code..closing],
        });
    }
    found
}

/// The positions at which tags with this name start, outside of comments.
fn starts<'a>(page: &'a str, name: &'a str) -> impl Iterator<Item = usize> + 'a {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let start = at + page[at..].find('<')?;
            let rest = &page[start + 1..];
            if rest.starts_with("!--") {
                at = start + rest.find("-->")? + 3;
                continue;
            }
            at = start + 1;
            let after = rest.get(name.len()..).and_then(|rest| rest.chars().next());
            let is_named = rest
                .get(..name.len())
                .is_some_and(|found| found.eq_ignore_ascii_case(name));
            if is_named
                && after.is_some_and(|after| after.is_whitespace() || matches!(after, '>' | '/'))
            {
                return Some(start);
            }
        }
    })
}

/// The length of a tag including its `>`. A `>` in quotes does not end it.
fn end_of_tag(text: &str) -> Option<usize> {
    let mut quote = None;
    for (at, symbol) in text.char_indices() {
        match quote {
            Some(open) if symbol == open => quote = None,
            Some(_) => {}
            None if matches!(symbol, '"' | '\'') => quote = Some(symbol),
            None if symbol == '>' => return Some(at + 1),
            None => {}
        }
    }
    None
}

/// The value of an attribute. "" if the attribute has no value, `None` if it is missing.
pub fn attribute<'a>(attributes: &'a str, wanted: &str) -> Option<&'a str> {
    let mut rest = attributes.trim_start();
    while !rest.is_empty() {
        let name_end = rest
            .find(|symbol: char| symbol == '=' || symbol.is_whitespace())
            .unwrap_or(rest.len());
        let (name, after) = rest.split_at(name_end);
        let (value, after) = match after.trim_start().strip_prefix('=') {
            None => ("", after),
            Some(after) => split_value(after.trim_start()),
        };
        if name.eq_ignore_ascii_case(wanted) {
            return Some(value);
        }
        rest = after.trim_start();
    }
    None
}

fn split_value(text: &str) -> (&str, &str) {
    for quote in ['"', '\''] {
        if let Some(inner) = text.strip_prefix(quote) {
            return inner.split_once(quote).unwrap_or((inner, ""));
        }
    }
    text.split_at(text.find(char::is_whitespace).unwrap_or(text.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_read_with_any_quotes() {
        let attributes = "async SRC = './a b.js' type=module data-x=\"src=1\"";
        assert_eq!(attribute(attributes, "src"), Some("./a b.js"));
        assert_eq!(attribute(attributes, "type"), Some("module"));
        assert_eq!(attribute(attributes, "async"), Some(""));
        assert_eq!(attribute(attributes, "x"), None);
    }
}
