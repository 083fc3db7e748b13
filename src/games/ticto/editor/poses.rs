//! The poses in which a touch puts a piece down, and the effect of another touch.

use super::place::{is_round, lies_on, piece_of, placement_of};
use crate::games::ticto::lattice::{
    Direction, go, is_cell, is_crossing, is_exit, is_ideological, is_margin, is_segment,
};
use crate::games::ticto::{Placement, Shape};
use crate::play::draft::{PaletteItem, SecondTouch};
use crate::play::{Piece, Pose, Spot};

/// The poses in which a touch can put a piece down, the most likely one first.
///
/// A square lies on a cell or stands in a segment. A rectangle is touched where its middle is: on the segment that it
/// covers, or on the crossing that it occupies. On a cell or in the margin it lies towards a neighbour with room.
pub(super) fn poses(pieces: &[Piece], item: &PaletteItem, spot: Spot) -> Vec<Piece> {
    let like = item.on(spot);
    let placements = match (item.kind, item.pose) {
        ("round", _) if is_cell(spot) => return vec![like],
        ("square", _) if is_cell(spot) => vec![Placement::new(Shape::Square, spot)],
        ("square", _) if is_segment(spot) => vec![Placement::new(Shape::Wall, spot)],
        ("rectangle", Pose::OnEnd) if is_segment(spot) => vec![Placement::new(Shape::Tall, spot)],
        ("rectangle", Pose::Flat | Pose::Lying) => rectangles(pieces, spot),
        _ => Vec::new(),
    };
    let placed = placements
        .into_iter()
        .map(|placement| piece_of(&like, placement));
    placed
        .filter(|piece| placement_of(piece).is_some())
        .collect()
}

fn rectangles(pieces: &[Piece], spot: Spot) -> Vec<Placement> {
    if is_segment(spot) {
        let across = if spot.x & 1 == 0 {
            Direction::EAST
        } else {
            Direction::NORTH
        };
        return vec![Placement::flat(go(spot, across.back(), 1), across)];
    }
    let mut placements: Vec<Placement> = if is_crossing(spot) {
        let long =
            |direction: Direction| Placement::new(Shape::Long, go(spot, direction.back(), 1));
        vec![long(Direction::EAST), long(Direction::NORTH)]
    } else {
        Direction::ALL
            .map(|direction| Placement::flat(spot, direction))
            .to_vec()
    };
    // Placements without room are last. The sort is stable.
    placements.sort_by_key(|placement| !has_room(pieces, *placement));
    placements
}

/// Whether there is room for a piece without removing another.
fn has_room(pieces: &[Piece], placement: Placement) -> bool {
    let places = placement.spots();
    let is_free = |at: &Spot| {
        let is_wall = |piece: &Piece| {
            let holds = piece.spots.iter().any(|spot| spot.ground() == *at);
            holds && piece.pose != Pose::Flat
        };
        let lying = pieces.iter().filter(|piece| lies_on(piece, *at)).count();
        !is_margin(*at) && !is_exit(*at) && lying < 2 && !pieces.iter().any(is_wall)
    };
    let is_open = placement.is_flat() || !placement.named().any(is_ideological);
    is_open && places.iter().all(is_free)
}

/// The effect of a second touch: a cell takes two pieces, and a rectangle turns around the touched place before
/// removal.
pub(super) fn again(pieces: &[Piece], index: usize, spot: Spot) -> SecondTouch {
    let (spot, piece) = (spot.ground(), &pieces[index]);
    let Some(placement) = placement_of(piece).filter(|_| !is_round(piece)) else {
        return SecondTouch::Remove;
    };
    let count = |cell| pieces.iter().filter(|piece| lies_on(piece, cell)).count();
    if placement.is_square() || placement.is_flat() && is_segment(spot) {
        let has_room = placement.is_flat() && placement.cells().all(|cell| count(cell) < 2);
        return if has_room {
            SecondTouch::PutOnTop
        } else {
            SecondTouch::Remove
        };
    }
    if placement.shape() == Shape::Tall || is_segment(spot) {
        return SecondTouch::Remove;
    }
    let others: Vec<Piece> = pieces
        .iter()
        .filter(|other| *other != piece)
        .cloned()
        .collect();
    let item = PaletteItem {
        side: piece.side,
        kind: piece.kind,
        pose: Pose::Flat,
        is_only: false,
    };
    let mut turned = poses(&others, &item, spot).into_iter();
    // The poses after the current one.
    let present = turned
        .by_ref()
        .find(|pose| placement_of(pose) == Some(placement));
    match turned.next().filter(|_| present.is_some()) {
        Some(next) => SecondTouch::Turn(next),
        None => SecondTouch::Remove,
    }
}
