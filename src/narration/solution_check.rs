//! The check of a game's solution.

use crate::play::CheckCounts;
use crate::session::SolutionCheck;
use crate::words::{Locale, say};

/// How a solution is checked, or the result of the check. `figure` formats a number for the language.
#[must_use]
pub fn solution_check(
    locale: Locale,
    check: &SolutionCheck,
    figure: impl Fn(u64) -> String,
) -> String {
    match check {
        SolutionCheck::NotStarted | SolutionCheck::Running { .. } => {
            say!(locale, exact.check_how)
        }
        SolutionCheck::Over(tally) => checked(locale, tally, figure),
        SolutionCheck::Failed => say!(locale, machine.lost),
    }
}

fn checked(locale: Locale, tally: &CheckCounts, figure: impl Fn(u64) -> String) -> String {
    say!(
        locale,
        exact.checked,
        count = figure(tally.all()),
        won = figure(tally.won),
        lost = figure(tally.lost),
        drawn = figure(tally.drawn),
        wrong = figure(tally.wrong)
    )
}
