//! The lists of puzzles: loaded immediately, stepped through, by difficulty, by day.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tablero::games;
use tablero::play::{Day, Puzzle, listed, listed_day, puzzle_name};
use xtask::serve::Intercept;

use super::in_sight::assert_narrow;
use super::puzzles::{of_list, open, record};
use crate::axe::assert_clean;
use crate::browser::Session;
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_puzzle_of_pogo_is_there_before_pogo_is_solved once Logic,
    a_solved_puzzle_is_walked_through sample Logic,
    all_puzzles_are_listed_by_difficulty once Logic,
    the_puzzle_of_the_day_solved_without_help_counts once Logic,
    a_list_that_does_not_come_is_asked_for_again once Logic,
    axe_finds_nothing_in_lists_of_puzzles once Axe,
];

/// The whole line is in the data, so the engine is not needed and nothing has to be solved.
fn a_puzzle_of_pogo_is_there_before_pogo_is_solved(session: &Session) {
    let page = Page::home(session);
    let today = Day::of(20_261_127).expect("a day");
    let number = today.number();
    page.follow(&format!("#puzzle=pogo/{}", puzzle_name(number)));
    page.see(&format!("[data-puzzle='{number}'] svg[data-board]"));
    let puzzle = of_list("pogo", 2);
    open(&page, "pogo", 2);
    play_line(&page, &puzzle);
    page.see("[data-judged=solved]");
    let worker = "return performance.getEntriesByType('resource')
        .filter((file) => file.name.includes('engine')).length";
    assert_eq!(session.run(worker, vec![]), 0);
}

/// Plays the line of a puzzle on the page, which makes the replies.
fn play_line(page: &Page, puzzle: &Puzzle) {
    let mut record = record(puzzle);
    let side = record.turn();
    for mv in &puzzle.line {
        if record.turn() == side {
            page.make_by_hand(&mut record, mv);
        } else {
            record.play_text(mv).expect("it is legal");
            record.make_forced();
        }
        // A reply comes immediately.
        if record.turn() == side || record.result().is_some() {
            page.await_pieces(&record.pieces(record.plies()));
        }
    }
}

fn a_solved_puzzle_is_walked_through(session: &Session) {
    let page = Page::home(session);
    let puzzle = of_list("breakthrough", 1);
    open(&page, "breakthrough", 1);
    page.see_no(".step-buttons");
    play_line(&page, &puzzle);
    page.see("[data-judged=solved]");
    let mut record = record(&puzzle);
    for mv in &puzzle.line {
        record.play_text(mv).expect("it is legal");
    }
    let plies = record.plies();
    for ply in (0..plies).rev() {
        page.act("step-back");
        page.await_pieces(&record.pieces(ply));
    }
    for ply in 1..=plies {
        page.act("step-on");
        page.await_pieces(&record.pieces(ply));
    }
}

fn all_puzzles_are_listed_by_difficulty(session: &Session) {
    let page = Page::home(session);
    let puzzle = of_list("breakthrough", 1);
    open(&page, "breakthrough", 1);
    play_line(&page, &puzzle);
    page.see("[data-judged=solved]");
    page.press("[data-action=list]");
    page.arrive("puzzles");
    assert_eq!(page.fragment(), "#puzzles=breakthrough");
    let first = format!("details[data-grade='{}']", puzzle.grade);
    page.read(&first, "1 of ");
    page.unfold();
    page.see(&format!("{first} .step-done[data-puzzle-number='1']"));
    assert_eq!(page.count("[data-puzzle-number]"), 100);
    page.press("[data-puzzle-number='7']");
    page.see("[data-puzzle='7'] svg[data-board]");
    page.follow("#puzzles=zoq");
    page.arrive("puzzles");
    page.unfold();
    page.see("[data-puzzle-number='500']");
}

fn the_puzzle_of_the_day_solved_without_help_counts(session: &Session) {
    let page = Page::home(session);
    page.follow("#puzzles=days");
    page.arrive("days");
    page.see("[data-streak='0']");
    let yesterday = "const day = new Date(Date.now() - 86400000);
        const two = (number) => String(number).padStart(2, '0');
        return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`";
    let yesterday = session.run(yesterday, vec![]);
    let yesterday = yesterday.as_str().expect("a date");
    let days = format!("{{\"version\":1,\"done\":{{\"in-time\":[\"{yesterday}\"]}}}}");
    page.store("tablero/v1/days", &days);
    page.reload();
    page.see("[data-streak='1']");
    page.press("[data-action=today]");
    page.see("[data-screen=puzzle] svg[data-board]");
    let number = session.run(
        "return document.querySelector('[data-puzzle]').dataset.puzzle",
        vec![],
    );
    let day = number.as_str().and_then(|number| number.parse().ok());
    let day = day.and_then(Day::of).expect("the puzzle of a day");
    let slug = session.run(
        "return document.querySelector('svg[data-board]').dataset.boardOf",
        vec![],
    );
    let slug = slug.as_str().expect("a game").to_owned();
    play_line(&page, &of_day(&slug, day));
    page.see("[data-judged=solved]");
    page.follow("#puzzles=days");
    page.arrive("days");
    page.see("[data-streak='2']");
    let today = puzzle_name(day.number());
    page.see(&format!(".step-done.step-in-time[data-day='{today}']"));
    page.act("home");
    page.arrive("home");
    page.read("[data-action=puzzle-of-day]", "solved");
}

/// The puzzle of a game for a day.
fn of_day(slug: &str, day: Day) -> Puzzle {
    let kind = games::kind(slug).expect("a game");
    let is_solved = !kind.exact_levels().is_empty();
    let name = if is_solved {
        format!("{slug}-days")
    } else {
        slug.to_owned()
    };
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let list = fs::read_to_string(format!("{root}/assets/puzzles/{name}.txt"));
    let list = list.expect("a game with puzzles has its list");
    let found = if is_solved {
        listed_day(&list, day).map(|line| (day.number(), line))
    } else {
        listed(&list, day.number(), true)
    };
    let (number, line) = found.expect("a puzzle for each day");
    Puzzle::read(slug, number, line).expect("a puzzle")
}

fn a_list_that_does_not_come_is_asked_for_again(session: &Session) {
    session.expect_complaint("404");
    let refused = Arc::new(AtomicBool::new(true));
    let refuses = Arc::clone(&refused);
    let page = Page::serve_but(session, move |file| {
        match file.starts_with("puzzles/") && refuses.load(Ordering::Relaxed) {
            true => Intercept::Status(404),
            false => Intercept::Serve,
        }
    });
    page.open("#puzzle=zoq/1");
    page.see("[data-missing]");
    page.follow("#puzzles=zoq");
    page.arrive("puzzles");
    page.see("[data-missing]");
    refused.store(false, Ordering::Relaxed);
    page.act("try-again");
    page.see("[data-puzzle-number='1']");
    page.follow("#puzzle=zoq/1");
    page.see("[data-puzzle='1'] svg[data-board]");
}

fn axe_finds_nothing_in_lists_of_puzzles(session: &Session) {
    session.resize((360, 640));
    let page = Page::home(session);
    for theme in ["light", "dark"] {
        page.set("theme", theme);
        for list in ["zoq", "days"] {
            page.follow(&format!("#puzzles={list}"));
            page.see(".step");
            page.unfold();
            assert_clean(session, &format!("puzzles of {list}, {theme}"));
            assert_narrow(session, &format!("puzzles of {list}, {theme}"));
        }
        page.act("home");
        page.arrive("home");
    }
}
