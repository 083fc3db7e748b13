//! Push Push with touches: touch the piece, then its destination. If the player can choose where the ball
//! goes, a third touch selects it.

use super::cell::{SIZE, each};
use super::direction::Direction;
use super::levels::{LADDER, LEVELS};
use super::{Cell, Move, PushPush, PushPushNode, Reason};
use crate::play::{Board, Game, Goal, Piece, PieceAction, Pose, Spot, Touch};
use crate::rules::{Outcome, Position, Side};
use crate::search::Level;
use std::fmt;

/// Why a position is over: the ball has left the board over one of the two goal sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The side that moved last has won.
    Goal { winner: Side },
    /// The side that moved last has lost.
    OwnGoal { winner: Side },
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Ending::Goal { winner } | Ending::OwnGoal { winner }) = *self;
        let rank = goal_rank(winner);
        match self {
            Ending::Goal { .. } => write!(f, "{winner} has pushed the ball out over rank {rank}"),
            Ending::OwnGoal { .. } => write!(
                f,
                "{} has pushed the ball out over its own rank {rank}",
                winner.other()
            ),
        }
    }
}

/// The names of the pieces, indexed by value.
pub(super) const KINDS: [&str; 5] = ["ball", "one", "two", "three", "four"];

impl Game for PushPush {
    const SLUG: &'static str = "push-push";
    const RULES: &'static [&'static str] = &[
        "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16",
        "17", "18", "19", "20", "21", "22", "23", "24",
    ];
    type Node = PushPushNode;
    const LEVELS: &'static [Level] = &LEVELS;
    const LADDER: &'static [u8] = LADDER;
    const HAS_PUZZLES: bool = true;
    type Reason = Reason;
    type Ending = Ending;

    fn board(&self) -> Board {
        let here = |spot| Cell::of(spot).is_some() || is_beside(spot);
        Board {
            goals: Goal::far_edges(true),
            ..Board::of_lattice(SIZE, SIZE, here)
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        let mut pieces = Vec::with_capacity(15);
        each(self.occupied(), |cell| {
            pieces.extend(self.value(cell).map(|value| Piece {
                side: self.side(cell),
                kind: KINDS[usize::from(value)],
                pose: Pose::Flat,
                spots: vec![cell.spot()],
            }));
        });
        pieces
    }

    fn gesture(&self, mv: Move) -> Vec<Touch> {
        match mv {
            Move::Pass => vec![pass_spot(self.turn).into()],
            Move::Go { from, to, landing } => {
                let mut touches = vec![from.spot().into(), to.spot().into()];
                let third = match landing {
                    Some(landing) => Some(landing.spot()),
                    None => self.undeflected(from, to),
                };
                touches.extend(third.map(Touch::from));
                touches
            }
        }
    }

    fn piece_actions(&self, mv: Move) -> Vec<PieceAction> {
        self.actions_of(mv)
    }

    fn why_not(&self, touched: &[Spot]) -> Reason {
        self.reason(touched)
    }

    fn forced(&self) -> Option<Move> {
        let passes = self.outcome().is_none() && self.count_pushes() == 0;
        passes.then_some(Move::Pass)
    }

    fn ending(&self) -> Option<Ending> {
        match self.outcome() {
            Some(Outcome::Won(winner)) if winner == self.turn => Some(Ending::OwnGoal { winner }),
            Some(Outcome::Won(winner)) => Some(Ending::Goal { winner }),
            _ => None,
        }
    }
}

impl PushPush {
    /// The ball's destination without deflection, for a move that could also deflect it.
    fn undeflected(&self, from: Cell, to: Cell) -> Option<Spot> {
        let direction = Direction::between(from, to)?;
        let ball = self.ball()?;
        let pushed = self.chain(from, direction) & ball.bit() != 0;
        self.free_landing(direction)
            .filter(|_| pushed && !self.takes(from, to))
            .map(|_| direction.beyond(ball))
    }
}

/// The spot in the margin that means a pass.
pub(super) const fn pass_spot(side: Side) -> Spot {
    match side {
        Side::White => Spot::cell(4, 0),
        Side::Black => Spot::cell(4, 8),
    }
}

/// Whether the spot is beside the board and can ever be touched: at the ends of file d for passing; at the
/// ends of files a, c, e and g for the ball leaving the board in a push that could deflect it.
pub(super) fn is_beside(spot: Spot) -> bool {
    matches!((spot.x, spot.y), (1 | 5 | 7 | 9 | 13, -1 | 15))
}

/// The rank over which a side must push the ball.
const fn goal_rank(side: Side) -> u8 {
    match side {
        Side::White => 7,
        Side::Black => 1,
    }
}
