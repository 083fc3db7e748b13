//! Puzzles: opened by link, solved, failed and refuted, with help, and recorded.

use std::fs;
use std::thread;
use std::time::Duration;
use tablero::games;
use tablero::play::{AnyTablebase, GameRecord, GameText, Puzzle, listed};
use tablero::search::ExactValue;

use super::in_sight::{assert_in_sight, assert_narrow};
use crate::axe::assert_clean;
use crate::browser::{Key, Session};
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    a_puzzle_of_a_solved_game_is_missed_refuted_and_solved once Logic,
    a_puzzle_of_a_list_is_solved_and_remembered sample Logic,
    a_solution_is_shown_and_not_counted once Logic,
    a_hint_shows_the_piece_and_then_the_move once Logic,
    todays_puzzle_is_that_of_the_date,
    every_game_has_puzzles_one_tap_from_home once Logic,
    the_next_puzzle_is_a_key_away once Logic,
    puzzles_that_cannot_be_read_are_set_aside once Logic,
    a_link_to_no_puzzle_is_explained once Logic,
    a_puzzle_is_in_sight_on_a_phone_and_a_desk once Layout,
    axe_finds_nothing_in_a_puzzle once Axe,
];

const KEY: &str = "tablero/v2/puzzles";

/// The page's solution of ZOQ.
fn zoq() -> Box<dyn AnyTablebase> {
    let kind = games::solvable_game("zoq").expect("a game");
    let solving = kind.solving("", None).expect("it is solved in no time");
    solving.expect("it is a solved game").finish()
}

pub(super) fn open(page: &Page, slug: &str, number: u64) {
    page.follow(&format!("#puzzle={slug}/{number}"));
    page.see(&format!("[data-puzzle='{number}'] svg[data-board]"));
}

/// The puzzle with this number in the list of a game.
pub(super) fn of_list(slug: &str, number: u64) -> Puzzle {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let list = fs::read_to_string(format!("{root}/assets/puzzles/{slug}.txt"));
    let list = list.expect("a game with puzzles has its list");
    let (number, line) = listed(&list, number, false).expect("it is in the list");
    Puzzle::read(slug, number, line).expect("a puzzle")
}

pub(super) fn record(puzzle: &Puzzle) -> GameRecord {
    let text = puzzle.text.parse().expect("a text");
    games::open(&text).expect("a puzzle can be opened")
}

/// The first winning puzzle of ZOQ.
fn win_of_zoq(answers: &dyn AnyTablebase) -> Puzzle {
    let text = GameText {
        game: "zoq".to_owned(),
        ..GameText::default()
    };
    let mut puzzles = (1..).map(|number| answers.puzzle(&text, number));
    let win = puzzles.find_map(|puzzle| {
        let puzzle = puzzle.expect("the text is good").expect("a puzzle");
        matches!(puzzle.value, ExactValue::Win(_)).then_some(puzzle)
    });
    win.expect("some puzzle is won")
}

fn best(answers: &dyn AnyTablebase, record: &GameRecord) -> String {
    let line = answers.play_out(&record.text(), 1).expect("legal");
    line.expect("of the solved game").moves.remove(0)
}

/// The page's reply in Breakthrough.
fn await_reply(page: &Page, record: &GameRecord) -> String {
    let after = |reply: &String| {
        let mut after = games::open(&record.text()).expect("a game");
        after.play_text(reply).expect("it is legal");
        after.position_text(after.plies())
    };
    for _ in 0..100 {
        let shown = page.board();
        let reply = record.legal().into_iter().find(|reply| {
            let text = after(reply);
            text.split(' ').next() == shown.split(' ').next()
        });
        if let Some(reply) = reply {
            return reply;
        }
        thread::sleep(Duration::from_millis(100));
    }
    panic!("no answer to {:?}", record.moves());
}

fn a_puzzle_of_a_solved_game_is_missed_refuted_and_solved(session: &Session) {
    let page = Page::home(session);
    let answers = zoq();
    let puzzle = win_of_zoq(&*answers);
    open(&page, "zoq", puzzle.number);
    page.read("[data-task]", "There is only one winning move.");
    page.read(
        "[data-grade]",
        &format!("Difficulty: {} of 5", puzzle.grade),
    );
    let mut record = record(&puzzle);
    let begun = record.pieces(0);
    let wrong = record
        .legal()
        .into_iter()
        .find(|mv| *mv != puzzle.solution());
    page.make_by_hand(&mut record, &wrong.expect("another move"));
    page.see("[data-judged=wrong]");
    page.await_pieces(&begun);
    record.take_back_to(0);
    page.make_by_hand(&mut record, puzzle.solution());
    while record.result().is_none() {
        let reply = best(&*answers, &record);
        record.play_text(&reply).expect("it is legal");
        record.make_forced();
        page.await_pieces(&record.pieces(record.plies()));
        if record.result().is_none() {
            let mv = best(&*answers, &record);
            page.make_by_hand(&mut record, &mv);
            record.make_forced();
        }
    }
    page.read("[data-judged=solved]", "Solved without help.");
    page.read("[data-solved]", "1");
}

fn a_puzzle_of_a_list_is_solved_and_remembered(session: &Session) {
    let page = Page::home(session);
    let puzzle = of_list("breakthrough", 1);
    open(&page, "breakthrough", 1);
    let mut record = record(&puzzle);
    page.make_by_hand(&mut record, puzzle.solution());
    // From here, the rules can decide which moves are right.
    let moves = u32::from(puzzle.value.plies().expect("a win")).div_ceil(2);
    let mut left = moves - 1;
    while left > 0 && record.result().is_none() {
        let reply = await_reply(&page, &record);
        record.play_text(&reply).expect("it is legal");
        let mv = record.winning_move(left).expect("it is still won");
        page.make_by_hand(&mut record, &mv);
        left -= 1;
    }
    page.see("[data-judged=solved]");
    assert!(
        page.stored(KEY)
            .is_some_and(|stored| stored.contains("breakthrough"))
    );
    page.reload();
    page.read("[data-solved]", "1");
    page.open("#puzzle=breakthrough");
    page.see("[data-puzzle='2']");
}

