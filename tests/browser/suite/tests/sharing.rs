//! The links that the page creates.

use crate::browser::Session;
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    the_link_to_the_position_opens_that_position sample Logic,
    the_link_to_the_game_opens_the_whole_game once Logic,
    the_link_to_an_earlier_position_is_to_that_one once Logic,
    a_link_to_a_game_carries_the_names_of_its_players once Logic,
    a_copied_link_is_said_to_be_copied,
    a_shared_game_says_what_it_is_and_offers_ways_on once Logic,
];

const START: &str = "ppppp/ppppp/5/PPPPP/PPPPP w";
const MOVES: [&str; 3] = ["b2-a3", "b4-c3", "c2-d3"];
const LINK: &str = "dialog[data-panel=share] input[data-field=link]";

fn the_link_to_the_position_opens_that_position(session: &Session) {
    let page = Page::linked(session, START, &MOVES);
    let board = page.board();
    let link = shared(&page, "share-position");
    open(&page, &link);
    page.await_ply(0);
    page.await_board(&board);
    // Black is to move.
    page.click_move("c3-c2", 1);
}

fn the_link_to_the_game_opens_the_whole_game(session: &Session) {
    let page = Page::linked(session, START, &MOVES);
    let board = page.board();
    let link = shared(&page, "share-game");
    open(&page, &link);
    page.await_ply(3);
    page.await_board(&board);
    page.act("first");
    page.await_board("ppppp/ppppp/5/PPPPP/PPPPP");
}

fn the_link_to_an_earlier_position_is_to_that_one(session: &Session) {
    let page = Page::linked(session, START, &MOVES);
    page.press("button[data-ply='1']");
    page.await_ply(1);
    let board = page.board();
    let link = shared(&page, "share-position");
    open(&page, &link);
    page.await_ply(0);
    page.await_board(&board);
}

fn a_link_to_a_game_carries_the_names_of_its_players(session: &Session) {
    let page = Page::linked(session, START, &MOVES);
    page.open_players();
    let black = "dialog[data-panel=players] input[data-field=name-black]";
    page.write(black, "Íñigo (b)");
    page.close_players();
    let board = page.board();
    // A position has no players.
    let link = shared(&page, "share-position");
    assert!(link.contains("#tablero=1&"), "{link}");
    page.reload();
    let link = shared(&page, "share-game");
    assert!(link.contains("#tablero=2&"), "{link}");
    open(&page, &link);
    page.await_ply(3);
    page.await_board(&board);
    page.read("[data-side=black]", "Íñigo (b)");
    // Without names the link is the same as before.
    page.open_players();
    page.write(black, " ");
    page.close_players();
    let link = shared(&page, "share-game");
    assert!(link.contains("#tablero=1&"), "{link}");
}

fn a_copied_link_is_said_to_be_copied(session: &Session) {
    let page = Page::linked(session, START, &MOVES);
    let link = shared(&page, "share-game");
    assert!(link.starts_with(&page.address()), "{link}");
    page.see("[role=status] [data-notice=copied], [role=status] [data-notice=not-copied]");
    // Only sentences are read aloud by themselves.
    page.press("dialog[data-panel=share] [data-action=copy-text]");
    page.see(
        "[role=status] [data-notice=text-copied], [role=status] [data-notice=text-not-copied]",
    );
    page.see_no("dialog[data-panel=share] [role=status] :is(input, textarea, button)");
}

fn a_shared_game_says_what_it_is_and_offers_ways_on(session: &Session) {
    let page = Page::linked(session, START, &MOVES);
    page.read(
        "[data-shared]",
        "A shared Breakthrough game. Black to move.",
    );
    // A player who continues the game no longer needs the message.
    page.click_move("c3-c2", 4);
    page.see_no("[data-shared]");
    // The next game is against the computer, which gets the side that is not to move.
    let page = Page::linked(session, START, &MOVES);
    page.press("[data-shared] [data-action=play-computer]");
    page.see_no("[data-shared]");
    page.read("[data-side=white]", "Computer (level 1)");
    page.read(".board-box ~ [data-side=black]", "You");
    page.await_ply(3);
    page.read("[data-status]", "Your move");
    // A position is described differently from a game, and there is a link to the lesson.
    let page = Page::linked(session, START, &[]);
    page.read(
        "[data-shared]",
        "A shared Breakthrough position. White to move.",
    );
    page.press("[data-shared] [data-action=learn]");
    page.arrive("lesson");
}

/// Requests a link in the dialog and returns it.
#[track_caller]
fn shared(page: &Page, action: &str) -> String {
    page.act("share");
    page.press(&format!(
        "dialog[data-panel=share] button[data-action={action}]"
    ));
    let check = "const link = document.querySelector(arguments[0])?.value;
        return link?.includes('#tablero=') && link";
    let link = page.session.until("a link", check, vec![LINK.into()]);
    link.as_str().expect("a link is text").to_owned()
}

/// Opens a link in the same browser, with empty storage.
#[track_caller]
fn open(page: &Page, link: &str) {
    let (address, fragment) = link.split_once('#').expect("a link has a fragment");
    assert_eq!(address, page.address());
    page.session.run("localStorage.clear()", vec![]);
    page.open(&format!("#{fragment}"));
    page.arrive("game");
}
