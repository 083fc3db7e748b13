//! Which puzzle comes next.

use super::tally::Tally;

/// The number of the next unsolved puzzle after this one.
#[must_use]
pub fn next_after(number: u64, slug: &str, solved: Tally) -> u64 {
    // The puzzles of days have other numbers.
    let from = match crate::play::Day::of(number) {
        Some(_) => 0,
        None => number,
    };
    let open = |number: &u64| !solved.has(slug, &number.to_string());
    (from + 1..).find(open).unwrap_or(1)
}
