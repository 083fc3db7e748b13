//! Pressing, dragging and releasing a pointer, told as touches. No browser is needed to test it.

use super::Spot;

/// A pointer that may be dragging what it pressed.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Grip {
    armed: Option<Armed>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Armed {
    origin: Spot,
    /// Where the pointer was pressed, in CSS pixels.
    at: (f64, f64),
    /// How far it must go to be a drag, in CSS pixels.
    threshold: f64,
    /// The piece was in hand before it was pressed.
    again: bool,
    dragging: bool,
    /// The drag has been beyond its origin.
    left: bool,
}

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pull {
    Nothing,
    Touch(Spot),
    /// Let go of what is in hand, without a word about rules.
    LetGo,
}

impl Grip {
    /// The pointer goes down on a spot. A piece that is in hand stays there until the release
    /// tells whether it was dragged or only pressed again.
    pub fn press(&mut self, spot: Spot, at: (f64, f64), threshold: f64, in_hand: bool) -> Pull {
        self.armed = Some(Armed {
            origin: spot,
            at,
            threshold,
            again: in_hand,
            dragging: false,
            left: false,
        });
        if in_hand {
            Pull::Nothing
        } else {
            Pull::Touch(spot)
        }
    }

    /// The press took nothing in hand: there is nothing to drag.
    pub fn disarm(&mut self) {
        self.armed = None;
    }

    /// The pointer moves; true while it drags. At home it is over the piece it pressed.
    pub fn slide(&mut self, at_home: bool, at: (f64, f64)) -> bool {
        let Some(armed) = &mut self.armed else {
            return false;
        };
        let (dx, dy) = (at.0 - armed.at.0, at.1 - armed.at.1);
        armed.dragging |= dx.hypot(dy) > armed.threshold;
        armed.left |= armed.dragging && !at_home;
        armed.dragging
    }

    /// What is being dragged.
    #[must_use]
    pub fn dragging(&self) -> Option<Spot> {
        let armed = self.armed.filter(|armed| armed.dragging)?;
        Some(armed.origin)
    }

    /// The pointer comes up over a spot, or beside all of them. A drop at home is never a touch.
    pub fn release(&mut self, over: Option<Spot>, at_home: bool) -> Pull {
        let Some(armed) = self.armed.take() else {
            return Pull::Nothing;
        };
        match over {
            Some(spot) if armed.dragging && !at_home => Pull::Touch(spot),
            None if armed.dragging => Pull::LetGo,
            _ if armed.dragging && (armed.again || armed.left) => Pull::LetGo,
            // Pressed again, it lets go, or goes on with a gesture that ends where it began.
            _ if armed.again => Pull::Touch(armed.origin),
            _ => Pull::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Spot = Spot::cell(2, 2);
    const THERE: Spot = Spot::cell(2, 3);

    fn pressed(in_hand: bool) -> (Grip, Pull) {
        let mut grip = Grip::default();
        let pull = grip.press(HERE, (100.0, 100.0), 3.0, in_hand);
        (grip, pull)
    }

    #[test]
    fn a_press_takes_in_hand_and_a_release_in_place_keeps_it() {
        let (mut grip, pull) = pressed(false);
        assert_eq!(pull, Pull::Touch(HERE));
        assert!(!grip.slide(true, (102.0, 100.0)));
        assert_eq!(grip.release(Some(HERE), true), Pull::Nothing);
    }

    #[test]
    fn a_second_press_is_a_touch_when_it_is_released() {
        let (mut grip, pull) = pressed(true);
        assert_eq!(pull, Pull::Nothing);
        assert_eq!(grip.release(Some(HERE), true), Pull::Touch(HERE));
    }

    #[test]
    fn a_drag_ends_in_a_touch_where_it_is_released() {
        for in_hand in [false, true] {
            let (mut grip, _) = pressed(in_hand);
            assert!(grip.slide(false, (100.0, 60.0)));
            assert_eq!(grip.dragging(), Some(HERE));
            assert_eq!(grip.release(Some(THERE), false), Pull::Touch(THERE));
            assert_eq!(grip.dragging(), None);
        }
    }

    #[test]
    fn a_drag_that_comes_home_lets_go_if_it_had_been_away() {
        let (mut grip, _) = pressed(false);
        assert!(grip.slide(true, (110.0, 100.0)));
        assert_eq!(grip.release(Some(HERE), true), Pull::Nothing);
        let (mut grip, _) = pressed(false);
        assert!(grip.slide(false, (100.0, 60.0)));
        assert!(grip.slide(true, (100.0, 100.0)));
        assert_eq!(grip.release(Some(HERE), true), Pull::LetGo);
    }

    #[test]
    fn a_drop_beside_the_board_lets_go() {
        let (mut grip, _) = pressed(false);
        assert!(grip.slide(false, (500.0, 100.0)));
        assert_eq!(grip.release(None, false), Pull::LetGo);
    }

    #[test]
    fn what_took_nothing_in_hand_is_not_dragged() {
        let (mut grip, _) = pressed(false);
        grip.disarm();
        assert!(!grip.slide(false, (100.0, 60.0)));
        assert_eq!(grip.release(Some(THERE), false), Pull::Nothing);
    }
}
