//! Pogo for the search, which is used while the game is not solved.

use super::{Cell, Move, Pogo};
use crate::rules::{Outcome, Position, Side, mix};
use crate::search::{Node, Proof, Weight};

/// A position in the form that the search uses.
#[derive(Clone, Copy, Debug)]
pub struct PogoNode(Pogo);

/// The ordering score of capturing a stack, and the penalty for giving one up.
const STACK: i32 = 2;

const WEIGHTS: [Weight; 6] = [
    weight("to move", 10),
    weight("stack", 40),
    weight("move", 4),
    weight("piece under an enemy's", -15),
    weight("top on an enemy's piece", -10),
    weight("centre", 10),
];

const fn weight(name: &'static str, value: i32) -> Weight {
    Weight { name, value }
}

impl Node for PogoNode {
    type Position = Pogo;

    const WEIGHTS: &'static [Weight] = &WEIGHTS;

    fn new(position: &Pogo) -> PogoNode {
        PogoNode(*position)
    }

    fn position(&self) -> &Pogo {
        &self.0
    }

    fn play(&mut self, mv: Move) {
        self.0.play(mv);
    }

    fn key(&self) -> u64 {
        mix(0, self.0.repetition_key().unwrap_or(0))
    }

    /// Finds immediate wins. One move captures at most one stack.
    fn proof(&self) -> Option<Proof> {
        let position = &self.0;
        let turn = position.turn();
        let mut wins = false;
        if position.owned(turn.other()) == 1 {
            position.each_move(|mv| {
                let mut next = *position;
                next.play(mv);
                wins |= next.outcome() == Some(Outcome::Won(turn));
            });
        }
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

    fn ordering_score(&self, mv: Move) -> i32 {
        let turn = self.0.turn();
        let enemys = |side: Option<Side>| i32::from(side == Some(turn.other()));
        let (from, to) = (self.0.at(mv.from), self.0.at(mv.to));
        let left = from.height().checked_sub(mv.count + 1);
        let uncovered = left.and_then(|level| from.at(level));
        STACK * (enemys(to.owner()) - enemys(uncovered))
    }

    fn history_index(mv: Move) -> usize {
        let cells = mv.from.index() * Cell::COUNT + mv.to.index();
        usize::from(mv.count - 1) * Cell::COUNT * Cell::COUNT + cells
    }
}

impl PogoNode {
    /// The counts of a side for all [`WEIGHTS`] except the first.
    fn counts(&self, side: Side) -> [i32; 5] {
        let [mut stacks, mut buried, mut thin] = [0; 3];
        for stack in self.0.stacks {
            let own = |level: u8| stack.at(level) == Some(side);
            if stack.owner() == Some(side) {
                stacks += 1;
                let under = stack.height().checked_sub(2);
                thin += i32::from(under.is_some_and(|level| !own(level)));
            } else {
                buried += (0..stack.height()).filter(|&level| own(level)).count() as i32;
            }
        }
        let turned = Pogo {
            turn: side,
            ..self.0
        };
        let moves = turned.count_moves() as i32;
        let centre = self.0.at(Cell::new(1, 1)).owner() == Some(side);
        [stacks, moves, buried, thin, i32::from(centre)]
    }
}
