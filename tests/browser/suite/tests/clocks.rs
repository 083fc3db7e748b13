//! Games with a clock.

use serde_json::json;

use crate::browser::{Key, Session};
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_clock_is_chosen_runs_and_is_restored,
    a_fallen_flag_loses_and_is_told,
    undo_gives_back_the_time_of_a_move,
    the_computer_has_a_clock_too,
    a_second_tab_shows_the_time_and_does_not_run,
    the_clock_of_the_last_game_is_offered_again,
    a_clock_that_cannot_be_read_is_told,
];

const WHITE: &str = "[data-clock=white]";
const BLACK: &str = "[data-clock=black]";

/// Begins a game of Breakthrough for two people with this clock, and makes the first two moves.
#[track_caller]
fn begin<'a>(session: &'a Session, clock: &str) -> Page<'a> {
    let page = Page::home(session);
    page.open_new_game("breakthrough");
    page.choose_size("5x5");
    session.choose("[data-field=clock]", clock);
    page.begin();
    page.see(WHITE);
    page.play(1, &["b2-a3", "b4-c3"]);
    page
}

/// Waits until the clock of a side runs and shows something else than this.
#[track_caller]
fn await_running(session: &Session, clock: &str, shown: &str) {
    let check = "const clock = document.querySelector(arguments[0]);
        const runs = clock?.classList.contains('clock-runs');
        return runs && clock.textContent !== arguments[1] || { not: clock?.outerHTML }";
    let what = format!("{clock} to run");
    session.until(&what, check, vec![json!(clock), json!(shown)]);
}

/// The stored clock of the game.
#[track_caller]
fn stored_clock(page: &Page) -> String {
    let row = page.stored(&page.game_key()).expect("a stored game");
    let row: serde_json::Value = serde_json::from_str(&row).expect("a row is JSON");
    row["clock"].as_str().unwrap_or_default().to_owned()
}

fn a_clock_is_chosen_runs_and_is_restored(session: &Session) {
    let page = begin(session, "300+0");
    assert_eq!(page.see(BLACK), "5:00");
    assert_eq!(page.count("[data-clock][role=timer]"), 2);
    await_running(session, WHITE, "5:00");
    page.play(3, &["a1-b2"]);
    await_running(session, BLACK, "5:00");
    page.await_saved(&["b2-a3", "b4-c3", "a1-b2"]);
    let stored = stored_clock(&page);
    assert!(stored.starts_with("300+0;w300000 b300000 w29"), "{stored}");
    page.reload();
    page.see("[data-action=start-clock]");
    assert_eq!(page.see(BLACK), "5:00");
    assert_ne!(page.see(WHITE), "5:00");
    page.see_no(".clock-runs");
    page.act("start-clock");
    await_running(session, BLACK, "5:00");
    page.see_no("[data-action=start-clock]");
    assert_eq!(stored_clock(&page), stored);
    session.keys(&[Key::Letter('t')]);
    page.read("[data-status]", "left.");
}

fn a_fallen_flag_loses_and_is_told(session: &Session) {
    let page = Page::home(session);
    page.open_new_game("breakthrough");
    page.choose_size("5x5");
    session.choose("[data-field=clock]", "other");
    session.choose("[data-field=clock-for]", "move");
    page.write("[data-field=clock-move]", "1");
    page.begin();
    page.see(WHITE);
    page.play(1, &["b2-a3", "b4-c3"]);
    let told = page.await_result("black");
    assert!(told.contains("White ran out of time."), "{told}");
    page.see_no(".clock-runs");
    page.await_saved(&["b2-a3", "b4-c3"]);
    page.reload();
    let told = page.await_result("black");
    assert!(told.contains("White ran out of time."), "{told}");
    assert_eq!(page.see(WHITE), "0.0");
}

fn undo_gives_back_the_time_of_a_move(session: &Session) {
    let page = begin(session, "300+0");
    await_running(session, WHITE, "5:00");
    page.play(3, &["a1-b2"]);
    await_running(session, BLACK, "5:00");
    assert_ne!(page.see(WHITE), "5:00");
    page.act("undo");
    page.await_ply(2);
    page.read(BLACK, "5:00");
    await_running(session, WHITE, "");
    page.act("undo");
    page.await_ply(1);
    page.see_no(".clock-runs");
    page.read(WHITE, "5:00");
}

fn the_computer_has_a_clock_too(session: &Session) {
    let page = Page::home(session);
    page.open_new_game("breakthrough");
    page.choose_levels([0, 1]);
    page.choose_size("5x5");
    session.choose("[data-field=clock]", "180+2");
    page.begin();
    page.see(WHITE);
    page.click_move("b2-a3", 1);
    page.await_ply(2);
    await_running(session, WHITE, "3:00");
    assert_eq!(page.see(BLACK), "3:00");
}

fn a_second_tab_shows_the_time_and_does_not_run(session: &Session) {
    let page = begin(session, "300+0");
    await_running(session, WHITE, "5:00");
    page.await_saved(&["b2-a3", "b4-c3"]);
    let game = page.fragment();
    let first = session.main_tab();
    session.new_tab();
    page.open(&game);
    page.see("[data-action=start-clock]");
    assert_eq!(page.see(WHITE), "5:00");
    page.see_no(".clock-runs");
    session.show(&first);
    page.see(".clock-runs");
}

fn the_clock_of_the_last_game_is_offered_again(session: &Session) {
    let page = begin(session, "600+5");
    page.act("new");
    page.see("[data-action=begin]");
    assert_eq!(page.value("[data-field=clock]"), "600+5");
    session.choose("[data-field=clock]", "none");
    page.begin();
    page.await_ply(0);
    page.see_no("[data-clock]");
}

fn a_clock_that_cannot_be_read_is_told(session: &Session) {
    let page = begin(session, "300+0");
    page.await_saved(&["b2-a3", "b4-c3"]);
    let key = page.game_key();
    let row = page.stored(&key).expect("a stored game");
    page.follow("#");
    page.arrive("home");
    page.store(&key, &row.replace("300+0;", "sundial;"));
    page.follow(&format!(
        "#play={}",
        key.rsplit('/').next().unwrap_or_default()
    ));
    page.arrive("game");
    page.notice("clock-unread");
    page.see_no("[data-clock]");
    page.play(3, &["a1-b2"]);
    page.await_saved(&["b2-a3", "b4-c3", "a1-b2"]);
    assert!(stored_clock(&page).starts_with("sundial;"));
}
