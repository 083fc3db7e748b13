//! Games from the first to the last move, with every kind of input.

use serde_json::json;

use crate::browser::{Key, Session};
use crate::games::{Game, board_of};
use crate::page::{Page, spots_of};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_whole_game_by_mouse,
    a_whole_game_by_mouse_in_spanish_on_a_phone once Logic,
    a_whole_game_by_keyboard_alone sample Logic,
    a_whole_game_by_touch if Touch,
    a_reload_in_the_middle_changes_nothing once Logic,
    a_game_goes_on_where_it_was_left once Logic,
];

fn a_whole_game_by_mouse(session: &Session) {
    // A short game: long ones are played natively, and by mouse in `five_games`.
    let game = Game::of_length(6);
    let page = Page::home(session);
    page.start(&game.size);
    page.play(1, &game.moves());
    assert_ended(&page, &game);
}

fn a_whole_game_by_mouse_in_spanish_on_a_phone(session: &Session) {
    session.resize((360, 640));
    let game = Game::of_length(6);
    let page = Page::home(session);
    page.speak("es");
    page.start(&game.size);
    page.play(1, &game.moves());
    assert_ended(&page, &game);
}

fn a_whole_game_by_keyboard_alone(session: &Session) {
    let game = Game::of_length(6);
    let page = Page::home(session);
    page.tab_to("[data-game=breakthrough] [data-action=two-players]");
    session.keys(&[Key::Enter]);
    page.see("[data-new-game]");
    page.tab_to("input[name=start]");
    let size = format!("[name=start][value={:?}]", game.size);
    for _ in 0..10 {
        if page.is_checked(&size) {
            break;
        }
        session.keys(&[Key::Right]);
    }
    assert!(page.is_checked(&size));
    page.tab_to("[data-action=begin]");
    session.keys(&[Key::Enter]);
    page.see("svg[data-board]");
    page.tab_to("[data-spot]");
    for (index, mv) in game.moves.iter().enumerate() {
        let (from, to) = spots_of(mv);
        page.key_touch(from, false, Key::Enter);
        page.await_spots("selected", &[from]);
        page.key_touch(to, false, Key::Space);
        page.await_ply(index + 1);
        assert_eq!(page.focus(), format!("spot {to}"), "after {mv}");
    }
    assert_ended(&page, &game);
}

fn a_whole_game_by_touch(session: &Session) {
    session.resize((360, 640));
    let game = Game::of_length(6);
    let page = Page::home(session);
    page.start(&game.size);
    for (index, mv) in game.moves.iter().enumerate() {
        page.tap_move(mv, index + 1);
    }
    assert_ended(&page, &game);
}

fn a_reload_in_the_middle_changes_nothing(session: &Session) {
    let page = Page::game(session, "5x5");
    page.play(1, &["b2-a3", "b4-c3", "c2-d3"]);
    page.act("undo");
    page.await_ply(2);
    page.await_saved(&["b2-a3", "b4-c3"]);
    let (board, fragment) = (page.board(), page.fragment());
    page.reload();
    page.await_ply(2);
    page.await_board(&board);
    assert_eq!(page.fragment(), fragment);
    page.act("redo");
    page.await_ply(3);
    page.click_move("c3-c2", 4);
}

fn a_game_goes_on_where_it_was_left(session: &Session) {
    let page = Page::game(session, "5x5");
    page.play(1, &["b2-a3", "b4-c3"]);
    let (board, key) = (page.board(), page.game_key());
    page.act("home");
    page.arrive("home");
    let id = key.rsplit('/').next().expect("a key has a last part");
    page.press(&format!("[data-saved={id:?}] [data-action=continue]"));
    page.arrive("game");
    page.await_board(&board);
    assert_eq!(page.game_key(), key);
    page.click_move("c2-d3", 3);
}

#[track_caller]
fn assert_ended(page: &Page, game: &Game) {
    page.await_result(&game.winner);
    page.await_board(&game.end);
    page.await_spots("movable", &[]);
    page.await_saved(&game.moves());
    let text = page.stored(&page.game_key()).expect("the game is kept");
    assert!(text.contains(&format!("result {}", game.winner)), "{text}");
    assert_eq!(board_of(&page.board()), game.end);
    let spots = page.session.run(
        "return document.querySelectorAll('[data-spot][tabindex=\"0\"]').length",
        vec![],
    );
    assert_eq!(spots, json!(1), "places in the tab order");
}
