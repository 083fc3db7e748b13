//! Games with a friend by links. The friend's links are made by the codes of the rules, as the friend's page makes them.

use serde_json::json;
use tablero::games::codes::{decode_link, encode_link};
use tablero::play::GameText;
use tablero::play::game_code::{CodedGame, LinkMessage};
use tablero::rules::Side;

use crate::axe::assert_clean;
use crate::browser::Session;
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    friends_send_each_other_links,
    a_takeback_is_granted_by_the_next_link once Logic,
    a_request_is_withdrawn_before_it_is_sent once Logic,
    a_link_with_other_moves_asks_and_overwrites_nothing once Logic,
    damaged_codes_are_refused_and_lose_nothing once Logic,
    a_link_is_a_code_for_a_camera once Logic,
    a_game_goes_on_with_a_friend once Logic,
    who_is_invited_learns_the_side_and_may_take_the_other_one once Logic,
    a_refusal_is_told once Logic,
    a_game_goes_on_as_in_a_link_with_other_moves once Logic,
    a_shared_link_goes_on_from_a_game_of_this_browser once Logic,
    what_is_not_sent_is_said_at_home once Logic,
];

const LINK: &str = "[data-friend-more] input[data-field=link]";

/// A game by links with White on this page, after a move that was sent. Returns the friend's link to it.
#[track_caller]
pub(super) fn begun<'a>(session: &'a Session) -> (Page<'a>, CodedGame) {
    let page = Page::home(session);
    page.open_new_game("breakthrough");
    page.press("[name=opponent][value=by-link]");
    page.choose_size("5x5");
    page.begin();
    page.read("[data-friend-state]", "Make your move");
    page.click_move("b2-b3", 1);
    page.read("[data-status]", "Send the link to your friend");
    let link = sent(&page);
    page.read("[data-status]", "Waiting for your friend");
    (page, link)
}

/// Sends the link, and reads the text that the friend gets.
#[track_caller]
pub(super) fn sent(page: &Page) -> CodedGame {
    page.act("send-link");
    let link = page.value(LINK);
    page.see("[data-friend] [data-notice]");
    // Not every browser allows a test to copy.
    if page.shows("[data-action=mark-sent]") {
        page.act("mark-sent");
    }
    page.read("[data-action=send-link]", "again");
    let (_, code) = link.split_once('#').expect("a fragment");
    decode_link(code).expect("a link to a game")
}

/// The fragment of the friend's answer with this move.
pub(super) fn answer(link: &CodedGame, mv: &str) -> String {
    let mut moves = link.text.moves.clone();
    moves.push(mv.to_owned());
    fragment(&CodedGame {
        text: GameText {
            moves,
            ..link.text.clone()
        },
        sender: Some(Side::Black),
        message: None,
        names: [String::new(), "Ben".to_owned()],
        ..link.clone()
    })
}

pub(super) fn fragment(link: &CodedGame) -> String {
    format!("#{}", encode_link(link).expect("a code"))
}

fn friends_send_each_other_links(session: &Session) {
    let (page, link) = begun(session);
    assert_eq!((link.sender, link.message), (Some(Side::White), None));
    assert_eq!(link.text.moves, ["b2-b3"]);
    assert_clean(session, "a game by links");
    // It is the friend's turn.
    page.touch("b4");
    page.touch("b3");
    page.await_ply(1);
    // The answer is opened in the tab of the game, and its move is played.
    let first = answer(&link, "d4-d3");
    page.follow(&first);
    page.await_ply(2);
    page.read("[data-status]", "Your move");
    page.read(".player[data-side=black]", "Ben");
    page.click_move("c2-d3", 3);
    // Moves that were not sent can be taken back.
    page.act("undo");
    page.await_ply(2);
    page.click_move("a2-a3", 3);
    let link = sent(&page);
    assert_eq!(link.text.moves, ["b2-b3", "d4-d3", "a2-a3"]);
    // Another tab, and a link that is outdated by now.
    page.open(&first);
    page.arrive("game");
    page.see("[data-link=older]");
    page.await_ply(3);
    assert_eq!(page.games().len(), 1);
    page.open(&answer(&link, "e4-e3"));
    page.await_ply(4);
    page.reload();
    page.await_ply(4);
    page.read("[data-status]", "Your move");
    assert_eq!(page.games().len(), 1);
}

