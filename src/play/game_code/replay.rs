//! A game during coding or decoding: one position at a time, so that a long game takes little memory.

use super::MoveFault;
use crate::play::{MoveError, MoveId, Pos, limits};
use crate::rules::{Outcome, Side};
use std::collections::HashMap;

/// The last position of a game, and the data from which the end of the game is determined.
pub struct Replay {
    position: Pos,
    first: Side,
    plies: usize,
    /// How often each position has occurred, by its key.
    times: HashMap<u64, usize>,
    is_third: bool,
}

impl Replay {
    pub fn new(start: Pos) -> Replay {
        let mut replay = Replay {
            first: start.turn(),
            position: start.clone(),
            plies: 0,
            times: HashMap::new(),
            is_third: false,
        };
        replay.push(start);
        replay
    }

    /// The current position.
    pub fn position(&self) -> &Pos {
        &self.position
    }

    /// The side that moves first in the game.
    pub fn first(&self) -> Side {
        self.first
    }

    /// The number of moves.
    pub fn plies(&self) -> usize {
        self.plies
    }

    /// The result that the moves lead to.
    pub fn reached(&self) -> Option<Outcome> {
        let ending = self.position.ending().map(|(outcome, _)| outcome);
        ending.or(self.is_third.then_some(Outcome::Draw))
    }

    /// The number of legal moves, at least 1.
    ///
    /// # Errors
    /// If there is no further move.
    pub fn count(&self) -> Result<u32, MoveFault> {
        if self.reached().is_some() {
            return Err(MoveFault::Over);
        }
        if self.plies >= limits::NODES - 1 {
            return Err(MoveFault::TooMany);
        }
        match u32::try_from(self.position.legal().len()) {
            Ok(0) | Err(_) => Err(MoveFault::Over),
            Ok(count) => Ok(count),
        }
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If it is not legal.
    pub fn play(&mut self, mv: MoveId) -> Result<(), MoveError> {
        let next = self.position.play(mv).ok_or(MoveError::Illegal)?;
        self.plies += 1;
        self.push(next);
        Ok(())
    }

    fn push(&mut self, position: Pos) {
        if let Some(key) = position.repetition_key() {
            let times = self.times.entry(key).or_default();
            *times += 1;
            self.is_third = *times > 2;
        }
        self.position = position;
    }
}
