//! Where the pieces are, and the board under them.

use super::army::ArmyPiece;
use super::lattice::{
    Direction, exit, go, is_cell, is_crossing, is_ideological, is_margin, is_place, is_segment,
};
use super::{Shape, TicTo};
use crate::play::{Board, Piece, Pose, Sign, Spot};
use crate::rules::Side;

/// Seven by seven cells, the grooves around them, and the margin into which rectangles can extend.
pub(super) fn board() -> Board {
    let mut board = Board::of_lattice(7, 7, is_of_use);
    for side in Side::BOTH {
        let sign = |spot, kind| Sign {
            spot,
            side: Some(side),
            kind,
        };
        let around = Direction::ALL.map(|direction| go(exit(side), direction, 1));
        board.signs.push(sign(exit(side), "exit"));
        let closed = around.map(|segment| sign(segment, "ideological"));
        board.signs.extend(closed);
    }
    board
}

/// Every piece. A piece that lies on another one comes after it.
pub(super) fn pieces(position: &TicTo) -> Vec<Piece> {
    let of_side = |side| position.army(side).pieces().map(move |piece| (side, piece));
    let mut rest: Vec<(Side, ArmyPiece)> = Side::BOTH.into_iter().flat_map(of_side).collect();
    let mut pieces = Vec::with_capacity(rest.len() + 2);
    while !rest.is_empty() {
        let all = rest.clone();
        let lies = |piece: ArmyPiece| all.iter().any(|(_, other)| piece.lies_upon(*other));
        pieces.extend(rest.extract_if(.., |(_, piece)| !lies(*piece)).map(picture));
    }
    let round = |side| Piece::on(round_spot(position, side), side, "round");
    pieces.extend(Side::BOTH.map(round));
    pieces
}

fn picture((side, piece): (Side, ArmyPiece)) -> Piece {
    Piece {
        side: Some(side),
        // The pose is not part of the kind: a rectangle that stands up is still the same piece.
        kind: if piece.placement.is_square() {
            "square"
        } else {
            "rectangle"
        },
        pose: match piece.placement.shape() {
            Shape::Square | Shape::Wide | Shape::High => Pose::Flat,
            Shape::Wall | Shape::Long => Pose::Lying,
            Shape::Tall => Pose::OnEnd,
        },
        spots: spots(piece),
    }
}

/// Everything that a square or rectangle occupies, each spot at its height.
pub(super) fn spots(piece: ArmyPiece) -> Vec<Spot> {
    let height = |at: Spot| {
        if is_cell(at) {
            piece.is_upper_on(at)
        } else {
            // Only a piece with exactly the same place can share its half in the margin or the segment below
            // it.
            piece.is_upper()
        }
    };
    let mut spots = piece.placement.spots();
    for at in &mut spots {
        *at = at.at_level(height(*at).into());
    }
    spots
}

/// The spot of a round, on top of the pile.
pub(super) fn round_spot(position: &TicTo, side: Side) -> Spot {
    on_top(position, position.round(side))
}

/// A cell of the board, at the height of a round on that cell.
pub(super) fn on_top(position: &TicTo, cell: Spot) -> Spot {
    let on = |side: Side| {
        position
            .army(side)
            .pieces()
            .filter(|piece| piece.lies_on(cell))
    };
    let pile = Side::BOTH.into_iter().flat_map(on).count();
    cell.at_level(u8::try_from(pile).expect("a pile is two high"))
}

/// Whether this place can ever be touched.
fn is_of_use(at: Spot) -> bool {
    if is_margin(at) {
        // A rectangle can never reach the margin next to an exit.
        at.x != exit(Side::White).x
    } else if is_crossing(at) {
        [Direction::EAST, Direction::NORTH]
            .into_iter()
            .any(|direction| {
                let beside = direction.along().map(|direction| go(at, direction, 1));
                let open = |at: Spot| is_segment(at) && !is_ideological(at);
                beside.into_iter().all(open)
            })
    } else {
        is_place(at) && (is_cell(at) || !is_ideological(at))
    }
}
