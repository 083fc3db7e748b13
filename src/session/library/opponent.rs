//! The opponents and the results of games in the library.

use crate::play::Correspondence;
use crate::rules::{Outcome, Side};
use crate::session::storage::LibraryRow;

/// The kind of opponent in a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum OpponentKind {
    /// The computer at this level.
    Computer(u8),
    /// A friend by links.
    Link,
    /// Two people, whose games may also have been opened from a text or a link.
    People,
    /// The computer plays both sides.
    TwoComputers,
}

/// A result for one's own side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum OwnResult {
    Won,
    Drawn,
    Lost,
}

impl LibraryRow {
    /// The kind of opponent.
    #[must_use]
    pub fn opponent(&self) -> OpponentKind {
        match self.levels {
            [0, 0] if self.side_by_links().is_some() => OpponentKind::Link,
            [0, 0] => OpponentKind::People,
            [0, level] | [level, 0] => OpponentKind::Computer(level),
            _ => OpponentKind::TwoComputers,
        }
    }

    /// The side of the player of this browser. None if two people or two computers play.
    #[must_use]
    pub fn own_side(&self) -> Option<Side> {
        match self.levels {
            [0, 0] => self.side_by_links(),
            [0, _] => Some(Side::White),
            [_, 0] => Some(Side::Black),
            _ => None,
        }
    }

    /// The result for the player of this browser. None if there is no such side, or the game is not over.
    #[must_use]
    pub fn own_result(&self) -> Option<OwnResult> {
        let side = self.own_side()?;
        Some(match self.outcome? {
            Outcome::Draw => OwnResult::Drawn,
            Outcome::Won(winner) if winner == side => OwnResult::Won,
            Outcome::Won(_) => OwnResult::Lost,
        })
    }

    fn side_by_links(&self) -> Option<Side> {
        if self.correspondence.is_empty() {
            return None;
        }
        let correspondence: Correspondence = self.correspondence.parse().ok()?;
        Some(correspondence.you)
    }
}
