//! Gestures other than moves: drawing, asking, confirming, and the settings for them.

use crate::browser::{Key, PointerStep, Session};
use crate::page::{Page, sentence};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    the_right_button_draws_arrows_and_rings if RightButton,
    what_is_drawn_goes_with_the_next_press_and_the_next_move if RightButton,
    no_menu_opens_on_the_board_and_none_is_taken_away_elsewhere sample Logic,
    a_held_key_shows_what_the_opponent_could_do once Logic,
    a_long_press_on_an_enemy_shows_what_it_could_do once Logic,
    a_press_that_goes_elsewhere_asks_nothing,
    a_move_is_made_by_the_second_touch_if_wished once Logic,
    a_drop_is_confirmed_as_well once Logic,
    a_finger_moves_as_it_comes_down_if_wished if Touch,
    destinations_are_hidden_if_wished once Logic,
    one_key_mutes_sound_and_vibration once Logic,
    nothing_moves_if_not_wished once Logic,
];

const CLOSE: &str = "p3/2p1/1P2/3P w";

fn draw(page: &Page, from: &str, to: &str) {
    let points = page.points(&[from, to]);
    page.session.mouse(&[
        PointerStep::Move(points[0]),
        PointerStep::PressRight,
        PointerStep::Move(points[1]),
        PointerStep::LiftRight,
    ]);
}

/// Waits for these numbers of drawn arrows and rings.
#[track_caller]
fn await_drawn(page: &Page, arrows: usize, rings: usize) {
    let check = "const drawn = [
            document.querySelectorAll('g.arrow-drawn-1').length,
            document.querySelectorAll('circle.arrow-drawn-1').length];
        return drawn.join() === [...arguments].join() || { not: drawn }";
    let what = format!("{arrows} arrows and {rings} rings");
    page.session
        .until(&what, check, vec![arrows.into(), rings.into()]);
}

fn the_right_button_draws_arrows_and_rings(session: &Session) {
    let page = Page::game(session, "5x5");
    draw(&page, "c2", "c4");
    await_drawn(&page, 1, 0);
    draw(&page, "b3", "b3");
    await_drawn(&page, 1, 1);
    // Drawing the same stroke again removes it.
    draw(&page, "c2", "c4");
    await_drawn(&page, 0, 1);
    page.await_spots("selected", &[]);
    assert_eq!(page.ply(), 0);
}

fn what_is_drawn_goes_with_the_next_press_and_the_next_move(session: &Session) {
    let page = Page::game(session, "5x5");
    draw(&page, "c2", "c4");
    await_drawn(&page, 1, 0);
    page.touch("c2");
    await_drawn(&page, 0, 0);
    draw(&page, "d2", "d3");
    await_drawn(&page, 1, 0);
    page.await_spots("selected", &["c2"]);
    session.keys(&[Key::Escape]);
    page.tab_to("[data-spot]");
    page.key_touch("c2", false, Key::Enter);
    page.key_touch("c3", false, Key::Enter);
    page.await_ply(1);
    await_drawn(&page, 0, 0);
}

fn no_menu_opens_on_the_board_and_none_is_taken_away_elsewhere(session: &Session) {
    let page = Page::game(session, "5x5");
    let script = "const asks = (css) => {
            const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
            return document.querySelector(css).dispatchEvent(event);
        };
        return [asks('[data-spot=c2]'), asks('[data-status]'), asks('.move')]";
    let menus = session.run(script, vec![]);
    assert_eq!(menus, serde_json::json!([false, true, true]));
    drop(page);
}

/// Waits for these numbers of places that could be reached and pieces that could be taken.
#[track_caller]
fn await_threats(page: &Page, reached: usize, taken: usize) {
    let check = "const seen = [
            document.querySelectorAll('polygon.mark-threat').length,
            document.querySelectorAll('rect.mark-threat').length];
        return seen.join() === [...arguments].join() || { not: seen }";
    let what = format!("{reached} places to be reached and {taken} to be taken");
    page.session
        .until(&what, check, vec![reached.into(), taken.into()]);
}

fn a_held_key_shows_what_the_opponent_could_do(session: &Session) {
    let page = Page::linked(session, CLOSE, &[]);
    await_threats(&page, 0, 0);
    session.hold(Key::Letter('o'));
    // The pawns on a4 and c3 of the side that is not to move.
    await_threats(&page, 4, 1);
    page.read("[data-live=polite]", "Black");
    page.read("[data-live=polite]", "b2");
    session.lift(Key::Letter('o'));
    await_threats(&page, 0, 0);
    page.read("[data-live=polite]", "White");
    assert_eq!(page.ply(), 0);
}

