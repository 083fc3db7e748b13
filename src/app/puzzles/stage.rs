//! The progress of an attempt at a puzzle.

/// The stage of an attempt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The player is to move.
    Yours,
    /// The move is being judged or answered.
    Theirs,
    /// A wrong move is or was refuted, and may be tried again.
    Refuted(Wrong),
    /// Solved. `alone` means without help.
    Solved {
        alone: bool,
    },
    /// The solution is being shown, or has been shown.
    Showing,
    Shown,
    /// The judgement failed.
    Failed,
}

/// A wrong move and its consequence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    pub mv: String,
    /// The reply, if the game goes on.
    pub by: Option<String>,
    pub then: Then,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// The other side wins.
    Lost,
    /// Neither side wins.
    Drawn,
    /// A win is no longer proven.
    Open,
}
