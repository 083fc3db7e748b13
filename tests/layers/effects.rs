//! Effects of Leptos in the page. What has happened is a message to a model; effects are only for what the browser holds
//! itself: the focus, scrolling, canvases, animations. The list of the files that have some may only shrink.

use crate::files::Use;
use crate::tokens::tokens;
use std::collections::{BTreeMap, BTreeSet};

/// Where effects are made for everybody else.
const MAKER: &str = "src/app/effect.rs";

/// The files of the page that make effects of Leptos, and how many each.
pub fn made(sources: &BTreeMap<String, String>) -> BTreeSet<Use> {
    let of_page = sources
        .iter()
        .filter(|(path, _)| path.starts_with("src/app/") && *path != MAKER);
    let counted = of_page.map(|(path, source)| (path.clone(), count(source)));
    counted
        .filter(|(_, count)| *count > 0)
        .map(|(path, count)| (path, count.to_string()))
        .collect()
}

/// Counts `Effect::new(` and calls of `effect(`.
fn count(source: &str) -> usize {
    let tokens = tokens(source);
    let texts: Vec<&str> = tokens.iter().map(|token| token.text.as_str()).collect();
    let made = texts
        .windows(4)
        .filter(|texts| matches!(texts, ["Effect", "::", "new", "("]));
    let called = texts.windows(3).filter(|texts| {
        let is_call = texts[1] == "effect" && texts[2] == "(";
        is_call && !["fn", ".", "::"].contains(&texts[0])
    });
    made.count() + called.count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made_in(path: &str, source: &str) -> usize {
        let sources = BTreeMap::from([(path.to_owned(), source.to_owned())]);
        made(&sources).len()
    }

    #[test]
    fn both_kinds_of_effects_are_found() {
        assert_eq!(count("fn a() { effect(move || ()); }"), 1);
        assert_eq!(count("fn a() { Effect::new(move |_| ()); }"), 1);
        assert_eq!(count("fn effect(run: u8) { the.effect(1); }"), 0);
        assert_eq!(count("// effect(move || ())\nuse a::effect;"), 0);
    }

    #[test]
    fn only_those_of_the_page_count() {
        let source = "fn a() { effect(move || ()); }";
        assert_eq!(made_in("src/app/board/arrow_drawing.rs", source), 1);
        assert_eq!(made_in("src/session/model.rs", source), 0);
        assert_eq!(made_in(MAKER, source), 0);
    }
}
