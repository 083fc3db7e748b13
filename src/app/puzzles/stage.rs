//! How far one has come with a puzzle.

/// How far it has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Whoever tries it is to move.
    Yours,
    /// The move is judged, or answered.
    Theirs,
    /// A wrong move is answered, or was, and may be tried again.
    Refuted(Wrong),
    /// With whether nobody has helped.
    Solved {
        alone: bool,
    },
    /// The solution is being shown, or was.
    Showing,
    Shown,
    /// Nobody knows just now.
    Failed,
}

/// A wrong move, and what becomes of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    pub mv: String,
    /// The answer, where the game goes on.
    pub by: Option<String>,
    pub then: Then,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// The other side wins.
    Lost,
    /// Nobody does.
    Drawn,
    /// No win is proven any more.
    Open,
}
