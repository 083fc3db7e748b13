//! Two tabs of one browser, also of different versions of the page.

use super::machine::seat;
use crate::browser::Session;
use crate::page::{GAME, OLD_GAME, Page, spots_of};
use crate::run::{Test, tests};
use serde_json::json;

pub const TESTS: &[Test] = tests![
    the_tab_that_moves_takes_over_in_sight_of_the_other,
    a_game_removed_in_another_tab_is_said once Logic,
    what_two_tabs_have_played_differently_is_kept_twice once Logic,
    what_an_earlier_version_plays_meanwhile_is_taken_in once Logic,
    a_game_against_the_computer_in_two_tabs_stays_one once Logic,
    the_computer_waits_while_another_tab_thinks once Logic,
    a_game_that_is_played_on_is_not_removed once Logic,
    home_shows_a_game_while_its_row_is_made_again once Logic,
];

fn the_tab_that_moves_takes_over_in_sight_of_the_other(session: &Session) {
    let page = Page::game(session, "5x5");
    page.click_move("b2-a3", 1);
    page.await_saved(&["b2-a3"]);
    let fragment = page.fragment();
    let first = session.main_tab();
    let second = session.new_tab();
    page.open(&fragment);
    page.await_ply(1);
    page.click_move("b4-c3", 2);
    page.await_saved(&["b2-a3", "b4-c3"]);

    session.show(&first);
    page.await_ply(2);
    page.notice("moved-elsewhere");
    page.dismiss("moved-elsewhere");
    // The first tab adopts the game and continues from the second tab's move.
    page.click_move("c2-d3", 3);
    page.await_saved(&["b2-a3", "b4-c3", "c2-d3"]);
    assert!(
        !page.shows("[data-notice=moved-elsewhere]"),
        "its own moves are no news"
    );

    session.show(&second);
    page.await_ply(3);
    page.notice("moved-elsewhere");
    page.act("undo");
    page.await_ply(2);
    session.show(&first);
    page.await_ply(2);
    page.await_saved(&["b2-a3", "b4-c3"]);
}

fn a_game_removed_in_another_tab_is_said(session: &Session) {
    let page = Page::game(session, "5x5");
    page.click_move("b2-a3", 1);
    page.await_saved(&["b2-a3"]);
    let first = session.main_tab();
    session.new_tab();
    page.open("");
    page.press("[data-saved] button[data-action=discard]");
    page.act("discard-yes");
    page.see_no("[data-saved]");
    session.show(&first);
    page.notice("removed-elsewhere");
}

/// The row of the open game with other moves, as another tab would store it.
#[track_caller]
fn other_row(page: &Page, moves: &str) -> serde_json::Value {
    let stored = page.stored(&page.game_key()).expect("the game is stored");
    let mut row: serde_json::Value = serde_json::from_str(&stored).expect("a row");
    let text = row["text"].as_str().expect("a text");
    let lines = text.lines().filter(|line| !line.starts_with("moves "));
    let lines: Vec<&str> = lines.collect();
    row["text"] = format!("{}\nmoves {moves}", lines.join("\n")).into();
    row["revision"] = (row["revision"].as_u64().expect("a revision") + 1).into();
    row
}

fn what_two_tabs_have_played_differently_is_kept_twice(session: &Session) {
    let page = Page::game(session, "5x5");
    page.click_move("b2-a3", 1);
    page.await_saved(&["b2-a3"]);
    let (key, fragment) = (page.game_key(), page.fragment());
    let other = other_row(&page, "b2-b3 b4-a3");
    page.store(&key, &other.to_string());
    page.click_move("d4-d3", 2);
    page.notice("kept-apart");
    page.await_saved(&["b2-a3", "d4-d3"]);
    assert_ne!(page.fragment(), fragment);
    assert_eq!(page.games().len(), 2);
    // Both continue.
    page.click_move("c2xd3", 3);
    page.await_saved(&["b2-a3", "d4-d3", "c2xd3"]);
    page.open(&fragment);
    page.await_saved(&["b2-b3", "b4-a3"]);
    page.await_ply(2);
}

fn what_an_earlier_version_plays_meanwhile_is_taken_in(session: &Session) {
    let page = Page::game(session, "5x5");
    page.click_move("b2-a3", 1);
    page.await_saved(&["b2-a3"]);
    let (key, fragment) = (page.game_key(), page.fragment());
    let mut old = other_row(&page, "b2-a3 d4-d3");
    old["version"] = 1.into();
    let old_key = key.replace(GAME, OLD_GAME);
    page.open("");
    page.store(&old_key, &old.to_string());
    page.open(&fragment);
    page.await_ply(2);
    page.await_saved(&["b2-a3", "d4-d3"]);
    assert_eq!(page.stored(&old_key), None);
    assert_eq!(page.games(), [key]);
}

