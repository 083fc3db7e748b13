//! The looks of boards and pieces, contrast, and the mode with only the board.

use serde_json::json;

use crate::axe::assert_clean;
use crate::browser::{Key, Session};
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    boards_and_pieces_are_chosen_and_kept once Logic,
    axe_finds_nothing_on_any_board_with_any_pieces once Axe,
    who_wishes_for_contrast_gets_it if Scheme,
    forced_colours_are_followed if Scheme,
    the_board_is_alone_if_wished once Logic,
    the_winner_celebrates,
];

const START: &str = "ppppp/ppppp/5/PPPPP/PPPPP w";
const BOARDS: [&str; 3] = ["wood", "slate", "paper"];
const PIECES: [&str; 3] = ["flat", "turned", "ink"];

/// The fill colour of an element.
#[track_caller]
fn paint(session: &Session, css: &str) -> String {
    let script = "return getComputedStyle(document.querySelector(arguments[0])).fill";
    session.run(script, vec![json!(css)]).to_string()
}

fn boards_and_pieces_are_chosen_and_kept(session: &Session) {
    let page = Page::game(session, "5x5");
    let all = |setting: &str, choices: [&str; 3], css: &str| {
        let seen = choices.map(|choice| {
            page.set(setting, choice);
            paint(session, css)
        });
        assert!(
            seen[0] != seen[1] && seen[1] != seen[2] && seen[0] != seen[2],
            "{seen:?}"
        );
        page.reload();
        assert_eq!(paint(session, css), seen[2], "after a reload");
    };
    all("board", BOARDS, "[data-board] .cell-pale");
    let width = "const piece = document.querySelector('[data-piece] .piece-pose');
        return getComputedStyle(piece).getPropertyValue('--body')";
    let bodies = PIECES.map(|pieces| {
        page.set("pieces", pieces);
        session.run(width, vec![]).to_string()
    });
    assert!(
        bodies[0] != bodies[1] && bodies[1] != bodies[2],
        "{bodies:?}"
    );
    page.reload();
    assert_eq!(session.run(width, vec![]).to_string(), bodies[2]);
}

fn axe_finds_nothing_on_any_board_with_any_pieces(session: &Session) {
    let page = Page::linked(session, START, &["b2-a3", "b4-c3"]);
    // Colours do not depend on the language, and texts do not depend on the colours.
    for (theme, language) in [("light", "en"), ("dark", "es")] {
        page.speak(language);
        page.set("theme", theme);
        for (board, pieces) in BOARDS.into_iter().zip(PIECES) {
            page.set("board", board);
            page.set("pieces", pieces);
            page.touch("c2");
            page.await_spots("selected", &["c2"]);
            assert_clean(session, &format!("{board}, {pieces}, {theme}, {language}"));
            session.keys(&[Key::Escape]);
        }
        session.keys(&[Key::Letter('?')]);
        page.see("dialog[data-panel=keys]");
        assert_clean(session, &format!("the keys, {theme}, {language}"));
        session.keys(&[Key::Escape]);
        page.see_no("dialog[data-panel=keys]");
    }
}

fn who_wishes_for_contrast_gets_it(session: &Session) {
    let page = Page::game(session, "5x5");
    let ink = "return getComputedStyle(document.body).color";
    session.prefer("prefers-contrast", "no-preference");
    let usual = session.run(ink, vec![]);
    session.prefer("prefers-contrast", "more");
    assert_ne!(session.run(ink, vec![]), usual);
    assert_eq!(session.run(ink, vec![]), "rgb(0, 0, 0)");
    page.touch("c2");
    assert_clean(session, "more contrast");
}

fn forced_colours_are_followed(session: &Session) {
    let page = Page::game(session, "5x5");
    session.prefer("forced-colors", "active");
    let script = "const canvas = document.createElement('p');
        canvas.setAttribute('class', 'canvas');
        document.body.append(canvas);
        const of = (css, what) => getComputedStyle(document.querySelector(css))[what];
        return [of('.cell-pale', 'fill') !== '', of('html', 'backgroundColor'),
            of('[data-piece^=white]', 'visibility')]";
    let seen = session.run(script, vec![]);
    assert_eq!(seen[1], "rgb(255, 255, 255)", "the system's ground");
    let body = "const of = document.querySelector(arguments[0]);
        const ink = new Option();
        ink.style.color = getComputedStyle(of).getPropertyValue('--body');
        return ink.style.color";
    let of = |piece: &str| session.run(body, vec![json!(format!("[data-piece='{piece} pawn']"))]);
    assert_eq!(
        (of("white"), of("black")),
        (json!("rgb(255, 255, 255)"), json!("rgb(0, 0, 0)"))
    );
    page.touch("c2");
    page.await_spots("selected", &["c2"]);
    assert_clean(session, "forced colours");
}

fn the_board_is_alone_if_wished(session: &Session) {
    for size in [(360, 640), (1280, 800)] {
        session.resize(size);
        let page = Page::game(session, "5x5");
        let width = "return document.querySelector('[data-board]').getBoundingClientRect().width";
        let before = session.run(width, vec![]).as_f64().unwrap_or_default();
        page.act("settings");
        page.act("zen");
        page.see_no("header");
        page.see_no(".player");
        assert!(session.run(width, vec![]).as_f64().unwrap_or_default() >= before);
        // The game can be continued as before.
        page.await_focus("the settings");
        assert!(page.focus().starts_with("spot"), "{}", page.focus());
        page.click_move("c2-c3", 1);
        page.read("[data-live=assertive]", "c3");
        page.touch("c4");
        page.touch("c2");
        page.see(".status-line.refused");
        page.act("zen-leave");
        page.see("header");
        session.keys(&[Key::Letter('z')]);
        page.see_no("header");
        session.keys(&[Key::Letter('z')]);
        page.see("header");
    }
}

fn the_winner_celebrates(session: &Session) {
    let page = Page::linked(session, "4/3P/p3/4 w", &[]);
    let celebrating = "return document.querySelectorAll('.celebrates').length";
    assert_eq!(session.run(celebrating, vec![]), 0);
    page.click_move("d3-d4", 1);
    page.await_result("white");
    assert_eq!(session.run(celebrating, vec![]), 1);
    page.act("previous");
    page.await_ply(0);
    assert_eq!(
        session.run(celebrating, vec![]),
        0,
        "not while one looks back"
    );
}
