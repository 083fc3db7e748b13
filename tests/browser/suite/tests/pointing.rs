//! Making moves with a mouse or a finger, and the board's messages.

use serde_json::json;
use tablero::play::GameText;

use crate::browser::{PointerStep, Session};
use crate::page::{Page, sentence};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    two_clicks_make_a_move_and_mark_its_places sample Logic,
    drag_and_drop_makes_a_move,
    what_is_dragged_is_over_everything,
    a_bad_drop_snaps_back_with_a_sentence,
    a_drop_beside_the_board_lets_go,
    a_drop_where_it_was_taken_keeps_it_in_hand once Logic,
    a_capture_takes_a_pawn_off_the_board once Logic,
    a_turned_board_plays_the_same once Logic,
    a_finger_drags_a_pawn if Touch,
    a_finger_scrolls_beside_the_pieces if Scroll,
];

fn two_clicks_make_a_move_and_mark_its_places(session: &Session) {
    let page = Page::game(session, "5x5");
    page.await_spots("movable", &["a2", "b2", "c2", "d2", "e2"]);
    page.touch("c2");
    page.await_spots("selected", &["c2"]);
    page.await_spots("target", &["b3", "c3", "d3"]);
    page.await_spots("take", &[]);
    page.touch("d3");
    page.await_ply(1);
    page.await_spots("last", &["c2", "d3"]);
    page.await_spots("selected", &[]);
    page.await_board("ppppp/ppppp/3P1/PP1PP/PPPPP");
    page.await_spots("movable", &["a4", "b4", "c4", "d4", "e4"]);
}

fn drag_and_drop_makes_a_move(session: &Session) {
    let page = Page::game(session, "5x5");
    page.drag("c2", "b3");
    page.await_ply(1);
    page.drag("b4", "c3");
    page.await_ply(2);
    page.await_board("ppppp/p1ppp/1Pp2/PP1PP/PPPPP");
}

fn what_is_dragged_is_over_everything(session: &Session) {
    let page = Page::home(session);
    page.open_game(&GameText {
        game: "pogo".to_owned(),
        ..GameText::default()
    });
    let (from, over) = (page.point("a1"), page.point("b1"));
    session.mouse(&[
        PointerStep::Move(from),
        PointerStep::Press,
        PointerStep::Move(over),
    ]);
    // Later elements are drawn above earlier ones. The dragged piece must be the last one at this place.
    let there = "const [x, y] = arguments;
        const over = Array.from(document.querySelectorAll('svg[data-board] .piece'))
            .filter((piece) => getComputedStyle(piece).visibility === 'visible')
            .filter((piece) => {
                const box = piece.getBoundingClientRect();
                return Math.abs(box.x + box.width / 2 - x) < 3;
            });
        return over.at(-1)?.parentNode.classList.contains('carried') || { not: over.length }";
    session.until(
        "the piece in hand to be on top",
        there,
        vec![json!(over.0), json!(over.1)],
    );
    session.mouse(&[PointerStep::Lift]);
    page.await_ply(1);
    assert_eq!(
        session.run(
            "return document.querySelectorAll('.carried *').length",
            vec![]
        ),
        json!(0)
    );
}

fn a_bad_drop_snaps_back_with_a_sentence(session: &Session) {
    let page = Page::game(session, "8x8");
    let start = page.board();
    page.drag("c2", "c5");
    page.await_spots("selected", &[]);
    page.await_board(&start);
    assert_eq!(page.ply(), 0);
    sentence(page.see("[data-status]"));
    sentence(page.said());
    page.drag("c2", "c3");
    page.await_ply(1);
}

fn a_drop_beside_the_board_lets_go(session: &Session) {
    let page = Page::game(session, "5x5");
    let start = page.board();
    let from = page.point("a2");
    let steps = [
        PointerStep::Move((from.0 - 9.0, from.1)),
        PointerStep::Move((2.0, from.1)),
        PointerStep::Lift,
    ];
    session.mouse(&[&[PointerStep::Move(from), PointerStep::Press], &steps[..]].concat());
    page.await_spots("selected", &[]);
    page.await_board(&start);
    page.click_move("a2-a3", 1);
}

fn a_drop_where_it_was_taken_keeps_it_in_hand(session: &Session) {
    let page = Page::game(session, "5x5");
    let (x, y) = page.point("c2");
    session.mouse(&[
        PointerStep::Move((x, y)),
        PointerStep::Press,
        PointerStep::Move((x + 6.0, y)),
        PointerStep::Lift,
    ]);
    page.await_spots("selected", &["c2"]);
    page.touch("c3");
    page.await_ply(1);
}

fn a_capture_takes_a_pawn_off_the_board(session: &Session) {
    let page = Page::linked(session, "pp2/2p1/1P2/3P w", &[]);
    page.touch("b2");
    page.await_spots("take", &["c3"]);
    page.touch("c3");
    page.await_ply(1);
    page.await_board("pp2/2P1/4/3P");
    // Once the captured pawn has faded, it is no longer drawn.
    page.see_no("[data-leaving]");
    page.click_move("b4xc3", 2);
    page.await_board("p3/2p1/4/3P");
}

fn a_turned_board_plays_the_same(session: &Session) {
    let page = Page::game(session, "5x5");
    let (a1, e5) = (page.point("a1"), page.point("e5"));
    page.act("flip");
    let turned = page.points(&["a1", "e5"]);
    assert!(near(turned[0], e5) && near(turned[1], a1), "{turned:?}");
    page.click_move("c2-d3", 1);
    page.drag("b4", "c3");
    page.await_ply(2);
    page.await_board("ppppp/p1ppp/2pP1/PP1PP/PPPPP");
}

fn a_finger_drags_a_pawn(session: &Session) {
    session.resize((360, 640));
    let page = Page::game(session, "8x8");
    page.finger_drag("c2", "d3");
    page.await_ply(1);
    let before = page.board();
    page.finger_drag("f7", "f4");
    page.await_spots("selected", &[]);
    page.await_board(&before);
    sentence(page.said());
}

fn a_finger_scrolls_beside_the_pieces(session: &Session) {
    session.resize((360, 400));
    let page = Page::game(session, "8x8");
    let script = "return document.scrollingElement.scrollHeight > innerHeight + 80";
    assert_eq!(
        session.run(script, vec![]),
        true,
        "the screen is longer than this window"
    );
    session.run("scrollTo(0, 0)", vec![]);
    let (x, y) = page.point("d4");
    let steps = [
        PointerStep::Move((x, y - 40.0)),
        PointerStep::Move((x, y - 80.0)),
        PointerStep::Lift,
    ];
    session.finger(&[&[PointerStep::Move((x, y)), PointerStep::Press], &steps[..]].concat());
    session.until(
        "the page to scroll",
        "return scrollY > 20 || { not: scrollY }",
        vec![],
    );
    assert_eq!(page.ply(), 0);
}

fn near(a: (f64, f64), b: (f64, f64)) -> bool {
    (a.0 - b.0).abs() < 2.0 && (a.1 - b.1).abs() < 2.0
}
