//! Some of the scripts of games that are played natively, played on the page: it shows what the model says.

use crate::browser::Session;
use crate::page::Page;
use crate::run::{Test, tests};
use tablero_browser::scripts::play;

pub const TESTS: &[Test] = tests![
    scripts_of_two_people sample Logic,
    scripts_of_looking_back_and_ending sample Logic,
    scripts_against_the_computer sample Logic,
    scripts_of_panels_and_settings sample Logic,
];

fn play_all(session: &Session, names: &[&str]) {
    let page = Page::serve(session);
    for name in names {
        play(&page, name);
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
