//! Effects of Leptos in the page. Events are messages to a model, and derived values are computed. Effects are only
//! for state in the browser itself: pieces in motion, dialogs, scrolling, the title.

use crate::tokens::{Token, tokens};
use std::collections::BTreeMap;

/// The maximum number of files with effects.
pub const MAX_FILES: usize = 8;

/// The types whose constructors make an effect.
const TYPES: &[&str] = &["Effect", "RenderEffect", "ImmediateEffect"];

/// The files of the page that make effects of Leptos, and how many each.
pub fn made(sources: &BTreeMap<String, String>) -> BTreeMap<&str, usize> {
    let of_page = sources
        .iter()
        .filter(|(path, _)| path.starts_with("src/app/"));
    let counted = of_page.map(|(path, source)| (path.as_str(), count(source)));
    counted.filter(|(_, count)| *count > 0).collect()
}

/// Counts `Effect::new(`, `RenderEffect::new(`, `Effect::watch(` and calls of `effect(`.
fn count(source: &str) -> usize {
    // The sources of the page also have an enum `Effect`, whose variants are capitalised.
    let is_constructor = |token: &Token| token.text.starts_with(|c: char| c.is_lowercase());
    let tokens = tokens(source);
    let made = tokens.windows(4).filter(|tokens| {
        let is_type = TYPES.contains(&tokens[0].text.as_str());
        is_type && tokens[1].text == "::" && is_constructor(&tokens[2]) && tokens[3].text == "("
    });
    let called = tokens.windows(3).filter(|tokens| {
        let texts = [0, 1, 2].map(|at| tokens[at].text.as_str());
        let is_call = texts[1] == "effect" && texts[2] == "(";
        is_call && !["fn", ".", "::"].contains(&texts[0])
    });
    made.count() + called.count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(path: &str, source: &str) -> usize {
        made(&BTreeMap::from([(path.to_owned(), source.to_owned())])).len()
    }

    #[test]
    fn all_kinds_of_effects_are_found() {
        assert_eq!(count("fn a() { effect(move || ()); }"), 1);
        assert_eq!(count("fn a() { Effect::new(move |_| ()); }"), 1);
        assert_eq!(count("fn a() { Effect::watch(a, b, false); }"), 1);
        assert_eq!(count("fn a() { RenderEffect::new(move |_| ()); }"), 1);
        assert_eq!(count("fn effect(run: u8) { the.effect(1); }"), 0);
        assert_eq!(count("fn a() { run(Effect::Save(1)); }"), 0);
        assert_eq!(count("// effect(move || ())\nuse a::effect;"), 0);
    }

    #[test]
    fn only_those_of_the_page_count() {
        let source = "fn a() { effect(move || ()); }";
        assert_eq!(files("src/app/board/arrow_drawing.rs", source), 1);
        assert_eq!(files("src/session/model.rs", source), 0);
    }
}
