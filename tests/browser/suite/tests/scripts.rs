//! Some of the scripts of games that are played natively, played on the page: it shows what the model says.

use crate::browser::Session;
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

fn play_all(session: &Session, names: &[&str]) {
    let page = Page::serve(session);
    // Natively, both languages are checked in every state.
    let languages = words::all().iter().cycle();
    for (name, locale) in names.iter().zip(languages) {
        play(&page, name, *locale);
    }
}

fn scripts_of_two_people(session: &Session) {
    play_all(
        session,
        &[
            "moves_of_two_people",
            "selecting",
            "refusal_deselects",
            "undo_and_redo",
            "passes",
            "stacks",
        ],
    );
}

fn scripts_of_looking_back_and_ending(session: &Session) {
    play_all(session, &["looking_back", "resigning", "agreed_draw"]);
}

fn scripts_against_the_computer(session: &Session) {
    play_all(
        session,
        &[
            "the_computer_begins",
            "the_answer_is_taken_back_too",
            "a_win_over_a_level",
            "the_person_resigns",
        ],
    );
}

fn scripts_of_panels_and_settings(session: &Session) {
    play_all(
        session,
        &[
            "a_hint",
            "panels_at_a_desk",
            "turning_the_board",
            "confirming_moves",
            "agreeing_to_the_values",
        ],
    );
}
