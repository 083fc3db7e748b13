//! Variations and notes: moves that are tried at an earlier position.

use crate::axe::assert_clean;
use crate::browser::PointerStep::{Lift, LiftRight, Move, Press, PressRight};
use crate::browser::{Key, Session};
use crate::page::{Page, as_point};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_move_at_an_earlier_position_starts_a_variation,
    a_variation_is_removed_and_restored once Logic,
    the_notes_on_a_move_are_kept sample Logic,
    notes_belong_to_the_move_that_is_shown,
    the_lines_of_the_engine_are_added once Logic,
    a_line_of_the_engine_is_added_by_one_touch once Logic,
    the_better_moves_of_the_report_become_variations once Logic,
    buttons_and_keys_lead_from_line_to_line once Logic,
    a_finger_swipes_along_a_line_and_between_lines if Touch,
    a_long_line_is_folded once Logic,
    notes_of_two_tabs_are_kept once Logic,
    drawings_are_kept_with_a_move,
    a_pen_draws_by_keys once Logic,
    a_pen_draws_where_the_right_button_and_a_finger_do if RightButton,
];

const START: &str = "ppppp/ppppp/5/PPPPP/PPPPP";
const MOVES: [&str; 3] = ["b2-a3", "b4-c3", "c2-d3"];
const AFTER_THREE: &str = "ppppp/p1ppp/P1pP1/P2PP/PPPPP";
/// After `b2-a3 e4-e3`, which was not played.
const TRIED: &str = "ppppp/pppp1/P3p/P1PPP/PPPPP";

#[track_caller]
fn reviewed(session: &Session) -> Page<'_> {
    let page = Page::linked(session, &format!("{START} w"), &MOVES);
    page.await_saved(&MOVES);
    page
}

/// The same after `e4-e3` was tried as the second move.
#[track_caller]
fn tried(session: &Session) -> Page<'_> {
    let page = reviewed(session);
    page.press("button[data-ply='1']");
    page.await_ply(1);
    page.touch("e4");
    page.touch("e3");
    page.await_board(TRIED);
    page
}

fn a_move_at_an_earlier_position_starts_a_variation(session: &Session) {
    let page = tried(session);
    page.await_variations(&["e4-e3"]);
    page.await_saved(&MOVES);
    page.touch("d2");
    page.touch("d3");
    page.await_variations(&["e4-e3 d2-d3"]);
    assert_clean(session, "a variation");
    // Another reply becomes a separate line.
    page.act("previous");
    page.touch("c2");
    page.touch("c3");
    page.await_variations(&["e4-e3 d2-d3", "c2-c3"]);
    // Up to the other line, back to the game, and to its last move.
    session.keys(&[Key::Letter(',')]);
    page.await_board("ppppp/pppp1/P2Pp/P1P1P/PPPPP");
    page.act("resume");
    page.await_ply(1);
    page.act("resume");
    page.await_board(AFTER_THREE);
    // A move that was played is followed and adds nothing.
    page.press("button[data-ply='1']");
    page.await_ply(1);
    page.touch("b4");
    page.touch("c3");
    page.await_ply(2);
    page.await_variations(&["e4-e3 d2-d3", "c2-c3"]);
    page.reload();
    page.await_board(AFTER_THREE);
    page.await_variations(&["e4-e3 d2-d3", "c2-c3"]);
    page.press("[data-line]:first-child .move:nth-of-type(1)");
    page.await_board(TRIED);
}

fn a_variation_is_removed_and_restored(session: &Session) {
    let page = tried(session);
    page.await_variations(&["e4-e3"]);
    page.act("line-remove");
    page.await_variations(&[]);
    page.await_ply(1);
    page.act("line-restore");
    page.await_variations(&["e4-e3"]);
    page.await_board(TRIED);
}

fn the_notes_on_a_move_are_kept(session: &Session) {
    let page = tried(session);
    page.see_no(".comment");
    page.act("notes");
    page.press("[data-glyph='1']");
    page.await_variations(&["e4-e3!"]);
    page.write(".comment", "A <quiet> move");
    // Leaving the field saves it.
    page.act("resume");
    page.await_ply(1);
    page.press("[data-glyph='2']");
    page.read("button[data-ply='1']", "b2-a3?");
    page.reload();
    page.await_board(AFTER_THREE);
    page.read("button[data-ply='1']", "b2-a3?");
    // The note is shown beside the board, and edited on request.
    page.press("[data-line] .move");
    page.await_board(TRIED);
    page.read("[data-note]", "A <quiet> move");
    assert_clean(session, "a note");
    page.act("notes");
    assert_eq!(page.value(".comment"), "A <quiet> move");
    assert_clean(session, "notes");
}