fn a_takeback_is_granted_by_the_next_link(session: &Session) {
    let (page, link) = begun(session);
    page.open(&answer(&link, "d4-d3"));
    page.await_ply(2);
    let mut request = decode_link(&answer(&link, "d4-d3")[1..]).expect("a link");
    request.message = Some(LinkMessage::TakebackRequest);
    page.open(&fragment(&request));
    page.read("[data-friend-asks]", "asks to take back");
    assert_clean(session, "a question of a friend");
    page.act("friend-grant");
    page.await_ply(1);
    let granted = sent(&page);
    assert_eq!(granted.message, Some(LinkMessage::TakebackGranted));
    assert_eq!(granted.text.moves, ["b2-b3"]);
}

fn a_request_is_withdrawn_before_it_is_sent(session: &Session) {
    let (page, _) = begun(session);
    page.act("ask-takeback");
    page.read("[data-friend-state]", "ask your friend");
    page.act("withdraw");
    page.see("[data-action=ask-takeback]");
    page.act("ask-takeback");
    let request = sent(&page);
    assert_eq!(request.message, Some(LinkMessage::TakebackRequest));
}

fn a_link_with_other_moves_asks_and_overwrites_nothing(session: &Session) {
    let (page, link) = begun(session);
    page.open(&answer(&link, "d4-d3"));
    page.await_ply(2);
    let other = answer(&link, "a4-a3");
    page.open(&other);
    page.read("[data-link=other-moves]", "move 1");
    assert_clean(session, "a link with other moves");
    page.await_saved(&["b2-b3", "d4-d3"]);
    page.act("link-variation");
    page.await_variations(&["a4-a3"]);
    page.await_saved(&["b2-b3", "d4-d3"]);
    page.open(&other);
    page.act("link-ignore");
    page.see_no("[data-link]");
    page.open(&other);
    page.act("link-both");
    page.await_ply(2);
    page.read("button[data-ply='2']", "a4-a3");
    assert_eq!(page.games().len(), 2);
}

fn damaged_codes_are_refused_and_lose_nothing(session: &Session) {
    let (page, link) = begun(session);
    let whole = answer(&link, "d4-d3");
    let mut rng = fastrand::Rng::with_seed(12);
    for _ in 0..12 {
        let mut signs: Vec<char> = whole.chars().collect();
        let at = rng.usize(3..signs.len());
        match rng.bool() {
            true => signs.truncate(at),
            false => signs[at] = if signs[at] == 'x' { 'y' } else { 'x' },
        }
        let damaged: String = signs.into_iter().collect();
        page.open(&damaged);
        let why = page.notice("broken-link");
        assert!(why.starts_with("This link cannot be opened"), "{why}");
        page.dismiss("broken-link");
        assert_eq!(page.games().len(), 1, "{damaged}");
    }
    page.open(&whole);
    page.await_ply(2);
}

fn a_link_is_a_code_for_a_camera(session: &Session) {
    let (page, link) = begun(session);
    page.open(&answer(&link, "d4-d3"));
    page.await_ply(2);
    page.click_move("a2-a3", 3);
    page.act("show-qr");
    let modules = "[data-friend-more] svg.qr path";
    page.see("[data-friend-more] svg.qr[role=img][aria-label]");
    let script = "return document.querySelector(arguments[0]).getAttribute('d').split('M').length";
    let count = session.run(script, vec![json!(modules)]);
    assert!(count.as_u64() > Some(100), "{count}");
    // Only the player knows whether a camera has read the code.
    page.read("[data-status]", "Waiting for your friend");
    page.act("not-sent");
    page.read("[data-status]", "Send the link");
    page.act("undo");
    page.await_ply(2);
}

