//! Solved games: the values are shown, stored and used to play.

use std::time::Duration;

use serde_json::json;
use tablero::games;
use tablero::play::{GameText, Kind};
use tablero::rules::{Outcome, Side};

use crate::axe::assert_clean;
use crate::browser::{Key, Session};
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    every_move_is_shown_with_its_value once Logic,
    a_piece_touched_while_one_looks_back_shows_where_it_leads once Logic,
    a_solution_is_kept_and_a_broken_one_is_made_again if Cache,
    the_highest_level_plays_perfectly once Logic,
    a_report_says_exactly_what_was_given_away once Logic,
    one_plays_on_from_the_report_against_the_perfect_opponent once Logic,
    a_solution_is_checked_before_ones_eyes once Logic,
];

/// For a busy machine. Otherwise it takes seconds.
const SOLVING: Duration = Duration::from_secs(120);

pub fn game(slug: &str, moves: &str) -> GameText {
    GameText {
        game: slug.to_owned(),
        moves: moves.split_whitespace().map(str::to_owned).collect(),
        ..GameText::default()
    }
}

/// Opens the analysis of a game between two people, who both agree.
#[track_caller]
pub fn agree(page: &Page) {
    page.act("analyse");
    page.press("[data-agree=white]");
    page.press("[data-agree=black]");
    page.see_no("dialog[data-panel=agree]");
    let known = "return document.querySelector('[data-known-move]') !== null";
    let session = page.session;
    session.until_within(SOLVING, "the solution", known, vec![]);
}

/// Opens the analysis of a game between two people that has just started.
#[track_caller]
pub fn analyse(page: &Page, game: &dyn Kind) {
    match game.exact_levels().is_empty() {
        true => page.act("analyse"),
        false => agree(page),
    }
    page.see(".analysis");
}

/// The number of matching elements in the page.
pub fn count(session: &Session, css: &str) -> u64 {
    let script = "return document.querySelectorAll(arguments[0]).length";
    let count = session.run(script, vec![json!(css)]);
    count.as_u64().expect("a number")
}

fn every_move_is_shown_with_its_value(session: &Session) {
    let page = Page::serve(session);
    page.open_game(&game("pogo", ""));
    agree(&page);
    page.read("[data-worth]", "Draw with best play.");
    assert_eq!(count(session, "[data-known-move]"), 16);
    assert_eq!(count(session, "[data-known=draw]"), 6);
    assert_eq!(count(session, "[data-known=loss]"), 10);
    // The best result of each of the three stacks.
    assert_eq!(count(session, "[data-value=draw]"), 3);
    assert_clean(session, "the moves of a solved game");
    page.press("[data-known-move='2b1-b3']");
    page.read("[data-status]", "not played");
    page.read("[data-worth]", "Black wins in 7 moves.");
    page.await_focus("the list of moves");
    // The line can be continued from there.
    page.see("[data-known=win].perfect");
    let quickest = "return document.querySelector('.perfect [data-known-move]').dataset.knownMove";
    let quickest = session.run(quickest, vec![]);
    page.press(&format!("[data-known-move={quickest}]"));
    page.read("[data-worth]", "Black wins in 6 moves.");
    page.act("resume");
    page.read("[data-worth]", "Draw with best play.");
    // Opening the analysis during a game is help.
    let mut record = games::open(&game("pogo", "")).expect("a game");
    page.make_by_hand(&mut record, "1a1-b1");
    page.see("[data-ply='1'] .hinted");
}

fn a_piece_touched_while_one_looks_back_shows_where_it_leads(session: &Session) {
    let page = Page::serve(session);
    page.open_game(&game("pogo", "2b1-b3"));
    agree(&page);
    page.act("previous");
    page.read("[data-worth]", "Draw with best play.");
    await_values(session, 3);
    page.touch("a1");
    let told = "const label = (spot) => spot.getAttribute('aria-label') ?? '';
        return [...document.querySelectorAll('[data-spot]')]
            .some((spot) => label(spot).includes('result of this move: '))";
    session.until("a goal to tell the result", told, vec![]);
    // Without a selection, all pieces show their values.
    session.keys(&[Key::Escape]);
    await_values(session, 3);
    page.touch("a1");
    session.until("a goal to tell it again", told, vec![]);
    // The result belongs to the shown position.
    page.act("next");
    page.read("[data-worth]", "wins");
    page.read("[data-status]", "Black");
    // Back in the current position, the values of a single piece are no longer shown.
    page.act("previous");
    page.touch("a1");
    session.until("a goal to tell it once more", told, vec![]);
    page.act("undo");
    await_values(session, 3);
    page.read("[data-status]", "White to move");
}

/// Waits until this many places show their values.
fn await_values(session: &Session, places: usize) {
    let check = "const shown = document.querySelectorAll('[data-value]').length;
        return shown === arguments[0] || { not: shown }";
    session.until("the values", check, vec![json!(places)]);
}

