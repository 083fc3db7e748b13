//! Beaten levels of the computer, and suggestions after a game against it.

use serde_json::json;

use super::machine::seat;
use crate::browser::Session;
use crate::page::{GAME, OLD_GAME, Page};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_beaten_level_is_ticked_and_the_next_one_offered sample Logic,
    who_takes_back_a_move_beats_no_level once Logic,
    after_a_loss_the_move_that_decided_it_comes_first once Logic,
];

/// Opens a stored game of a person with White against level 1.
#[track_caller]
fn open_stored(page: &Page, text: &str) {
    let saved = json!({
        "version": 1,
        "text": format!("tablero 1\ngame breakthrough\n{text}"),
        "levels": [0, 1],
        "fair": true,
        "saved": 1,
    });
    page.store(&format!("{OLD_GAME}won"), &saved.to_string());
    page.follow("#play=won");
    page.arrive("game");
}

fn a_beaten_level_is_ticked_and_the_next_one_offered(session: &Session) {
    let page = Page::home(session);
    open_stored(&page, "start 8/2P5/3p4/8/8/8/8/8 w");
    page.click_move("c7-c8", 1);
    page.read("[data-result]", "You win");
    page.read("[data-result]", "You beat level 1.");
    page.act("new");
    page.see(".level-ticks .beaten:first-child");
    page.see_no(".level-ticks .beaten:not(:first-child)");
    page.press("dialog[data-panel=new-game] [data-action=close]");
    page.press("[data-action=next-level]");
    page.await_ply(0);
    page.read("[data-side=black]", "Computer (level 2)");
    // Winning from an almost won position does not beat another level.
    assert!(!is_fair(&page));
    // The tick remains after its game is removed.
    page.act("home");
    page.arrive("home");
    let forget = format!("localStorage.removeItem('{GAME}won')");
    session.run(&forget, vec![]);
    page.reload();
    page.open_new_game("breakthrough");
    page.press("[name=opponent][value=computer]");
    page.see(".level-ticks .beaten:first-child");
}

/// Whether a win of the open game would count as a win over the level.
#[track_caller]
fn is_fair(page: &Page) -> bool {
    let stored = page.stored(&page.game_key()).expect("the game is kept");
    stored.contains("\"fair\":true")
}

fn who_takes_back_a_move_beats_no_level(session: &Session) {
    let page = Page::home(session);
    // Black needs one move more than White.
    open_stored(&page, "start 8/8/2P5/8/8/5p2/8/8 w");
    // The computer may reply immediately.
    page.touch("c6");
    page.touch("c7");
    page.await_ply(2);
    page.act("undo");
    page.await_ply(0);
    page.touch("c6");
    page.touch("c7");
    page.await_ply(2);
    page.click_move("c7-c8", 3);
    page.see("[data-action=next-level]");
    let result = page.see("[data-result]");
    assert!(!result.contains("beat"), "{result}");
    assert_eq!(page.stored("tablero/v2/levels"), None);
    // A rematch from the game's own start counts again.
    page.act("home");
    page.arrive("home");
    seat(&page, [0, 1]);
    page.act("resign");
    page.act("resign-yes");
    page.act("rematch");
    page.notice("rematch");
    assert!(is_fair(&page));
}

fn after_a_loss_the_move_that_decided_it_comes_first(session: &Session) {
    let page = Page::home(session);
    session.resize((360, 640));
    open_stored(&page, "start ppp5/8/8/8/8/8/2p5/PPP5 w\nmoves a1-a2 c2xb1");
    page.read("[data-result]", "You lost");
    page.press("[data-action=why-lost]");
    page.read(".report h3", "The move that decided it");
    page.read(".report .moment", "a1-a2");
    // The board shows it, and on a phone it is in sight under the board.
    page.await_ply(1);
    page.see(".moment[aria-current]:focus");
    let places = "const of = css => document.querySelector(css).getBoundingClientRect();
        const moment = of('.moment[aria-current]');
        return [of('.table').bottom, moment.top, moment.bottom, of('.actions').top];";
    let found = session.run(places, vec![]);
    let places: Vec<f64> = (0..4).filter_map(|at| found[at].as_f64()).collect();
    assert!(places.is_sorted(), "{found}");
}
