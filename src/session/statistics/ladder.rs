//! The levels of the computer on the Elo scale.

/// The strength of each level in Elo points, the first being 0.
#[derive(Clone, PartialEq, Debug)]
pub struct Ladder(Vec<f64>);

/// A strength on the ladder.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum LadderPlace {
    /// Weaker than the first level.
    Below,
    /// As strong as this level. Between two levels it has a fraction.
    Level(f64),
    /// Stronger than the last level.
    Above,
}

impl Ladder {
    /// The ladder for the score of each level against the one below, in per cent, from the second level on. None if
    /// there are no scores, or a level wins or loses all games, which says nothing about how much stronger it is.
    #[must_use]
    pub fn of(scores: &[u8]) -> Option<Ladder> {
        let mut levels = vec![0.0];
        let mut strength = 0.0;
        for &score in scores {
            if !(1..=99).contains(&score) {
                return None;
            }
            let score = f64::from(score) / 100.0;
            strength += 400.0 * (score / (1.0 - score)).log10();
            levels.push(strength);
        }
        (!scores.is_empty()).then_some(Ladder(levels))
    }

    /// The strength of a level, counted from 1. None if there is no such level.
    #[must_use]
    pub fn strength(&self, level: u8) -> Option<f64> {
        let index = usize::from(level).checked_sub(1)?;
        self.0.get(index).copied()
    }

    /// The number of levels.
    #[must_use]
    pub fn levels(&self) -> usize {
        self.0.len()
    }

    /// Where a strength is.
    #[must_use]
    pub fn place(&self, strength: f64) -> LadderPlace {
        let steps = self.0.windows(2).zip(1_u8..);
        for (step, level) in steps {
            let [low, high] = step else { continue };
            if strength < *low {
                return LadderPlace::Below;
            }
            if strength <= *high {
                let part = (strength - low) / (high - low).max(f64::EPSILON);
                return LadderPlace::Level(f64::from(level) + part);
            }
        }
        LadderPlace::Above
    }
}
