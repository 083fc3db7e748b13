//! The record of a game: what was played, undone and resigned, with a kept position for each ply.

mod verdict;

pub use verdict::{Cause, Verdict};

use super::act::{DRAW, RESIGN};
use super::history::History;
use super::{Act, Erased, Game, GameText, MoveError, OpenError, limits};
use crate::rules::{MoveTextError, Outcome, Side};
use std::collections::BTreeSet;

/// A game from its start to where it stands.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    history: History<G>,
    moves: Vec<G::Move>,
    ended: Option<Agreed>,
    /// What the moves and the players have brought about, kept as it is asked for often.
    verdict: Option<Verdict<G::Ending>>,
    /// What was taken back, the last thing taken back at the end.
    undone: Vec<Act<G::Move>>,
    /// After how many plies a player was helped. What is taken back stays helped.
    hints: BTreeSet<usize>,
}

/// How the players have ended a game that the rules had not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Agreed {
    Resigned(Side),
    Draw,
}

impl<G: Game> Record<G> {
    /// A record that begins at this position: no undo before it, repetition counted from it.
    #[must_use]
    pub fn from_position(start: G) -> Record<G> {
        let mut record = Record {
            history: History::new(start),
            moves: Vec::new(),
            ended: None,
            verdict: None,
            undone: Vec::new(),
            hints: BTreeSet::new(),
        };
        record.judge();
        record
    }

    /// Reads a game, checking every move.
    ///
    /// # Errors
    /// The first thing in the text that the rules do not allow.
    pub fn read(text: &GameText) -> Result<Record<G>, OpenError> {
        if text.game != G::SLUG {
            return Err(OpenError::no_game(&text.game));
        }
        text.check_lengths()?;
        let options = text.options.parse().map_err(OpenError::Options)?;
        let start = match &text.start {
            None => G::start(options),
            Some(start) => {
                G::parse(options, start).map_err(|error| OpenError::Start(Erased::new(error)))?
            }
        };
        let mut record = Record::from_position(start);
        let first = record.position(0).turn();
        for (index, mv) in text.moves.iter().enumerate() {
            record.play_text(mv).map_err(|error| OpenError::Move {
                number: index + 1,
                first,
                text: mv.chars().take(60).collect(),
                error,
            })?;
        }
        record.hints.extend(&text.hints);
        record.state(text.result)?;
        Ok(record)
    }

    /// The game as text, with its start written out.
    #[must_use]
    pub fn text(&self) -> GameText {
        GameText {
            moves: self.moves.iter().map(ToString::to_string).collect(),
            hints: self.hints(),
            result: self.verdict().map(|verdict| verdict.outcome),
            ..self.begun_at(0)
        }
    }

    /// The position after a ply, as a game that begins there.
    #[must_use]
    pub fn begun_at(&self, ply: usize) -> GameText {
        GameText {
            game: G::SLUG.to_owned(),
            options: self.position(0).options().to_string(),
            start: Some(self.position(ply).to_string()),
            ..GameText::default()
        }
    }