fn a_game_against_the_computer_in_two_tabs_stays_one(session: &Session) {
    let page = Page::home(session);
    page.open_new_game("breakthrough");
    page.choose_levels([0, 1]);
    page.choose_size("8x8");
    page.begin();
    page.await_ply(0);
    let fragment = page.fragment();
    let first = session.main_tab();
    let second = session.new_tab();
    page.open(&fragment);
    // No answer of the computer interferes with these moves.
    let moves = ["a2-a3", "c2-c3", "e2-e3", "g2-g3"];
    let tabs = [&second, &first, &first, &second];
    for (index, (mv, tab)) in moves.into_iter().zip(tabs).enumerate() {
        session.show(tab);
        page.await_ply(2 * index);
        let (from, to) = spots_of(mv);
        page.touch(from);
        page.touch(to);
        page.await_ply(2 * index + 2);
    }
    let shown = [&first, &second].map(|tab| {
        session.show(tab);
        page.await_ply(8);
        assert!(!page.shows("[data-notice=kept-apart]"));
        page.board()
    });
    assert_eq!(shown[0], shown[1]);
    assert_eq!(page.games().len(), 1);
}

fn the_computer_waits_while_another_tab_thinks(session: &Session) {
    let page = Page::home(session);
    seat(&page, [0, 1]);
    page.await_ply(0);
    let key = page.game_key();
    let first = session.main_tab();
    let second = session.new_tab();
    page.open("");
    // As if the computer thought in this tab.
    let lock = key.replace(GAME, "tablero/thinks/");
    hold_lock(session, &lock);
    session.show(&first);
    page.click_move("b2-a3", 1);
    page.await_saved(&["b2-a3"]);
    let answered = other_row(&page, "b2-a3 d4-e3");
    session.show(&second);
    page.store(&key, &answered.to_string());
    session.run("giveBack()", vec![]);
    session.show(&first);
    page.await_ply(2);
    page.await_saved(&["b2-a3", "d4-e3"]);
    // The tab in which it thinks is left before it has answered.
    session.show(&second);
    hold_lock(session, &lock);
    session.show(&first);
    page.click_move("a2-b3", 3);
    page.await_saved(&["b2-a3", "d4-e3", "a2-b3"]);
    session.show(&second);
    page.reload();
    session.show(&first);
    page.await_ply(4);
    assert_eq!(page.games(), [key]);
}

/// Holds a lock of this name in the open tab until it calls `giveBack()`.
#[track_caller]
fn hold_lock(session: &Session, name: &str) {
    let hold = "const done = arguments[1];
        navigator.locks.request(arguments[0], () => {
            done();
            return new Promise((giveBack) => Object.assign(window, { giveBack }));
        });";
    session.run_async(hold, vec![json!(name)]);
}

fn a_game_that_is_played_on_is_not_removed(session: &Session) {
    let page = Page::game(session, "5x5");
    page.click_move("b2-a3", 1);
    page.await_saved(&["b2-a3"]);
    let (key, played_on) = (page.game_key(), other_row(&page, "b2-a3 d4-d3"));
    page.open("");
    page.press("[data-saved] [data-action=discard]");
    hold_lock(session, "tablero/games");
    page.press("[data-action=discard-yes]");
    // As if another tab, which holds the lock, made a move.
    page.store(&key, &played_on.to_string());
    session.run("giveBack()", vec![]);
    // This request is next in the queue for the lock, after the removal.
    let wait = "navigator.locks.request('tablero/games', () => arguments[0]())";
    session.run_async(wait, vec![]);
    let stored = page.stored(&key);
    assert!(
        stored.as_ref().is_some_and(|row| row.contains("d4-d3")),
        "{stored:?}"
    );
}

fn home_shows_a_game_while_its_row_is_made_again(session: &Session) {
    let page = Page::game(session, "5x5");
    page.click_move("b2-a3", 1);
    page.await_saved(&["b2-a3"]);
    let first = session.main_tab();
    let second = session.new_tab();
    page.open("");
    page.read("[data-saved]", "Black to move");
    let watch = "window.fewest = 1;
        const count = () => document.querySelectorAll('[data-saved]').length;
        new MutationObserver(() => fewest = Math.min(fewest, count()))
            .observe(document.body, { childList: true, subtree: true });";
    session.run(watch, vec![]);
    session.show(&first);
    page.click_move("d4-d3", 2);
    session.show(&second);
    page.read("[data-saved]", "White to move");
    assert_eq!(session.run("return fewest", vec![]), 1);
}
