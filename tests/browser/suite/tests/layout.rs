//! What is where, on a phone and on a desk.

use serde_json::json;

use crate::browser::Session;
use crate::games::Game;
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    nothing_is_wider_than_the_window,
    all_that_playing_needs_is_in_sight_on_a_phone,
    all_that_playing_needs_is_in_sight_on_a_desk,
    looking_back_does_not_move_the_board,
    a_window_turned_on_its_side_still_shows_the_whole_board,
    a_screen_begins_at_its_top,
];

const PHONE: (u32, u32) = (360, 640);
const DESK: (u32, u32) = (1280, 800);
pub(super) const NEEDED: [&str; 14] = [
    "svg[data-board]",
    "[data-status]",
    "[data-action=first]",
    "[data-action=previous]",
    "[data-action=next]",
    "[data-action=last]",
    "[data-action=undo]",
    "[data-action=redo]",
    "[data-action=flip]",
    "[data-action=resign]",
    "[data-action=share]",
    "[data-action=new]",
    "[data-action=home]",
    "[data-action=settings]",
];

fn nothing_is_wider_than_the_window(session: &Session) {
    let page = Page::home(session);
    for language in ["en", "es"] {
        page.speak(language);
        for size in [PHONE, (320, 640), (768, 1024), DESK] {
            session.resize(size);
            assert_narrow(session, &format!("home, {language}, {size:?}"));
        }
        for board in ["5x5", "10x10", "10x4", "4x10"] {
            page.start(board);
            for size in [PHONE, (320, 640), (768, 1024), DESK] {
                session.resize(size);
                assert_narrow(session, &format!("{board}, {language}, {size:?}"));
            }
            page.act("home");
            page.arrive("home");
        }
    }
}

fn all_that_playing_needs_is_in_sight_on_a_phone(session: &Session) {
    session.resize(PHONE);
    all_is_in_sight(session);
}

fn all_that_playing_needs_is_in_sight_on_a_desk(session: &Session) {
    session.resize(DESK);
    all_is_in_sight(session);
}

#[track_caller]
fn all_is_in_sight(session: &Session) {
    let page = Page::home(session);
    for language in ["en", "es"] {
        page.speak(language);
        for board in ["8x8", "10x10", "4x10", "10x4"] {
            page.start(board);
            let screen = format!("{board}, {language}");
            assert_in_sight(session, &NEEDED, &screen);
            assert_still(session, &screen);
            page.touch("b2");
            assert_in_sight(session, &NEEDED, &format!("{screen}, in hand"));
            page.act("home");
            page.arrive("home");
        }
        let game = Game::of_length(76);
        let start = "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w";
        page.follow(&crate::page::link(start, &game.moves()));
        page.await_result(&game.winner);
        let over: Vec<&str> = NEEDED
            .iter()
            .copied()
            .filter(|css| *css != "[data-status]")
            .collect();
        assert_in_sight(session, &[&over[..], &["[data-result]"]].concat(), "over");
        assert_still(session, "over");
        page.act("previous");
        let back = [
            &NEEDED[..],
            &["[data-action=resume]", "[data-action=play-from-here]"],
        ];
        page.see("[data-action=resume]");
        assert_in_sight(session, &back.concat(), "looking back");
        assert_still(session, "looking back");
        page.act("home");
        page.arrive("home");
    }
}

fn looking_back_does_not_move_the_board(session: &Session) {
    for size in [PHONE, DESK] {
        session.resize(size);
        let page = Page::game(session, "8x8");
        page.click_move("a2-a3", 1);
        let before = page.points(&["a1", "h8"]);
        page.act("first");
        page.await_ply(0);
        assert_eq!(page.points(&["a1", "h8"]), before, "{size:?}");
        page.act("last");
        page.act("resign");
        page.act("resign-yes");
        page.await_result("white");
        assert_eq!(
            page.points(&["a1", "h8"]),
            before,
            "{size:?}, when it is over"
        );
    }
}

fn a_window_turned_on_its_side_still_shows_the_whole_board(session: &Session) {
    session.resize((640, 360));
    let page = Page::game(session, "8x8");
    assert_in_sight(session, &["svg[data-board]", "[data-status]"], "640x360");
    page.click_move("a2-a3", 1);
    session.resize((800, 1280));
    assert_in_sight(session, &NEEDED, "800x1280");
}

fn a_screen_begins_at_its_top(session: &Session) {
    session.resize((360, 400));
    let page = Page::home(session);
    session.run(
        "scrollTo(0, document.scrollingElement.scrollHeight)",
        vec![],
    );
    page.start("8x8");
    assert_eq!(
        session.run("return scrollY", vec![]),
        json!(0),
        "the screen of a game"
    );
}

#[track_caller]
pub(super) fn assert_narrow(session: &Session, screen: &str) {
    let script = "const wide = Array.from(document.body.querySelectorAll('*')).filter((one) => {
            const box = one.getBoundingClientRect();
            return box.width > 0 && box.right > innerWidth + 0.5 && !one.closest('ol, svg');
        });
        return [document.scrollingElement.scrollWidth - innerWidth,
            wide.slice(0, 3).map((one) => one.outerHTML.slice(0, 120))]";
    let seen = session.run(script, vec![]);
    assert!(
        seen[0].as_i64().unwrap_or(1) <= 0,
        "{screen} scrolls sideways: {seen}"
    );
}

/// One plays without scrolling, not even by accident.
#[track_caller]
pub(super) fn assert_still(session: &Session, screen: &str) {
    let script = "const one = document.scrollingElement;
        return [one.scrollWidth, one.scrollHeight].join('x')";
    let size = session.run(script, vec![]);
    let window = session.run("return [innerWidth, innerHeight].join('x')", vec![]);
    assert_eq!(size, window, "{screen} can be scrolled");
}

/// Everything lies within the window as it is, and under nothing.
#[track_caller]
pub(super) fn assert_in_sight(session: &Session, needed: &[&str], screen: &str) {
    let check = r"
        const missing = [];
        if (scrollY !== 0) missing.push(`scrolled to ${scrollY}`);
        for (const css of arguments[0]) {
            const one = Array.from(document.querySelectorAll(css))
                .find((one) => one.getClientRects().length > 0);
            if (!one) { missing.push(css + ' is not shown'); continue; }
            const box = one.getBoundingClientRect();
            const edges = [box.left, box.top, box.right, box.bottom].map(Math.round);
            if (edges[0] < 0 || edges[1] < 0 || edges[2] > innerWidth || edges[3] > innerHeight)
                missing.push(`${css} at ${edges} of ${[innerWidth, innerHeight]}`);
            const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            if (box.width && hit && !one.contains(hit) && !hit.contains(one))
                missing.push(`${css} under ${hit.outerHTML.slice(0, 100)}`);
        }
        return missing.length === 0 || { not: missing };";
    session.until(
        &format!("all to be in sight: {screen}"),
        check,
        vec![json!(needed)],
    );
}
