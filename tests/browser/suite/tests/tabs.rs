//! Two tabs of one browser.

use crate::browser::Session;
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    the_tab_that_moves_takes_over_in_sight_of_the_other,
    a_game_removed_in_another_tab_is_said once Logic,
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
