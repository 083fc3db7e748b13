//! The drawing of the early board: like the page's board at rest, without notes, paths and how a game was decided.

use super::EarlyBoard;
use crate::play::markup::{self, Markup};
use crate::play::{Area, DrawnPiece, Layout, Picture, rectangle};
use crate::rules::sort_short;

impl EarlyBoard {
    /// The left, top, width and height of the drawing.
    #[must_use]
    pub fn view_box(&self) -> Area {
        self.layout().view_box()
    }

    /// Its height relative to its width, for a style.
    #[must_use]
    pub fn aspect(&self) -> String {
        markup::aspect(&self.record.board())
    }

    /// The drawing, without the `svg` element around it.
    #[must_use]
    pub fn drawing(&self) -> String {
        let (layout, heights, board) = (self.layout(), self.heights(), self.record.board());
        let scene = self.record.scene(self.record.plies());
        // The effect of a move that needs a second touch.
        let preview = self.asked.and_then(|spot| self.record.preview(spot));
        let picture = Picture::of(&scene, &self.record.possible_touches(), preview.as_ref());
        let mut drawn = Markup::default();
        drawn.push(&[&markup::whole_ground(&board, &layout, &scene.pieces)]);
        drawn.push(&[&marks(&markup::marks_under(&picture, &layout, &heights))]);
        let mut pieces: Vec<&DrawnPiece> = picture.pieces.iter().collect();
        sort_short(&mut pieces, |shown| {
            shown.piece.drawing_order(&layout, board.stacked)
        });
        for shown in pieces {
            let place = shown.piece.middle(&layout, &heights);
            let class = markup::piece_class(&shown.piece);
            let lifted = if shown.lifted { " lifted" } else { "" };
            drawn.at(&(class + lifted), place, |drawn| {
                drawn.push(&["<g class=\"piece-pose\">"]);
                markup::draw_symbol(drawn, self.slug(), &shown.piece);
                drawn.push(&["</g>"]);
            });
        }
        drawn.push(&[
            &markup::rim(&layout),
            &marks(&markup::losses(&picture, &layout, &heights)),
            &marks(&markup::targets(&picture, &layout, &heights, self.asked)),
            &marks(&(markup::counts(&picture, &layout) + &markup::others(&picture, &layout))),
        ]);
        self.draw_places(&mut drawn, &picture, &layout);
        drawn.text()
    }

    /// The places to touch.
    fn draw_places(&self, drawn: &mut Markup, picture: &Picture, layout: &Layout) {
        for spot in self.record.board().spots {
            drawn.element("path", "spot");
            drawn.attribute("data-spot", &self.record.spot_name(spot));
            drawn.attribute("data-state", &picture.mark(spot).words());
            drawn.attribute("d", &rectangle(layout.area(spot)));
            drawn.end();
        }
    }
}

fn marks(drawn: &str) -> String {
    format!("<g class=\"marks\">{drawn}</g>")
}
