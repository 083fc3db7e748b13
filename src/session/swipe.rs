//! Swipes of a finger. They can be tested without a browser.

/// The distance that makes a movement a swipe, in CSS pixels.
const SWIPE: f64 = 36.0;
/// How many times longer the movement must be in one direction than in the other.
const CLEAR: f64 = 1.5;

/// The direction of a finger's movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Swipe {
    Left,
    Right,
    Up,
    Down,
}

impl Swipe {
    /// The swipe of a finger that has moved this far to the right and down, in CSS pixels. `None` if it was too
    /// short or too oblique.
    #[must_use]
    pub fn of(right: f64, down: f64) -> Option<Swipe> {
        let (across, along) = (right.abs(), down.abs());
        if across >= SWIPE && across >= CLEAR * along {
            Some(if right > 0.0 {
                Swipe::Right
            } else {
                Swipe::Left
            })
        } else if along >= SWIPE && along >= CLEAR * across {
            Some(if down > 0.0 { Swipe::Down } else { Swipe::Up })
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_long_and_straight_movements_are_swipes() {
        assert_eq!(Swipe::of(40.0, -5.0), Some(Swipe::Right));
        assert_eq!(Swipe::of(-40.0, 26.0), Some(Swipe::Left));
        assert_eq!(Swipe::of(3.0, 90.0), Some(Swipe::Down));
        assert_eq!(Swipe::of(-3.0, -90.0), Some(Swipe::Up));
        for (right, down) in [
            (0.0, 0.0),
            (35.0, 0.0),
            (0.0, -35.0),
            (50.0, 40.0),
            (-40.0, 50.0),
        ] {
            assert_eq!(Swipe::of(right, down), None, "{right} {down}");
        }
        assert_eq!(Swipe::of(f64::NAN, f64::NAN), None);
    }
}
