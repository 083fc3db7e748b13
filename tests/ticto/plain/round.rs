//! Moves of the round: the forced first one, paths, jumps and arrivals.

use super::board::{DIRECTIONS, EXITS, Spot, from, on_board};
use super::text::name;
use super::{Moves, Plain};
use crate::law::opinion::Tally;

impl Plain {
    pub fn round_moves(&self, tally: &mut Tally, moves: &mut Moves) {
        if !self.must_leave_home() {
            self.walk(tally, moves);
        } else if self.extension {
            self.leave_by_a_path(tally, moves);
        } else {
            self.leave_to_the_side(tally, moves);
        }
    }

    fn leave_to_the_side(&self, tally: &mut Tally, moves: &mut Moves) {
        let start = self.round(self.white_to_move);
        for direction in [(-1, 0), (1, 0)] {
            let to = from(start, direction, 2);
            if self.is_own(to) {
                tally.decided("T2");
                self.move_round(to, tally, moves);
            }
        }
    }

    fn leave_by_a_path(&self, tally: &mut Tally, moves: &mut Moves) {
        let reached = self.reached(tally);
        for &to in &reached[1..] {
            tally.decided("E2 path");
            self.move_round(to, tally, moves);
        }
        if self.goes_on_to_goal(&reached) {
            tally.decided("E2 goal");
        }
    }

    fn walk(&self, tally: &mut Tally, moves: &mut Moves) {
        let reached = self.reached(tally);
        if self.goes_on_to_goal(&reached) {
            tally.decided("O4");
            self.move_round(self.goal(self.white_to_move), tally, moves);
        }
        for &to in &reached[1..] {
            tally.decided("O1 path");
            self.move_round(to, tally, moves);
        }
        for (index, &at) in reached.iter().enumerate() {
            for direction in DIRECTIONS {
                let to = from(at, direction, 2);
                let Some(wall) = self.wall(from(at, direction, 1)) else {
                    continue;
                };
                if !self.is_own(to) || reached.contains(&to) {
                    continue;
                }
                if wall.white != self.white_to_move {
                    tally.decided("O1 wall");
                } else if wall.is_tall() {
                    tally.decided("O3 tall");
                } else if index > 0 {
                    tally.decided("O3 walked");
                } else {
                    tally.decided("O3 jump");
                    self.move_round(to, tally, moves);
                }
            }
        }
    }

    /// The cells of all paths. The first is the cell of the round.
    fn reached(&self, tally: &mut Tally) -> Vec<Spot> {
        let mut reached = vec![self.round(self.white_to_move)];
        let mut next = 0;
        while next < reached.len() {
            let at = reached[next];
            for direction in DIRECTIONS {
                let to = from(at, direction, 2);
                if reached.contains(&to) || self.wall(from(at, direction, 1)).is_some() {
                    continue;
                }
                if EXITS.contains(&to) {
                    if to != self.goal(self.white_to_move) {
                        tally.decided("O5");
                    }
                } else if self.is_own(to) {
                    reached.push(to);
                } else if self.top(to).is_some() {
                    tally.decided("O2 enemy");
                } else if on_board(to) {
                    tally.decided("O2 empty");
                } else if self.pieces.iter().any(|piece| piece.covers(to)) {
                    tally.decided("O2 margin");
                }
            }
            next += 1;
        }
        reached
    }

    /// Whether a path can end on the goal.
    fn goes_on_to_goal(&self, reached: &[Spot]) -> bool {
        let goal = self.goal(self.white_to_move);
        let steps = DIRECTIONS.iter();
        let mut beside = steps.map(|&direction| from(goal, direction, 2));
        beside.any(|cell| reached.contains(&cell)) && self.round(!self.white_to_move) != goal
    }

    /// Whether the top piece of a cell belongs to the side to move.
    fn is_own(&self, cell: Spot) -> bool {
        on_board(cell)
            && self
                .top(cell)
                .is_some_and(|top| top.white == self.white_to_move)
    }

    fn move_round(&self, to: Spot, tally: &mut Tally, moves: &mut Moves) {
        let mut next = self.turned();
        let start = self.round(self.white_to_move);
        next.rounds[usize::from(!self.white_to_move)] = to;
        if !self.extension && next.has_arrived(true) && next.has_arrived(false) {
            tally.decided("E2 begins");
            next.extension = true;
            next.counter = 0;
        }
        moves.push((format!("R{}-{}", name(start), name(to)), next));
    }
}
