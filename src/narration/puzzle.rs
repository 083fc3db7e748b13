//! Sentences about a puzzle.

use super::judgement::Judgement;
use crate::games::words::GameWords;
use crate::play::{Day, Puzzle};
use crate::rules::Side;
use crate::search::{ExactValue, GRADES};
use crate::session::{PuzzleModel, Refutation, Refuted, Stage};
use crate::words::{self, Locale, capitalized, say};

/// The title of the puzzle with this number. `day_name` formats a day for the language.
#[must_use]
pub fn puzzle_title(locale: Locale, number: u64, day_name: impl Fn(Day) -> String) -> String {
    match Day::of(number) {
        Some(day) => say!(locale, puzzle.of_day, day = day_name(day)),
        None => say!(locale, puzzle.title, number = number),
    }
}

/// Its difficulty.
#[must_use]
pub fn puzzle_grade(locale: Locale, puzzle: &Puzzle) -> String {
    say!(
        locale,
        puzzle.grade,
        grade = puzzle.grade,
        of = GRADES.end()
    )
}

/// The task for the side to move.
#[must_use]
pub fn puzzle_task(locale: Locale, model: &PuzzleModel) -> String {
    let puzzle = model.puzzle();
    // The moves of the winner. The other side may have the last move.
    let moves = words::moves(locale, puzzle.line.len().div_ceil(2));
    match (puzzle.value, model.side()) {
        (ExactValue::Draw, Side::White) => say!(locale, puzzle.white_holds),
        (ExactValue::Draw, Side::Black) => say!(locale, puzzle.black_holds),
        (_, Side::White) => say!(locale, puzzle.white_wins, count = moves),
        (_, Side::Black) => say!(locale, puzzle.black_wins, count = moves),
    }
}

/// Whether the last move was right, and why. None if there is nothing to say.
#[must_use]
pub fn puzzle_judgement(
    game_words: &dyn GameWords,
    locale: Locale,
    model: &PuzzleModel,
) -> Option<Judgement> {
    let puzzle = model.puzzle();
    let (kind, headline, why) = match model.stage() {
        Stage::Yours | Stage::Waiting | Stage::ShowingSolution => return None,
        Stage::Solved { alone: true } => (
            "solved",
            say!(locale, puzzle.alone),
            why_right(locale, puzzle),
        ),
        Stage::Solved { alone: false } => (
            "solved",
            say!(locale, learn_page.solved),
            why_right(locale, puzzle),
        ),
        Stage::SolutionShown => (
            "shown",
            say!(locale, puzzle.shown),
            say!(locale, learn_page.shown_hint),
        ),
        Stage::Wrong(wrong) => (
            "wrong",
            say!(locale, learn_page.wrong),
            refuted(game_words, locale, wrong),
        ),
        Stage::Failed => ("failed", say!(locale, machine.lost), String::new()),
    };
    Some(Judgement {
        kind,
        headline,
        why,
    })
}

fn why_right(locale: Locale, puzzle: &Puzzle) -> String {
    match puzzle.value {
        ExactValue::Draw => say!(locale, puzzle.held),
        _ => say!(locale, puzzle.won),
    }
}

fn refuted(game_words: &dyn GameWords, locale: Locale, wrong: &Refuted) -> String {
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
