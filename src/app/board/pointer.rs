//! Mouse, pen and finger over a live board.

use super::sprites::Dragged;
use crate::app::game::Play;
use crate::play::{Board, Grip, Heights, Layout, Pull, Spot, from_screen};
use leptos::ev::{PointerEvent, TouchEvent};
use leptos::prelude::*;
use leptos::svg::Svg;

/// How far a press may wander before it is a drag, in CSS pixels.
const MOUSE_THRESHOLD: f64 = 3.0;
const TOUCH_THRESHOLD: f64 = 8.0;

/// The pointer that plays, if one is down.
#[derive(Clone, Copy)]
pub struct Pointer {
    play: Play,
    board: StoredValue<Board>,
    layout: Signal<Layout>,
    heights: Memo<Heights>,
    svg: NodeRef<Svg>,
    grip: StoredValue<Grip>,
    /// The pointer that was pressed: others do not interfere with it.
    id: StoredValue<Option<i32>>,
    /// What it took in hand.
    taken: StoredValue<Vec<Spot>>,
    pub dragged: RwSignal<Option<Dragged>>,
    /// The place under the pointer.
    pub over: RwSignal<Option<Spot>>,
}

impl Pointer {
    pub fn new(
        play: Play,
        layout: Signal<Layout>,
        heights: Memo<Heights>,
        svg: NodeRef<Svg>,
    ) -> Pointer {
        Pointer {
            play,
            board: StoredValue::new(play.board()),
            layout,
            heights,
            svg,
            grip: StoredValue::new(Grip::default()),
            id: StoredValue::new(None),
            taken: StoredValue::new(Vec::new()),
            dragged: RwSignal::new(None),
            over: RwSignal::new(None),
        }
    }

    pub fn down(self, event: &PointerEvent) {
        if self
            .id
            .get_value()
            .is_some_and(|id| id != event.pointer_id())
        {
            // A second finger gives the drag up.
            self.cancel();
            return;
        }
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        let Some(spot) = self.spot(event) else {
            self.play.let_go();
            return;
        };
        let threshold = match event.pointer_type().as_str() {
            "touch" => TOUCH_THRESHOLD,
            _ => MOUSE_THRESHOLD,
        };
        let in_hand = self.play.holds(spot);
        let pull = self
            .grip
            .try_update_value(|grip| grip.press(spot, client(event), threshold, in_hand));
        self.pull(pull.unwrap_or(Pull::Nothing), false);
        if self.play.holds(spot) {
            self.id.set_value(Some(event.pointer_id()));
            self.taken.set_value(self.held());
            if let Some(svg) = self.svg.get_untracked() {
                // Without it a drag beyond the board only ends there.
                let _ = svg.set_pointer_capture(event.pointer_id());
            }
        } else {
            self.grip.update_value(Grip::disarm);
        }
    }

    pub fn slide(self, event: &PointerEvent) {
        let spot = self.spot(event);
        if self.over.get_untracked() != spot {
            self.over.set(spot);
        }
        if self.id.get_value() != Some(event.pointer_id()) {
            return;
        }
        let (client, at_home) = (client(event), self.at_home(spot));
        self.grip.update_value(|grip| {
            grip.slide(at_home, client);
        });
        if let Some(from) = self.grip.with_value(Grip::dragging) {
            self.dragged.set(self.point(client).map(|at| Dragged {
                from,
                at,
                by_touch: event.pointer_type() == "touch",
            }));
        }
    }

    pub fn up(self, event: &PointerEvent) {
        if self.id.get_value() != Some(event.pointer_id()) {
            return;
        }
        if self.taken.get_value() != self.held() {
            // What was pressed is no longer in hand: a key has let go of it in the meantime.
            self.cancel();
            return;
        }
        self.id.set_value(None);
        let spot = self.spot(event);
        let dragging = self.grip.with_value(|grip| grip.dragging().is_some());
        let pull = self
            .grip
            .try_update_value(|grip| grip.release(spot, self.at_home(spot)));
        // The piece is put down where it was dropped, without gliding there.
        self.pull(pull.unwrap_or(Pull::Nothing), dragging);
        self.dragged.set(None);
    }

    pub fn cancel(self) {
        self.id.set_value(None);
        self.grip.update_value(Grip::disarm);
        self.dragged.set(None);
    }

    pub fn leave(self) {
        self.over.set(None);
    }

    /// Whether a finger that comes down there plays: on what can be touched, or with a piece in hand.
    pub fn claims(self, event: &TouchEvent) -> bool {
        let Some(touch) = event.touches().get(0) else {
            return false;
        };
        let client = (f64::from(touch.client_x()), f64::from(touch.client_y()));
        let spot = self.spot_at(client);
        self.play.open().with_untracked(|open| {
            let means = |spot: Spot| open.targets.iter().any(|target| target.touch.covers(spot));
            !open.in_hand.is_empty() || spot.is_some_and(means)
        })
    }

    fn pull(self, pull: Pull, dropped: bool) {
        match pull {
            Pull::Nothing => {}
            Pull::LetGo => self.play.let_go(),
            Pull::Touch(spot) if dropped => self.play.drop_on(spot),
            Pull::Touch(spot) => self.play.touch(spot),
        }
    }

    fn held(self) -> Vec<Spot> {
        self.play.open().with_untracked(|open| open.held.clone())
    }

    /// Whether a pointer is over the place it took something from.
    fn at_home(self, spot: Option<Spot>) -> bool {
        let Some(spot) = spot else { return false };
        self.play.open().with_untracked(|open| {
            let first = open.in_hand.first().map(|first| first.ground());
            self.play.holds(spot) || first == Some(spot.ground())
        })
    }

    fn spot(self, event: &PointerEvent) -> Option<Spot> {
        self.spot_at(client(event))
    }

    fn spot_at(self, client: (f64, f64)) -> Option<Spot> {
        let (layout, point) = (self.layout.get_untracked(), self.point(client)?);
        let spot = self.play.open().with_untracked(|open| {
            let targets = open.targets.iter();
            let touchable = targets.flat_map(|target| target.touch.spots());
            self.board
                .with_value(|board| layout.spot_at(point, board, touchable.chain(&open.in_hand)))
        })?;
        if !self.play.levels() {
            return Some(spot);
        }
        let height = self.heights.with_untracked(|heights| heights.at(spot));
        Some(spot.at_level(layout.level_at(point, spot, height)))
    }

    /// The point of the drawing under a pointer, whatever the board's size is just now.
    fn point(self, client: (f64, f64)) -> Option<(f64, f64)> {
        let shown = self.svg.get_untracked()?.get_bounding_client_rect();
        let on_screen = [shown.left(), shown.top(), shown.width(), shown.height()];
        let view_box = self.layout.get_untracked().view_box();
        (shown.width() > 0.0).then(|| from_screen(view_box, on_screen, client))
    }
}

fn client(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
