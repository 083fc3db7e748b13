//! Starting games: the board is painted first, and then the screen of the game is made.

use std::thread;
use std::time::Duration;

use serde_json::json;
use tablero::games::GAMES;

use crate::axe::assert_clean;
use crate::browser::{PointerStep, Session};
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_game_begun_on_home_is_painted_with_its_board_first,
    the_board_that_is_painted_first_has_its_place once Logic,
    the_board_of_the_game_under_the_pointer_is_made_ahead once Logic,
    the_board_of_the_first_game_is_made_ahead_when_home_is_idle once Logic,
    who_goes_elsewhere_at_once_begins_no_game once Logic,
];

const PHONE: (u32, u32) = (360, 640);
const DESK: (u32, u32) = (1280, 800);
/// Lists the boards in frames of a game's screen while they are shown: the name of the game, and the number of pieces.
pub const WATCH: &str = "
    window.boards = [];
    new MutationObserver(() => document.querySelectorAll('[data-frame=game]:not([inert]) .board').forEach((board) => {
        const seen = `${board.dataset.boardOf ?? 'none'} ${board.querySelectorAll('.piece').length}`;
        if (!window.boards.includes(seen)) window.boards.push(seen);
    })).observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] })";
/// Presses both buttons that start a game of Breakthrough, and returns the elements that exist before the next frame.
const PRESSED_TWICE: &str = "
    document.querySelectorAll('[data-game=breakthrough] [data-action^=play]').forEach((one) => one.click());
    return new Promise((done) => requestAnimationFrame(() => {
        const seen = ['.first-board:not([inert]) .piece', '[data-screen=home]'].map((one) => !!document.querySelector(one));
        done([...seen, location.hash]);
    }))";
/// Whether the only first board is the board of this game, and is not shown yet.
const MADE_AHEAD: &str = "
    const boards = document.querySelectorAll('.first-board');
    const its = `.first-board[inert] .board[data-board-of=${arguments[0]}]`;
    return boards.length === 1 && document.querySelector(its) !== null
        && !boards[0].checkVisibility({ opacityProperty: true })";
/// Marks the prepared board, starts a game of Push Push, and returns in the first frame whether that board is shown.
const SHOW_MADE: &str = "
    document.querySelector('.first-board').dataset.made = 'ahead';
    document.querySelector('[data-game=push-push] [data-action=play]').click();
    return new Promise((done) => requestAnimationFrame(() => {
        const shown = document.querySelector('.first-board:not([inert])');
        done([shown?.dataset.made, shown?.checkVisibility({ opacityProperty: true })]);
    }))";
/// Starts the game and returns where the board is in the first frame, and how large its letters are.
const FIRST_PLACE: &str = "
    window.placeOf = (css) => {
        const board = document.querySelector(css);
        const { x, y, width, height } = board.getBoundingClientRect();
        const letters = parseFloat(getComputedStyle(board.querySelector('text')).fontSize);
        return [x, y, width, height, letters].map(Math.round);
    };
    document.querySelector(`[data-game=${arguments[0]}] [data-action=play]`).click();
    return new Promise((done) => requestAnimationFrame(() => done(placeOf('.first-board:not([inert]) .board'))))";

fn a_game_begun_on_home_is_painted_with_its_board_first(session: &Session) {
    let page = Page::home(session);
    session.run(WATCH, vec![]);
    let seen = session.run(PRESSED_TWICE, vec![]);
    assert_eq!(seen, json!([true, true, ""]));
    page.arrive("game");
    no_first_board(session);
    let boards = session.run("return window.boards", vec![]);
    assert_eq!(boards, json!(["breakthrough 32"]));
    assert_eq!(page.games().len(), 1);
    // Only one game was started, so one step back in the history is enough.
    session.run("history.back()", vec![]);
    page.arrive("home");
    page.press("[data-game=breakthrough] [data-action=play]");
    page.arrive("game");
    page.click_move("a2-a3", 1);
    page.act("home");
    page.arrive("home");
    session.run("window.boards = []", vec![]);
    page.press("[data-saved] [data-action=continue]");
    page.arrive("game");
    assert_eq!(session.run("return window.boards", vec![]), json!([]));
}

fn the_board_that_is_painted_first_has_its_place(session: &Session) {
    for size in [PHONE, DESK] {
        session.resize(size);
        for game in GAMES {
            let page = Page::home(session);
            let first = session.run(FIRST_PLACE, vec![json!(game.slug())]);
            page.arrive("game");
            no_first_board(session);
            let whole = session.run("return placeOf('[data-board]')", vec![]);
            assert_eq!(first, whole, "{} at {size:?}", game.slug());
        }
    }
}

fn the_board_of_the_game_under_the_pointer_is_made_ahead(session: &Session) {
    let page = Page::home(session);
    let hover = |game: &str| {
        let button = page.target(&format!("[data-game={game}] [data-action=play]"));
        session.mouse(&[PointerStep::Move(button)]);
        session.until("the board", MADE_AHEAD, vec![json!(game)]);
    };
    hover("pogo");
    assert_clean(session, "home with a board that is made ahead");
    page.press("a[data-action=library]");
    page.arrive("library");
    no_first_board(session);
    page.press("[data-action=home]");
    page.arrive("home");
    hover("pogo");
    hover("push-push");
    let shown = session.run(SHOW_MADE, vec![]);
    assert_eq!(shown, json!(["ahead", true]));
    page.arrive("game");
    no_first_board(session);
}

fn the_board_of_the_first_game_is_made_ahead_when_home_is_idle(session: &Session) {
    let page = Page::serve_as_built(session);
    page.open("");
    page.arrive("home");
    session.until("the board", MADE_AHEAD, vec![json!("breakthrough")]);
    page.press("[data-game=push-push] [data-action=play]");
    page.arrive("game");
    no_first_board(session);
    // Home returns the focus to the game that was played.
    page.act("home");
    page.arrive("home");
    session.until("the board", MADE_AHEAD, vec![json!("push-push")]);
    thread::sleep(Duration::from_millis(500));
    let stays = session.run(MADE_AHEAD, vec![json!("push-push")]);
    assert_eq!(stays, json!(true));
}

#[track_caller]
fn no_first_board(session: &Session) {
    let is_gone = "return document.querySelector('.first-board') === null";
    session.until("the first board to be gone", is_gone, vec![]);
}

fn who_goes_elsewhere_at_once_begins_no_game(session: &Session) {
    let page = Page::home(session);
    let elsewhere = "document.querySelector('[data-game=breakthrough] [data-action=play]').click();
        location.hash = '#library'";
    session.run(elsewhere, vec![]);
    page.arrive("library");
    // The game would start within two frames.
    thread::sleep(Duration::from_millis(500));
    no_first_board(session);
    assert_eq!(page.fragment(), "#library");
    assert_eq!(page.games(), [""; 0]);
}