fn a_long_press_on_an_enemy_shows_what_it_could_do(session: &Session) {
    let page = Page::linked(session, CLOSE, &[]);
    let at = page.point("c3");
    session.mouse(&[
        PointerStep::Move(at),
        PointerStep::Press,
        PointerStep::Wait(700),
    ]);
    await_threats(&page, 2, 1);
    session.mouse(&[PointerStep::Lift]);
    await_threats(&page, 0, 0);
    assert_eq!(page.ply(), 0);
}

fn a_press_that_goes_elsewhere_asks_nothing(session: &Session) {
    let page = Page::linked(session, CLOSE, &[]);
    let points = page.points(&["c3", "d4"]);
    session.mouse(&[
        PointerStep::Move(points[0]),
        PointerStep::Press,
        PointerStep::Move(points[1]),
        PointerStep::Wait(700),
    ]);
    await_threats(&page, 0, 0);
    session.mouse(&[PointerStep::Lift]);
}

#[track_caller]
fn wish(page: &Page, setting: &str) {
    page.act("settings");
    page.press(&format!("input[data-setting={setting}]"));
    page.close_settings();
}

fn a_move_is_made_by_the_second_touch_if_wished(session: &Session) {
    let page = Page::game(session, "5x5");
    wish(&page, "confirm");
    page.touch("c2");
    page.touch("d3");
    page.read("[data-status]", "again");
    assert_eq!(page.ply(), 0);
    // Another target also needs two touches.
    page.touch("c3");
    page.read("[data-status]", "c3");
    assert_eq!(page.ply(), 0);
    page.touch("c3");
    page.await_ply(1);
    page.act("flip");
    page.tab_to("[data-spot]");
    page.key_touch("b4", true, Key::Enter);
    page.key_touch("b3", true, Key::Enter);
    page.read("[data-status]", "again");
    assert_eq!(page.ply(), 1);
    session.keys(&[Key::Enter]);
    page.await_ply(2);
}

fn a_drop_is_confirmed_as_well(session: &Session) {
    let page = Page::game(session, "5x5");
    wish(&page, "confirm");
    page.drag("c2", "d3");
    page.read("[data-status]", "again");
    page.await_spots("selected", &["c2"]);
    assert_eq!(page.ply(), 0);
    page.touch("d3");
    page.await_ply(1);
}

fn a_finger_moves_as_it_comes_down_if_wished(session: &Session) {
    let page = Page::game(session, "5x5");
    let points = page.points(&["c2", "c3"]);
    let notice = "addEventListener('pointerup', () => {
            const shown = document.querySelector('[data-ply][aria-current=true]');
            window.lifted = Number(shown.dataset.ply);
        }, { capture: true })";
    session.run(notice, vec![]);
    for before_the_lift in [0, 1] {
        session.finger(&[
            PointerStep::Move(points[0]),
            PointerStep::Press,
            PointerStep::Lift,
        ]);
        page.await_spots("selected", &["c2"]);
        session.finger(&[
            PointerStep::Move(points[1]),
            PointerStep::Press,
            PointerStep::Wait(300),
            PointerStep::Lift,
        ]);
        page.await_ply(1);
        let lifted = session.run("return window.lifted", vec![]);
        assert_eq!(
            lifted, before_the_lift,
            "how many moves were made at the lift"
        );
        page.act("undo");
        page.await_ply(0);
        wish(&page, "on-release");
    }
}

fn destinations_are_hidden_if_wished(session: &Session) {
    let page = Page::game(session, "5x5");
    page.touch("c2");
    page.see(".mark-target");
    session.keys(&[Key::Escape]);
    wish(&page, "destinations");
    page.touch("c2");
    page.await_spots("target", &["b3", "c3", "d3"]);
    page.see_no(".mark-target");
    // A target that the player points at is described.
    let over = page.point("d3");
    session.mouse(&[PointerStep::Move(over)]);
    page.see(".mark-target.hovered");
    page.touch("d3");
    page.await_ply(1);
}

fn one_key_mutes_sound_and_vibration(session: &Session) {
    let page = Page::game(session, "5x5");
    let sound = "input[data-setting=sound]";
    for heard in [false, true] {
        session.keys(&[Key::Letter('s')]);
        page.act("settings");
        assert_eq!(page.is_checked(sound), heard);
        page.close_settings();
        let stored = "return JSON.parse(localStorage.getItem('tablero/v2/settings')).haptics";
        assert_eq!(session.run(stored, vec![]), heard);
    }
}

fn nothing_moves_if_not_wished(session: &Session) {
    let page = Page::game(session, "5x5");
    let longest = "return Math.max(0, ...document.getAnimations()
        .map((one) => one.effect.getComputedTiming().duration))";
    page.set("motion", "none");
    page.click_move("c2-d3", 1);
    assert_eq!(session.run(longest, vec![]), 0);
    page.set("motion", "slow");
    page.click_move("b4-c3", 2);
    let slow = session.run(longest, vec![]).as_f64().unwrap_or_default();
    assert!(slow >= 500.0, "{slow} ms");
    sentence(page.see("[data-status]"));
}
