//! Pieces of a draft as the placements and heights of the rules.

use crate::games::ticto::army::ArmyPiece;
use crate::games::ticto::lattice::{is_cell, is_margin, is_segment};
use crate::games::ticto::picture::spots;
use crate::games::ticto::{Placement, Shape};
use crate::play::{Piece, Pose, Spot};
use crate::rules::sort_short;

pub(super) fn is_round(piece: &Piece) -> bool {
    piece.kind == "round"
}

/// Whether a round stands on one cell.
pub(super) fn is_round_place(piece: &Piece) -> bool {
    piece.pose == Pose::Flat && matches!(*piece.spots, [at] if is_cell(at.ground()))
}

/// The placement of a square or a rectangle. `None` for a round, or if no piece can be there.
pub(super) fn placement_of(piece: &Piece) -> Option<Placement> {
    let is_square = match piece.kind {
        "square" => true,
        "rectangle" => false,
        _ => return None,
    };
    let is_flat = piece.pose == Pose::Flat;
    let is_named = |at: &Spot| match is_flat {
        true => is_cell(*at) || is_margin(*at),
        false => is_segment(*at),
    };
    let places = piece.spots.iter().map(|at| at.ground());
    let mut named: Vec<Spot> = places.filter(is_named).collect();
    sort_short(&mut named, |at| *at);
    let (first, second) = (*named.first()?, named.get(1).copied());
    let shape = match (is_square, piece.pose, second) {
        (true, Pose::Flat, None) => Shape::Square,
        (true, Pose::Lying, None) => Shape::Wall,
        (false, Pose::Flat, Some(second)) if first.y == second.y => Shape::Wide,
        (false, Pose::Flat, Some(_)) => Shape::High,
        (false, Pose::Lying, Some(_)) => Shape::Long,
        (false, Pose::OnEnd, None) => Shape::Tall,
        _ => return None,
    };
    let placement = Placement::new(shape, first);
    let on_board = !placement.is_flat() || placement.cells().next().is_some();
    let mut occupied = placement.spots();
    let mut given: Vec<Spot> = piece.spots.iter().map(|at| at.ground()).collect();
    sort_short(&mut occupied, |at| *at);
    sort_short(&mut given, |at| *at);
    (on_board && occupied == given).then_some(placement)
}

/// A square or a rectangle with the heights of its halves.
pub(super) fn army_piece(piece: &Piece) -> Option<ArmyPiece> {
    let placement = placement_of(piece)?;
    let mut upper = [false; 2];
    for (at, upper) in placement.named().zip(&mut upper) {
        let level = |spot: &&Spot| spot.ground() == at;
        let half = piece.spots.iter().find(level);
        *upper = placement.is_flat() && is_cell(at) && half.is_some_and(|spot| spot.level > 0);
    }
    Some(ArmyPiece { placement, upper })
}

/// The piece of a placement, on the ground.
pub(super) fn piece_of(like: &Piece, placement: Placement) -> Piece {
    Piece {
        pose: match placement.shape() {
            Shape::Square | Shape::Wide | Shape::High => Pose::Flat,
            Shape::Wall | Shape::Long => Pose::Lying,
            Shape::Tall => Pose::OnEnd,
        },
        spots: placement.spots(),
        ..like.clone()
    }
}

/// Whether a flat piece lies on a cell.
pub(super) fn lies_on(piece: &Piece, cell: Spot) -> bool {
    let is_flat = piece.pose == Pose::Flat && !is_round(piece);
    is_flat && piece.spots.iter().any(|at| at.ground() == cell)
}

/// Gives every piece its heights. Rounds are last.
pub(super) fn set_levels(pieces: &mut [Piece]) {
    sort_short(pieces, is_round);
    for index in 0..pieces.len() {
        let (below, rest) = pieces.split_at_mut(index);
        let piece = &mut rest[0];
        let count = |cell: Spot| below.iter().filter(|other| lies_on(other, cell)).count();
        if is_round(piece) {
            let height = u8::try_from(count(piece.spots[0].ground())).unwrap_or(u8::MAX);
            piece.spots[0] = piece.spots[0].at_level(height);
        } else if let Some(placement) = placement_of(piece) {
            let mut upper = [false; 2];
            for (at, upper) in placement.named().zip(&mut upper) {
                *upper = placement.is_flat() && is_cell(at) && count(at) > 0;
            }
            piece.spots = spots(ArmyPiece { placement, upper });
        }
    }
}

/// Whether a piece must be removed for a new one: the upper one of two on a cell, and a wall in the same segment or
/// on the same crossing.
pub(super) fn conflicts_with(pieces: &[Piece], index: usize, new: &Piece) -> bool {
    let there = &pieces[index];
    if is_round(new) || is_round(there) {
        return false;
    }
    let places = |piece: &Piece| piece.spots.iter().map(|at| at.ground()).collect::<Vec<_>>();
    let (new_places, places) = (places(new), places(there));
    let mut common = places.iter().filter(|at| new_places.contains(at));
    match (new.pose == Pose::Flat, there.pose == Pose::Flat) {
        (true, true) => common.any(|at| {
            let above = pieces[index + 1..].iter();
            let below = pieces[..index].iter().any(|piece| lies_on(piece, *at));
            is_cell(*at) && below && !above.clone().any(|piece| lies_on(piece, *at))
        }),
        (false, false) => common.next().is_some(),
        _ => false,
    }
}

/// The piece in the same pose, moved by the same distance as the touched spot.
pub(super) fn shifted(piece: &Piece, (from, to): (Spot, Spot)) -> Option<Piece> {
    let (x, y) = (to.x - from.x, to.y - from.y);
    if x & 1 != 0 || y & 1 != 0 {
        return None;
    }
    let shift = |at: &Spot| Spot {
        x: at.x + x,
        y: at.y + y,
        level: 0,
    };
    let moved = Piece {
        spots: piece.spots.iter().map(shift).collect(),
        ..piece.clone()
    };
    let is_place = match is_round(&moved) {
        true => is_round_place(&moved),
        false => placement_of(&moved).is_some(),
    };
    is_place.then_some(moved)
}