fn a_solution_is_shown_and_not_counted(session: &Session) {
    let page = Page::home(session);
    open(&page, "zoq", 1);
    page.act("show");
    page.see("[data-judged=shown]");
    page.read("[data-solved]", "0");
    page.act("again");
    page.see_no("[data-judged]");
    page.see("[data-action=show]");
}

fn a_hint_shows_the_piece_and_then_the_move(session: &Session) {
    let page = Page::home(session);
    let puzzle = of_list("breakthrough", 2);
    open(&page, "breakthrough", 2);
    let from = puzzle.solution()[..2].to_owned();
    page.act("hint");
    page.read("[data-status]", &from);
    page.act("hint");
    page.read("[data-status]", &puzzle.solution()[3..]);
}

fn todays_puzzle_is_that_of_the_date(session: &Session) {
    let page = Page::home(session);
    let script = "const now = new Date(); return now.getFullYear() * 10000
        + (now.getMonth() + 1) * 100 + now.getDate()";
    let today = session.run(script, vec![]);
    page.follow("#puzzle=zoq/today");
    page.see(&format!("[data-puzzle='{today}'] svg[data-board]"));
    page.follow("#puzzle=zoq/2026-11-22");
    page.see("[data-puzzle='20261122'] svg[data-board]");
    page.read("[data-task]", "2026");
}

fn every_game_has_puzzles_one_tap_from_home(session: &Session) {
    session.resize((360, 640));
    let page = Page::home(session);
    for kind in games::GAMES.iter().filter(|kind| kind.has_puzzles()) {
        let slug = kind.slug();
        page.press(&format!("[data-game='{slug}'] [data-action=puzzles]"));
        page.arrive("puzzle");
        page.see("[data-puzzle='1'] svg[data-board]");
        page.act("home");
        page.arrive("home");
    }
}

fn the_next_puzzle_is_a_key_away(session: &Session) {
    let page = Page::home(session);
    open(&page, "zoq", 4);
    session.keys(&[Key::Letter('n')]);
    page.see("[data-puzzle='5'] svg[data-board]");
    let check = "return document.activeElement.matches('[data-task]')";
    session.until("the new task to have the focus", check, vec![]);
    page.press("a[data-action=next]");
    page.see("[data-puzzle='6'] svg[data-board]");
}

fn puzzles_that_cannot_be_read_are_set_aside(session: &Session) {
    let page = Page::home(session);
    let torn = "{\"version\":1,\"done\":7}";
    page.store(KEY, torn);
    page.open("#puzzle=zoq/1");
    page.notice("set-aside");
    let aside = page.await_set_aside();
    assert_eq!(aside, [("puzzles".to_owned(), torn.to_owned())]);
    page.read("[data-solved]", "0");
}

fn a_link_to_no_puzzle_is_explained(session: &Session) {
    let page = Page::serve(session);
    for fragment in ["#puzzle=chess", "#puzzle=", "#puzzle=/today"] {
        page.open(fragment);
        page.arrive("home");
        page.notice("no-such-page");
        page.dismiss("no-such-page");
    }
    for name in ["0", "gone", "2026-02-30", "1/2"] {
        page.open(&format!("#puzzle=zoq/{name}"));
        page.arrive("puzzle");
        page.notice("no-such-part");
        assert_eq!(page.fragment(), "#puzzle=zoq/1");
    }
}

fn a_puzzle_is_in_sight_on_a_phone_and_a_desk(session: &Session) {
    let needed = [
        "svg[data-board]",
        "[data-task]",
        "[data-grade]",
        "[data-status]",
        "[data-action=hint]",
        "[data-action=show]",
        "[data-action=next]",
        "[data-action=link]",
        "[data-solved]",
    ];
    let page = Page::home(session);
    for language in ["en", "es"] {
        page.speak(language);
        for slug in ["breakthrough", "push-push", "ticto", "zoq"] {
            open(&page, slug, 1);
            page.see("[data-status]");
            for size in [(360, 640), (1280, 800)] {
                session.resize(size);
                let screen = format!("{slug} in {language}, {size:?}");
                assert_in_sight(session, &needed, &screen);
                assert_narrow(session, &screen);
            }
            page.act("home");
            page.arrive("home");
        }
    }
}

fn axe_finds_nothing_in_a_puzzle(session: &Session) {
    let page = Page::home(session);
    let puzzle = of_list("breakthrough", 1);
    for theme in ["light", "dark"] {
        page.set("theme", theme);
        open(&page, "breakthrough", 1);
        page.see("[data-status]");
        assert_clean(session, &format!("a puzzle, {theme}"));
        let mut record = record(&puzzle);
        let wrong = record
            .legal()
            .into_iter()
            .find(|mv| *mv != puzzle.solution());
        page.make_by_hand(&mut record, &wrong.expect("another move"));
        page.see("[data-judged=wrong]");
        page.await_pieces(&record.pieces(0));
        assert_clean(session, &format!("a refuted move, {theme}"));
        page.act("show");
        page.see("[data-judged=shown]");
        assert_clean(session, &format!("a solution, {theme}"));
        page.act("home");
        page.arrive("home");
    }
}
