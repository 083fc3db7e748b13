//! The layout on phones and on large screens.

use serde_json::{Value, json};

use tablero::games::GAMES;

use super::in_sight::{assert_fits, assert_in_sight, assert_narrow, assert_still};
use crate::browser::{Browser, Point, Session};
use crate::games::Game;
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    nothing_is_wider_than_the_window once Layout,
    all_that_playing_needs_is_in_sight_on_a_phone sample Layout,
    all_that_playing_needs_is_in_sight_on_a_desk once Layout,
    looking_back_does_not_move_the_board once Layout,
    stepping_leaves_its_buttons_where_they_are once Layout,
    a_window_turned_on_its_side_still_shows_the_whole_board,
    a_screen_begins_at_its_top once Layout,
    what_is_said_lies_over_no_way_back once Layout,
    a_report_leaves_in_sight_what_one_looks_at once Layout,
    nothing_shifts_while_the_page_loads if Shifts,
    the_board_stays_where_it_is_beside_every_panel once Layout,
];

const PHONE: (u32, u32) = (360, 640);
const DESK: (u32, u32) = (1280, 800);
/// The limit for the layout shift of home, as the browser scores it.
const HOME_SHIFT: f64 = 0.01;
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
    // In the other browsers, one language is enough to show that they compute the same sizes.
    let is_chromium = session.browser == Browser::Chromium;
    let languages = if is_chromium {
        &["en", "es"][..]
    } else {
        &["es"]
    };
    let boards = if is_chromium {
        &["8x8", "10x10", "4x10", "10x4"][..]
    } else {
        &["8x8", "4x10"]
    };
    for language in languages {
        page.speak(language);
        for board in boards {
            page.start(board);
            let screen = format!("{board}, {language}");
            assert_fits(session, &NEEDED, &screen);
            page.touch("b2");
            assert_in_sight(session, &NEEDED, &format!("{screen}, in hand"));
            page.act("home");
            page.arrive("home");
        }
        let game = Game::of_length(76);
        let start = "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w";
        page.follow(&crate::page::link(start, &game.moves()));
        page.await_result(&game.winner);
        // After the end, instead of resigning and redoing, a rematch and a link are offered.
        let ended = NEEDED.map(|css| match css {
            "[data-action=resign]" => "[data-action=rematch]",
            "[data-action=redo]" => ".actions [data-action=share]",
            css => css,
        });
        let over: Vec<&str> = ended
            .into_iter()
            .filter(|css| *css != "[data-status]")
            .collect();
        assert_in_sight(session, &[&over[..], &["[data-result]"]].concat(), "over");
        assert_still(session, "over");
        page.act("previous");
        let back = [
            &ended[..],
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

fn stepping_leaves_its_buttons_where_they_are(session: &Session) {
    for size in [PHONE, (640, 360), DESK] {
        session.resize(size);
        let page = Page::game(session, "8x8");
        page.click_move("a2-a3", 1);
        page.act("resign");
        page.act("resign-yes");
        page.await_result("white");
        let at = || {
            let script = "const box = document.querySelector('[data-action=previous]').getBoundingClientRect();
                return [box.x, box.y + scrollY].map(Math.round)";
            session.run(script, vec![])
        };
        let before = at();
        page.act("previous");
        page.await_ply(0);
        page.see("[data-action=resume]");
        assert_eq!(at(), before, "{size:?}");
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

fn what_is_said_lies_over_no_way_back(session: &Session) {
    let stepping = ["first", "previous", "next", "last", "undo", "redo"];
    let leading = ["home", "flip", "share", "settings", "new"];
    let all = [&stepping[..], &leading].concat();
    let all: Vec<String> = all
        .iter()
        .map(|action| format!("button[data-action={action}]"))
        .collect();
    let needed: Vec<&str> = all.iter().map(String::as_str).collect();
    for size in [PHONE, (640, 360), DESK] {
        session.resize(size);
        let start = "ppppp/ppppp/5/PPPPP/PPPPP w";
        let page = Page::linked(session, start, &["b2-a3", "b4-c3", "c2-d3"]);
        page.press("button[data-ply='2']");
        page.act("play-from-here");
        page.notice("played-on");
        page.await_ply(2);
        assert_in_sight(session, &needed, &format!("a game played on, {size:?}"));
        // A link to a rule that does not exist.
        page.follow("#rules=breakthrough/nothing");
        page.notice("no-such-part");
        assert_in_sight(session, &needed[6..7], &format!("rules, {size:?}"));
    }
}

fn a_report_leaves_in_sight_what_one_looks_at(session: &Session) {
    let game = Game::of_length(76);
    let start = "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w";
    session.resize(PHONE);
    let page = Page::linked(session, start, &game.moves());
    page.act("previous");
    page.see("[data-action=play-from-here]");
    let line = "const line = document.querySelector('[data-status]');
        return line.clientHeight < 1.5 * parseFloat(getComputedStyle(line).lineHeight)
            || { not: line.clientHeight }";
    session.until("what is looked back at on one line", line, vec![]);
    page.act("resume");
    let clear = "
        const foot = document.querySelector('.actions').getBoundingClientRect().top;
        const head = document.querySelector('.table').getBoundingClientRect().bottom;
        const boxes = ['.graph', '.graph-text'].map((css) =>
            document.querySelector(css)?.getBoundingClientRect());
        return boxes.every((box) => box && box.top >= head - 1 && box.bottom <= foot + 1)
            || { not: [head, foot, boxes] }";
    page.act("report");
    session.until("the graph above the foot", clear, vec![]);
    session.resize(DESK);
    page.act("report");
    page.see_no("[data-report]");
    page.act("report");
    page.see("[data-report]");
    let in_list = "
        const one = document.querySelector('[data-ply][aria-current=true]');
        const [box, list] = [one, one.closest('.move-list')].map((one) => one.getBoundingClientRect());
        return box.top >= list.top && box.bottom <= list.bottom
            || { not: [box.top, box.bottom, list.top, list.bottom] }";
    session.until("the last move in sight", in_list, vec![]);
}

fn nothing_shifts_while_the_page_loads(session: &Session) {
    for size in [PHONE, DESK] {
        session.resize(size);
        let page = Page::home(session);
        page.reload();
        // A busy machine paints home while it is still being read. Then the board of a card moves a little when its
        // texts are loaded.
        let seen = shifts(session);
        let scores = seen.iter().map(|shift| shift[0].as_f64().expect("a score"));
        let shift: f64 = scores.sum();
        assert!(shift < HOME_SHIFT, "{shift} on home at {size:?}");
        for game in GAMES {
            page.open_game(&super::solved::game(game.slug(), ""));
            page.reload();
            assert_unshifted(session, &format!("{} at {size:?}", game.slug()));
        }
    }
}

#[track_caller]
fn assert_unshifted(session: &Session, screen: &str) {
    assert_eq!(shifts(session), Vec::<Value>::new(), "{screen}");
}

/// The layout shifts without a preceding input: their scores, and the elements that moved, with
/// their old and new places.
fn shifts(session: &Session) -> Vec<Value> {
    // Late changes, for example a solution that was found, get some time.
    let script = r"
        const done = arguments[arguments.length - 1];
        const shifts = [];
        const note = (list) => shifts.push(...list.getEntries()
            .filter((one) => !one.hadRecentInput)
            .map((one) => [one.value, ...one.sources.map((source) =>
                [source.node?.className, ...[source.previousRect, source.currentRect]
                    .map((box) => `${box.x} ${box.y} ${box.width} ${box.height}`)].join(': '))]));
        const observer = new PerformanceObserver(note);
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(shifts), 400);";
    let shifts = session.run_async(script, vec![]);
    shifts.as_array().expect("a list of shifts").clone()
}

fn the_board_stays_where_it_is_beside_every_panel(session: &Session) {
    for size in [DESK, PHONE, (390, 844)] {
        session.resize(size);
        let page = Page::game(session, "8x8");
        page.click_move("a2-a3", 1);
        // If a window has less space than assumed, the page scrolls to the pressed element.
        page.target("button[data-action=analyse]");
        let before = page.points(&["a1", "h8"]);
        page.act("analyse");
        page.see(".analysis");
        page.see("[data-line-move]");
        page.see("[data-status]");
        let there = page.points(&["a1", "h8"]);
        if size == DESK {
            assert_eq!(there, before, "with the analysis, {size:?}");
        } else {
            assert_small_and_in_sight(&there, &before, size);
        }
        page.act("resign");
        page.act("resign-yes");
        page.await_result("white");
        page.act("report");
        page.see(".report");
        let there = page.points(&["a1", "h8"]);
        if size == DESK {
            assert_eq!(there, before, "with the report, {size:?}");
        } else {
            assert_small_and_in_sight(&there, &before, size);
        }
    }
}

/// On a phone a panel makes the board smaller but keeps it visible above. Two corners of the board are given
/// each time.
#[track_caller]
fn assert_small_and_in_sight(now: &[Point], before: &[Point], size: (u32, u32)) {
    let side = |corners: &[Point]| corners[1].0 - corners[0].0;
    let part = side(now) / side(before);
    assert!((0.5..0.9).contains(&part), "{part} of the board, {size:?}");
    let lowest = f64::from(size.1) / 2.0;
    let in_sight = now.iter().all(|at| (0.0..lowest).contains(&at.1));
    assert!(in_sight, "{now:?}, {size:?}");
}