fn a_game_goes_on_with_a_friend(session: &Session) {
    let page = Page::linked(session, "ppppp/ppppp/5/PPPPP/PPPPP w", &["b2-a3"]);
    page.act("share");
    page.act("play-by-link");
    page.read("[data-status]", "Send the link");
    let link = sent(&page);
    assert_eq!(link.sender, Some(Side::White));
    page.open(&answer(&link, "b4xa3"));
    page.await_ply(2);
    assert_eq!(page.games().len(), 2);
}

fn who_is_invited_learns_the_side_and_may_take_the_other_one(session: &Session) {
    let (_, link) = begun(session);
    let page = Page::home(session);
    page.open(&fragment(&link));
    page.await_ply(1);
    page.read("[data-link=invitation]", "You play Black");
    page.read("[data-link=invitation]", "Breakthrough");
    assert_clean(session, "an invitation");
    page.act("switch-sides");
    page.read("[data-link=invitation]", "You play White");
    page.read("[data-status]", "Waiting for your friend");
    page.act("switch-sides");
    page.click_move("d4-d3", 2);
    page.see_no("[data-link]");
    let answer = sent(&page);
    assert_eq!(answer.sender, Some(Side::Black));
}

fn a_refusal_is_told(session: &Session) {
    let (page, link) = begun(session);
    let mut request = decode_link(&answer(&link, "d4-d3")[1..]).expect("a link");
    request.message = Some(LinkMessage::TakebackRequest);
    page.open(&fragment(&request));
    page.read("[data-friend-asks]", "d4-d3");
    page.act("friend-decline");
    page.see_no("[data-friend-asks]");
    page.read("[data-friend-state]", "Make your move");
    page.click_move("a2-a3", 3);
    let refusal = sent(&page);
    assert_eq!(refusal.message, Some(LinkMessage::Declined));
    let mut declined = decode_link(&answer(&refusal, "e4-e3")[1..]).expect("a link");
    declined.message = Some(LinkMessage::Declined);
    page.open(&fragment(&declined));
    page.await_ply(4);
    page.see("[data-friend-answer]");
}

fn a_game_goes_on_as_in_a_link_with_other_moves(session: &Session) {
    let (page, link) = begun(session);
    page.open(&answer(&link, "d4-d3"));
    page.await_ply(2);
    page.open(&answer(&link, "a4-a3"));
    page.act("link-continue");
    page.await_saved(&["b2-b3", "a4-a3"]);
    page.await_variations(&["d4-d3"]);
    page.see_no("[data-link]");
    page.reload();
    page.await_ply(2);
    page.read("[data-status]", "Your move");
    assert_eq!(page.games().len(), 1);
}

fn a_shared_link_goes_on_from_a_game_of_this_browser(session: &Session) {
    let start = "ppppp/ppppp/5/PPPPP/PPPPP w";
    let page = Page::linked(session, start, &["b2-a3"]);
    page.act("play-both");
    page.await_saved(&["b2-a3"]);
    let longer = GameText {
        game: "breakthrough".to_owned(),
        start: Some(start.to_owned()),
        moves: vec!["b2-a3".to_owned(), "b4xa3".to_owned()],
        ..GameText::default()
    };
    let longer = CodedGame {
        text: longer,
        ..CodedGame::default()
    };
    page.open(&fragment(&longer));
    page.await_ply(2);
    page.read("[data-related]", "goes on from a game of yours");
    assert_clean(session, "a link that goes on from a game");
    page.act("choose-related");
    page.await_ply(2);
    page.see_no("[data-related]");
    page.await_saved(&["b2-a3", "b4xa3"]);
    assert_eq!(page.games().len(), 1);
}

fn what_is_not_sent_is_said_at_home(session: &Session) {
    let (page, _) = begun(session);
    page.act("resign");
    page.act("resign-yes");
    page.read("[data-friend-state]", "The game is over. Send the link");
    page.act("home");
    page.read("[data-saved]", "Link not sent yet");
}