/// The size of the data in the browser's cache under this name. Other data may be stored there first.
fn kept(session: &Session, instead: Option<&str>) -> i64 {
    let script = r"
        const [instead, done] = arguments;
        (async () => {
            const cache = await caches.open('tablero-solved');
            if (instead) await cache.put('pogo', new Response(instead));
            const found = await cache.match('pogo');
            return found ? (await found.arrayBuffer()).byteLength : 0;
        })().then(done);";
    let bytes = session.run_async(script, vec![json!(instead)]);
    bytes.as_i64().expect("a number of bytes")
}

fn await_kept(session: &Session) {
    for _ in 0..600 {
        if kept(session, None) > 2_000_000 {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    panic!("nothing is kept: {} bytes", kept(session, None));
}

fn a_solution_is_kept_and_a_broken_one_is_made_again(session: &Session) {
    let page = Page::serve(session);
    page.open_game(&game("pogo", "2b1-b3"));
    let solve = || {
        agree(&page);
        page.read("[data-worth]", "Black wins in 7 moves.");
    };
    solve();
    await_kept(session);
    page.reload();
    page.await_ply(1);
    solve();
    assert!(kept(session, Some("tablero pogo-solution 1\n…")) < 100);
    page.reload();
    page.await_ply(1);
    solve();
    await_kept(session);
}

fn the_highest_level_plays_perfectly(session: &Session) {
    let page = Page::home(session);
    page.open_new_game("zoq");
    page.choose_levels([7, 0]);
    page.read("[data-new-game]", "Perfect");
    page.begin();
    page.await_ply(1);
    // The only winning move.
    page.read("[data-ply='1']", "b1-b2");
}

/// A game of ZOQ in which White gives the win away and resigns, with its report.
fn reported(session: &Session) -> Page<'_> {
    let page = Page::serve(session);
    page.open_game(&GameText {
        result: Some(Outcome::Won(Side::Black)),
        ..game("zoq", "@a2")
    });
    page.await_result("black");
    page.act("report");
    page
}

fn a_report_says_exactly_what_was_given_away(session: &Session) {
    let page = reported(session);
    page.read("[data-slip]", "Move 1 (White): @a2.");
    page.read(
        "[data-slip]",
        "Gave away the win (from “wins in 5” to “loses in 2”).",
    );
    page.read("[data-slip]", "1 of 8 moves kept the result.");
    // The height is the number of plies to the end, with space for ten. The labels are the winner's moves.
    let figures =
        "return Array.from(document.querySelectorAll('.graph-tick'), (one) => one.textContent)";
    assert_eq!(session.run(figures, vec![]), json!(["5", "3", "5", "3"]));
    let heights = "return Array.from(document.querySelector('.graph-line').points, (one) => Math.round(one.y))";
    // A win in 9 plies is near the middle, a loss in 3 plies near the edge.
    assert_eq!(session.run(heights, vec![]), json!([38, 79]));
    assert_clean(session, "the report of a solved game");
    page.press("[data-action=see-better]");
    page.read("[data-status]", "not played");
    page.act("resume");
    page.speak("es");
    page.read(
        "[data-slip]",
        "Dejó escapar la victoria (de «gana en 5» a «pierde en 2»).",
    );
}

fn one_plays_on_from_the_report_against_the_perfect_opponent(session: &Session) {
    let page = reported(session);
    page.press("[data-action=play-perfect]");
    page.await_ply(0);
    page.read("[data-side=black]", "level 7");
    // White had a win, and still has it.
    page.tap_move("b1-b2", 1);
    page.await_ply(2);
    // The game can be continued from the shown position, not only from the mistake.
    let page = reported(session);
    page.see("[data-slip]");
    assert_eq!(count(session, "[data-action=play-perfect-here]"), 0);
    page.act("first");
    page.press("[data-action=play-perfect-here]");
    page.await_ply(0);
    page.read("[data-side=black]", "level 7");
}

fn a_solution_is_checked_before_ones_eyes(session: &Session) {
    let page = Page::serve(session);
    page.open_game(&game("zoq", ""));
    agree(&page);
    page.act("check");
    // These are all positions.
    page.read("[data-checked]", "9,660 positions checked, ");
    page.read("[data-checked]", " drawn, 0 wrong");
    assert_clean(session, "a solution that was checked");
    page.open_game(&game("pogo", ""));
    agree(&page);
    page.read("[data-worth]", "Draw with best play");
    page.act("check");
    page.see("[data-check] progress");
    // Other questions are answered meanwhile.
    page.press("[data-known-move='2b1-b3']");
    page.read("[data-worth]", "Black wins in 7 moves.");
    let stop = "return document.querySelector('[data-check] progress')?.value > 0";
    session.until("something to be checked", stop, vec![]);
    page.act("check");
    page.read("[data-checked]", " positions checked, ");
    page.read("[data-checked]", " drawn, 0 wrong");
    page.see_no("[data-check] progress");
}
