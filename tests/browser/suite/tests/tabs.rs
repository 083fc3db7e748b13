//! Two tabs of one browser, also of different versions of the page.

use crate::browser::Session;
use crate::page::{GAME, OLD_GAME, Page};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    the_tab_that_moves_takes_over_in_sight_of_the_other,
    a_game_removed_in_another_tab_is_said once Logic,
    what_two_tabs_have_played_differently_is_kept_twice once Logic,
    what_an_earlier_version_plays_meanwhile_is_taken_in once Logic,
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
    // The first tab takes the game over and continues from the second tab's move.
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
    // Both go on.
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