    /// The number of moves played.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.moves.len()
    }

    #[must_use]
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// The position after so many plies; after the last one where there are fewer.
    #[must_use]
    pub fn position(&self, ply: usize) -> &G {
        self.history.at(ply)
    }

    /// The repetition keys of all positions before the last one.
    #[must_use]
    pub fn keys_before(&self) -> Vec<u64> {
        self.history.keys_before()
    }

    /// How often a position has stood, if that matters in this game; else 0.
    #[must_use]
    pub fn times_of(&self, position: &G) -> usize {
        let key = position.repetition_key();
        key.map_or(0, |key| self.history.times_of(key))
    }

    /// Whether any position has stood more than once, if that matters in this game.
    #[must_use]
    pub fn is_repeated(&self) -> bool {
        self.history.is_repeated()
    }

    /// The position that the record has come to.
    #[must_use]
    pub fn last(&self) -> &G {
        self.position(usize::MAX)
    }

    /// After which plies of this record a player was helped.
    #[must_use]
    pub fn hints(&self) -> Vec<usize> {
        self.hints.range(..=self.plies()).copied().collect()
    }

    /// Notes that the player to move is helped now.
    pub fn note_hint(&mut self) {
        if self.verdict.is_none() {
            self.hints.insert(self.plies());
        }
    }

    /// How the game has ended, if it has.
    #[must_use]
    pub fn verdict(&self) -> Option<&Verdict<G::Ending>> {
        self.verdict.as_ref()
    }

    /// Plays a move by its notation; what was undone can no longer be redone.
    ///
    /// # Errors
    /// If the game is over, or the text is no legal move.
    pub fn play_text(&mut self, text: &str) -> Result<(), MoveError> {
        if self.verdict.is_some() {
            return Err(MoveError::Over);
        }
        if text.len() > limits::MOVE {
            return Err(MoveError::Text(MoveTextError));
        }
        self.play(text.parse().map_err(MoveError::Text)?)
    }

    /// Plays a move; what was undone can no longer be redone.
    ///
    /// # Errors
    /// If the game is over, or the move is not legal.
    pub fn play(&mut self, mv: G::Move) -> Result<(), MoveError> {
        self.act(Act::Move(mv))?;
        self.undone.clear();
        Ok(())
    }

    /// Gives the game up for a side.
    ///
    /// # Errors
    /// If the game is over.
    pub fn resign(&mut self, side: Side) -> Result<(), MoveError> {
        self.act(Act::Resign(side))?;
        self.undone.clear();
        Ok(())
    }

    /// Ends the game in a draw that both players want.
    ///
    /// # Errors
    /// If the game is over, or knows no draw by agreement.
    pub fn agree_draw(&mut self) -> Result<(), MoveError> {
        self.act(Act::Draw)?;
        self.undone.clear();
        Ok(())
    }

    /// Takes back the last move, resignation or agreement; false where there is none.
    pub fn undo(&mut self) -> bool {
        let act = match (self.ended.take(), self.moves.pop()) {
            (Some(agreed), mv) => {
                self.moves.extend(mv);
                match agreed {
                    Agreed::Resigned(side) => Act::Resign(side),
                    Agreed::Draw => Act::Draw,
                }
            }
            (None, Some(mv)) => {
                self.history.go_back();
                Act::Move(mv)
            }
            (None, None) => return false,
        };
        self.judge();
        self.undone.push(act);
        true
    }

    /// Does again what was taken back last; false where there is nothing.
    pub fn redo(&mut self) -> bool {
        self.undone.pop().is_some_and(|act| self.act(act).is_ok())
    }

    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.ended.is_some() || !self.moves.is_empty()
    }

    /// Whether the players have ended the game themselves.
    #[must_use]
    pub fn is_agreed(&self) -> bool {
        self.ended.is_some()
    }

    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// What would be redone next.
    #[must_use]
    pub fn next_redo(&self) -> Option<Act<G::Move>> {
        self.undone.last().copied()
    }

    /// What was taken back, in the order in which it would be redone.
    #[must_use]
    pub fn undone(&self) -> Vec<String> {
        self.undone.iter().rev().map(Act::to_string).collect()
    }

    /// Puts [`Record::undone`] in place of what was taken back here. What does not fit the record
    /// ends it there.
    pub fn restore_undone(&mut self, texts: &[String]) {
        self.undone.clear();
        let mut done = 0;
        for text in texts {
            let played = match text.strip_prefix(RESIGN).map(str::parse) {
                Some(Ok(side)) => self.resign(side),
                Some(Err(_)) => break,
                None if text == DRAW => self.agree_draw(),
                None => self.play_text(text),
            };
            if played.is_err() {
                break;
            }
            done += 1;
        }
        for _ in 0..done {
            self.undo();
        }
    }

    fn act(&mut self, act: Act<G::Move>) -> Result<(), MoveError> {
        if self.verdict.is_some() {
            return Err(MoveError::Over);
        }
        match act {
            Act::Resign(side) => self.ended = Some(Agreed::Resigned(side)),
            Act::Draw if G::AGREED_DRAWS => self.ended = Some(Agreed::Draw),
            Act::Draw => return Err(MoveError::Illegal),
            Act::Move(mv) => {
                let mut legal = false;
                self.last().each_move(|other| legal |= other == mv);
                if !legal {
                    return Err(MoveError::Illegal);
                }
                let mut next = self.last().clone();
                next.play(mv);
                self.history.come_to(next);
                self.moves.push(mv);
            }
        }
        self.judge();
        Ok(())
    }

    /// Renews the verdict; whatever changes the history or the agreement ends with it.
    fn judge(&mut self) {
        self.verdict = match (self.last().outcome(), self.ended) {
            (Some(outcome), _) => self.last().ending().map(|ending| Verdict {
                outcome,
                cause: Cause::Position(ending),
            }),
            (None, Some(Agreed::Resigned(side))) => Some(Verdict {
                outcome: Outcome::Won(side.other()),
                cause: Cause::Resigned(side),
            }),
            (None, Some(Agreed::Draw)) => Some(Verdict {
                outcome: Outcome::Draw,
                cause: Cause::Agreed,
            }),
            (None, None) => {
                let third = self.history.times().is_some_and(|times| times > 2);
                third.then_some(Verdict {
                    outcome: Outcome::Draw,
                    cause: Cause::Repetition,
                })
            }
        };
    }

    /// Takes over a stated result: one that the moves do not bring about is a resignation, or a
    /// draw by agreement.
    fn state(&mut self, stated: Option<Outcome>) -> Result<(), OpenError> {
        let reached = self.verdict().map(|verdict| verdict.outcome);
        match (stated, reached) {
            (None, _) => Ok(()),
            (Some(stated), Some(reached)) if stated == reached => Ok(()),
            (Some(Outcome::Won(side)), None) if self.resign(side.other()).is_ok() => Ok(()),
            (Some(Outcome::Draw), None) if self.agree_draw().is_ok() => Ok(()),
            (Some(stated), reached) => Err(OpenError::Result { stated, reached }),
        }
    }
}

#[cfg(test)]
mod tests;
