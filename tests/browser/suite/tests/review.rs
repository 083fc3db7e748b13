//! Looking back at earlier positions.

use crate::axe::assert_clean;
use crate::browser::{PointerStep, Session};
use crate::games::Game;
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    the_buttons_lead_through_the_game once Logic,
    the_list_of_moves_leads_to_every_position once Logic,
    a_held_button_repeats_until_it_is_let_go once Logic,
    one_can_play_on_from_an_earlier_position once Logic,
    playing_on_from_an_earlier_position_can_be_thought_better_of once Logic,
    a_long_game_keeps_the_shown_move_in_sight sample Logic,
    a_held_move_is_explained sample Logic,
];

const START: &str = "ppppp/ppppp/5/PPPPP/PPPPP";
const MOVES: [&str; 3] = ["b2-a3", "b4-c3", "c2-d3"];

#[track_caller]
fn reviewed(session: &Session) -> Page<'_> {
    Page::linked(session, &format!("{START} w"), &MOVES)
}

fn the_buttons_lead_through_the_game(session: &Session) {
    let page = reviewed(session);
    for (action, ply) in [
        ("previous", 2),
        ("previous", 1),
        ("next", 2),
        ("first", 0),
        ("next", 1),
        ("last", 3),
    ] {
        page.act(action);
        page.await_ply(ply);
    }
    page.act("first");
    page.await_board(START);
    page.act("last");
    page.await_board("ppppp/p1ppp/P1pP1/P2PP/PPPPP");
}

fn the_list_of_moves_leads_to_every_position(session: &Session) {
    let page = reviewed(session);
    let boards = [
        START,
        "ppppp/ppppp/P4/P1PPP/PPPPP",
        "ppppp/p1ppp/P1p2/P1PPP/PPPPP",
        "ppppp/p1ppp/P1pP1/P2PP/PPPPP",
    ];
    for ply in [1, 3, 0, 2] {
        page.press(&format!("button[data-ply='{ply}']"));
        page.await_ply(ply);
        page.await_board(boards[ply]);
    }
}

fn a_held_button_repeats_until_it_is_let_go(session: &Session) {
    let game = Game::of_length(55);
    let page = Page::home(session);
    let start = "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w";
    page.follow(&crate::page::link(start, &game.moves()));
    page.arrive("game");
    page.await_ply(55);
    let point = page.target("button[data-action=previous]");
    session.mouse(&[PointerStep::Move(point), PointerStep::Press]);
    session.until(
        "the button to repeat",
        "const ply = Number(document.querySelector('[data-ply][aria-current=true]').dataset.ply);
        return ply < 50 || { not: ply }",
        vec![],
    );
    session.mouse(&[PointerStep::Move(point), PointerStep::Lift]);
    let ply = page.ply();
    // If the button were still repeating, it would do so within the longest pause, half a second.
    session.until(
        "a second to pass",
        "check.start ??= performance.now(); return performance.now() - check.start > 700",
        vec![],
    );
    assert_eq!(page.ply(), ply, "it goes on by itself");
    page.act("previous");
    page.await_ply(ply - 1);
}

/// A game continued from its first move, and the key of the original game.
fn played_on(session: &Session) -> (Page<'_>, String) {
    let page = reviewed(session);
    page.await_saved(&MOVES);
    let whole = page.game_key();
    page.press("button[data-ply='1']");
    page.await_ply(1);
    page.act("play-from-here");
    (page, whole)
}

fn one_can_play_on_from_an_earlier_position(session: &Session) {
    let (page, whole) = played_on(session);
    page.notice("played-on");
    page.await_saved(&MOVES[..1]);
    // The earlier moves are kept, and until another move is made the later ones can be redone.
    page.act("redo");
    page.await_ply(2);
    page.act("undo");
    page.await_ply(1);
    page.click_move("e4-e3", 2);
    page.await_saved(&["b2-a3", "e4-e3"]);
    page.await_board("ppppp/pppp1/P3p/P1PPP/PPPPP");
    page.act("first");
    page.await_board(START);
    assert_ne!(page.game_key(), whole);
    let kept = page.stored(&whole).expect("it is kept");
    assert!(kept.contains(&MOVES.join(" ")), "{kept}");
}

fn playing_on_from_an_earlier_position_can_be_thought_better_of(session: &Session) {
    let (page, whole) = played_on(session);
    page.press("[data-notice=played-on] [data-action=back-to-game]");
    page.await_ply(3);
    page.see_no("[data-notice]");
    assert_eq!(page.game_key(), whole);
    assert_eq!(page.games(), [whole.as_str()], "the other one is gone");
}

fn a_long_game_keeps_the_shown_move_in_sight(session: &Session) {
    session.resize((1280, 800));
    let game = Game::of_length(76);
    let start = "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w";
    let page = Page::linked(session, start, &game.moves());
    let in_sight = "
        const one = document.querySelector('[data-ply][aria-current=true]');
        const box = one.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return one.contains(hit) || { not: [box.x, box.y] }";
    session.until("the last move to be in sight", in_sight, vec![]);
    page.act("first");
    page.await_ply(0);
    page.act("next");
    page.await_ply(1);
    session.until("the first move to be in sight", in_sight, vec![]);
}

fn a_held_move_is_explained(session: &Session) {
    let page = reviewed(session);
    let at = page.target("button[data-ply='2']");
    session.mouse(&[
        PointerStep::Move(at),
        PointerStep::Press,
        PointerStep::Wait(700),
    ]);
    page.read(".notation-move strong", "b4-c3");
    page.read(".notation-move", "Black: b4 to c3");
    session.mouse(&[PointerStep::Lift]);
    assert_eq!(page.ply(), 3, "it is looked at in the dialog alone");
    page.act("close");
    page.see_no("[data-panel=notation][open]");
    // A short press goes to the move, which the button beside the list then explains.
    page.press("button[data-ply='1']");
    page.await_ply(1);
    page.act("notation");
    page.read(".notation-move", "White: b2 to a3");
    page.see(".notation-key dd");
    assert_clean(session, "the notation");
}
