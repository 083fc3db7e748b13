//! Some of the scripts of games that are played natively, played on the page: it shows the same as the model.

use crate::browser::{Browser, Session};
use crate::page::Page;
use crate::run::{Test, tests};
use tablero::words;
use tablero_browser::scripts::play;

pub const TESTS: &[Test] = tests![
    scripts_of_two_people sample Logic,
    scripts_of_looking_back_and_ending sample Words,
    scripts_against_the_computer sample Logic,
    scripts_of_panels_and_settings sample Logic,
];

/// Plays these scripts. In the other browsers, the first of them are enough: together they use every view.
fn play_all(session: &Session, first: usize, names: &[&str]) {
    let page = Page::serve(session);
    let names = match session.browser {
        Browser::Chromium => names,
        Browser::Firefox | Browser::WebKit => &names[..first],
    };
    // Natively, both languages are checked in every state.
    let languages = words::all();
    let languages = languages.iter().cycle();
    for (name, locale) in names.iter().zip(languages) {
        play(&page, name, *locale);
    }
}

fn scripts_of_two_people(session: &Session) {
    play_all(
        session,
        4,
        &[
            "moves_of_two_people",
            "undo_and_redo",
            "passes",
            "stacks",
            "selecting",
            "refusal_deselects",
        ],
    );
}

fn scripts_of_looking_back_and_ending(session: &Session) {
    play_all(session, 2, &["looking_back", "agreed_draw", "resigning"]);
}

fn scripts_against_the_computer(session: &Session) {
    play_all(
        session,
        3,
        &[
            "the_computer_begins",
            "the_answer_is_taken_back_too",
            "the_person_resigns",
            "a_win_over_a_level",
        ],
    );
}

fn scripts_of_panels_and_settings(session: &Session) {
    play_all(
        session,
        3,
        &[
            "a_hint",
            "panels_at_a_desk",
            "agreeing_to_the_values",
            "turning_the_board",
            "confirming_moves",
        ],
    );
}
