//! TicTo for the search.

use super::army::ArmyPiece;
use super::cells::{Borders, bit};
use super::distance::{COSTS, Crossing};
use super::ground::Ground;
use super::lattice::go;
use super::roads::Roads;
use super::value::{self, WEIGHTS};
use super::{Move, Placement, TicTo};
use crate::play::Spot;
use crate::rules::{Outcome, Position, Side, mix};
use crate::search::{HISTORY_SIZE, Node, Proof, Weight};
use std::cell::OnceCell;

/// A position with its sets of cells.
#[derive(Clone, Debug)]
pub struct TicToNode {
    position: TicTo,
    roads: Roads,
    /// The cells that squares can reach in one turn, White's first.
    reach: [u64; 2],
    /// The data for finding promising moves, computed when it is first needed.
    paths: OnceCell<Paths>,
}

/// The cheapest paths of both rounds.
#[derive(Clone, Copy, Debug)]
struct Paths {
    own: u64,
    enemy: u64,
}

impl TicToNode {
    fn of(position: TicTo) -> TicToNode {
        let roads = Roads::new(&position);
        let reach = [roads.reach(0), roads.reach(1)];
        TicToNode {
            position,
            roads,
            reach,
            paths: OnceCell::new(),
        }
    }

    fn path(&self, side: Side) -> u64 {
        let goal = bit(self.position.goal(side));
        let own = side as usize;
        Crossing::new(&self.roads, own, goal, self.reach[own], COSTS).path()
    }

    fn paths(&self) -> Paths {
        let side = self.position.turn;
        *self.paths.get_or_init(|| Paths {
            own: self.path(side) & !self.roads.tops[side as usize],
            enemy: self.path(side.other()),
        })
    }

    /// Whether a piece at this place extends the path of the side to move or blocks the path of the other side.
    fn matters(&self, to: Placement) -> bool {
        let Paths { own, enemy } = self.paths();
        if to.is_flat() {
            return to.cells().any(|at| bit(at) & (own | enemy) != 0);
        }
        to.named().any(|segment| {
            let beside = to
                .axis()
                .across()
                .map(|direction| bit(go(segment, direction, 1)));
            beside.into_iter().all(|cell| cell & enemy != 0)
        })
    }

    /// Whether the round of a side could reach its goal if it were its turn.
    fn arrives(&self, side: Side) -> bool {
        let position = &self.position;
        let (round, goal) = (position.round(side), position.goal(side));
        let is_open = position.round(side.other()) != goal && round != position.home(side);
        is_open && Borders::NONE.beside(bit(goal)) & self.roads.walked(side as usize) != 0
    }

    fn kills(&self, to: Placement) -> bool {
        let targets = self.roads.targets(self.position.turn as usize);
        to.is_flat() && to.cells().any(|at| bit(at) & targets != 0)
    }

    fn kills_by_push(&self, pusher: Placement, pushed: Placement) -> bool {
        let direction = pusher.toward(pushed);
        Ground::new(&self.position)
            .pushed(pushed, direction)
            .is_err()
    }
}

impl Node for TicToNode {
    type Position = TicTo;

    const WEIGHTS: &'static [Weight] = WEIGHTS;
    const QUIESCENCE_PLIES: u8 = 4;

    fn new(position: &TicTo) -> TicToNode {
        TicToNode::of(*position)
    }

    fn position(&self) -> &TicTo {
        &self.position
    }

    fn play(&mut self, mv: Move) {
        let mut next = self.position;
        next.play(mv);
        *self = TicToNode::of(next);
    }

    /// Equal positions with different counters of quiet plies get different keys.
    fn key(&self) -> u64 {
        let key = self.position.repetition_key().unwrap_or_default();
        mix(key, self.position.quiet.into())
    }

    fn outcome(&self) -> Option<Outcome> {
        let position = &self.position;
        let can_slide = !position.must_leave() && self.roads.can_slide(position.turn as usize);
        position.decided().or_else(|| match can_slide {
            true => None,
            false => position.outcome(),
        })
    }

    fn proof(&self) -> Option<Proof> {
        let side = self.position.turn;
        if self.position.is_reply() {
            // If Black cannot arrive now, White has won.
            return (!self.arrives(side)).then_some(Proof::Loss(1));
        }
        if !self.arrives(side) {
            return None;
        }
        match side {
            Side::Black => Some(Proof::Win(1)),
            // White's arrival does not change Black's path, and Black has only one turn.
            Side::White => (!self.arrives(Side::Black)).then_some(Proof::Win(2)),
        }
    }

    fn value(&self, weights: &[i32]) -> i32 {
        let position = &self.position;
        if !position.is_reply() {
            return value::value(position, &self.roads, self.reach, weights);
        }
        // Black has to arrive too, and it can: otherwise it would have lost already.
        let mut next = *position;
        next.play(Move::Round {
            from: position.round(Side::Black),
            to: position.goal(Side::Black),
        });
        match next.decided() {
            Some(_) => 0,
            None => -TicToNode::of(next).value(weights),
        }
    }

    fn ordering_score(&self, mv: Move) -> i32 {
        match mv {
            Move::Round { .. } if self.is_noisy(mv) => 3,
            _ if self.is_noisy(mv) => 2,
            Move::Go { to, .. } if self.matters(to) => 1,
            _ => 0,
        }
    }

    fn is_noisy(&self, mv: Move) -> bool {
        match mv {
            Move::Round { to, .. } => to == self.position.goal(self.position.turn),
            Move::Go { to, .. } => self.kills(to),
            Move::Push { pusher, pushed } => self.kills_by_push(pusher, pushed),
            Move::Rebel(_) => false,
        }
    }

    fn each_noisy(&self, mut visit: impl FnMut(Move)) {
        let side = self.position.turn;
        if self.roads.targets(side as usize) != 0 || self.arrives(side) {
            self.position.each_move(|mv| {
                if self.is_noisy(mv) {
                    visit(mv);
                }
            });
            return;
        }
        // Only pushes can kill.
        let walls = |side| self.position.army(side).pieces().filter(is_wall);
        if walls(side).next().is_none() || walls(side.other()).next().is_none() {
            return;
        }
        let ground = Ground::new(&self.position);
        for wall in walls(side) {
            let pusher = wall.placement;
            for direction in pusher.axis().along() {
                if let Ok(pushed) = ground.push(pusher, direction)
                    && ground.pushed(pushed, direction).is_err()
                {
                    visit(Move::Push { pusher, pushed });
                }
            }
        }
    }

    fn history_index(mv: Move) -> usize {
        const PLACES: usize = 17 * 17;
        let place = |at: Spot| (at.x + 1) as usize * 17 + (at.y + 1) as usize;
        let number = match mv {
            Move::Go { from, to } => {
                let kind = to.shape() as usize + if from.is_flat() { 0 } else { 6 };
                kind * PLACES + place(to.first())
            }
            Move::Round { to, .. } => 12 * PLACES + place(to),
            Move::Push { pushed, .. } => 13 * PLACES + place(pushed.first()),
            Move::Rebel(_) => 14 * PLACES,
        };
        number % HISTORY_SIZE
    }
}

fn is_wall(piece: &ArmyPiece) -> bool {
    !piece.placement.is_flat()
}
