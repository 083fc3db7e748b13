//! The marks of places and pieces. Each is recognisable by its shape, not only by its colour.

use super::writer::Markup;
use crate::play::{
    Area, CELL, DrawnPiece, GROOVE, Heights, Layout, Mark, Picture, Piece, PieceEffect, Pose, Spot,
    length,
};

/// The last move and the selection.
#[must_use]
pub fn marks_under(picture: &Picture, layout: &Layout, heights: &Heights) -> String {
    let mut drawn = Markup::default();
    for (spot, mark) in each(picture, |mark| mark.last || mark.selected) {
        let [.., width, height] = layout.area(spot);
        // A piece in a groove fills its place, so the corners are drawn around it.
        let is_filled = width.min(height) < CELL && heights.at(spot) > 0;
        let inset = if is_filled { -7.0 } else { 4.0 };
        let corner = |(sx, sy): (f64, f64)| {
            let (x, y) = (sx * (width / 2.0 - inset), sy * (height / 2.0 - inset));
            let (dx, dy) = (20.0_f64.min(x.abs()), 20.0_f64.min(y.abs()));
            format!(
                "M{} {}V{}H{}",
                length(x),
                length(y - sy * dy),
                length(y),
                length(x - sx * dx)
            )
        };
        drawn.at("", layout.middle(spot), |drawn| {
            if mark.last {
                let corners = [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)];
                drawn.path("mark-last", &corners.map(corner).concat());
            }
            if mark.selected {
                ring(drawn, "mark-selected", (width, height), 5.0);
            }
        });
    }
    drawn.text()
}

/// The targets of the selected piece. `aim` is the place under the pointer.
#[must_use]
pub fn targets(picture: &Picture, layout: &Layout, heights: &Heights, aim: Option<Spot>) -> String {
    let mut drawn = Markup::default();
    for (spot, mark) in each(picture, |mark| mark.target && mark.first) {
        let [.., width, height] = layout.area(spot);
        // Smaller in a groove, and smallest at a crossing.
        let room = if width.max(height) <= GROOVE {
            "crossing"
        } else if width.min(height) < CELL {
            "groove"
        } else {
            "cell"
        };
        let is_hovered = aim.is_some_and(|aim| aim.ground() == spot);
        drawn.element(
            "g",
            if is_hovered {
                "mark-target hovered"
            } else {
                "mark-target"
            },
        );
        drawn.attribute("data-room", room);
        drawn.attribute("transform", &crate::play::translate(layout.middle(spot)));
        drawn.push(&[">"]);
        let size = (width, height);
        if mark.consequence.takes {
            ring(&mut drawn, "mark-edge", size, 3.0);
            ring(&mut drawn, "mark-take", size, 3.0);
        } else if heights.at(spot) > 0 {
            // A dot would be hidden below the piece.
            ring(&mut drawn, "mark-edge", size, 3.0);
            ring(&mut drawn, "mark-onto", size, 3.0);
        } else {
            drawn.circle("mark-step", (0.0, 0.0), 15.0);
        }
        if mark.consequence.loses {
            ring(&mut drawn, "mark-lose", size, -1.0);
        }
        drawn.push(&["</g>"]);
    }
    drawn.text()
}

/// Hatching over every piece that would be lost by the previewed move.
#[must_use]
pub fn losses(picture: &Picture, layout: &Layout, heights: &Heights) -> String {
    let mut drawn = Markup::default();
    let is_lost = |shown: &&DrawnPiece| matches!(shown.effect, Some(PieceEffect::Lost(_)));
    for shown in picture.pieces.iter().filter(is_lost) {
        let (x, y) = shown.piece.middle(layout, heights);
        let (long, broad) = size_of(&shown.piece);
        let (width, height) = if shown.piece.is_upright() {
            (broad, long)
        } else {
            (long, broad)
        };
        let area = around((x, y), (width - 8.0, height - 2.0));
        drawn.rectangle("mark-lost", area, 8.0);
    }
    drawn.text()
}

/// The numbers of pieces of the selected stack that could move to a place. They are large if a touch moves that number.
#[must_use]
pub fn others(picture: &Picture, layout: &Layout) -> String {
    let mut drawn = Markup::default();
    for (spot, counts) in picture.others.iter() {
        let [x, y, width, _] = layout.area(*spot);
        let counts: Vec<String> = counts.iter().map(u8::to_string).collect();
        let goes = picture.mark(*spot).number.is_some();
        let class = if goes {
            "mark-other goes"
        } else {
            "mark-other"
        };
        drawn.words(class, (x + width - 10.0, y + 24.0), &counts.join(" "));
    }
    drawn.text()
}

/// The number of pieces beside a tall stack.
#[must_use]
pub fn counts(picture: &Picture, layout: &Layout) -> String {
    let mut drawn = Markup::default();
    for (spot, count) in &picture.counts {
        let [x, y, _, height] = layout.area(*spot);
        drawn.at("", (x + 13.0, y + height - 14.0), |drawn| {
            drawn.circle("stack-count", (0.0, 0.0), 13.0);
            drawn.words("stack-number", (0.0, 0.0), &count.to_string());
        });
    }
    drawn.text()
}

/// A ring around a place, as round as its shape allows.
fn ring(drawn: &mut Markup, class: &str, (width, height): (f64, f64), inset: f64) {
    let (width, height) = (width - 2.0 * inset, height - 2.0 * inset);
    let area = around((0.0, 0.0), (width, height));
    drawn.rectangle(class, area, width.min(height) / 2.0);
}

/// The area of this width and height with its middle at a point.
fn around((x, y): (f64, f64), (width, height): (f64, f64)) -> Area {
    [x - width / 2.0, y - height / 2.0, width, height]
}

fn each(picture: &Picture, wanted: impl Fn(&Mark) -> bool) -> impl Iterator<Item = (Spot, Mark)> {
    let marks = picture.marks.iter().map(|(spot, mark)| (*spot, *mark));
    marks.filter(move |(_, mark)| wanted(mark))
}

/// The size at which a piece is drawn when it lies horizontally: length and width.
fn size_of(piece: &Piece) -> (f64, f64) {
    let length = if piece.spots.len() > 1 { 2.0 } else { 1.0 };
    let breadth = match piece.pose {
        Pose::Flat => CELL,
        Pose::Lying | Pose::OnEnd => GROOVE,
    };
    (length * CELL + (length - 1.0) * GROOVE, breadth)
}
