//! The names of pieces in a course.

use crate::play::{Board, Piece, Pose};

/// The name of a piece in [`super::Course::pieces`]: its kind, its pose in a groove, and whether it is in a
/// hand.
#[must_use]
pub fn name_of(piece: &Piece, board: &Board) -> String {
    let pose = match piece.pose {
        Pose::Flat => "",
        Pose::Lying => "-lying",
        Pose::OnEnd => "-on-end",
    };
    let in_hand = board.hands && board.is_beyond(piece.spots[0]);
    let place = if in_hand { "-in-hand" } else { "" };
    format!("{}{pose}{place}", piece.kind)
}
