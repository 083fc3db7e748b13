//! The fields of the page's structs that Leptos makes reactive or keeps for views. A struct with many of them is
//! several things in one.

use crate::tokens::{Token, tokens};
use std::collections::BTreeMap;

/// The maximum number of reactive fields of a struct.
pub const MAX_FIELDS: usize = 8;

/// The types of Leptos that make a field reactive.
const REACTIVE: &[&str] = &[
    "Action",
    "ArcMemo",
    "ArcRwSignal",
    "ArcSignal",
    "ArcTrigger",
    "Callback",
    "Memo",
    "NodeRef",
    "ReadSignal",
    "Resource",
    "RwSignal",
    "Selector",
    "Signal",
    "StoredValue",
    "Trigger",
    "WriteSignal",
];

/// A struct with reactive fields.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ReactiveStruct {
    pub fields: usize,
    pub name: String,
    pub file: String,
}

/// The structs of the page with reactive fields. The structs with the most are last.
pub fn reactive(sources: &BTreeMap<String, String>) -> Vec<ReactiveStruct> {
    let of_page = sources
        .iter()
        .filter(|(path, _)| path.starts_with("src/app/"));
    let mut found: Vec<ReactiveStruct> = of_page
        .flat_map(|(path, source)| {
            let counted = counted(&tokens(source)).into_iter();
            counted.map(|(name, fields)| ReactiveStruct {
                fields,
                name,
                file: path.clone(),
            })
        })
        .filter(|found| found.fields > 0)
        .collect();
    found.sort();
    found
}

/// The structs with named fields, each with the number of its reactive fields.
fn counted(tokens: &[Token]) -> Vec<(String, usize)> {
    let texts: Vec<&str> = tokens.iter().map(|token| token.text.as_str()).collect();
    let starts = (0..texts.len()).filter(|&at| texts[at] == "struct");
    let counted = starts.filter_map(|at| {
        let name = texts.get(at + 1)?;
        let body = texts[at..]
            .iter()
            .position(|text| ["{", ";", "("].contains(text))?;
        (texts[at + body] == "{").then(|| {
            let fields = fields(&texts[at + body + 1..]);
            ((*name).to_owned(), fields)
        })
    });
    counted.collect()
}

/// The number of reactive fields up to the end of the braces.
fn fields(texts: &[&str]) -> usize {
    let (mut depth, mut count, mut is_reactive) = (0, 0, false);
    for text in texts {
        match *text {
            "(" | "[" | "<" | "{" => depth += 1,
            "}" if depth == 0 => break,
            // An arrow counts as a closing bracket too. No field has a comma between an arrow and the field's end.
            ")" | "]" | ">" | "}" => depth -= 1,
            "," if depth <= 0 => {
                count += usize::from(is_reactive);
                (is_reactive, depth) = (false, 0);
            }
            text => is_reactive |= REACTIVE.contains(&text),
        }
    }
    count + usize::from(is_reactive)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reactive_fields_are_counted() {
        let source = "pub struct A<T> { pub a: RwSignal<(u8, T)>, b: Option<Memo<u8>>, c: u8, d: StoredValue<u8> }
            struct B(RwSignal<u8>);
            struct C { a: Box<dyn Fn(u8) -> u8>, b: Callback<()>, c: Vec<u8> }
            struct D { /* a: RwSignal<u8> */ a: u8 }";
        let counted = counted(&tokens(source));
        let expected = [("A", 3), ("C", 1), ("D", 0)];
        assert_eq!(
            counted,
            expected.map(|(name, count)| (name.to_owned(), count))
        );
    }
}
