//! The computer as a player: moving, taking back, hints, analysis and reports.

use serde_json::json;
use tablero::play::GameText;

use crate::axe::assert_clean;
use crate::browser::{Key, Session};
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    the_machine_answers_and_both_moves_are_taken_back sample Logic,
    another_level_has_not_made_the_moves_before once Logic,
    two_levels_play_each_other_until_they_are_paused once Logic,
    who_played_last_is_offered_again once Logic,
    a_draw_is_offered_to_the_machine_when_it_is_time once Logic,
    a_hint_comes_in_two_steps_and_is_noted once Logic,
    the_analysis_shows_lines_that_can_be_walked,
    looking_at_an_earlier_position_while_a_game_goes_on_is_help once Logic,
    a_report_says_how_a_game_went once Logic,
    who_resigns_does_not_make_the_last_move_worse once Logic,
    axe_finds_nothing_in_what_the_machine_says once Axe,
];

/// Starts a game on 5x5 with these levels, 0 for a person.
pub(super) fn seat(page: &Page, levels: [u8; 2]) {
    page.open_new_game("breakthrough");
    page.choose_levels(levels);
    page.choose_size("5x5");
    page.begin();
}

fn the_machine_answers_and_both_moves_are_taken_back(session: &Session) {
    let page = Page::home(session);
    seat(&page, [0, 2]);
    page.read("[data-side=black]", "level 2");
    let listen = "window.heard = [];
        const polite = document.querySelector('[data-live=polite]');
        new MutationObserver(() => heard.push(polite.textContent))
            .observe(polite, { characterData: true, childList: true, subtree: true });";
    session.run(listen, vec![]);
    page.click_move("b2-a3", 1);
    page.await_ply(2);
    page.await_spots("selected", &[]);
    page.read("[data-status]", "Your move");
    // A screen reader now only reads whose turn it is.
    let heard = session.run("return heard", vec![]).to_string();
    assert!(heard.contains("Computer (level 2) is thinking"), "{heard}");
    assert!(!heard.contains("White is thinking"), "{heard}");
    assert!(!heard.contains("Computer (level 2) to move"), "{heard}");
    page.act("undo");
    page.await_ply(0);
    page.act("redo");
    page.await_ply(2);
    // The level and the turn are stored.
    page.reload();
    page.await_ply(2);
    page.read("[data-side=black]", "level 2");
    page.read("[data-status]", "Your move");
    // Players change in the middle of a game. In this order, because two computers would play on.
    page.reseat("black", 0);
    page.reseat("white", 1);
    page.await_ply(3);
}

fn another_level_has_not_made_the_moves_before(session: &Session) {
    let page = Page::home(session);
    seat(&page, [0, 1]);
    page.click_move("b2-a3", 1);
    page.await_ply(2);
    // Otherwise a pawn under the mouse would be described.
    let away = || page.press(".player[data-side=black] .player-piece");
    away();
    page.read("[data-help]", "Black: ");
    page.reseat("black", 2);
    page.read("[data-side=black]", "level 2");
    away();
    page.read("[data-help]", "Black: ");
    page.act("previous");
    page.read("[data-status]", "After move 1 (White");
}

fn two_levels_play_each_other_until_they_are_paused(session: &Session) {
    let page = Page::home(session);
    seat(&page, [1, 1]);
    page.await_ply(2);
    page.act("pause");
    page.read("[data-status]", "Paused.");
    // The players have different names, and there is a single button to resume.
    page.read("[data-status]", "level 1, ");
    page.see_no("[data-action=pause]");
    let plies = page.ply();
    // A person cannot move for them.
    page.touch("a2");
    page.await_spots("selected", &[]);
    page.act("go-on");
    page.await_ply(plies + 1);
    // Taking back pauses them, with a message.
    page.act("undo");
    page.read("[data-live=assertive]", "Paused; press “Resume”");
    page.read("[data-status]", "Paused.");
}

