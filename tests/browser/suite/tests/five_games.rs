//! Every game of the collection, played through by one hand.

use tablero::games::GAMES;

use crate::browser::Session;
use crate::every_game::Whole;
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_whole_game_of_breakthrough,
    a_whole_game_of_pogo,
    a_whole_game_of_push_push,
    a_whole_game_of_ticto,
    a_whole_game_of_zoq,
    a_draw_by_repetition_is_seen,
    no_game_is_left_out,
];

fn a_whole_game_of_breakthrough(session: &Session) {
    whole(session, "breakthrough", 52);
}

fn a_whole_game_of_pogo(session: &Session) {
    whole(session, "pogo", 29);
}

fn a_whole_game_of_push_push(session: &Session) {
    whole(session, "push-push", 115);
}

fn a_whole_game_of_ticto(session: &Session) {
    whole(session, "ticto", 94);
}

fn a_whole_game_of_zoq(session: &Session) {
    whole(session, "zoq", 10);
}

fn a_draw_by_repetition_is_seen(session: &Session) {
    whole(session, "pogo", 10);
}

fn no_game_is_left_out(_: &Session) {
    let named = |slug: &str| {
        let test = format!("a_whole_game_of_{}", slug.replace('-', "_"));
        TESTS.iter().any(|one| one.name == test)
    };
    for game in GAMES {
        assert!(named(game.slug()), "{} is not played", game.slug());
    }
}

/// Plays the game of so many moves to its end.
#[track_caller]
fn whole(session: &Session, slug: &str, plies: usize) {
    let game = Whole::of_length(slug, plies);
    let page = Page::serve(session);
    page.play_by_hand(&game.text);
    page.await_result(&game.result);
    page.await_spots("movable", &[]);
    let moves: Vec<&str> = game.text.moves.iter().map(String::as_str).collect();
    page.await_saved(&moves);
    page.reload();
    page.await_result(&game.result);
}
