//! Variations and notes: moves that are tried at an earlier position.

use crate::axe::assert_clean;
use crate::browser::{Key, Session};
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_move_at_an_earlier_position_starts_a_variation,
    a_variation_is_removed_and_restored once Logic,
    the_notes_on_a_move_are_kept sample Logic,
    the_lines_of_the_engine_are_added once Logic,
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
    // Another reply is a line of its own.
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
    // The move that was played is followed and adds nothing.
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
    page.press("[data-line] .move");
    page.await_board(TRIED);
    assert_eq!(page.value(".comment"), "A <quiet> move");
    assert_clean(session, "notes");
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
