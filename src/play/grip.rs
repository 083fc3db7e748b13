//! Translates pressing, dragging and releasing a pointer into touches. It can be tested without a browser.

use super::Spot;

/// The state of a pointer that may be dragging.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Grip {
    armed: Option<Armed>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Armed {
    origin: Spot,
    /// Where the pointer was pressed, in CSS pixels.
    at: (f64, f64),
    /// The distance after which a movement is a drag, in CSS pixels.
    threshold: f64,
    /// What was pressed.
    pressed: Pressed,
    dragging: bool,
    /// Whether the drag has left its origin.
    left: bool,
}

/// What a pointer was pressed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pressed {
    /// A place, which is touched by the press.
    Place,
    /// The selected piece.
    InHand,
    /// A place that the selected piece can move to, pressed by a finger. The page first shows what the move
    /// would do. The place under the finger is touched when the finger is lifted.
    Goal,
}

/// The resulting action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pull {
    Nothing,
    Touch(Spot),
    /// Deselect the piece, without a message about rules.
    LetGo,
}

impl Grip {
    /// The pointer is pressed on a spot. A selected piece stays selected until the release shows whether it
    /// was dragged or only pressed again.
    pub fn press(&mut self, spot: Spot, at: (f64, f64), threshold: f64, pressed: Pressed) -> Pull {
        self.armed = Some(Armed {
            origin: spot,
            at,
            threshold,
            pressed,
            dragging: false,
            left: false,
        });
        match pressed {
            Pressed::Place => Pull::Touch(spot),
            Pressed::InHand | Pressed::Goal => Pull::Nothing,
        }
    }

    /// Whether a finger is choosing its target.
    #[must_use]
    pub fn is_aiming(&self) -> bool {
        let armed = self.armed.as_ref();
        armed.is_some_and(|armed| armed.pressed == Pressed::Goal)
    }

    /// The press selected nothing, so there is nothing to drag.
    pub fn disarm(&mut self) {
        self.armed = None;
    }

    /// The pointer moves. Returns true while it drags. `at_home` means that it is over the pressed piece.
    pub fn slide(&mut self, at_home: bool, at: (f64, f64)) -> bool {
        let Some(armed) = &mut self.armed else {
            return false;
        };
        let (dx, dy) = (at.0 - armed.at.0, at.1 - armed.at.1);
        armed.dragging |= dx.hypot(dy) > armed.threshold;
        armed.left |= armed.dragging && !at_home;
        armed.dragging
    }

    /// The spot of the piece that is being dragged.
    #[must_use]
    pub fn dragging(&self) -> Option<Spot> {
        let drags = |armed: &Armed| armed.dragging && armed.pressed != Pressed::Goal;
        let armed = self.armed.filter(drags)?;
        Some(armed.origin)
    }

    /// The pointer is released over a spot, or outside all of them. Dropping a piece on its own place is
    /// never a touch.
    pub fn release(&mut self, over: Option<Spot>, at_home: bool) -> Pull {
        let Some(armed) = self.armed.take() else {
            return Pull::Nothing;
        };
        if armed.pressed == Pressed::Goal {
            return over.map_or(Pull::Nothing, Pull::Touch);
        }
        let again = armed.pressed == Pressed::InHand;
        match over {
            Some(spot) if armed.dragging && !at_home => Pull::Touch(spot),
            None if armed.dragging => Pull::LetGo,
            _ if armed.dragging && (again || armed.left) => Pull::LetGo,
            // Pressing a selected piece again deselects it, or continues a gesture that ends where it
            // started.
            _ if again => Pull::Touch(armed.origin),
            _ => Pull::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Spot = Spot::cell(2, 2);
    const THERE: Spot = Spot::cell(2, 3);

    fn pressed(pressed: Pressed) -> (Grip, Pull) {
        let mut grip = Grip::default();
        let pull = grip.press(HERE, (100.0, 100.0), 3.0, pressed);
        (grip, pull)
    }

    #[test]
    fn a_press_takes_in_hand_and_a_release_in_place_keeps_it() {
        let (mut grip, pull) = pressed(Pressed::Place);
        assert_eq!(pull, Pull::Touch(HERE));
        assert!(!grip.slide(true, (102.0, 100.0)));
        assert_eq!(grip.release(Some(HERE), true), Pull::Nothing);
    }

    #[test]
    fn a_second_press_is_a_touch_when_it_is_released() {
        let (mut grip, pull) = pressed(Pressed::InHand);
        assert_eq!(pull, Pull::Nothing);
        assert_eq!(grip.release(Some(HERE), true), Pull::Touch(HERE));
    }

    #[test]
    fn a_drag_ends_in_a_touch_where_it_is_released() {
        for what in [Pressed::Place, Pressed::InHand] {
            let (mut grip, _) = pressed(what);
            assert!(grip.slide(false, (100.0, 60.0)));
            assert_eq!(grip.dragging(), Some(HERE));
            assert_eq!(grip.release(Some(THERE), false), Pull::Touch(THERE));
            assert_eq!(grip.dragging(), None);
        }
    }

    #[test]
    fn a_drag_that_comes_home_lets_go_if_it_had_been_away() {
        let (mut grip, _) = pressed(Pressed::Place);
        assert!(grip.slide(true, (110.0, 100.0)));
        assert_eq!(grip.release(Some(HERE), true), Pull::Nothing);
        let (mut grip, _) = pressed(Pressed::Place);
        assert!(grip.slide(false, (100.0, 60.0)));
        assert!(grip.slide(true, (100.0, 100.0)));
        assert_eq!(grip.release(Some(HERE), true), Pull::LetGo);
    }

    #[test]
    fn a_drop_beside_the_board_lets_go() {
        let (mut grip, _) = pressed(Pressed::Place);
        assert!(grip.slide(false, (500.0, 100.0)));
        assert_eq!(grip.release(None, false), Pull::LetGo);
    }

    #[test]
    fn what_took_nothing_in_hand_is_not_dragged() {
        let (mut grip, _) = pressed(Pressed::Place);
        grip.disarm();
        assert!(!grip.slide(false, (100.0, 60.0)));
        assert_eq!(grip.release(Some(THERE), false), Pull::Nothing);
    }

    #[test]
    fn a_finger_slides_to_its_goal_and_touches_it_as_it_lifts() {
        let (mut grip, pull) = pressed(Pressed::Goal);
        assert_eq!(pull, Pull::Nothing);
        assert!(grip.is_aiming());
        grip.slide(false, (100.0, 60.0));
        assert_eq!(grip.dragging(), None, "nothing is dragged");
        assert_eq!(grip.release(Some(THERE), false), Pull::Touch(THERE));
        assert!(!grip.is_aiming());
        let (mut grip, _) = pressed(Pressed::Goal);
        assert_eq!(grip.release(None, false), Pull::Nothing, "beside the board");
    }
}
