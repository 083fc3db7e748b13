//! The machine at the board: it answers, it is taken back, it helps, it looks back over a game.

use serde_json::json;
use xtask::serve::Intercept;

use crate::axe::assert_clean;
use crate::browser::Session;
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    the_machine_answers_and_both_moves_are_taken_back,
    two_levels_play_each_other_until_they_are_paused,
    a_hint_comes_in_two_steps_and_is_noted,
    the_analysis_shows_lines_that_can_be_walked,
    a_report_says_how_a_game_went,
    without_its_worker_the_machine_says_so_and_people_play_on,
    axe_finds_nothing_in_what_the_machine_says,
];

const CARD: &str = "[data-game=breakthrough]";

/// Begins a game on 5x5 with these levels, 0 for a person.
fn seat(page: &Page, session: &Session, levels: [u8; 2]) {
    for (side, level) in ["white", "black"].into_iter().zip(levels) {
        let field = format!("{CARD} select[data-field=seat-{side}]");
        session.choose(&field, &level.to_string());
    }
    page.start("5x5");
}

fn the_machine_answers_and_both_moves_are_taken_back(session: &Session) {
    let page = Page::home(session);
    seat(&page, session, [0, 2]);
    page.read("[data-side=black]", "Level 2");
    page.click_move("b2-a3", 1);
    page.await_ply(2);
    page.await_spots("selected", &[]);
    page.act("undo");
    page.await_ply(0);
    page.act("redo");
    page.await_ply(2);
    // The level is kept, and so is whose turn it is.
    page.reload();
    page.await_ply(2);
    page.read("[data-side=black]", "Level 2");
    page.read("[data-status]", "White to move");
    // Somebody else sits down in the middle of a game.
    page.act("settings");
    session.choose(
        "dialog[data-panel=settings] select[data-field=seat-white]",
        "1",
    );
    session.choose(
        "dialog[data-panel=settings] select[data-field=seat-black]",
        "0",
    );
    page.close_settings();
    page.await_ply(3);
}

fn two_levels_play_each_other_until_they_are_paused(session: &Session) {
    let page = Page::home(session);
    seat(&page, session, [1, 1]);
    page.await_ply(2);
    page.act("pause");
    page.read("[data-status]", "is paused");
    let plies = page.ply();
    // Nobody touches for them.
    page.touch("a2");
    page.await_spots("selected", &[]);
    page.act("go-on");
    page.await_ply(plies + 1);
}

fn a_hint_comes_in_two_steps_and_is_noted(session: &Session) {
    let page = Page::game(session, "5x5");
    page.act("hint");
    page.read("[data-status]", "Look at");
    page.see(".arrow-hint");
    page.act("hint");
    page.read("[data-status]", "A good move");
    page.click_move("b2-a3", 1);
    page.see_no(".arrow-hint");
    page.see("[data-ply='1'] .hinted");
    page.reload();
    page.await_ply(1);
    page.see("[data-ply='1'] .hinted");
    assert!(!page.shows("[data-ply='0'] .hinted"));
}

fn the_analysis_shows_lines_that_can_be_walked(session: &Session) {
    let page = Page::linked(session, "1p5p/2P5/8/8/8/8/P7/8 w", &[]);
    page.act("analyse");
    page.read("[data-worth]", "White wins. Proven; plies at most: 1.");
    page.press(".line:first-child [data-line-move]:first-of-type");
    page.read("[data-status]", "not played");
    page.act("resume");
    page.await_ply(0);
    page.act("analyse");
    page.see_no("[data-analysis]");
    // Looking while a game goes on is help.
    page.click_move("c7xb8", 1);
    page.see("[data-ply='1'] .hinted");
}

fn a_report_says_how_a_game_went(session: &Session) {
    // White could have won at once, and let Black win.
    let moves = ["a2-a3", "h2-h1"];
    let page = Page::linked(session, "8/2P5/8/8/8/8/P6p/8 w", &moves);
    page.await_result("black");
    page.act("report");
    page.read("[data-report]", "Move 1");
    page.read(
        "[data-report]",
        "turned a proven win (plies at most: 1) into a proven loss",
    );
    page.press("[data-action=see-better]");
    page.read("[data-status]", "not played");
    page.press("[data-action=try-again]");
    page.await_ply(0);
    page.click_move("c7-c8", 1);
    page.await_result("white");
}

fn without_its_worker_the_machine_says_so_and_people_play_on(session: &Session) {
    for complaint in ["mind", "404", "Failed to load", "NetworkError", "MIME"] {
        session.expect_complaint(complaint);
    }
    let page = Page::serve_but(session, |path| match path.contains("mind") {
        true => Intercept::Status(404),
        false => Intercept::Serve,
    });
    page.open("");
    seat(&page, session, [0, 1]);
    page.click_move("b2-a3", 1);
    page.notice("machine-lost");
    page.dismiss("machine-lost");
    page.act("settings");
    session.choose(
        "dialog[data-panel=settings] select[data-field=seat-black]",
        "0",
    );
    page.close_settings();
    page.click_move("b4-c3", 2);
}

fn axe_finds_nothing_in_what_the_machine_says(session: &Session) {
    let page = Page::linked(session, "8/2P5/8/8/8/8/P6p/8 w", &["a2-a3", "h2-h1"]);
    page.await_result("black");
    page.act("report");
    page.see("[data-action=try-again]");
    assert_clean(session, "a report");
    page.act("report");
    page.act("previous");
    page.act("analyse");
    page.see("[data-line-move]");
    // It says more as it looks deeper.
    page.read("[data-worth]", "Proven");
    assert_clean(session, "an analysis");
    let spots = "return document.querySelectorAll('[data-line-move]').length";
    assert_ne!(session.run(spots, vec![]), json!(0));
}
