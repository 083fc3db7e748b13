//! The list of all games: a game leads back to the previous place, all of a row is searched, and nothing is cut off.

use super::in_sight::assert_narrow;
use super::library::{game, library, row, shows};
use crate::browser::Session;
use crate::page::{OLD_GAME, Page};
use crate::run::{Test, tests};
use tablero_browser::finished_games;

pub const TESTS: &[Test] = tests![
    a_game_leads_back_to_the_place_in_the_list once Logic,
    a_long_list_is_made_before_it_is_wanted once Logic,
    all_that_a_row_says_is_searched once Logic,
    long_names_are_shown_whole sample Layout,
];

/// This many finished games are a long list.
const GAMES: usize = 450;

const LONG: [&str; 2] = [
    "Maximiliana Wolfeschlegelsteinhausen III",
    "Hubert Blaine Bergerdorff y de la Torre.",
];

/// Whether nothing of a row is cut off or covers other parts of it.
const UNCUT: &str = "
    const row = document.querySelector(arguments[0]);
    const outer = row.getBoundingClientRect();
    const cells = Array.from(row.querySelectorAll('[role=gridcell]:not(.library-select)'));
    return cells.every((cell) => {
        const box = cell.getBoundingClientRect();
        const isIn = box.top >= outer.top && box.bottom <= outer.bottom && box.right <= outer.right;
        return isIn && cell.scrollWidth <= cell.clientWidth + 1;
    })";

fn a_game_leads_back_to_the_place_in_the_list(session: &Session) {
    let page = Page::serve(session);
    for number in 0..40 {
        let text = "game zoq\nmoves @b2";
        let game = game(text, ["Ada", "Ben"], [0, 0], f64::from(number));
        page.store(&format!("{OLD_GAME}g{number}"), &game.to_string());
    }
    page.open("#library");
    page.arrive("library");
    page.write("[data-field=search]", "ada");
    page.press(&format!("{} [data-action=select]", row("g2")));
    session.run(
        "document.querySelector('.library-list').scrollTop = 900",
        vec![],
    );
    let opened = row("g12");
    page.press(&format!("{opened} [data-action=continue]"));
    page.arrive("game");
    page.act("home");
    page.arrive("library");
    let is_back = "const list = document.querySelector('.library-list');
        return list !== null && Math.abs(list.scrollTop - 900) < 2";
    session.until("the place in the list", is_back, vec![]);
    assert_eq!(page.value("[data-field=search]"), "ada");
    page.read(".library-bar", "1 selected");
    // The browser's back button leads there too.
    page.press(&format!("{opened} [data-action=continue]"));
    page.arrive("game");
    session.go_back();
    page.arrive("library");
    session.until("the place in the list", is_back, vec![]);
    page.act("home");
    page.arrive("home");
    page.open("#play=g12");
    page.arrive("game");
    page.act("home");
    page.arrive("home");
}

/// Whether nothing of the list can be seen, touched or read by a screen reader.
const HIDDEN: &str = "
    const row = document.querySelector('.library-row');
    row.focus();
    return !row.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })
        && document.activeElement !== row
        && document.querySelectorAll('[data-screen]').length === 1";

fn a_long_list_is_made_before_it_is_wanted(session: &Session) {
    let page = Page::serve_as_built(session);
    let stored = finished_games::stored(GAMES).expect("finished games can be stored");
    for (key, value) in &stored {
        page.store(key, value);
    }
    page.open("");
    page.arrive("home");
    let is_made =
        "return document.querySelector('.kept-library[data-hidden=drawn] .library-row') !== null";
    session.until("the list is made", is_made, vec![]);
    let is_hidden = |when: &str| {
        let hidden = session.run(HIDDEN, vec![]);
        assert_eq!(hidden, true, "{when} the list is not hidden");
    };
    is_hidden("at first");
    let title = page.title();
    assert_eq!(title, "Tablero – abstract games for two");
    page.press("a[data-action=library]");
    page.arrive("library");
    let all = format!("return document.querySelector('.library-list').ariaRowCount === '{GAMES}'");
    session.until("all games", &all, vec![]);
    session.until(
        "the focus",
        "return document.activeElement.matches('main.library')",
        vec![],
    );
    let title = page.title();
    assert_eq!(title, "All games – Tablero");
    let first = row(&format!("game{:07}", GAMES - 1));
    page.press(&format!("{first} [data-action=select]"));
    // The focus is in the list when it is left.
    page.act("home");
    page.arrive("home");
    is_hidden("on home");
    // Changes made meanwhile are visible when it is opened again.
    let text = "game zoq\nmoves @b2\nresult white";
    let newest = game(text, ["Ada", "Ben"], [0, 0], -100.0);
    page.store(&format!("{OLD_GAME}newest"), &newest.to_string());
    page.press("a[data-action=library]");
    page.arrive("library");
    page.see(&row("newest"));
}

fn all_that_a_row_says_is_searched(session: &Session) {
    let page = library(session);
    for (text, ids) in [
        ("zoq", "lost won"),
        ("computer LEVEL 7", "won"),
        ("draw", "draw"),
        ("two players pogo", "draw"),
        ("progress", "people"),
        ("zoq pogo", ""),
    ] {
        page.write("[data-field=search]", text);
        shows(&page, ids);
    }
    page.write("[data-field=search]", "");
    page.speak("es");
    page.write("[data-field=search]", "maquina nivel 3");
    shows(&page, "lost");
}

fn long_names_are_shown_whole(session: &Session) {
    let page = Page::serve(session);
    let text = "game breakthrough\nstart pppp/4/4/PPPP w\nmoves a1-a2 a4-a3 b1-b2\nresult white";
    page.store(
        &format!("{OLD_GAME}long"),
        &game(text, LONG, [0, 0], 1.0).to_string(),
    );
    page.open("#library");
    page.arrive("library");
    for language in ["en", "es"] {
        page.speak(language);
        for size in [(360, 640), (768, 1024), (1280, 800)] {
            session.resize(size);
            let screen = format!("long names, {language}, {size:?}");
            session.until(&screen, UNCUT, vec![row("long").into()]);
            assert_narrow(session, &screen);
        }
    }
}
