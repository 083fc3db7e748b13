//! When and to whom the values of a solved game are shown.

use serde_json::{Value, json};
use tablero::play::GameText;

use super::solved::{agree, count, game};
use crate::axe::assert_clean;
use crate::browser::{Key, PointerStep, Session};
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    two_people_agree_before_either_sees_the_values sample Logic,
    against_the_machine_one_is_enough once Logic,
    a_held_key_shows_the_values_for_as_long once Logic,
    a_held_button_shows_them_too_and_opens_nothing,
    a_move_that_repeats_has_a_sign_of_its_own once Logic,
    a_game_solved_at_once_is_known_when_its_board_is_there once Logic,
    the_progress_of_solving_is_seen_on_a_phone once Layout,
];

fn two_people_agree_before_either_sees_the_values(session: &Session) {
    let page = Page::serve(session);
    page.open_game(&game("zoq", ""));
    page.act("analyse");
    page.see("dialog[data-panel=agree]");
    assert_clean(session, "the question to both");
    page.press("[data-agree=white]");
    page.see("[data-agree=white][aria-pressed=true]");
    assert_eq!(count(session, "[data-explorer], [data-value]"), 0);
    // A player who withdraws is asked again.
    page.press("[data-agree=white]");
    page.press("[data-agree=black]");
    page.act("agree-no");
    page.see_no("dialog[data-panel=agree]");
    assert_eq!(count(session, "[data-explorer], [data-value]"), 0);
    page.tap_move("a1-a2", 1);
    assert_eq!(count(session, ".hinted"), 0);
    agree(&page);
    page.see("[data-explorer]");
    // From now on both know the values, and the record says so.
    page.act("analyse");
    page.see_no("[data-explorer]");
    page.act("analyse");
    page.see("[data-explorer]");
    page.tap_move("b3-b2", 2);
    page.see("[data-ply='2'] .hinted");
    assert_eq!(count(session, "[data-ply='1'] .hinted"), 0);
}

/// A game against the computer at its lowest level, which plays Black.
fn against_machine<'a>(session: &'a Session, slug: &str) -> Page<'a> {
    let page = Page::home(session);
    page.seated(slug, [0, 1]);
    page
}

fn against_the_machine_one_is_enough(session: &Session) {
    let page = against_machine(session, "zoq");
    page.act("analyse");
    page.read("[data-worth]", "White wins in 5 moves.");
    page.tap_move("b1-b2", 1);
    page.see("[data-ply='1'] .hinted");
}

#[track_caller]
fn await_values(page: &Page, values: u64) {
    let check = "const seen = document.querySelectorAll('[data-value]').length;
        return seen === arguments[0] || { not: seen }";
    let what = format!("{values} values");
    page.session.until(&what, check, vec![json!(values)]);
}

fn a_held_key_shows_the_values_for_as_long(session: &Session) {
    let page = against_machine(session, "zoq");
    await_values(&page, 0);
    session.hold(Key::Letter('v'));
    // Three pieces, and the one in hand.
    await_values(&page, 4);
    page.read("[data-live=polite]", "White wins in 5 moves.");
    page.read("[data-live=polite]", "b1: wins in 5");
    session.lift(Key::Letter('v'));
    await_values(&page, 0);
    page.read("[data-live=polite]", "Your move");
    assert_eq!(count(session, "[data-explorer]"), 0);
    // Showing the values for a moment counts as help too.
    page.tap_move("b1-b2", 1);
    page.see("[data-ply='1'] .hinted");
}

fn a_held_button_shows_them_too_and_opens_nothing(session: &Session) {
    let page = against_machine(session, "zoq");
    let at = page.target("[data-action=analyse]");
    session.mouse(&[
        PointerStep::Move(at),
        PointerStep::Press,
        PointerStep::Wait(700),
    ]);
    await_values(&page, 4);
    session.mouse(&[PointerStep::Lift]);
    await_values(&page, 0);
    assert_eq!(count(session, "[data-explorer]"), 0);
    // A short press still has its usual effect.
    page.act("analyse");
    page.see("[data-explorer]");
    await_values(&page, 4);
}

fn a_move_that_repeats_has_a_sign_of_its_own(session: &Session) {
    let page = Page::serve(session);
    // Black could win all the time, but goes back and forth.
    let around = "1a3-a2 1b1-b2 1a2-a3 1b2-b1";
    let moves = format!("1a1-a2 {around} 1a3-a2 1b1-b2 1a2-a3");
    page.open_game(&game("pogo", &moves));
    agree(&page);
    page.see("[data-times]");
    page.see(".repeats [data-known-move='1b2-b1']");
    // The piece that can cause the draw by repetition has its own sign.
    let signs = "return Array.from(document.querySelectorAll('[data-value=draw] text'), (one) => one.textContent)";
    assert_eq!(session.run(signs, vec![]), json!(["=3×"]));
    // One move earlier, Black has to avoid it.
    page.act("previous");
    page.see(".repeats [data-known-move='1a2-a3']");
    let first = "return document.querySelector('[data-known-move]').dataset.knownMove";
    assert_ne!(session.run(first, vec![]), json!("1a2-a3"));
}

fn workers(session: &Session) -> usize {
    let script = "return performance.getEntriesByType('resource').map((one) => one.name)";
    let loaded: Value = session.run(script, vec![]);
    let loaded = loaded.as_array().expect("a list").iter();
    let names = loaded.filter_map(Value::as_str);
    names.filter(|name| name.contains("/engine")).count()
}

fn a_game_solved_at_once_is_known_when_its_board_is_there(session: &Session) {
    let page = Page::home(session);
    assert_eq!(workers(session), 0, "not before");
    page.open_game(&game("pogo", ""));
    assert_eq!(workers(session), 0, "it takes a while, so it is asked for");
    page.open_game(&game("zoq", ""));
    let check = "return performance.getEntriesByType('resource')
        .some((one) => one.name.includes('/engine'))";
    session.until("the worker to be asked", check, vec![]);
    page.see_no("[data-solving]");
    assert_eq!(count(session, "[data-value]"), 0);
}

fn the_progress_of_solving_is_seen_on_a_phone(session: &Session) {
    session.resize((360, 640));
    for by_level in [false, true] {
        let page = Page::serve(session);
        if by_level {
            page.open("");
            page.arrive("home");
            page.seated("pogo", [7, 0]);
        } else {
            page.open_game(&GameText {
                result: Some(tablero::rules::Outcome::Draw),
                ..game("pogo", "2b1-b3")
            });
            page.act("analyse");
        }
        let check = "
            const bar = document.querySelector('[data-solving] progress');
            if (!bar) return false;
            const box = bar.getBoundingClientRect();
            const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            const seen = box.top >= 0 && box.bottom <= innerHeight && at === bar;
            return seen || { not: [box.top, box.bottom, at?.outerHTML.slice(0, 80)] };";
        session.until("the progress within sight", check, vec![]);
        session.load("about:blank");
    }
}
