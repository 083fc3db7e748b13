//! Finished games, which are stored as lines while they are not open.

use serde_json::json;
use xtask::serve::Intercept;

use crate::browser::Session;
use crate::page::{Page, built, link};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![a_finished_game_becomes_a_line_once_it_is_left_and_opens_again,];

/// The storage key of the first page of lines.
const PAGE: &str = "tablero/v2/finished/1";

fn a_finished_game_becomes_a_line_once_it_is_left_and_opens_again(session: &Session) {
    // With the page's own styles, because with the test styles nothing is done while the browser is idle.
    let page = Page::serve_but(session, |path| match path.ends_with(".css") {
        true => built(path),
        false => Intercept::Serve,
    });
    page.open(&link("ppppp/ppppp/5/PPPPP/PPPPP w", &[]));
    page.arrive("game");
    page.click_move("b2-a3", 1);
    page.await_saved(&["b2-a3"]);
    page.act("resign");
    page.press("[data-action=resign-yes]");
    page.await_result("white");
    let key = page.game_key();
    let id = key.rsplit('/').next().unwrap_or_default().to_owned();
    page.act("home");
    page.arrive("home");
    let check = "const page = localStorage.getItem(arguments[1]) ?? '';
        return localStorage.getItem(arguments[0]) === null && page.includes(arguments[2])";
    let line = format!("\"{id}|breakthrough|");
    session.until(
        "the line of the game",
        check,
        vec![json!(key), json!(PAGE), json!(line)],
    );
    page.open(&format!("#play={id}"));
    page.arrive("game");
    page.await_result("white");
    page.await_saved(&["b2-a3"]);
    // The resignation is taken back.
    page.act("undo");
    page.click_move("b4-c3", 2);
    page.await_saved(&["b2-a3", "b4-c3"]);
    assert!(page.stored(PAGE).is_some_and(|page| page.contains(&line)));
}
