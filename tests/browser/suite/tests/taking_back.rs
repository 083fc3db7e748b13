//! Every action can be undone.

use serde_json::json;

use crate::browser::{PointerStep, Session};
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    moves_are_taken_back_and_played_again sample Logic,
    resigning_asks_first_and_can_be_taken_back once Logic,
    a_resignation_outlives_a_reload once Logic,
    a_new_game_keeps_the_old_one_and_leads_back_to_it once Logic,
    a_double_click_begins_one_game,
    a_kept_key_begins_no_game_and_is_otherwise_a_key,
];

const START: &str = "ppppp/ppppp/5/PPPPP/PPPPP";

fn moves_are_taken_back_and_played_again(session: &Session) {
    let page = Page::game(session, "5x5");
    page.play(1, &["b2-a3", "b4-c3"]);
    let board = page.board();
    page.act("undo");
    page.await_ply(1);
    page.act("undo");
    page.await_ply(0);
    page.await_board(START);
    page.await_spots("movable", &["a2", "b2", "c2", "d2", "e2"]);
    page.act("redo");
    page.await_ply(1);
    page.act("redo");
    page.await_ply(2);
    page.await_board(&board);
    page.await_saved(&["b2-a3", "b4-c3"]);
}

fn resigning_asks_first_and_can_be_taken_back(session: &Session) {
    let page = Page::game(session, "5x5");
    page.click_move("b2-a3", 1);
    page.act("resign");
    page.see("button[data-action=resign-yes]");
    assert!(!page.shows("[data-result]"), "one press is not enough");
    page.act("resign-yes");
    // It was Black's turn.
    page.await_result("white");
    page.await_spots("movable", &[]);
    page.act("undo");
    page.see_no("[data-result]");
    page.await_ply(1);
    page.await_spots("movable", &["a4", "b4", "c4", "d4", "e4"]);
    page.act("redo");
    page.await_result("white");
}

fn a_resignation_outlives_a_reload(session: &Session) {
    let page = Page::game(session, "5x5");
    page.act("resign");
    page.act("resign-yes");
    page.await_result("black");
    page.reload();
    page.await_result("black");
    page.act("undo");
    page.see_no("[data-result]");
    page.reload();
    page.await_ply(0);
    assert!(!page.shows("[data-result]"));
    page.act("redo");
    page.await_result("black");
}

fn a_new_game_keeps_the_old_one_and_leads_back_to_it(session: &Session) {
    let page = Page::home(session);
    page.start("5x5");
    page.play(1, &["b2-a3", "b4-c3"]);
    let (board, old) = (page.board(), page.game_key());
    page.act("new");
    page.begin();
    page.await_board(START);
    page.await_ply(0);
    page.notice("new-game");
    assert_ne!(page.game_key(), old);
    page.press("[data-notice=new-game] [data-action=back-to-game]");
    page.await_board(&board);
    page.await_ply(2);
    assert_eq!(page.game_key(), old);
    assert_eq!(page.games(), [old.as_str()], "the empty game is gone");
    // A game in which moves were made is kept.
    page.act("new");
    page.begin();
    page.await_board(START);
    page.click_move("a2-a3", 1);
    page.await_saved(&["a2-a3"]);
    assert_eq!(page.games().len(), 2);
}

fn a_double_click_begins_one_game(session: &Session) {
    let page = Page::home(session);
    let at = page.target("[data-game=zoq] button[data-action=play]");
    session.mouse(&[
        PointerStep::Move(at),
        PointerStep::Press,
        PointerStep::Lift,
        PointerStep::Press,
        PointerStep::Lift,
    ]);
    page.arrive("game");
    let kept = "const games = Object.keys(localStorage).filter((key) => key.startsWith('tablero/v2/game/'));
        return games.length === 1 || { not: games }";
    session.until("one game to be kept", kept, vec![]);
}

fn a_kept_key_begins_no_game_and_is_otherwise_a_key(session: &Session) {
    let page = Page::game(session, "5x5");
    page.act("resign");
    page.act("resign-yes");
    page.see("button[data-action=rematch]");
    // Whether the keys still have their usual effect in the browser.
    let script = "const button = document.querySelector('button[data-action=rematch]');
        return ['Enter', 'Tab', 'PageDown'].map((key) => button.dispatchEvent(
            new KeyboardEvent('keydown', { key, repeat: true, bubbles: true, cancelable: true })));";
    assert_eq!(session.run(script, vec![]), json!([false, true, true]));
}
