//! ZOQ for the search, which is used while the game is not solved.

use super::reach::CORNERS;
use super::{Cell, Move, Zoq};
use crate::rules::{Outcome, Position, Side, mix};
use crate::search::{Node, Proof, Weight};

/// A position in the form that the search uses.
#[derive(Clone, Copy, Debug)]
pub struct ZoqNode(Zoq);

const WEIGHTS: [Weight; 6] = [
    weight("to move", 10),
    weight("move", 8),
    weight("piece in hand", 40),
    weight("centre", 40),
    weight("piece in a corner", -10),
    weight("two around an enemy in a corner", 40),
];

const fn weight(name: &'static str, value: i32) -> Weight {
    Weight { name, value }
}

impl Node for ZoqNode {
    type Position = Zoq;

    const WEIGHTS: &'static [Weight] = &WEIGHTS;

    fn new(position: &Zoq) -> ZoqNode {
        ZoqNode(*position)
    }

    fn position(&self) -> &Zoq {
        &self.0
    }

    fn play(&mut self, mv: Move) {
        self.0.play(mv);
    }

    fn key(&self) -> u64 {
        mix(0, self.0.repetition_key().unwrap_or(0))
    }

    /// Finds immediate wins by trying the few moves.
    fn proof(&self) -> Option<Proof> {
        let position = &self.0;
        let won = Some(Outcome::Won(position.turn()));
        let mut wins = false;
        position.each_move(|mv| {
            let mut next = *position;
            next.play(mv);
            wins |= next.outcome() == won;
        });
        wins.then_some(Proof::Win(1))
    }

    fn value(&self, weights: &[i32]) -> i32 {
        let turn = self.0.turn();
        let sum = |side| {
            let counts = self.counts(side).into_iter();
            counts.zip(&weights[1..]).map(|(n, by)| n * by).sum::<i32>()
        };
        weights[0] + sum(turn) - sum(turn.other())
    }

    fn history_index(mv: Move) -> usize {
        match mv {
            Move::Place { to } => to.index(),
            Move::Step { from, to } => (from.index() + 1) * Cell::COUNT + to.index(),
        }
    }
}

impl ZoqNode {
    /// The counts of a side for all [`WEIGHTS`] except the first.
    fn counts(&self, side: Side) -> [i32; 5] {
        let (own, enemies) = (self.0.pieces_of(side), self.0.pieces_of(side.other()));
        let moves: u32 = own.iter().map(|from| self.0.goals(from).len()).sum();
        let (mut corners, mut nearly) = (0, 0);
        for (corner, around) in CORNERS {
            corners += i32::from(own.contains(corner));
            nearly += i32::from(enemies.contains(corner) && (around & own).len() == 2);
        }
        [
            moves as i32,
            i32::from(self.0.has_spare(side)),
            i32::from(own.contains(Cell::new(1, 1))),
            corners,
            nearly,
        ]
    }
}