fn notes_belong_to_the_move_that_is_shown(session: &Session) {
    let page = tried(session);
    page.act("notes");
    page.write(".comment", "first");
    // The field is open, and a move is made on the board.
    page.touch("d2");
    page.touch("d3");
    page.await_variations(&["e4-e3 d2-d3"]);
    assert_eq!(page.value(".comment"), "");
    page.write(".comment", "second");
    page.act("previous");
    page.await_board(TRIED);
    assert_eq!(page.value(".comment"), "first");
    page.act("next");
    page.act("notes");
    page.read("[data-note]", "second");
    // The game's last move is not shown, so it cannot be taken back.
    page.see(".actions [data-action=undo][aria-disabled=true]");
    page.act("resume");
    page.act("resume");
    page.see(".actions [data-action=undo][aria-disabled=false]");
}

fn the_lines_of_the_engine_are_added(session: &Session) {
    let page = reviewed(session);
    page.act("analyse");
    page.press(".line:first-child [data-line-move]:first-child");
    page.act("keep-line");
    session.until(
        "the line in the record",
        "return !!document.querySelector(`[data-line] [aria-current='true']`)",
        vec![],
    );
    page.act("resume");
    page.await_board(AFTER_THREE);
    assert_ne!(page.count("[data-line] .move"), 0);
}

/// Waits for these drawings, as screen readers get them.
#[track_caller]
fn await_drawn(page: &Page, said: &str) {
    let check = "const drawn = document.querySelector('[data-drawn]')?.textContent ?? '';
        return drawn === arguments[0] || { not: drawn }";
    page.session.until(said, check, vec![said.into()]);
}

fn drawings_are_kept_with_a_move(session: &Session) {
    let page = tried(session);
    page.act("notes");
    page.press("[data-pen='R']");
    page.touch("e3");
    page.read("[data-pen-help]", "e3");
    page.touch("d2");
    await_drawn(&page, "Drawn: arrow from e3 to d2.");
    page.touch("a3");
    page.touch("a3");
    await_drawn(&page, "Drawn: mark on a3, arrow from e3 to d2.");
    page.see("g.arrow-drawn-2");
    // Nothing was played, and a press without a pen removes nothing.
    page.press("[data-pen='R']");
    page.await_variations(&["e4-e3"]);
    page.touch("d2");
    await_drawn(&page, "Drawn: mark on a3, arrow from e3 to d2.");
    page.write(".comment", "Watch this");
    page.act("resume");
    page.await_ply(1);
    page.reload();
    page.await_board(AFTER_THREE);
    page.press("[data-line] .move");
    page.await_board(TRIED);
    page.read("[data-note]", "Watch this");
    page.see("g.arrow-drawn-2");
    page.act("notes");
    await_drawn(&page, "Drawn: mark on a3, arrow from e3 to d2.");
    assert_eq!(page.value(".comment"), "Watch this");
    assert_clean(session, "drawings");
    page.act("erase");
    await_drawn(&page, "");
    assert_eq!(page.value(".comment"), "Watch this");
}

fn a_pen_draws_by_keys(session: &Session) {
    let page = tried(session);
    page.act("notes");
    page.see("[data-pen='B']");
    page.tab_to("[data-pen='B']");
    session.keys(&[Key::Enter]);
    page.tab_to("[data-spot]");
    page.key_touch("b3", false, Key::Enter);
    page.key_touch("c3", false, Key::Enter);
    await_drawn(&page, "Drawn: arrow from b3 to c3.");
    page.see("g.arrow-drawn-3");
    // Without notes, touches make moves.
    page.act("resume");
    page.act("resume");
    page.await_board(AFTER_THREE);
    page.touch("a4");
    page.await_spots("selected", &["a4"]);
}

fn a_pen_draws_where_the_right_button_and_a_finger_do(session: &Session) {
    let page = tried(session);
    page.act("notes");
    page.see("[data-pen='Y']");
    let points = page.points(&["c2", "c4", "d2"]);
    session.mouse(&[Move(points[0]), PressRight, Move(points[1]), LiftRight]);
    await_drawn(&page, "Drawn: arrow from c2 to c4.");
    // With a pen the left button draws along a drag.
    page.press("[data-pen='Y']");
    let points = page.points(&["c2", "c4", "d2"]);
    session.mouse(&[Move(points[2]), Press, Move(points[0]), Lift]);
    await_drawn(&page, "Drawn: arrow from c2 to c4, arrow from d2 to c2.");
    page.await_variations(&["e4-e3"]);
}

