//! Links: good ones, broken ones, and the state that they do not change.

use crate::browser::{Browser, Session};
use crate::games::Game;
use crate::page::{Page, link};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_link_opens_a_position,
    a_link_opens_a_whole_game sample Logic,
    a_link_is_followed_on_a_page_that_is_open once Logic,
    the_back_button_leaves_a_game_for_the_home_screen,
    opening_a_link_destroys_nothing once Logic,
    a_link_opened_twice_is_one_game once Logic,
    a_broken_link_changes_nothing once Logic,
    a_broken_link_on_arrival_shows_the_home_screen once Logic,
    a_game_that_is_not_here_is_said once Logic,
];

const START: &str = "ppppp/ppppp/5/PPPPP/PPPPP w";

fn a_link_opens_a_position(session: &Session) {
    let page = Page::linked(session, "1p2/P3/3p/4 w", &[]);
    page.await_board("1p2/P3/3p/4");
    page.await_spots("movable", &["a3"]);
    assert!(page.fragment().starts_with("#play="), "{}", page.fragment());
    page.click_move("a3xb4", 1);
    page.await_result("white");
}

fn a_link_opens_a_whole_game(session: &Session) {
    let game = Game::of_length(52);
    let start = "pppp/pppp/4/4/4/4/4/4/PPPP/PPPP w";
    let page = Page::linked(session, start, &game.moves());
    page.await_board(&game.end);
    page.await_result(&game.winner);
    page.await_saved(&game.moves());
}

fn a_link_is_followed_on_a_page_that_is_open(session: &Session) {
    let page = Page::game(session, "5x5");
    page.click_move("a2-a3", 1);
    page.follow(&link("1p2/P3/3p/4 w", &[]));
    page.await_board("1p2/P3/3p/4");
    assert_eq!(page.games().len(), 2);
}

fn the_back_button_leaves_a_game_for_the_home_screen(session: &Session) {
    let page = Page::linked(session, START, &["a2-a3"]);
    page.click_move("b4-c3", 2);
    if session.browser == Browser::WebKit {
        // It skips history entries that a page adds by itself, as it does after a link.
        page.act("home");
    } else {
        session.go_back();
    }
    page.arrive("home");
    assert_eq!(page.fragment(), "");
    page.see("[data-saved]");
    page.start("5x5");
    page.click_move("b2-b3", 1);
    session.go_back();
    page.arrive("home");
    session.until(
        "two games to be listed",
        "return document.querySelectorAll('[data-saved]').length === 2",
        vec![],
    );
}

fn opening_a_link_destroys_nothing(session: &Session) {
    let page = Page::game(session, "5x5");
    page.play(1, &["b2-a3", "b4-c3"]);
    page.act("undo");
    page.await_ply(1);
    page.await_saved(&["b2-a3"]);
    let key = page.game_key();
    let before = page.stored(&key);
    // The same game by links, once with fewer moves and once with more. Both are different games.
    for moves in [&["b2-a3"][..], &["b2-a3", "b4-c3", "c2-d3"], &[]] {
        page.open(&link(START, moves));
        page.arrive("game");
        page.await_ply(moves.len());
        assert_eq!(page.stored(&key), before, "after a link with {moves:?}");
    }
    page.open("");
    page.press(&format!(
        "[data-saved={:?}] [data-action=continue]",
        id_of(&key)
    ));
    page.await_ply(1);
    page.act("redo");
    page.await_ply(2);
}

fn a_link_opened_twice_is_one_game(session: &Session) {
    let page = Page::linked(session, START, &["a2-a3"]);
    let key = page.game_key();
    page.open(&link(START, &["a2-a3"]));
    page.await_ply(1);
    assert_eq!(page.games(), [key]);
}

/// Links that cannot be opened.
fn broken_links() -> [String; 3] {
    let good = link(START, &["a2-a3"]);
    let sum = good.rfind("&sum=").expect("a link ends in a sum");
    let markup = "tablero 1\ngame <img/src=x/onerror=alert(1)>";
    [
        "#nonsense".to_owned(),
        good[..sum].to_owned(),
        crate::page::seal(markup),
    ]
}

fn a_broken_link_changes_nothing(session: &Session) {
    let page = Page::game(session, "5x5");
    page.click_move("b2-a3", 1);
    let key = page.game_key();
    let before = page.stored(&key);
    for fragment in broken_links() {
        page.follow(&fragment);
        page.arrive("home");
        page.notice("broken-link");
        assert_eq!(page.fragment(), "", "{fragment}");
        page.dismiss("broken-link");
        session.go_back();
    }
    assert_eq!(page.stored(&key), before);
    assert_eq!(page.games(), [key], "no game came of a broken link");
}

fn a_broken_link_on_arrival_shows_the_home_screen(session: &Session) {
    let page = Page::serve(session);
    for fragment in broken_links() {
        page.open(&fragment);
        page.arrive("home");
        page.see("[data-game=breakthrough]");
        page.notice("broken-link");
    }
    assert!(page.games().is_empty());
}

fn a_game_that_is_not_here_is_said(session: &Session) {
    let page = Page::serve(session);
    page.open("#play=nowhere");
    page.notice("no-such-game");
    page.arrive("home");
    page.see("[data-game=breakthrough]");
}

fn id_of(key: &str) -> &str {
    key.rsplit('/').next().unwrap_or_default()
}
