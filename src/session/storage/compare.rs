//! Compares two stored games without rules: which one contains the other.

use crate::play::{GameText, SavedGame, Termination};
use crate::rules::{Outcome, Side};

/// How a game compares with another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// Both have the same moves, counting those that were taken back and can be redone.
    Same,
    /// It has all moves of the other one and more.
    Longer,
    /// The other one has all its moves and more.
    Shorter,
    /// Each has moves that the other one does not have, or they are different games.
    Branches,
}

/// The line of a game: all its moves and ends, including those that were taken back.
pub struct Line {
    pub text: GameText,
    steps: Vec<String>,
}

impl Line {
    /// The line of a stored game. None if its text is not form 1.
    #[must_use]
    pub fn of(game: &SavedGame) -> Option<Line> {
        let mut line = Line::of_text(&game.text.parse().ok()?);
        line.steps.extend(
            game.undone
                .iter()
                .map(|step| match Termination::read(step) {
                    Some(Termination::Agreed) => end(Outcome::Draw),
                    Some(Termination::Resigned(side) | Termination::Time(side)) => {
                        end(Outcome::Won(side.other()))
                    }
                    None => step.clone(),
                }),
        );
        Some(line)
    }

    /// How this line compares with another one. A start that is not stated is the same as any start: games are
    /// compared under one name, and older pages left the usual start out.
    #[must_use]
    pub fn compare(&self, other: &Line) -> Comparison {
        let (a, b) = (&self.text, &other.text);
        let same_start = a.start.is_none() || b.start.is_none() || a.start == b.start;
        if a.game != b.game || a.options != b.options || !same_start {
            return Comparison::Branches;
        }
        let common = self.common(other);
        match (common == self.steps.len(), common == other.steps.len()) {
            (true, true) => Comparison::Same,
            (false, true) => Comparison::Longer,
            (true, false) => Comparison::Shorter,
            (false, false) => Comparison::Branches,
        }
    }

    /// The line of a text, without moves that can be redone.
    #[must_use]
    pub fn of_text(text: &GameText) -> Line {
        let mut steps = text.moves.clone();
        steps.extend(text.result.map(end));
        Line {
            text: text.clone(),
            steps,
        }
    }

    /// How many steps both lines have in common from the start.
    #[must_use]
    pub fn common(&self, other: &Line) -> usize {
        let pairs = self.steps.iter().zip(&other.steps);
        pairs.take_while(|(a, b)| a == b).count()
    }
}

/// Compares two stored games. Games whose texts are not form 1 are the same or branch.
#[must_use]
pub fn compare(game: &SavedGame, other: &SavedGame) -> Comparison {
    match (Line::of(game), Line::of(other)) {
        (Some(line), Some(other)) => line.compare(&other),
        _ if game.text == other.text && game.undone == other.undone => Comparison::Same,
        _ => Comparison::Branches,
    }
}

/// Whether both games are at the same move and can redo the same moves.
#[must_use]
pub fn same_moves(game: &SavedGame, other: &SavedGame) -> bool {
    let stands = |game: &SavedGame| {
        let text: GameText = game.text.parse().ok()?;
        Some((text.game, text.options, text.moves, text.result))
    };
    let same_text = match (stands(game), stands(other)) {
        (Some(game), Some(other)) => game == other,
        _ => game.text == other.text,
    };
    same_text && game.undone == other.undone
}

/// An end as a step. No move has an equals sign in front.
fn end(outcome: Outcome) -> String {
    match outcome {
        Outcome::Won(Side::White) => "=white",
        Outcome::Won(Side::Black) => "=black",
        Outcome::Draw => "=draw",
    }
    .to_owned()
}
