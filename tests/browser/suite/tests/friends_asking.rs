//! Games with a friend by links: waiting requests, crossing requests, and the visibility of controls.

use serde_json::json;
use tablero::games::codes::decode_link;
use tablero::play::game_code::LinkMessage;

use super::friends::{answer, begun, fragment, sent};
use super::in_sight::assert_in_sight;
use crate::axe::assert_clean;
use crate::browser::Session;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    home_says_that_the_friend_is_waited_for sample Logic,
    requests_that_cross_are_explained once Logic,
    what_is_needed_is_in_sight_on_a_phone once Layout,
];

fn home_says_that_the_friend_is_waited_for(session: &Session) {
    let (page, link) = begun(session);
    page.act("home");
    page.read("[data-saved]", "Waiting for your friend");
    page.open(&answer(&link, "d4-d3"));
    page.await_ply(2);
    page.click_move("a2-a3", 3);
    sent(&page);
    page.act("home");
    page.read("[data-saved]", "Waiting for Ben");
}

fn requests_that_cross_are_explained(session: &Session) {
    let (page, link) = begun(session);
    let mut request = decode_link(&answer(&link, "d4-d3")[1..]).expect("a link");
    page.open(&fragment(&request));
    page.await_ply(2);
    // Both ask.
    page.act("ask-takeback");
    sent(&page);
    request.message = Some(LinkMessage::TakebackRequest);
    page.open(&fragment(&request));
    page.read("[data-friend-asks]", "You asked to take back b2-b3");
    page.act("friend-decline");
    // The friend has not seen the move.
    page.click_move("a2-a3", 3);
    sent(&page);
    page.open(&fragment(&request));
    page.read("[data-link=crossed]", "asks to take back d4-d3");
    assert_clean(session, "a request that has crossed with a move");
    page.act("link-keep");
    page.see_no("[data-link]");
    page.await_ply(3);
    page.open(&fragment(&request));
    page.act("link-follow");
    page.await_ply(1);
    let granted = sent(&page);
    assert_eq!(granted.message, Some(LinkMessage::TakebackGranted));
    page.open(&fragment(&request));
    page.read("[data-link=crossed]", "which you let your friend take back");
    page.act("link-follow");
    page.await_ply(2);
    page.await_saved(&["b2-b3", "d4-d3"]);
}

fn what_is_needed_is_in_sight_on_a_phone(session: &Session) {
    session.resize((360, 640));
    let (page, link) = begun(session);
    page.open(&answer(&link, "d4-d3"));
    page.await_ply(2);
    page.click_move("a2-a3", 3);
    let needed = [
        "svg[data-board]",
        "[data-status]",
        "[data-action=send-link]",
        "[data-action=undo]",
        "[data-action=resign]",
    ];
    assert_in_sight(session, &needed, "a game by links");
    // Nothing moves on a phone in landscape.
    session.resize((640, 360));
    let places = || {
        let script = "return Array.from(arguments, (css) => {
            const { x, y } = document.querySelector(css).getBoundingClientRect();
            return [x, y + scrollY];
        })";
        session.run(script, needed.map(|css| json!(css)).to_vec())
    };
    let before = places();
    sent(&page);
    assert_eq!(places(), before);
    // A question is shown where the buttons were.
    let mut request = decode_link(&answer(&link, "d4-d3")[1..]).expect("a link");
    request.message = Some(LinkMessage::TakebackRequest);
    page.open(&fragment(&request));
    page.see("[data-link=crossed]");
    page.act("link-keep");
    page.see("[data-action=send-link]");
    assert_eq!(places(), before);
}
