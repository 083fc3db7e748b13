//! How many nodes are lent at a time, so that the desk soon hears what the page says.

/// A slice lasts at least so many milliseconds, and at most about a turn more.
pub(super) const SLICE: f64 = 12.0;
/// How long a turn should last.
const TURN: f64 = 4.0;
/// The most turns of a slice, for clocks that only tick now and then.
pub(super) const TURNS: u32 = 8;
const LEAST: u64 = 16;
/// What a turn takes at ten million nodes a second, which is as fast as it gets.
const MOST: u64 = 40_000;

/// The nodes of a turn.
pub(super) struct Pace {
    nodes: u64,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace { nodes: 256 }
    }
}

impl Pace {
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// A turn took so long; and whether all of its nodes were used.
    pub(super) fn learn(&mut self, millis: f64, all_used: bool) {
        if millis > TURN {
            // By half at most: what took long once may have been somebody else's doing.
            self.nodes = (self.nodes / 2).max(LEAST);
        } else if all_used && millis < TURN / 2.0 {
            self.nodes = (self.nodes * 2).min(MOST);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The nodes of a turn after a while with so many nodes a millisecond.
    fn settled(speed: f64) -> u64 {
        let mut pace = Pace::default();
        for _ in 0..30 {
            pace.learn(pace.nodes() as f64 / speed, true);
        }
        pace.nodes()
    }

    #[test]
    fn a_turn_lasts_as_long_on_fast_machines_as_on_slow_ones() {
        for speed in [5.0, 100.0, 3_000.0, 9_000.0] {
            let millis = settled(speed) as f64 / speed;
            assert!((TURN / 2.0..=TURN).contains(&millis), "{speed}: {millis}");
        }
    }

    #[test]
    fn however_fast_or_slow_the_nodes_stay_within_bounds() {
        assert_eq!(settled(1e9), MOST);
        assert_eq!(settled(1e-9), LEAST);
    }

    #[test]
    fn turns_that_end_early_prove_nothing() {
        let mut pace = Pace::default();
        let before = pace.nodes();
        pace.learn(0.1, false);
        assert_eq!(pace.nodes(), before);
    }
}
