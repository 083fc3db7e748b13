//! Mouse, pen and finger on an interactive board.

use super::BoardView;
use super::dragged::Dragged;
use super::press::Press;
use crate::play::{Board, DragResult, Heights, Layout, PressedOn, Preview, Spot, Touch};
use crate::session::{BoardIntent, Hover};
use leptos::ev::{PointerEvent, TouchEvent};
use leptos::prelude::*;
use leptos::svg::Svg;

/// The distance in CSS pixels after which a press is a drag.
const MOUSE_THRESHOLD: f64 = 3.0;
const TOUCH_THRESHOLD: f64 = 8.0;
/// A touch that is shorter than this, in milliseconds, is a tap: the player had no time to look at the preview.
const TAP: f64 = 200.0;
/// How much nearer the tapped place must be than the next nearest one, in CSS pixels.
const LEAD: f64 = 10.0;

/// The pointer that is playing, if one is pressed.
#[derive(Clone, Copy)]
pub struct Pointer {
    pub(super) view: BoardView,
    pub(super) board: StoredValue<Board>,
    pub(super) layout: Signal<Layout>,
    pub(super) heights: Memo<Heights>,
    pub(super) svg: NodeRef<Svg>,
    press: StoredValue<Press>,
    carried: RwSignal<Option<Dragged>>,
    /// The piece that follows the pointer.
    pub dragged: Memo<Option<Dragged>>,
}

impl Pointer {
    pub fn new(
        view: BoardView,
        layout: Signal<Layout>,
        heights: Memo<Heights>,
        svg: NodeRef<Svg>,
    ) -> Pointer {
        let press = StoredValue::new(Press::new(layout.get_untracked()));
        let carried = RwSignal::new(None::<Dragged>);
        Pointer {
            view,
            board: StoredValue::new(view.shape()),
            layout,
            heights,
            svg,
            press,
            carried,
            dragged: Memo::new(move |_| {
                let layout = layout.get();
                let is_same = press.with_value(|press| press.layout == layout);
                carried.get().filter(|_| is_same)
            }),
        }
    }

    /// Whether the board was turned since the press.
    fn is_turned(self) -> bool {
        let layout = self.layout.get_untracked();
        self.press.with_value(|press| press.layout != layout)
    }

    /// Whether a pointer is pressed.
    pub fn is_down(self) -> bool {
        self.press.with_value(|press| press.id.is_some())
    }

    /// Whether the pressed piece is being dragged.
    pub(super) fn is_dragging(self) -> bool {
        self.press
            .with_value(|press| press.drag.dragging().is_some())
    }

    pub fn down(self, event: &PointerEvent) {
        let id = self.press.with_value(|press| press.id);
        if id.is_some_and(|id| id != event.pointer_id()) {
            // A second finger cancels the drag.
            self.cancel();
            return;
        }
        // Only the main button plays. (`is_primary` would be false while a finger rests elsewhere on the page.)
        if event.button() != 0 {
            return;
        }
        let finger = event.pointer_type() == "touch";
        if finger && self.view.is_diagram {
            self.press
                .update_value(|press| press.tapped = Some(client(event)));
            return;
        }
        let Some(spot) = self.spot(event) else {
            self.view.send(BoardIntent::Deselect);
            return;
        };
        let threshold = if finger {
            TOUCH_THRESHOLD
        } else {
            MOUSE_THRESHOLD
        };
        let is_goal = self.view.touches.with_untracked(|touches| {
            let target = touches.target(spot);
            !touches.touched.is_empty() && target.is_some_and(|target| target.makes.is_some())
        });
        let pressed = if finger && is_goal && self.view.moves_on_release() {
            PressedOn::Goal
        } else if self.view.is_selected(spot) {
            PressedOn::Selected
        } else {
            PressedOn::Place
        };
        let (layout, hover) = (self.layout.get_untracked(), self.view.hover.get_untracked());
        self.press.update_value(|press| {
            press.pressed = (client(event), event.time_stamp());
            press.layout = layout;
            press.hover = hover;
        });
        if finger {
            self.aim_at(None);
        }
        let result = self
            .press
            .try_update_value(|press| press.drag.press(spot, client(event), threshold, pressed));
        self.result(result.unwrap_or(DragResult::Nothing));
        if pressed == PressedOn::Goal {
            self.aim_at(Some(spot));
        }
        if pressed == PressedOn::Goal || self.view.is_selected(spot) {
            let selected = self.selected();
            self.press.update_value(|press| {
                press.id = Some(event.pointer_id());
                press.selected = selected;
            });
            if let Some(svg) = self.svg.get_untracked() {
                // If this fails, a drag does not continue outside the board.
                let _ = svg.set_pointer_capture(event.pointer_id());
            }
        } else {
            self.press.update_value(|press| press.drag.disarm());
        }
    }

