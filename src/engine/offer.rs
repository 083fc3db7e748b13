//! The computer's answer to a draw offer, by a rule that can be explained to the player.

use crate::search::Score;

/// No draw is offered before this ply, because the game is still open.
pub const EARLIEST: usize = 20;
/// After a refusal, no new offer is possible for this many plies.
pub const PLIES_BETWEEN_OFFERS: usize = 10;
/// An estimate up to this value counts as equal.
pub const MARGIN: i32 = 15;

/// The number of plies that must be played before a draw may be offered. `declined` is the number of plies
/// played when the last offer was declined.
#[must_use]
pub fn wait(plies: usize, declined: Option<usize>) -> usize {
    let rested = declined.map_or(0, |declined| declined + PLIES_BETWEEN_OFFERS);
    EARLIEST.max(rested).saturating_sub(plies)
}

/// Whether a player with this score agrees to a draw: if the score is no better than a draw.
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
    fn an_offer_does_not_come_early_or_twice_in_a_row() {
        assert_eq!(wait(0, None), EARLIEST);
        assert_eq!(wait(EARLIEST - 1, None), 1);
        assert_eq!(wait(EARLIEST, None), 0);
        assert_eq!(wait(30, Some(30)), PLIES_BETWEEN_OFFERS);
        assert_eq!(wait(30 + PLIES_BETWEEN_OFFERS, Some(30)), 0);
        // Taking moves back does not shorten the wait.
        assert_eq!(wait(22, Some(30)), 8 + PLIES_BETWEEN_OFFERS);
    }

    #[test]
    fn a_draw_is_accepted_when_the_position_is_no_better() {
        assert!(agrees(Score::Loss(9)));
        assert!(agrees(Score::Estimate(-300)));
        assert!(agrees(Score::Estimate(0)));
        assert!(agrees(Score::Estimate(MARGIN)));
        assert!(!agrees(Score::Estimate(MARGIN + 1)));
        assert!(!agrees(Score::Win(40)));
    }
}
