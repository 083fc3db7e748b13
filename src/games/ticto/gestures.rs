//! TicTo with touches: touch the piece, then its new place.

use super::lattice::{Direction, go};
use super::levels::{LADDER, LEVELS};
use super::node::TicToNode;
use super::position::Last;
use super::{Ending, Move, Placement, Reason, Shape, TicTo, notes, picture, piece_actions};
use crate::play::{Board, Game, Note, Piece, PieceAction, Spot, Touch};
use crate::rules::{Position, sort_short};
use crate::search::Level;

impl Game for TicTo {
    const SLUG: &'static str = "ticto";
    #[rustfmt::skip]
    const RULES: &'static [&'static str] = &[
        "G1", "G2", "G3", "G4", "G5", "G6", "T1", "T2", "F1", "F2", "F3", "F4", "F5", "F6", "F7",
        "U1", "U2", "U3", "U4", "W1", "W2", "W3", "W4", "W5", "P1", "P2", "P3", "P4", "P4a", "P4b",
        "P4c", "P4d", "B1", "B2", "B3", "K1", "K2", "K3", "K4", "K5", "O1", "O2", "O3", "O4", "O5",
        "E1", "E2", "E3", "E4",
    ];
    type Node = TicToNode;
    const LEVELS: &'static [Level] = LEVELS;
    const LADDER: &'static [u8] = LADDER;
    const HAS_PUZZLES: bool = true;
    type Reason = Reason;
    type Ending = Ending;

    fn board(&self) -> Board {
        picture::board()
    }

    fn pieces(&self) -> Vec<Piece> {
        picture::pieces(self)
    }

    fn gesture(&self, mv: Move) -> Vec<Touch> {
        let actor = match self.actor(mv) {
            Some(piece) => picture::spots(piece),
            None => vec![picture::round_spot(self, self.turn)],
        };
        vec![Touch::any_of(actor), Touch::any_of(target(mv))]
    }

    fn piece_actions(&self, mv: Move) -> Vec<PieceAction> {
        piece_actions::piece_actions(self, mv)
    }

    fn notes(&self) -> Vec<Note> {
        notes::notes(self)
    }

    fn why_not(&self, touched: &[Spot]) -> Reason {
        self.explain(touched)
    }

    fn null_move(&self) -> Option<TicTo> {
        let passed = TicTo {
            turn: self.turn.other(),
            // A pass creates no restriction.
            last: Last::Nothing,
            ..*self
        };
        TicTo::parse(passed.setup, &passed.to_string()).ok()
    }

    fn ending(&self) -> Option<Ending> {
        Ending::of(self)
    }
}

/// The spots of the second touch.
fn target(mv: Move) -> Vec<Spot> {
    match mv {
        Move::Round { to, .. } => vec![to],
        Move::Push { pushed, .. } => pushed.spots(),
        Move::Rebel(pair) => pair.spots().iter().map(|at| at.at_level(1)).collect(),
        Move::Go { from, to } => match (from.shape(), to.shape()) {
            (Shape::Long, Shape::Long) => vec![pulled(from, to)],
            (Shape::Wide, Shape::Wide) | (Shape::High, Shape::High) if is_lengthwise(from, to) => {
                vec![pulled(from, to)]
            }
            (Shape::Long, Shape::Tall) => {
                let direction = if from.first() < to.first() {
                    from.axis()
                } else {
                    from.axis().back()
                };
                vec![go(to.first(), direction, -1)]
            }
            (Shape::Tall, Shape::Wide | Shape::High) => {
                let mut spots: Vec<Spot> = to.named().collect();
                sort_short(&mut spots, |half| {
                    Direction::straight(from.first(), *half).map(|(_, far)| far)
                });
                spots.extend(to.middle());
                spots
            }
            _ => to.spots(),
        },
    }
}

/// Whether a flat rectangle moves in the direction of its length.
fn is_lengthwise(from: Placement, to: Placement) -> bool {
    Direction::straight(from.first(), to.first())
        .is_some_and(|(direction, _)| direction.axis() == from.axis())
}

/// The new place of the front half of a piece that moves lengthwise.
fn pulled(from: Placement, to: Placement) -> Spot {
    if from.first() < to.first() {
        to.front(to.axis())
    } else {
        to.first()
    }
}