    pub fn slide(self, event: &PointerEvent) {
        let spot = self.spot(event);
        // A finger only points if it presses a target. A mouse always points.
        let points = event.pointer_type() != "touch"
            || self
                .press
                .with_value(|press| press.drag.is_aiming() || press.drag.dragging().is_some());
        if points {
            self.aim_at(spot);
        }
        if self.press.with_value(|press| press.id) != Some(event.pointer_id()) {
            return;
        }
        // Releasing it while another button is held causes no `pointerup` event.
        if event.buttons() & 1 == 0 || self.is_turned() {
            self.cancel();
            return;
        }
        let (client, at_home) = (client(event), self.at_home(spot));
        self.press.update_value(|press| {
            press.drag.slide(at_home, client);
        });
        if let Some(from) = self.press.with_value(|press| press.drag.dragging()) {
            self.carried.set(self.point(client).map(|at| Dragged {
                from,
                at,
                by_touch: event.pointer_type() == "touch",
            }));
        }
    }

    pub fn up(self, event: &PointerEvent) {
        if let Some((x, y)) = self.take_tap() {
            let (to_x, to_y) = client(event);
            if (to_x - x).hypot(to_y - y) < TOUCH_THRESHOLD {
                match self.spot(event) {
                    Some(spot) => self.view.send(BoardIntent::Touch(spot)),
                    None => self.view.send(BoardIntent::Deselect),
                }
            }
            return;
        }
        if self.press.with_value(|press| press.id) != Some(event.pointer_id()) {
            return;
        }
        // The pressed piece may no longer be selected: a key can deselect it.
        if self.is_turned()
            || self.press.with_value(|press| press.selected.clone()) != self.selected()
        {
            self.cancel();
            return;
        }
        self.press.update_value(|press| press.id = None);
        let spot = self.spot(event);
        if self.press.with_value(|press| press.drag.is_aiming()) && self.needs_repeat(spot, event) {
            self.press.update_value(|press| press.drag.disarm());
            self.view.send(BoardIntent::Hover(spot.map(|spot| Hover {
                spot,
                is_ambiguous: true,
            })));
            return;
        }
        // A finger that has moved away from all targets cancels the move.
        let aims = self.press.with_value(|press| press.drag.is_aiming());
        let spot = spot.filter(|spot| !aims || self.goal(*spot).is_some());
        let at_home = self.at_home(spot);
        let result = self
            .press
            .try_update_value(|press| press.drag.release(spot, at_home));
        self.result(result.unwrap_or(DragResult::Nothing));
        self.carried.set(None);
        if event.pointer_type() == "touch" {
            self.aim_at(None);
        }
    }

    /// Returns and clears the point where a finger was pressed on a figure.
    fn take_tap(self) -> Option<(f64, f64)> {
        self.press
            .try_update_value(|press| press.tapped.take())
            .flatten()
    }

