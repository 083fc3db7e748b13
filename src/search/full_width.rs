//! Wins within a few plies, proven with the moves of the rules alone: every move is tried, nothing is
//! estimated.

use super::wins::after;
use crate::rules::{Outcome, Position, Side};
use std::collections::HashMap;

/// The budget is used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BudgetSpent;

/// Proves wins, or that there are none, within a budget of positions. It ignores the repetition rule, since a
/// repetition takes at least eight plies.
pub struct FullWidth<P: Position> {
    left: u64,
    /// For positions with the attacker to move: within how many moves it wins, and within how many it does
    /// not.
    known: HashMap<P, (u32, u32)>,
    /// The latest replies that refuted an attack, by the number of moves left.
    replies: Vec<Option<P::Move>>,
}

impl<P: Position> FullWidth<P> {
    /// Creates a search with a budget of this many positions.
    #[must_use]
    pub fn new(positions: u64) -> FullWidth<P> {
        FullWidth {
            left: positions,
            known: HashMap::new(),
            replies: Vec::new(),
        }
    }

    /// How many positions are left.
    #[must_use]
    pub fn left(&self) -> u64 {
        self.left
    }

    /// Whether the side to move wins with at most this many of its own moves against every defence.
    ///
    /// # Errors
    /// If the budget is used up.
    pub fn wins(&mut self, position: &P, moves: u32) -> Result<bool, BudgetSpent> {
        if moves == 0 || position.outcome().is_some() {
            return Ok(false);
        }
        if let Some(&(within, beyond)) = self.known.get(position) {
            if moves >= within {
                return Ok(true);
            }
            if moves <= beyond {
                return Ok(false);
            }
        }
        let side = position.turn();
        let children = self.children(position)?;
        let mut wins = children.iter().any(|(_, next)| is_won(next, side));
        if !wins && moves > 1 {
            for (_, next) in &children {
                if !self.is_held(next, side, moves - 1)? {
                    wins = true;
                    break;
                }
            }
        }
        let known = self.known.entry(position.clone()).or_insert((u32::MAX, 0));
        match wins {
            true => known.0 = known.0.min(moves),
            false => known.1 = known.1.max(moves),
        }
        Ok(wins)
    }

    /// The moves that win for the side to move with at most this many moves, including the move itself.
    ///
    /// # Errors
    /// If the budget is used up.
    pub fn winning(&mut self, position: &P, moves: u32) -> Result<Vec<P::Move>, BudgetSpent> {
        let side = position.turn();
        let mut winning = Vec::new();
        for (mv, next) in self.children(position)? {
            let wins = is_won(&next, side) || moves > 1 && !self.is_held(&next, side, moves - 1)?;
            if wins {
                winning.push(mv);
            }
        }
        Ok(winning)
    }

    /// The shortest win of the side to move, with at most this many moves, against the longest defence. Empty
    /// if it does not win.
    ///
    /// # Errors
    /// If the budget is used up.
    pub fn line(&mut self, position: &P, moves: u32) -> Result<Vec<P::Move>, BudgetSpent> {
        let side = position.turn();
        let (mut line, mut position) = (Vec::new(), position.clone());
        while position.outcome().is_none() {
            let mv = if position.turn() == side {
                let Some(needed) = self.needed(&position, moves)? else {
                    break;
                };
                self.winning(&position, needed)?.into_iter().next()
            } else {
                let mut longest = None;
                for (mv, next) in self.children(&position)? {
                    let needed = match next.outcome() {
                        Some(_) => 0,
                        None if next.turn() == side => self.needed(&next, moves)?.unwrap_or(0),
                        None => 0,
                    };
                    if longest.is_none_or(|(max, _)| needed > max) {
                        longest = Some((needed, mv));
                    }
                }
                longest.map(|(_, mv)| mv)
            };
            let Some(mv) = mv else {
                break;
            };
            position = after(&position, mv);
            line.push(mv);
        }
        Ok(line)
    }

    /// The smallest number of moves with which the side to move wins.
    fn needed(&mut self, position: &P, max: u32) -> Result<Option<u32>, BudgetSpent> {
        for moves in 1..=max {
            if self.wins(position, moves)? {
                return Ok(Some(moves));
            }
        }
        Ok(None)
    }

    /// Whether `side` does not win with this many moves, whichever side is to move.
    fn is_held(&mut self, position: &P, side: Side, moves: u32) -> Result<bool, BudgetSpent> {
        if let Some(outcome) = position.outcome() {
            return Ok(outcome != Outcome::Won(side));
        }
        if position.turn() == side {
            return Ok(!self.wins(position, moves)?);
        }
        let mut children = self.children(position)?;
        let place = moves as usize;
        self.replies.resize(self.replies.len().max(place + 1), None);
        let last = self.replies[place];
        // Try moves that end the game first, then the latest refutation.
        let ends = |next: &P| {
            next.outcome()
                .is_some_and(|outcome| outcome != Outcome::Won(side))
        };
        children.sort_by_key(|(mv, next)| (!ends(next), Some(*mv) != last));
        for (mv, next) in children {
            if self.is_held(&next, side, moves)? {
                self.replies[place] = Some(mv);
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn children(&mut self, position: &P) -> Result<Vec<(P::Move, P)>, BudgetSpent> {
        let moves = position.moves();
        self.left = self
            .left
            .checked_sub(moves.len() as u64)
            .ok_or(BudgetSpent)?;
        let all = moves.into_iter().map(|mv| (mv, after(position, mv)));
        Ok(all.collect())
    }
}

fn is_won<P: Position>(position: &P, side: Side) -> bool {
    position.outcome() == Some(Outcome::Won(side))
}
