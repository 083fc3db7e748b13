//! The tests, by subject.

mod access;
mod agreeing;
mod asked;
mod backups;
mod begin;
mod boards;
mod clocks;
mod drawing;
mod early;
mod early_home;
mod editor;
mod editor_touches;
mod embeds;
mod failures;
mod fingers;
mod finished;
mod five_games;
mod focus;
mod friends;
mod friends_asking;
mod imports;
mod in_sight;
mod kept_library;
mod keyboard;
mod layout;
mod lessons;
mod levels;
mod library;
mod library_focus;
mod library_place;
mod links;
mod looks;
mod lost_engine;
mod machine;
mod memory;
mod offline;
mod painted;
mod parts;
mod pictures;
mod pointing;
mod policy;
mod portrait;
mod puzzle_lists;
mod puzzles;
mod review;
mod rules;
mod scripts;
mod settings;
mod several_games;
mod sharing;
mod shown;
mod solved;
mod statistics;
mod storage;
mod stress;
mod tabs;
mod taking_back;
mod test_game;
mod texts;
mod thinking;
mod variations;
mod whole_games;
mod words;

use crate::run::Test;

pub fn all() -> Vec<Test> {
    [
        whole_games::TESTS,
        five_games::TESTS,
        agreeing::TESTS,
        backups::TESTS,
        begin::TESTS,
        boards::TESTS,
        clocks::TESTS,
        pointing::TESTS,
        drawing::TESTS,
        early::TESTS,
        early_home::TESTS,
        editor::TESTS,
        editor_touches::TESTS,
        embeds::TESTS,
        asked::TESTS,
        looks::TESTS,
        portrait::TESTS,
        kept_library::TESTS,
        keyboard::TESTS,
        focus::TESTS,
        friends::TESTS,
        friends_asking::TESTS,
        imports::TESTS,
        several_games::TESTS,
        review::TESTS,
        variations::TESTS,
        taking_back::TESTS,
        links::TESTS,
        sharing::TESTS,
        storage::TESTS,
        stress::TESTS,
        tabs::TESTS,
        settings::TESTS,
        layout::TESTS,
        lessons::TESTS,
        puzzle_lists::TESTS,
        library::TESTS,
        library_focus::TESTS,
        library_place::TESTS,
        statistics::TESTS,
        puzzles::TESTS,
        rules::TESTS,
        scripts::TESTS,
        texts::TESTS,
        words::TESTS,
        fingers::TESTS,
        finished::TESTS,
        access::TESTS,
        thinking::TESTS,
        lost_engine::TESTS,
        machine::TESTS,
        memory::TESTS,
        levels::TESTS,
        solved::TESTS,
        shown::TESTS,
        policy::TESTS,
        failures::TESTS,
        parts::TESTS,
        offline::TESTS,
        offline::versions::TESTS,
        offline::service_worker::TESTS,
        painted::TESTS,
        pictures::TESTS,
        test_game::TESTS,
    ]
    .concat()
}