fn who_played_last_is_offered_again(session: &Session) {
    let page = Page::home(session);
    let offered = |slug: &str, level: &str| {
        page.open_new_game(slug);
        // The button on the card has chosen two people. Everything else is as in the last game.
        page.press("[name=opponent][value=computer]");
        page.see("[data-field=level]");
        assert_eq!(page.value("[data-field=level]"), level);
        session.keys(&[Key::Escape]);
        page.see_no("dialog[data-panel=new-game]");
    };
    seat(&page, [2, 0]);
    page.await_ply(1);
    page.act("home");
    page.arrive("home");
    offered("breakthrough", "2");
    page.reload();
    page.arrive("home");
    offered("breakthrough", "2");
    offered("zoq", "1");
    // One touch starts the same game again: level, side and board.
    page.press("[data-game=breakthrough] [data-action=play]");
    page.arrive("game");
    page.await_ply(1);
    page.read("[data-side=white]", "level 2");
    page.see("[data-spot=e5]");
    page.see_no("[data-spot=f5]");
    // Settings from before choices existed, and with a level that no longer exists.
    for (seats, level) in [("", "1"), (r#","seats":{"breakthrough":[0,99]}"#, "10")] {
        let settings = format!(r#"{{"version":1,"help":true{seats}}}"#);
        session.run("localStorage.removeItem('tablero/v2/settings')", vec![]);
        page.store("tablero/v1/settings", &settings);
        page.open("");
        page.arrive("home");
        offered("breakthrough", level);
        page.see_no("[data-notice]");
    }
}

/// Twenty plies after which the computer prefers Black's position, and twenty after which it does not.
const LIKED: &str = "@b2 c3-c2 a1-a2 c2-c3 b2-c2 c3-b2 a2-a1 b3-c3 a1-a2 a3-b3 b1-a1 @b1 a2-a3 b2-a2 \
    a1-b2 a2-a1 a3-a2 b3-a3 b2-b3 a3-b2";
const NOT_LIKED: &str = "b1-b2 e7-f7 g1-g2 b7-a6 b2-c3 a6-b6 g2-g3 g7-g6 g3-f2 d7-d6 f1-e2 f7-g7 c3-d3 \
    b6-a6 f2-g1 a6-a5 g1-f1 g7-g6 d3-c2 d6-c6";

fn a_draw_is_offered_to_the_machine_when_it_is_time(session: &Session) {
    let page = Page::serve(session);
    let sit_down = |game: &str, moves: &str| {
        page.open_game(&GameText {
            game: game.to_owned(),
            moves: moves.split_whitespace().map(str::to_owned).collect(),
            ..GameText::default()
        });
        page.reseat("black", 1);
        page.act("resign");
    };
    let nothing_to_press = || {
        assert!(!page.shows("[data-action=draw-offer]"));
        assert!(!page.shows("[data-action=draw-yes]"));
    };
    sit_down("zoq", "@b2 c3-c2");
    page.read("[data-offer]", "does not accept a draw for another 9 moves");
    nothing_to_press();
    sit_down("zoq", LIKED);
    page.act("draw-offer");
    page.read("[data-status]", "declines the draw");
    page.act("resign");
    page.read("[data-offer]", "does not accept a draw for another 5 moves");
    nothing_to_press();
    sit_down("push-push", NOT_LIKED);
    page.act("draw-offer");
    page.await_result("draw");
    page.act("undo");
    page.see_no("[data-result]");
}

fn a_hint_comes_in_two_steps_and_is_noted(session: &Session) {
    let page = Page::game(session, "5x5");
    page.act("hint");
    page.read("[data-status]", "Move from");
    page.see(".arrow-hint");
    page.act("hint");
    page.read("[data-status]", "Good move");
    page.click_move("b2-a3", 1);
    page.see_no(".arrow-hint");
    page.see("[data-ply='1'] .hinted");
    // The meaning of the ring is explained below the list, at the move, and when looking back at it.
    page.read(".moves .hint-legend", "Played with help");
    page.see("[data-ply='1'][title$='with help']");
    page.click_move("e4-e3", 2);
    page.act("previous");
    page.read("[data-status]", ", with help");
    page.act("resume");
    page.act("undo");
    page.await_ply(1);
    page.reload();
    page.await_ply(1);
    page.see("[data-ply='1'] .hinted");
    assert!(!page.shows("[data-ply='0'] .hinted"));
}

fn the_analysis_shows_lines_that_can_be_walked(session: &Session) {
    let page = Page::linked(session, "1p5p/2P5/8/8/8/8/P7/8 w", &[]);
    page.act("analyse");
    page.read("[data-worth]", "White wins in at most 1 move (proven).");
    page.press(".lines > :first-child [data-line-move]");
    page.read("[data-status]", "not played");
    page.act("resume");
    page.await_ply(0);
    page.act("analyse");
    page.see_no("[data-analysis]");
    // Opening the analysis during a game is help.
    page.click_move("c7xb8", 1);
    page.see("[data-ply='1'] .hinted");
}

fn looking_at_an_earlier_position_while_a_game_goes_on_is_help(session: &Session) {
    let page = Page::game(session, "5x5");
    page.click_move("b2-a3", 1);
    page.act("first");
    page.await_ply(0);
    page.act("analyse");
    page.see("[data-worth]");
    page.act("analyse");
    page.act("resume");
    page.await_ply(1);
    page.click_move("e4-e3", 2);
    page.see("[data-ply='2'] .hinted");
    assert!(!page.shows("[data-ply='1'] .hinted"));
}

fn a_report_says_how_a_game_went(session: &Session) {
    // White could have won immediately, but let Black win.
    let moves = ["c6-c7", "h3-h2", "a2-a3", "h2-h1"];
    let page = Page::linked(session, "8/8/2P5/8/8/7p/P7/8 w", &moves);
    page.await_result("black");
    let whole = page.game_key();
    page.act("report");
    page.read("[data-report]", "Move 2");
    page.read(
        "[data-report]",
        "Turns a proven win in 1 move into a proven loss in 1 move.",
    );
    page.press("[data-action=see-better]");
    page.read("[data-status]", "not played");
    // The computer would only repeat its move.
    page.reseat("white", 1);
    page.see_no("[data-action=try-again]");
    page.reseat("white", 0);
    page.press("[data-action=try-again]");
    page.notice("played-on");
    // The moves before are still shown and can be taken back.
    page.await_saved(&moves[..2]);
    page.act("previous");
    page.await_ply(1);
    page.act("resume");
    page.act("undo");
    page.await_ply(1);
    page.act("redo");
    page.await_ply(2);
    page.click_move("c7-c8", 3);
    page.await_result("white");
    assert_ne!(page.game_key(), whole);
    assert!(page.games().contains(&whole));
}

fn who_resigns_does_not_make_the_last_move_worse(session: &Session) {
    let page = Page::game(session, "8x8");
    page.play(1, &["b2-b3", "g7-g6"]);
    page.act("resign");
    page.act("resign-yes");
    page.await_result("black");
    page.act("report");
    page.read("[data-report]", "The higher the curve");
    page.read(".graph-text", "chance of winning");
    let heights = "return document.querySelector('.graph-line').getAttribute('points').split(' ')
        .map((point) => Number(point.split(',')[1]))";
    let heights = session.run(heights, vec![]);
    let heights: Vec<f64> = heights
        .as_array()
        .expect("a list of heights")
        .iter()
        .filter_map(serde_json::Value::as_f64)
        .collect();
    assert_eq!(heights.len(), 3);
    // The graph is 96 units high.
    assert!((heights[2] - heights[1]).abs() < 24.0, "{heights:?}");
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
    // The text changes as the search gets deeper.
    page.read("[data-worth]", "(proven)");
    assert_clean(session, "an analysis");
    let spots = "return document.querySelectorAll('[data-line-move]').length";
    assert_ne!(session.run(spots, vec![]), json!(0));
}
