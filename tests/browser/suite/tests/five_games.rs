//! Every game of the collection, played from start to end.

use tablero::games::GAMES;

use super::in_sight::{assert_fits, assert_in_sight};
use super::layout::NEEDED;
use super::solved::analyse;
use crate::axe::assert_clean;
use crate::browser::{Browser, Key, Session};
use crate::every_game::FullGame;
use crate::page::{Page, dist_file, dist_files};
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_whole_game_of_breakthrough,
    a_whole_game_of_pogo,
    a_whole_game_of_push_push,
    a_whole_game_of_ticto,
    a_whole_game_of_zoq sample Logic,
    a_draw_by_repetition_is_seen once Logic,
    each_game_is_played_by_keys_alone once Logic,
    a_long_game_is_ended_by_keys_alone once Logic,
    every_game_is_in_sight_on_a_phone_and_a_desk once Layout,
    axe_finds_nothing_in_any_game once Axe,
    a_stack_is_picked_apart_by_keys once Logic,
    a_stack_gives_more_at_each_tap once Logic,
    no_game_is_left_out once Logic,
    the_game_for_tests_is_not_in_the_page once Logic,
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

fn each_game_is_played_by_keys_alone(session: &Session) {
    // Whole games if they are short, else their first plies. The next test plays the end of a long one.
    let lengths = [
        ("breakthrough", 6, None),
        ("pogo", 9, None),
        ("push-push", LONG, Some(4)),
        ("ticto", 22, Some(4)),
        ("zoq", 6, None),
    ];
    for game in GAMES {
        let slug = game.slug();
        let length = lengths.iter().find(|(one, ..)| *one == slug);
        let (_, plies, first) = length.unwrap_or_else(|| panic!("no game of {slug} is named"));
        play_by_keys(session, slug, *plies, *first);
    }
}

fn a_long_game_is_ended_by_keys_alone(session: &Session) {
    let page = Page::serve(session);
    let game = FullGame::of_length("push-push", LONG);
    page.play_by_keys(&game.text, LONG - LAST_ELSEWHERE);
    page.await_result(&game.result);
}

/// The last plies of a long game that are played by mouse in Chromium.
const LAST: usize = 24;

/// The number of plies played in the other browsers, and by keys.
const LAST_ELSEWHERE: usize = 10;

/// The number of plies of the shortest whole game of Push Push.
const LONG: usize = 115;

/// Starts a game from the home screen and plays one with this many plies, or only its first plies, with keys
/// only.
#[track_caller]
fn play_by_keys(session: &Session, slug: &str, plies: usize, first: Option<usize>) {
    let page = Page::home(session);
    page.tab_to(&format!("[data-game={slug}] [data-action=two-players]"));
    session.keys(&[Key::Enter]);
    page.tab_to("[data-action=begin]");
    session.keys(&[Key::Enter]);
    page.arrive("game");
    page.tab_to("[data-spot]");
    let mut game = FullGame::of_length(slug, plies);
    game.text.moves.truncate(first.unwrap_or(plies));
    page.play_by_keys(&game.text, 0);
    if first.is_none() {
        page.await_result(&game.result);
    }
}

fn every_game_is_in_sight_on_a_phone_and_a_desk(session: &Session) {
    let page = Page::home(session);
    for language in ["en", "es"] {
        page.speak(language);
        for game in GAMES {
            page.two_players(game.slug());
            for size in [(360, 640), (1280, 800)] {
                session.resize(size);
                let screen = format!("{} in {language} at {size:?}", game.slug());
                assert_fits(session, &NEEDED, &screen);
                if game.agreed_draws() {
                    assert_in_sight(session, &["[data-action=resign]"], &screen);
                }
            }
            page.act("home");
            page.arrive("home");
        }
    }
}

fn axe_finds_nothing_in_any_game(session: &Session) {
    let page = Page::home(session);
    // Colours do not depend on the language, and texts do not depend on the colours.
    for (theme, language) in [("light", "en"), ("dark", "es")] {
        page.speak(language);
        page.set("theme", theme);
        assert_clean(session, &format!("home, {theme}, {language}"));
        for game in GAMES {
            let screen = format!("{}, {theme}, {language}", game.slug());
            page.two_players(game.slug());
            analyse(&page, *game);
            assert_clean(session, &screen);
            // Ends the analysis, which is no longer needed.
            page.act("analyse");
            page.see_no(".analysis");
            page.act("resign");
            page.see("[data-action=resign-yes]");
            // The question is the same in all games.
            if game.slug() == "ticto" {
                assert_clean(session, &format!("the question for an end: {screen}"));
            }
            page.act("resign-yes");
            page.act("report");
            page.see(".report");
            assert_clean(session, &format!("the report: {screen}"));
            page.act("home");
            page.arrive("home");
        }
    }
}

/// Two pieces of a stack of two are selected by touching the lower one.
fn a_stack_is_picked_apart_by_keys(session: &Session) {
    let page = Page::home(session);
    page.two_players("pogo");
    page.tab_to("[data-spot]");
    page.key_touch("a1", false, Key::PageDown);
    page.read("[data-live=assertive]", "number 1 of 2 from the bottom");
    session.keys(&[Key::Enter]);
    // Only one piece reaches a2, and it moves there with one touch.
    page.await_spots("target", &["a2", "a3", "b2", "c1"]);
    page.key_touch("a3", false, Key::Enter);
    page.await_ply(1);
    page.await_saved(&["2a1-a3"]);
}

/// One piece, two, none. If only one piece can move to a place, it moves with any selection.
fn a_stack_gives_more_at_each_tap(session: &Session) {
    let page = Page::home(session);
    page.two_players("pogo");
    page.touch("a1");
    page.read("[data-status]", "a1: 1 selected");
    page.touch("a1");
    page.read("[data-status]", "2 pieces from a1");
    page.touch("a1");
    page.await_spots("selected", &[]);
    page.touch("a1");
    page.touch("a1");
    page.await_spots("target", &["a2", "a3", "b2", "c1"]);
    let label = "return document.querySelector('[data-spot=a2]').getAttribute('aria-label')
        .includes('tap to move 1 here')";
    session.until("the number to be told", label, vec![]);
    page.touch("a2");
    page.await_saved(&["1a1-a2"]);
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

fn the_game_for_tests_is_not_in_the_page(_: &Session) {
    let files = dist_files();
    assert!(files.len() > 50, "{files:?}");
    for file in files {
        let bytes = dist_file(&file).to_ascii_lowercase();
        let is_named = String::from_utf8_lossy(&bytes).contains("hexapawn");
        assert!(!is_named && !file.contains("hexapawn"), "{file}");
    }
}

/// Plays the game with this many moves to its end.
#[track_caller]
fn whole(session: &Session, slug: &str, plies: usize) {
    let game = FullGame::of_length(slug, plies);
    let page = Page::serve(session);
    // Whole games are played by the touches of each move on the model, natively.
    let last = match session.browser {
        Browser::Chromium => LAST,
        Browser::Firefox | Browser::WebKit => LAST_ELSEWHERE,
    };
    let begun = plies.saturating_sub(last);
    page.play_by_hand_with_breaks(&game.text, begun);
    page.await_result(&game.result);
    page.await_spots("movable", &[]);
    let moves: Vec<&str> = game.text.moves.iter().map(String::as_str).collect();
    page.await_saved(&moves);
    page.reload();
    page.await_result(&game.result);
}
