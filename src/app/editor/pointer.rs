//! Touches and drags on the board that is set up.

use super::context::Editor;
use crate::play::draft::highest;
use crate::play::{Layout, Spot, from_screen};
use crate::session::editor::{EditorIntent, EditorModel, Tool};
use leptos::prelude::*;
use leptos::svg::Svg;
use web_sys::PointerEvent;

/// How far a pointer goes, in pixels, before it drags.
const SLACK: f64 = 8.0;

/// The pointer over a board.
#[derive(Clone, Copy)]
pub struct Pointer {
    editor: Editor,
    layout: Layout,
    svg: NodeRef<Svg>,
    press: StoredValue<Option<Press>>,
    /// The index of the piece that is dragged, and where it is drawn.
    pub carried: RwSignal<Option<(usize, (f64, f64))>>,
}

/// Where a pointer was pressed, and what it has passed since.
#[derive(Clone)]
struct Press {
    id: i32,
    at: (f64, f64),
    /// The place that a touch here means.
    tapped: Option<Spot>,
    /// The place of the piece here.
    piece: Option<Spot>,
    passed: Vec<Spot>,
    is_drag: bool,
}

impl Pointer {
    pub fn new(editor: Editor, layout: Layout, svg: NodeRef<Svg>) -> Pointer {
        Pointer {
            editor,
            layout,
            svg,
            press: StoredValue::new(None),
            carried: RwSignal::new(None),
        }
    }

    pub fn down(self, event: &PointerEvent) {
        if event.button() != 0 || self.press.with_value(Option::is_some) {
            return;
        }
        let Some(point) = self.point(event) else {
            return;
        };
        let tapped = self.place(point, |model, spot| model.would(spot).is_some());
        // With this tool, a drag removes all pieces that it passes.
        let removes = self.editor.now(|model| model.tool() == Tool::Remove);
        let piece = self.place(point, has_piece).filter(|_| !removes);
        if let Some(svg) = self.svg.get_untracked() {
            // Without capture, a drag ends at the edge of the board.
            let _ = svg.set_pointer_capture(event.pointer_id());
        }
        self.press.set_value(Some(Press {
            id: event.pointer_id(),
            at: client(event),
            tapped: tapped.or_else(|| self.place(point, EditorModel::is_place)),
            piece,
            passed: tapped.into_iter().collect(),
            is_drag: false,
        }));
    }

    pub fn slide(self, event: &PointerEvent) {
        let Some(mut press) = self.pressed(event) else {
            return;
        };
        let Some(point) = self.point(event) else {
            return;
        };
        let (x, y) = client(event);
        press.is_drag |= (x - press.at.0).hypot(y - press.at.1) > SLACK;
        if press.is_drag {
            match press.piece {
                Some(from) => {
                    let index = self
                        .editor
                        .now(|model| highest(&model.draft().pieces, from));
                    self.carried.set(index.map(|index| (index, point)));
                }
                None => {
                    let spot = self.place(point, |model, spot| {
                        let removes = model.tool() == Tool::Remove;
                        model.would(spot).is_some() && has_piece(model, spot) == removes
                    });
                    if let Some(spot) = spot.filter(|spot| !press.passed.contains(spot)) {
                        press.passed.push(spot);
                    }
                }
            }
        }
        self.press.set_value(Some(press));
    }

    pub fn up(self, event: &PointerEvent) {
        let Some(press) = self.pressed(event) else {
            return;
        };
        let point = self.point(event);
        self.cancel();
        let intent = match (press.is_drag, press.piece) {
            (false, _) => press.tapped.map(EditorIntent::Tap),
            (true, Some(from)) => self.dropped(from, point),
            (true, None) => Some(EditorIntent::Paint(press.passed)),
        };
        if let Some(intent) = intent {
            self.editor.send(intent);
        }
    }

    pub fn cancel(self) {
        self.press.set_value(None);
        self.carried.set(None);
    }

    /// A piece that is dropped beside the board is removed.
    fn dropped(self, from: Spot, point: Option<(f64, f64)>) -> Option<EditorIntent> {
        let point = point?;
        let to = self.place(point, |model, spot| model.can_carry(from, spot));
        let [x, y, width, height] = self.layout.view_box();
        let is_beside = !(x..x + width).contains(&point.0) || !(y..y + height).contains(&point.1);
        match to {
            _ if is_beside => Some(EditorIntent::Take(from)),
            Some(to) => Some(EditorIntent::Carry(from, to)),
            None => None,
        }
    }

    /// The place at a point, of those that are meant.
    fn place(
        self,
        point: (f64, f64),
        is_meant: impl Fn(&EditorModel, Spot) -> bool,
    ) -> Option<Spot> {
        self.editor.now(|model| {
            let board = model.board();
            let spots = board.spots.iter().filter(|spot| is_meant(model, **spot));
            let spots: Vec<Spot> = spots.copied().collect();
            let found = self.layout.spot_at(point, board, &spots)?;
            spots.contains(&found).then_some(found)
        })
    }

    fn pressed(self, event: &PointerEvent) -> Option<Press> {
        let press = self.press.get_value()?;
        (press.id == event.pointer_id()).then_some(press)
    }

    fn point(self, event: &PointerEvent) -> Option<(f64, f64)> {
        let area = self.svg.get_untracked()?.get_bounding_client_rect();
        let area = [area.left(), area.top(), area.width(), area.height()];
        Some(from_screen(self.layout.view_box(), area, client(event)))
    }
}

fn has_piece(model: &EditorModel, spot: Spot) -> bool {
    highest(&model.draft().pieces, spot).is_some()
}

fn client(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