    /// Whether a quick tap must be repeated: it was between two targets, or the player has not seen yet which
    /// pieces it would push or lose.
    fn needs_repeat(self, spot: Option<Spot>, event: &PointerEvent) -> bool {
        let (((x, y), began), hover) = self.press.with_value(|press| (press.pressed, press.hover));
        let (to_x, to_y) = client(event);
        let quick =
            event.time_stamp() - began < TAP && (to_x - x).hypot(to_y - y) < TOUCH_THRESHOLD;
        let goal = spot.and_then(|spot| self.goal(spot));
        let is_same_target = |aim: Hover| aim.is_ambiguous && self.goal(aim.spot) == goal;
        // With the setting for confirmation, every move needs two touches anyway.
        if self.view.confirms() {
            return false;
        }
        let has_grooves = self.board.with_value(Board::has_grooves);
        if quick && !hover.is_some_and(is_same_target) && self.affects_other_places(spot) {
            return true;
        }
        if !quick || !has_grooves || hover.is_some_and(is_same_target) {
            return false;
        }
        let (Some(point), Some(beside)) =
            (self.point((to_x, to_y)), self.point((to_x + LEAD, to_y)))
        else {
            return false;
        };
        let layout = self.layout.get_untracked();
        let lead = self.view.touches.with_untracked(|touches| {
            layout.lead(point, touches.targets.iter().map(|target| &target.touch))
        });
        lead < beside.0 - point.0
    }

    /// Whether a touch makes a move that affects more than the touched place.
    fn affects_other_places(self, spot: Option<Spot>) -> bool {
        let Some(spot) = spot else { return false };
        let loses = self.view.touches.with_untracked(|touches| {
            let target = touches.target(spot);
            target.is_some_and(|target| target.consequence.loses)
        });
        let preview = self.view.preview;
        loses || preview.with_untracked(|preview| preview.as_ref().is_some_and(Preview::is_chain))
    }

    /// The touch that is possible at a spot now.
    fn goal(self, spot: Spot) -> Option<Touch> {
        let touches = self.view.touches;
        touches.with_untracked(|touches| touches.target(spot).map(|target| target.touch.clone()))
    }

    fn aim_at(self, spot: Option<Spot>) {
        self.view.send(BoardIntent::Hover(spot.map(|spot| Hover {
            spot,
            is_ambiguous: false,
        })));
    }

    pub fn cancel(self) {
        self.press.update_value(|press| {
            press.tapped = None;
            press.id = None;
            press.drag.disarm();
        });
        self.carried.set(None);
        self.leave();
    }

    /// The pointer leaves. A tap in doubt stays in doubt.
    pub fn leave(self) {
        if !self
            .view
            .hover
            .get_untracked()
            .is_some_and(|aim| aim.is_ambiguous)
        {
            self.aim_at(None);
        }
    }

    /// Whether a finger pressed here plays: on a touchable place, or with a piece selected.
    pub fn claims(self, event: &TouchEvent) -> bool {
        if self.view.is_diagram {
            return false;
        }
        let Some(touch) = event.target_touches().get(0) else {
            return false;
        };
        if self.view.pen().is_some() {
            return true;
        }
        let client = (f64::from(touch.client_x()), f64::from(touch.client_y()));
        let spot = self.spot_at(client);
        self.view.touches.with_untracked(|touches| {
            let mut targets = touches.targets.iter();
            let means = |spot| targets.any(|target| target.touch.covers(spot));
            !touches.touched.is_empty() || spot.is_some_and(means)
        })
    }

    fn result(self, result: DragResult) {
        match result {
            DragResult::Nothing => {}
            DragResult::Deselect => self.view.send(BoardIntent::Deselect),
            DragResult::Touch(spot) => self.view.send(BoardIntent::Touch(spot)),
        }
    }

    fn selected(self) -> Vec<Spot> {
        let touches = self.view.touches;
        touches.with_untracked(|touches| touches.selected.clone())
    }

    /// Whether a pointer is over the place from which it selected something.
    fn at_home(self, spot: Option<Spot>) -> bool {
        let Some(spot) = spot else { return false };
        self.view.touches.with_untracked(|touches| {
            let first = touches.touched.first().map(|first| first.ground());
            self.view.is_selected(spot) || first == Some(spot.ground())
        })
    }
}

pub(super) fn client(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
