//! The progress of an attempt at a puzzle.

/// The stage of an attempt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// It is the player's turn.
    Yours,
    /// A move is being judged or answered.
    Waiting,
    /// A wrong move is or was refuted, and may be tried again.
    Wrong(Refuted),
    /// Solved. `alone` means without help.
    Solved { alone: bool },
    /// The solution is being shown.
    ShowingSolution,
    /// The solution has been shown.
    SolutionShown,
    /// The engine could not judge the move.
    Failed,
}

/// A wrong move and its consequence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refuted {
    pub mv: String,
    /// The reply, if the game continues.
    pub by: Option<String>,
    pub then: Refutation,
}

/// The consequence of a wrong move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refutation {
    /// The other side wins.
    Lost,
    /// Neither side wins.
    Drawn,
    /// A win is no longer proven.
    Open,
}
