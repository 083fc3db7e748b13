//! How much of the remaining time a move may take.

use super::order::Go;
use std::time::Duration;
use tablero::rules::Side;

/// The assumed number of moves left in a game.
const MOVES_TO_GO: u32 = 20;
/// The time that a move takes in addition to thinking.
const MARGIN: Duration = Duration::from_millis(10);

/// The time for a move of this side. None if no time limit was given.
pub(super) fn time(go: &Go, side: Side) -> Option<Duration> {
    let left = go.clocks[side as usize].map(|left| {
        let share = left / MOVES_TO_GO + go.increments[side as usize] * 3 / 4;
        let max = left.saturating_sub(MARGIN) / 2;
        share.min(max).max(Duration::from_millis(1))
    });
    match (go.time, left) {
        (Some(time), Some(left)) => Some(time.min(left)),
        (time, left) => time.or(left),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clocks(first: u64, second: u64, increment: u64) -> Go {
        let time = Duration::from_millis;
        Go {
            clocks: [Some(time(first)), Some(time(second))],
            increments: [time(increment); 2],
            ..Go::default()
        }
    }

    #[test]
    fn a_side_uses_part_of_its_own_clock() {
        let milliseconds = |go: &Go, side| time(go, side).unwrap().as_millis();
        let go = clocks(60_000, 2_000, 0);
        assert_eq!(milliseconds(&go, Side::White), 3_000);
        assert_eq!(milliseconds(&go, Side::Black), 100);
        assert_eq!(milliseconds(&clocks(60_000, 0, 400), Side::White), 3_300);
        assert_eq!(milliseconds(&clocks(110, 0, 9_000), Side::White), 50);
        assert_eq!(milliseconds(&clocks(1, 0, 9_000), Side::White), 1);
    }

    #[test]
    fn without_clocks_the_time_for_a_move_counts() {
        let second = Duration::from_secs(1);
        assert_eq!(time(&Go::default(), Side::White), None);
        let go = Go {
            time: Some(second),
            ..Go::default()
        };
        assert_eq!(time(&go, Side::Black), Some(second));
    }
}