fn a_line_of_the_engine_is_added_by_one_touch(session: &Session) {
    let page = reviewed(session);
    page.act("analyse");
    page.press(".line:first-child [data-action=add-line]");
    page.see("[data-line] .move");
    page.await_board(AFTER_THREE);
    page.await_saved(&MOVES);
}

fn the_better_moves_of_the_report_become_variations(session: &Session) {
    // White could have won immediately, but let Black win.
    let moves = ["c6-c7", "h3-h2", "a2-a3", "h2-h1"];
    let page = Page::linked(session, "8/8/2P5/8/8/7p/P7/8 w", &moves);
    page.await_result("black");
    page.act("report");
    page.act("add-better");
    page.read("[data-line] .move", "c7");
    page.read("button[data-ply='3']", "a2-a3??");
    page.await_saved(&moves);
}

fn buttons_and_keys_lead_from_line_to_line(session: &Session) {
    let page = tried(session);
    page.act("previous");
    page.await_ply(1);
    page.touch("d4");
    page.touch("d3");
    page.await_variations(&["e4-e3", "d4-d3"]);
    page.act("previous-line");
    page.await_board(TRIED);
    page.act("previous-line");
    page.await_ply(2);
    page.act("next-line");
    page.await_board(TRIED);
    session.keys(&[Key::Letter('.')]);
    page.await_board("ppppp/ppp1p/P2p1/P1PPP/PPPPP");
}

fn a_finger_swipes_along_a_line_and_between_lines(session: &Session) {
    let page = tried(session);
    let script = "const box = document.querySelector('.status-line').getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2]";
    let swipe = |right: f64, down: f64| {
        let from = as_point(&session.run(script, vec![]));
        let to = (from.0 + right, from.1 + down);
        session.finger(&[Move(from), Press, Move(to), Lift]);
    };
    swipe(60.0, 0.0);
    page.await_ply(1);
    page.await_board("ppppp/ppppp/P4/P1PPP/PPPPP");
    swipe(-60.0, 4.0);
    page.await_ply(2);
    swipe(0.0, -60.0);
    page.await_board(TRIED);
    swipe(0.0, 60.0);
    page.await_ply(2);
    // A short or oblique movement is not a swipe.
    swipe(20.0, 0.0);
    swipe(50.0, 45.0);
    page.await_ply(2);
}

fn a_long_line_is_folded(session: &Session) {
    let page = Page::home(session);
    let steps = "a2-a3 a5-a4 b2-b3 b5-b4 c2-c3 c5-c4 d2-d3 d5-d4 e2-e3 e5-e4";
    let line = format!("{steps} a1-a2 a6-a5 b1-b2 b6-b5 c1-c2 c6-c5 d1-d2 d6-d5 e1-e2 e6-e5");
    page.open_text(&format!(
        "tablero 2\ngame breakthrough\nstart ppppp/ppppp/5/5/PPPPP/PPPPP w\nmoves b2-a3 ({line}) b5-b4"
    ));
    page.arrive("game");
    page.see("[data-line] .move");
    assert_eq!(page.count("[data-line] .move"), 16);
    page.act("more-moves");
    page.see_no("[data-action=more-moves]");
    assert_eq!(page.count("[data-line] .move"), 20);
    // It stays expanded when the list changes.
    page.press("[data-line] .move:nth-of-type(1)");
    page.act("notes");
    page.write(".comment", "Slow");
    page.see("[data-line] .noted");
    assert_eq!(page.count("[data-line] .move"), 20);
}

fn notes_of_two_tabs_are_kept(session: &Session) {
    let page = tried(session);
    let fragment = page.fragment();
    let first = session.main_tab();
    let second = session.new_tab();
    page.open(&fragment);
    page.press("[data-line] .move");
    page.await_board(TRIED);
    page.act("notes");
    page.write(".comment", "From the second");
    page.press("[data-glyph='1']");
    page.await_variations(&["e4-e3!"]);
    session.show(&first);
    page.await_variations(&["e4-e3!"]);
    page.read("[data-note]", "From the second");
    page.touch("d2");
    page.touch("d3");
    page.await_variations(&["e4-e3! d2-d3"]);
    session.show(&second);
    page.await_variations(&["e4-e3! d2-d3"]);
}
