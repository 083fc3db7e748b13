//! Whether the machine agrees on a draw, by a rule that can be told to whoever asks.

use crate::search::Score;

/// Before so many plies nobody knows how a game will go.
pub const EARLIEST: usize = 20;
/// For so many plies after a refusal there is nothing new to say.
pub const REST: usize = 10;
/// An estimate of so much is as good as none.
pub const MARGIN: i32 = 15;

/// How many plies have to be played until a draw may be offered, if the last offer was declined
/// after so many.
#[must_use]
pub fn wait(plies: usize, declined: Option<usize>) -> usize {
    let rested = declined.map_or(0, |declined| declined + REST);
    EARLIEST.max(rested).saturating_sub(plies)
}

/// Whether who takes a game for so much agrees on a draw: if it is no better than one.
#[must_use]
pub fn agrees(worth: Score) -> bool {
    match worth {
        Score::Win(_) => false,
        Score::Loss(_) => true,
        Score::Estimate(value) => value <= MARGIN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_offer_comes_neither_early_nor_again_at_once() {
        assert_eq!(wait(0, None), EARLIEST);
        assert_eq!(wait(EARLIEST - 1, None), 1);
        assert_eq!(wait(EARLIEST, None), 0);
        assert_eq!(wait(30, Some(30)), REST);
        assert_eq!(wait(30 + REST, Some(30)), 0);
        // Whoever takes moves back does not get round it.
        assert_eq!(wait(22, Some(30)), 8 + REST);
    }

    #[test]
    fn a_draw_is_taken_where_a_game_is_no_better_than_one() {
        assert!(agrees(Score::Loss(9)));
        assert!(agrees(Score::Estimate(-300)));
        assert!(agrees(Score::Estimate(0)));
        assert!(agrees(Score::Estimate(MARGIN)));
        assert!(!agrees(Score::Estimate(MARGIN + 1)));
        assert!(!agrees(Score::Win(40)));
    }
}
