//! A game without variations, with its static type. Used by the engine and by `lab`.

use super::history::History;
use super::{EndReason, Erased, Game, GameResult, GameText, MoveError, OpenError, limits};
use crate::rules::{MoveTextError, Outcome};

/// A game from its start to its current position.
#[derive(Clone, Debug)]
pub struct GameLine<G: Game> {
    history: History<G>,
    moves: Vec<G::Move>,
    /// The end that a text states although the moves do not lead to it: a resignation, a loss on time or an agreed
    /// draw.
    ended: Option<GameResult<G::Ending>>,
}

impl<G: Game> GameLine<G> {
    /// A game that starts with this position. Repetitions are counted from there.
    #[must_use]
    pub fn from_position(start: G) -> GameLine<G> {
        GameLine {
            history: History::new(start),
            moves: Vec::new(),
            ended: None,
        }
    }

    /// Reads a game, checking every move.
    ///
    /// # Errors
    /// The first thing in the text that the rules do not allow.
    pub fn read(text: &GameText) -> Result<GameLine<G>, OpenError> {
        if text.game != G::SLUG {
            return Err(OpenError::no_game(&text.game));
        }
        let start = start_of(&text.options, text.start.as_deref())?;
        let mut line = GameLine::<G>::from_position(start);
        let first = line.position(0).turn();
        for (index, mv) in text.moves.iter().enumerate() {
            line.play_text(mv).map_err(|error| OpenError::Move {
                number: index + 1,
                first,
                text: mv.chars().take(60).collect(),
                error,
            })?;
        }
        line.apply_result(text.result, text.on_time)?;
        Ok(line)
    }

    /// The game as text, always with its start.
    #[must_use]
    pub fn text(&self) -> GameText {
        let start = self.position(0);
        let result = self.result();
        GameText {
            game: G::SLUG.to_owned(),
            options: start.options().to_string(),
            start: Some(start.to_string()),
            moves: self.moves.iter().map(ToString::to_string).collect(),
            hints: Vec::new(),
            on_time: result
                .as_ref()
                .is_some_and(|result| matches!(result.reason, EndReason::Time(_))),
            result: result.map(|result| result.outcome),
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

    /// The position after this many plies, or the last one if there are fewer.
    #[must_use]
    pub fn position(&self, ply: usize) -> &G {
        self.history.at(ply)
    }

    /// The current position.
    #[must_use]
    pub fn last(&self) -> &G {
        self.position(usize::MAX)
    }

    /// The repetition keys of all positions before the last one.
    #[must_use]
    pub fn keys_before(&self) -> Vec<u64> {
        self.history.keys_before()
    }

    /// How often a position has occurred, or 0 if the game has no repetition rule.
    #[must_use]
    pub fn times_of(&self, position: &G) -> usize {
        let key = position.repetition_key();
        key.map_or(0, |key| self.history.times_of(key))
    }

    /// Whether any position has occurred more than once, if the game has a repetition rule.
    #[must_use]
    pub fn is_repeated(&self) -> bool {
        self.history.is_repeated()
    }

    /// How the game has ended. `None` if it continues.
    #[must_use]
    pub fn result(&self) -> Option<GameResult<G::Ending>> {
        let position = self.last();
        if let (Some(outcome), Some(ending)) = (position.outcome(), position.ending()) {
            let reason = EndReason::Position(ending);
            return Some(GameResult { outcome, reason });
        }
        let is_third = self.history.times().is_some_and(|times| times > 2);
        let repetition = is_third.then_some(GameResult {
            outcome: Outcome::Draw,
            reason: EndReason::Repetition,
        });
        repetition.or_else(|| self.ended.clone())
    }

    /// Plays a move by its notation.
    ///
    /// # Errors
    /// If the game is over, or the text is not a legal move.
    pub fn play_text(&mut self, text: &str) -> Result<(), MoveError> {
        if self.result().is_some() {
            return Err(MoveError::Over);
        }
        if text.len() > limits::MOVE {
            return Err(MoveError::Text(MoveTextError));
        }
        self.play(text.parse().map_err(MoveError::Text)?)
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If the game is over, or the move is not legal.
    pub fn play(&mut self, mv: G::Move) -> Result<(), MoveError> {
        if self.result().is_some() {
            return Err(MoveError::Over);
        }
        let mut is_legal = false;
        self.last().each_move(|other| is_legal |= other == mv);
        if !is_legal {
            return Err(MoveError::Illegal);
        }
        let mut next = self.last().clone();
        next.play(mv);
        self.history.push(next);
        self.moves.push(mv);
        Ok(())
    }

    /// Takes back the last move. Returns false if there is none.
    pub fn undo(&mut self) -> bool {
        self.history.go_back();
        self.moves.pop().is_some()
    }

    /// Applies a stated result: if the moves do not lead to it, it is a resignation, a loss on time if `on_time`, or
    /// a draw by agreement.
    fn apply_result(&mut self, stated: Option<Outcome>, on_time: bool) -> Result<(), OpenError> {
        let reached = self.result().map(|result| result.outcome);
        let Some(outcome) = stated else {
            return Ok(());
        };
        let reason = match (outcome, reached) {
            (stated, Some(reached)) if stated == reached => return Ok(()),
            (Outcome::Won(side), None) if on_time => EndReason::Time(side.other()),
            (Outcome::Won(side), None) => EndReason::Resigned(side.other()),
            (Outcome::Draw, None) if G::AGREED_DRAWS => EndReason::Agreed,
            (stated, reached) => return Err(OpenError::Result { stated, reached }),
        };
        self.ended = Some(GameResult { outcome, reason });
        Ok(())
    }
}

/// The first position of a game with these options: the usual one, or the position of a text.
pub(super) fn start_of<G: Game>(options: &str, start: Option<&str>) -> Result<G, OpenError> {
    let text = start.unwrap_or_default();
    for (part, found, max) in [
        ("options", options, limits::OPTIONS),
        ("a position", text, limits::POSITION),
    ] {
        let bytes = found.len();
        if bytes > max {
            return Err(OpenError::TooLong { part, bytes, max });
        }
    }
    let options = options.parse().map_err(OpenError::Options)?;
    match start {
        None => Ok(G::start(options)),
        Some(start) => {
            G::parse(options, start).map_err(|error| OpenError::Start(Erased::new(error)))
        }
    }
}

#[cfg(test)]
mod tests;
