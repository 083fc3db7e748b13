//! How many nodes are searched in one turn, so that the worker soon handles messages of the page.

/// The minimum time between two progress reports, in milliseconds.
pub(super) const REPORT_INTERVAL: f64 = 100.0;
/// The minimum length of a slice in milliseconds. It takes about a turn more at most.
pub(super) const SLICE: f64 = 12.0;
/// The intended length of a turn.
const STEP: f64 = 4.0;
/// The maximum number of turns in a slice, for clocks with a low resolution.
pub(super) const MAX_STEPS: u32 = 8;
const MIN_NODES: u64 = 16;
/// The nodes of a turn at ten million nodes a second, the highest realistic speed.
const MAX_NODES: u64 = 40_000;

/// The number of nodes of a turn.
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

    /// Adapts to the time that a turn took, and to whether all of its nodes were used.
    pub(super) fn adapt(&mut self, millis: f64, all_used: bool) {
        if millis > STEP {
            // At most halve it: another program may have caused a slow turn.
            self.nodes = (self.nodes / 2).max(MIN_NODES);
        } else if all_used && millis < STEP / 2.0 {
            self.nodes = (self.nodes * 2).min(MAX_NODES);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The nodes of a turn after some time at a speed of this many nodes a millisecond.
    fn settled(speed: f64) -> u64 {
        let mut pace = Pace::default();
        for _ in 0..30 {
            pace.adapt(pace.nodes() as f64 / speed, true);
        }
        pace.nodes()
    }

    #[test]
    fn a_slice_takes_the_same_time_on_fast_and_slow_machines() {
        for speed in [5.0, 100.0, 3_000.0, 9_000.0] {
            let millis = settled(speed) as f64 / speed;
            assert!((STEP / 2.0..=STEP).contains(&millis), "{speed}: {millis}");
        }
    }

    #[test]
    fn the_nodes_of_a_slice_stay_within_bounds() {
        assert_eq!(settled(1e9), MAX_NODES);
        assert_eq!(settled(1e-9), MIN_NODES);
    }

    #[test]
    fn slices_that_end_early_do_not_change_the_speed() {
        let mut pace = Pace::default();
        let before = pace.nodes();
        pace.adapt(0.1, false);
        assert_eq!(pace.nodes(), before);
    }
}
