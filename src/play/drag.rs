//! Translates pressing, dragging and releasing a pointer into touches. It can be tested without a browser.

use super::Spot;

/// The state of a pointer that may be dragging.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Drag {
    armed: Option<Armed>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Armed {
    origin: Spot,
    /// Where the pointer was pressed, in CSS pixels.
    at: (f64, f64),
    /// The distance after which a movement is a drag, in CSS pixels.
    threshold: f64,
    /// The thing that was pressed.
    pressed: PressedOn,
    dragging: bool,
    /// Whether the drag has left its origin.
    left: bool,
}

/// The thing under a pressed pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PressedOn {
    /// A place, which is touched by the press.
    Place,
    /// The selected piece.
    Selected,
    /// A place that the selected piece can move to, pressed by a finger. The page first shows the effect of
    /// the move. The place under the finger is touched when the finger is lifted.
    Goal,
}

/// The resulting action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DragResult {
    Nothing,
    Touch(Spot),
    /// Deselect the piece, without a message about rules.
    Deselect,
}

impl Drag {
    /// The pointer is pressed on a spot. A selected piece stays selected until the release shows whether it
    /// was dragged or only pressed again.
    pub fn press(
        &mut self,
        spot: Spot,
        at: (f64, f64),
        threshold: f64,
        pressed: PressedOn,
    ) -> DragResult {
        self.armed = Some(Armed {
            origin: spot,
            at,
            threshold,
            pressed,
            dragging: false,
            left: false,
        });
        match pressed {
            PressedOn::Place => DragResult::Touch(spot),
            PressedOn::Selected | PressedOn::Goal => DragResult::Nothing,
        }
    }

    /// Whether a finger is choosing its target.
    #[must_use]
    pub fn is_aiming(&self) -> bool {
        let armed = self.armed.as_ref();
        armed.is_some_and(|armed| armed.pressed == PressedOn::Goal)
    }

    /// The press selected nothing, so nothing can be dragged.
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
        let drags = |armed: &Armed| armed.dragging && armed.pressed != PressedOn::Goal;
        let armed = self.armed.filter(drags)?;
        Some(armed.origin)
    }

    /// The pointer is released over a spot, or outside all of them. Dropping a piece on its own place is
    /// never a touch.
    pub fn release(&mut self, over: Option<Spot>, at_home: bool) -> DragResult {
        let Some(armed) = self.armed.take() else {
            return DragResult::Nothing;
        };
        if armed.pressed == PressedOn::Goal {
            return over.map_or(DragResult::Nothing, DragResult::Touch);
        }
        let again = armed.pressed == PressedOn::Selected;
        match over {
            Some(spot) if armed.dragging && !at_home => DragResult::Touch(spot),
            None if armed.dragging => DragResult::Deselect,
            _ if armed.dragging && (again || armed.left) => DragResult::Deselect,
            // Pressing a selected piece again deselects it, or continues a gesture that ends where it
            // started.
            _ if again => DragResult::Touch(armed.origin),
            _ => DragResult::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Spot = Spot::cell(2, 2);
    const THERE: Spot = Spot::cell(2, 3);

    fn pressed(pressed: PressedOn) -> (Drag, DragResult) {
        let mut drag = Drag::default();
        let result = drag.press(HERE, (100.0, 100.0), 3.0, pressed);
        (drag, result)
    }

    #[test]
    fn a_press_selects_and_a_release_in_place_keeps_the_selection() {
        let (mut drag, result) = pressed(PressedOn::Place);
        assert_eq!(result, DragResult::Touch(HERE));
        assert!(!drag.slide(true, (102.0, 100.0)));
        assert_eq!(drag.release(Some(HERE), true), DragResult::Nothing);
    }

    #[test]
    fn a_second_press_is_a_touch_when_it_is_released() {
        let (mut drag, result) = pressed(PressedOn::Selected);
        assert_eq!(result, DragResult::Nothing);
        assert_eq!(drag.release(Some(HERE), true), DragResult::Touch(HERE));
    }

    #[test]
    fn a_drag_ends_in_a_touch_where_it_is_released() {
        for what in [PressedOn::Place, PressedOn::Selected] {
            let (mut drag, _) = pressed(what);
            assert!(drag.slide(false, (100.0, 60.0)));
            assert_eq!(drag.dragging(), Some(HERE));
            assert_eq!(drag.release(Some(THERE), false), DragResult::Touch(THERE));
            assert_eq!(drag.dragging(), None);
        }
    }

    #[test]
    fn a_drag_back_to_its_start_deselects() {
        let (mut drag, _) = pressed(PressedOn::Place);
        assert!(drag.slide(true, (110.0, 100.0)));
        assert_eq!(drag.release(Some(HERE), true), DragResult::Nothing);
        let (mut drag, _) = pressed(PressedOn::Place);
        assert!(drag.slide(false, (100.0, 60.0)));
        assert!(drag.slide(true, (100.0, 100.0)));
        assert_eq!(drag.release(Some(HERE), true), DragResult::Deselect);
    }

    #[test]
    fn a_drop_beside_the_board_deselects() {
        let (mut drag, _) = pressed(PressedOn::Place);
        assert!(drag.slide(false, (500.0, 100.0)));
        assert_eq!(drag.release(None, false), DragResult::Deselect);
    }

    #[test]
    fn a_press_that_selects_nothing_drags_nothing() {
        let (mut drag, _) = pressed(PressedOn::Place);
        drag.disarm();
        assert!(!drag.slide(false, (100.0, 60.0)));
        assert_eq!(drag.release(Some(THERE), false), DragResult::Nothing);
    }

    #[test]
    fn a_finger_slides_to_its_goal_and_touches_it_as_it_lifts() {
        let (mut drag, result) = pressed(PressedOn::Goal);
        assert_eq!(result, DragResult::Nothing);
        assert!(drag.is_aiming());
        drag.slide(false, (100.0, 60.0));
        assert_eq!(drag.dragging(), None, "nothing is dragged");
        assert_eq!(drag.release(Some(THERE), false), DragResult::Touch(THERE));
        assert!(!drag.is_aiming());
        let (mut drag, _) = pressed(PressedOn::Goal);
        assert_eq!(
            drag.release(None, false),
            DragResult::Nothing,
            "beside the board"
        );
    }
}
