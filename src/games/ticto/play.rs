//! The effect of a legal move on the board.

use super::army::{Army, ArmyPiece};
use super::ground::Ground;
use super::lattice::is_cell;
use super::position::{Last, MAX_QUIET};
use super::{Move, Placement, TicTo};
use crate::play::Spot;
use crate::rules::Side;

impl TicTo {
    pub(super) fn make(&mut self, mv: Move) {
        let pieces = self.pieces();
        self.last = match mv {
            Move::Round { to, .. } => {
                self.rounds[self.turn as usize] = to;
                Last::Nothing
            }
            Move::Go { from, to } => self.go(from, to),
            Move::Push { pusher, pushed } => self.push(pusher, pushed),
            Move::Rebel(pair) => self.rebel(pair),
        };
        self.quiet = if self.pieces() < pieces {
            0
        } else {
            (self.quiet + 1).min(MAX_QUIET)
        };
        if !self.extended && Side::BOTH.iter().all(|side| self.has_arrived(*side)) {
            self.extended = true;
            self.quiet = 0;
        }
        self.turn = self.turn.other();
    }

    /// The number of squares and rectangles on the board.
    fn pieces(&self) -> usize {
        self.armies.iter().map(Army::count).sum()
    }

    /// The piece of the side to move that makes a move. `None` for a move of the round.
    pub(super) fn actor(&self, mv: Move) -> Option<ArmyPiece> {
        let own = self.army(self.turn);
        match mv {
            Move::Round { .. } => None,
            Move::Go { from, .. } => own.on_top(from),
            Move::Push { pusher, .. } => own.on_top(pusher),
            Move::Rebel(pair) => own.pieces().find(|piece| piece.placement == pair),
        }
    }

    fn change(&mut self, side: Side, from: Option<ArmyPiece>, to: Option<ArmyPiece>) {
        self.armies[side as usize].change(from, to);
    }

    /// The upper of two pieces on a cell.
    fn upper_on(&self, cell: Spot) -> Option<(Side, ArmyPiece)> {
        let on = |side| {
            let upper = self
                .army(side)
                .pieces()
                .find(|piece| piece.is_upper_on(cell));
            upper.map(|piece| (side, piece))
        };
        Side::BOTH.into_iter().find_map(on)
    }

    fn is_lain_on(&self, cell: Spot) -> bool {
        let on = |side: Side| self.army(side).pieces().any(|piece| piece.lies_on(cell));
        Side::BOTH.into_iter().any(on)
    }

    fn go(&mut self, from: Placement, to: Placement) -> Last {
        let (own, enemy) = (self.turn, self.turn.other());
        self.change(own, self.army(own).on_top(from), None);
        if !to.is_flat() {
            self.change(own, None, Some(piece(to, |_| false)));
            return Last::Nothing;
        }
        // Find all of them before the first one dies.
        let dead: [Option<(Side, ArmyPiece)>; 2] = {
            let mut upper = to.cells().map(|at| self.upper_on(at));
            let (first, second) = (upper.next().flatten(), upper.next().flatten());
            [first, second.filter(|_| second != first)]
        };
        for (side, victim) in dead.into_iter().flatten() {
            self.change(side, Some(victim), None);
        }
        if dead != [None; 2] {
            self.sink();
        }
        let lander = piece(to, |at| self.is_lain_on(at));
        self.change(own, None, Some(lander));
        match self.army(enemy).on_top(to) {
            Some(_) => Last::Covered(to),
            None => Last::Nothing,
        }
    }

    /// Updates the pieces that lay on a dead piece: they are now alone on their cells.
    fn sink(&mut self) {
        let before = *self;
        let low = |at| {
            let lies = |side| before.army(side).pieces();
            let both = Side::BOTH.into_iter().flat_map(lies);
            both.filter(|piece| piece.lies_on(at)).count() > 1
        };
        for side in Side::BOTH {
            for old in before.army(side).pieces().filter(|piece| piece.is_upper()) {
                let new = piece(old.placement, |at| old.is_upper_on(at) && low(at));
                self.change(side, Some(old), Some(new));
            }
        }
    }

    fn push(&mut self, pusher: Placement, pushed: Placement) -> Last {
        let (own, enemy) = (self.turn, self.turn.other());
        let direction = pusher.toward(pushed);
        let goes = Ground::new(self).pushed(pushed, direction).ok();
        let wall = |placement| Some(piece(placement, |_| false));
        self.change(enemy, wall(pushed), goes.and_then(wall));
        self.change(own, wall(pusher), wall(pusher.moved(direction)));
        match goes {
            Some(pushed) => Last::Pushed {
                pusher: pusher.moved(direction),
                pushed,
            },
            None => Last::Nothing,
        }
    }

    fn rebel(&mut self, pair: Placement) -> Last {
        let (lower, upper) = (piece(pair, |_| false), piece(pair, |_| true));
        self.change(self.turn, Some(lower), Some(upper));
        self.change(self.turn.other(), Some(upper), Some(lower));
        Last::Covered(pair)
    }
}

/// A piece with this placement. `is_upper` returns whether it is the upper piece on a cell.
pub(super) fn piece(placement: Placement, is_upper: impl Fn(Spot) -> bool) -> ArmyPiece {
    let mut upper = [false; 2];
    if placement.is_flat() {
        for (mark, at) in upper.iter_mut().zip(placement.named()) {
            *mark = is_cell(at) && is_upper(at);
        }
    }
    ArmyPiece { placement, upper }
}
