//! The statistics of one's own results.

use serde_json::json;

use super::in_sight::assert_narrow;
use crate::axe::assert_clean;
use crate::browser::Session;
use crate::page::{OLD_GAME, Page};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    results_are_counted sample Logic,
    the_strength_is_estimated_once_there_are_enough_games once Logic,
    what_was_practised_is_counted_without_any_game once Logic,
    axe_finds_nothing_in_the_statistics once Axe,
];

/// The cells of a table, without its head.
const CELLS: &str = "
    const rows = document.querySelectorAll(`[data-tally=${arguments[0]}] tbody tr`);
    return Array.from(rows, (row) => Array.from(row.children, (one) => one.textContent.trim()).join(' ')).join('; ')";

/// Stores games against the computer, of which the person has won this many.
#[track_caller]
fn store(page: &Page, game: &str, level: u8, won: u32, lost: u32) {
    for number in 0..won + lost {
        let result = if number < won { "white" } else { "black" };
        let text = format!("tablero 1\ngame {game}\nresult {result}");
        let saved = json!({ "version": 1, "text": text, "levels": [0, level], "fair": true, "saved": 1.79e12 });
        page.store(
            &format!("{OLD_GAME}{game}{level}x{number}"),
            &saved.to_string(),
        );
    }
}

#[track_caller]
fn counts(page: &Page, table: &str, cells: &str) {
    let check = format!("return (() => {{ {CELLS} }})() === arguments[1]");
    let arguments = vec![json!(table), json!(cells)];
    page.session
        .until(&format!("{table}: {cells}"), &check, arguments);
}

fn results_are_counted(session: &Session) {
    let page = Page::serve(session);
    store(&page, "zoq", 2, 3, 1);
    store(&page, "pogo", 5, 0, 2);
    page.open("#statistics");
    page.arrive("statistics");
    assert_eq!(page.title(), "Statistics – Tablero");
    counts(&page, "games", "Pogo 0 0 2; ZOQ 3 0 1");
    counts(&page, "opponents", "Computer 3 0 3");
    counts(&page, "colours", "White 3 0 3; Black 0 0 0");
    counts(&page, "levels", "Level 2 3 0 1; Level 5 0 0 2");
    page.read(".figures", "50% won");
    session.choose("[data-field=game]", "zoq");
    counts(&page, "levels", "Level 2 3 0 1");
    page.see_no("[data-tally=games]");
    page.press("a[data-action=library]");
    page.arrive("library");
    page.see("[data-shown='6']");
    page.press("a[data-action=statistics]");
    page.arrive("statistics");
}

fn the_strength_is_estimated_once_there_are_enough_games(session: &Session) {
    let page = Page::serve(session);
    store(&page, "zoq", 2, 3, 1);
    store(&page, "breakthrough", 4, 10, 10);
    store(&page, "pogo", 3, 12, 0);
    page.open("#statistics");
    page.arrive("statistics");
    page.read("[data-strength=zoq]", "4 of the 10 games");
    page.read("[data-strength=breakthrough]", "About level 4.0");
    page.read("[data-strength=breakthrough]", "with 95% certainty");
    page.read("[data-strength=breakthrough]", "From 20 games");
    page.read("[data-strength=pogo]", "At least ");
    page.see("[data-strength=breakthrough] svg");
    page.see_no("[data-strength=ticto]");
}

fn what_was_practised_is_counted_without_any_game(session: &Session) {
    let page = Page::serve(session);
    let puzzles = json!({ "version": 2, "done": { "zoq": ["1", "7"] } });
    page.store("tablero/v2/puzzles", &puzzles.to_string());
    page.open("#statistics");
    page.arrive("statistics");
    page.see("[data-no-results]");
    page.see_no("[data-tally=games]");
    let zoq = "
        const row = document.querySelector('[data-tally=practice] tbody tr:last-child');
        return row.children[1].textContent === '2' && / of /.test(row.children[2].textContent)";
    session.until("two puzzles of ZOQ", zoq, vec![]);
}

fn axe_finds_nothing_in_the_statistics(session: &Session) {
    for (size, theme) in [((360, 640), "dark"), ((1280, 800), "light")] {
        session.resize(size);
        let page = Page::serve(session);
        store(&page, "zoq", 2, 8, 4);
        store(&page, "pogo", 5, 0, 2);
        page.open("#statistics");
        page.arrive("statistics");
        page.set("theme", theme);
        page.unfold();
        page.see("[data-tally=months] td");
        assert_clean(session, &format!("statistics, {theme}"));
        assert_narrow(session, &format!("statistics, {theme}"));
    }
}
