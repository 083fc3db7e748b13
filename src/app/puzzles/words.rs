//! The texts about a puzzle.

use super::day;
use crate::app::judgement::Judgement;
use crate::games::words::GameWords;
use crate::play::{Day, Puzzle};
use crate::rules::Side;
use crate::search::{GRADES, Solved};
use crate::session::{Refutation, Refuted, Stage};
use crate::words::{self, Locale, capitalized, say};

/// The title of the puzzle.
pub fn title(locale: Locale, number: u64) -> String {
    match Day::of(number) {
        Some(date) => say!(locale, puzzle.of_day, day = day::told(locale, date)),
        None => say!(locale, puzzle.title, number = number),
    }
}

/// Its difficulty.
pub fn grade(locale: Locale, puzzle: &Puzzle) -> String {
    say!(
        locale,
        puzzle.grade,
        grade = puzzle.grade,
        of = GRADES.end()
    )
}

/// The task for the side to move.
pub fn task(locale: Locale, puzzle: &Puzzle, side: Side) -> String {
    // The moves of the winner. The other side may have the last move.
    let moves = words::moves(locale, puzzle.line.len().div_ceil(2));
    match (puzzle.value, side) {
        (Solved::Draw, Side::White) => say!(locale, puzzle.white_holds),
        (Solved::Draw, Side::Black) => say!(locale, puzzle.black_holds),
        (_, Side::White) => say!(locale, puzzle.white_wins, count = moves),
        (_, Side::Black) => say!(locale, puzzle.black_wins, count = moves),
    }
}

/// Whether a move was right, and why. None if there is nothing to say.
pub fn told(
    game_words: &'static dyn GameWords,
    locale: Locale,
    puzzle: &Puzzle,
    stage: &Stage,
) -> Option<Judgement> {
    let told = |kind, headline, why| {
        Some(Judgement {
            kind,
            headline,
            why,
        })
    };
    match stage {
        Stage::Yours | Stage::Waiting | Stage::Showing => None,
        Stage::Solved { alone: true } => told(
            "solved",
            say!(locale, puzzle.alone),
            why_right(locale, puzzle),
        ),
        Stage::Solved { alone: false } => told(
            "solved",
            say!(locale, learn_page.solved),
            why_right(locale, puzzle),
        ),
        Stage::Shown => told(
            "shown",
            say!(locale, puzzle.shown),
            say!(locale, learn_page.shown_hint),
        ),
        Stage::Wrong(wrong) => told(
            "wrong",
            say!(locale, learn_page.wrong),
            refuted(game_words, locale, wrong),
        ),
        Stage::Failed => told("failed", say!(locale, machine.lost), String::new()),
    }
}

fn why_right(locale: Locale, puzzle: &Puzzle) -> String {
    match puzzle.value {
        Solved::Draw => say!(locale, puzzle.held),
        _ => say!(locale, puzzle.won),
    }
}

fn refuted(game_words: &'static dyn GameWords, locale: Locale, wrong: &Refuted) -> String {
    let mv = capitalized(game_words.spoken(locale, &wrong.mv));
    let then = match wrong.then {
        Refutation::Lost => say!(locale, puzzle.then_lost),
        Refutation::Drawn => say!(locale, puzzle.then_drawn),
        Refutation::Open => say!(locale, puzzle.then_open),
    };
    match &wrong.by {
        Some(by) => {
            let by = game_words.spoken(locale, by);
            say!(locale, puzzle.refuted, what = mv, by = by, then = then)
        }
        None => say!(locale, puzzle.wrong, what = mv, then = then),
    }
}
