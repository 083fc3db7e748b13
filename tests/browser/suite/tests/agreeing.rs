//! Agreements between two players, and automatic steps: drawing lots, draws, options, passes.

use serde_json::json;
use tablero::play::GameText;

use crate::browser::Session;
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    chance_says_who_plays_white once Logic,
    a_draw_is_asked_for_agreed_and_taken_back once Logic,
    breakthrough_knows_no_draw once Logic,
    options_are_chosen_before_the_game_and_kept sample Logic,
    playing_on_from_a_pass_keeps_the_move_before_it once Logic,
    where_the_ball_goes_is_asked_when_there_is_a_choice once Logic,
];

fn chance_says_who_plays_white(session: &Session) {
    let page = Page::home(session);
    // The person gets both sides after some games. The chance that 40 games give the same side is two in a million
    // million.
    let mut sides = Vec::new();
    for _ in 0..40 {
        page.open_new_game("breakthrough");
        page.press("[name=opponent][value=computer]");
        page.press("[name=side][value=random]");
        page.begin();
        let check = "return document.querySelector('.player-level')?.closest('[data-side]').dataset.side ?? false";
        let computer = session.until("the computer to sit down", check, vec![]);
        sides.push(computer.to_string());
        sides.sort();
        sides.dedup();
        if sides.len() > 1 {
            break;
        }
        page.act("home");
        page.arrive("home");
    }
    assert_eq!(sides.len(), 2, "{sides:?}");
}

fn a_draw_is_asked_for_agreed_and_taken_back(session: &Session) {
    let page = Page::serve(session);
    page.open_game(&game("pogo", "", None, "2a1-a3"));
    page.act("resign");
    page.see("button[data-action=draw-yes]");
    assert!(!page.shows("[data-result]"), "one press is not enough");
    page.act("resign-no");
    assert!(!page.shows("[data-result]"));
    page.act("resign");
    page.act("draw-yes");
    page.await_result("draw");
    page.await_spots("movable", &[]);
    page.reload();
    page.await_result("draw");
    page.act("undo");
    page.see_no("[data-result]");
    page.await_ply(1);
    page.act("redo");
    page.await_result("draw");
}

fn breakthrough_knows_no_draw(session: &Session) {
    let page = Page::game(session, "5x5");
    page.act("resign");
    page.see("button[data-action=resign-yes]");
    assert!(!page.shows("button[data-action=draw-yes]"));
}

fn options_are_chosen_before_the_game_and_kept(session: &Session) {
    for (game, option) in [("zoq", "reach=any"), ("ticto", "setup=wedge")] {
        let page = Page::home(session);
        page.open_new_game(game);
        page.press(&format!("[name=start][value={option:?}]"));
        page.begin();
        let stored = page.stored(&page.game_key()).expect("the game is kept");
        assert!(stored.contains(&format!("options {option}")), "{stored}");
    }
}

/// White's 1 in the corner cannot move; Black can.
const BLOCKED: &str = "7/7/7/3o3/7/td4c/Ut5 b -";

fn playing_on_from_a_pass_keeps_the_move_before_it(session: &Session) {
    let page = Page::serve(session);
    page.open_game(&game("push-push", "", Some(BLOCKED), "g2-g3 -- g3-g4"));
    page.await_ply(4);
    page.press("[data-ply='1']");
    page.await_ply(1);
    page.act("play-from-here");
    page.await_ply(2);
    page.await_saved(&["g2-g3", "--"]);
    page.await_spots("movable", &["a2", "b1", "b2", "g3"]);
}

fn where_the_ball_goes_is_asked_when_there_is_a_choice(session: &Session) {
    let start = "6c/7/7/o6/U6/7/7 w -";
    for (ball, mv) in [("a5", "a3-a4"), ("b5", "a3-a4/b5")] {
        let page = Page::serve(session);
        page.open_game(&game("push-push", "", Some(start), ""));
        page.touch("a3");
        page.await_spots("selected", &["a3"]);
        page.touch("a4");
        page.await_spots("target", &["a5", "b5"]);
        page.touch(ball);
        page.await_ply(1);
        page.await_saved(&[mv]);
        let at = "return document.querySelector('[data-piece=ball]').dataset.at";
        assert_eq!(session.run(at, vec![]), json!(ball));
    }
}

fn game(slug: &str, options: &str, start: Option<&str>, moves: &str) -> GameText {
    GameText {
        game: slug.to_owned(),
        options: options.to_owned(),
        start: start.map(str::to_owned),
        moves: moves.split_whitespace().map(str::to_owned).collect(),
        ..GameText::default()
    }
}
