//! The checks of the layers fail where they should, and only there.

use crate::check::{File, Package, faults};

pub fn found(path: &str, source: &str) -> Vec<String> {
    let package = Package {
        games: ["breakthrough", "pogo"].map(str::to_owned).to_vec(),
        packages: ["crc32fast", "lexopt", "serde", "percent_encoding"]
            .map(str::to_owned)
            .to_vec(),
    };
    let test = false;
    faults(&package, &File { path, source, test })
}

/// Checks that one fault is found in the first line, and that its message contains `says`.
pub fn fails(path: &str, source: &str, says: &str) {
    let found = found(path, source);
    assert_eq!(found.len(), 1, "{source} in {path}: {found:?}");
    assert!(found[0].contains(says), "{found:?}");
    assert!(found[0].starts_with(&format!("{path}:1: ")), "{found:?}");
}

pub fn passes(path: &str, source: &str) {
    assert_eq!(found(path, source), [""; 0], "{source}");
}

#[test]
fn an_import_upward_is_found() {
    fails("src/rules/side.rs", "use crate::play::Spot;", "below play");
    fails(
        "src/rules/side.rs",
        "use crate::search::Table;",
        "below search",
    );
    fails(
        "src/play/hand.rs",
        "use crate::games::GAMES;",
        "below games",
    );
    fails("src/play/hand.rs", "use crate::app::Page;", "below app");
    fails(
        "src/games/mod.rs",
        "use crate::engine::Mind;",
        "below engine",
    );
    fails(
        "src/engine/mod.rs",
        "pub use crate::app as page;",
        "below app",
    );
    fails("src/search/mod.rs", "use crate::play::Game;", "below play");
    fails("src/bin/lab/main.rs", "use tablero::app;", "below app");
}

#[test]
fn a_path_upward_is_found_wherever_it_stands() {
    for source in [
        "fn f() -> crate::play::Spot { g() }",
        "fn f() { crate::play::decode(x); }",
        "use crate::{rules::Side, play::Spot};",
        "use crate::{rules::{Side, Outcome}, play};",
        "use {std::fmt, crate::play::Spot};",
        "pub(crate) use crate::play::*;",
        "fn f(x: &crate::play::Spot) {}",
        "type T = Vec<crate::play::Spot>;",
        "macro_rules! m { () => { $crate::play::decode() } }",
        "#[derive(crate::play::Derive)] struct S;",
        "impl ::std::fmt::Display for crate::play::Spot {}",
        "#[cfg(test)] mod tests { use crate::play::Spot; }",
        "let x = if a { crate::play::b() } else { c };",
        "fn f() { x..crate::play::END; }",
    ] {
        fails("src/rules/side.rs", source, "below play");
    }
}

#[test]
fn roundabout_ways_up_are_found() {
    fails("src/rules/mod.rs", "use super::play::Spot;", "below play");
    fails("src/rules/mod.rs", "use super::*;", "the whole library");
    fails("src/rules/side.rs", "use crate::*;", "the whole library");
    fails(
        "src/rules/side.rs",
        "use crate as all;",
        "the whole library",
    );
    fails(
        "src/rules/side.rs",
        "use crate::{self as all};",
        "the whole library",
    );
    fails("src/rules/side.rs", "use crate::prelude::X;", "no layer");
    fails("src/rules/side.rs", "use super::super::play;", "clearer");
    fails(
        "src/games/pogo/mod.rs",
        "super::super::app::f();",
        "clearer",
    );
    fails(
        "src/rules/side.rs",
        "#[path = \"../play/spot.rs\"] mod spot;",
        "where its name says",
    );
    passes(
        "src/games/mod.rs",
        "#[path = \"../../tests/hexapawn/game/mod.rs\"] mod hexapawn;",
    );
    fails("src/rules/side.rs", "include!(\"x.rs\");", "not included");
    fails("src/rules/side.rs", "extern crate leptos;", "named where");
    fails("src/other/mod.rs", "fn f() {}", "no layer");
    fails("src/bin/worker.rs", "fn main() {}", "no layer");
}

#[test]
fn a_browser_below_the_page_is_found() {
    for package in [
        "leptos",
        "leptos_i18n",
        "gloo_timers",
        "web_sys",
        "wasm_bindgen",
    ] {
        let import = format!("use {package}::x;");
        let path = format!("fn f() {{ ::{package}::x(); }}");
        for file in ["src/rules/side.rs", "src/play/hand.rs", "src/games/mod.rs"] {
            fails(file, &import, "does without");
            fails(file, &path, "does without");
        }
        fails("src/bin/lab/main.rs", &import, "does without");
        fails(
            "src/engine/mod.rs",
            &format!("use {package};"),
            "does without",
        );
        passes("src/app/page.rs", &import);
    }
    fails("src/rules/side.rs", "use crc32fast::hash;", "does without");
    fails("src/games/mod.rs", "use serde::Serialize;", "does without");
    fails("src/play/text.rs", "use lexopt::Parser;", "does without");
    passes("src/play/link.rs", "use crc32fast::hash;");
    passes("src/bin/lab/args.rs", "use lexopt::Parser;");
}

#[test]
fn a_game_is_named_by_the_list_the_page_and_itself() {
    let import = "use crate::games::pogo::Pogo;";
    fails("src/games/breakthrough/mod.rs", import, "name pogo");
    fails(
        "src/games/breakthrough/mod.rs",
        "use super::pogo::Pogo;",
        "name pogo",
    );
    fails("src/engine/mod.rs", import, "name pogo");
    let aliased = "use crate::games; type P = games::pogo::Pogo;";
    fails("src/engine/mod.rs", aliased, "name pogo");
    let lab = "fn f() { tablero::games::pogo::f(); }";
    fails("src/bin/lab/main.rs", lab, "name pogo");
    passes("src/games/mod.rs", "pub mod pogo; use self::pogo::Pogo;");
    passes(
        "src/games/pogo/moves.rs",
        "use super::Stack; use crate::games::pogo::X;",
    );
    passes("src/app/page.rs", import);
}

#[test]
fn what_is_allowed_passes() {
    passes(
        "src/rules/side.rs",
        "use std::fmt; use super::Outcome; fn f() { u8::from(x); }",
    );
    passes(
        "src/play/hand.rs",
        "use super::{Game, Spot}; use crate::rules::{self, Side};",
    );
    passes(
        "src/play/x.rs",
        "mod tests { use super::*; } mod b { mod c { use super::d; } }",
    );
    passes(
        "src/games/mod.rs",
        "use crate::play::Game; use super::rules::Side;",
    );
    passes(
        "src/bin/lab/args.rs",
        "use super::Failure; use crate::args; use tablero::play::Erase;",
    );
    passes("src/main.rs", "fn main() { tablero::app::run(); }");
    passes(
        "src/app/mod.rs",
        "use crate::{games::GAMES, play, rules}; use leptos::prelude::*;",
    );
    passes(
        "src/rules/side.rs",
        "fn f<'a>(x: &'a str) -> impl Sized + use<'a> { x.play::<u8>() }",
    );
}
