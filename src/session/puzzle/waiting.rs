//! What an attempt at a puzzle is waiting for.

/// What happens when a timer runs out.
#[derive(Debug)]
pub(super) enum Waiting {
    /// Make these moves, one at each timer, and then go on.
    Moves(Vec<String>, Then),
    /// Take back everything after this ply, and let the player try again.
    TakeBack(usize),
}

/// What follows moves that are made automatically.
#[derive(Clone, Copy, Debug)]
pub(super) enum Then {
    /// It is the player's turn, or the puzzle is solved.
    Answered,
    /// The solution goes on.
    ShowOn,
    /// The refutation ends: take back everything after this ply.
    TakeBack(usize),
}

/// What the best line of a position is wanted for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Question {
    /// To judge the move after a ply. `is_right` means that it is the puzzle's own solution.
    Judge {
        ply: usize,
        mv: String,
        is_right: bool,
    },
    /// To point out its first move, if the game still has so many plies.
    Hint { plies: usize },
    /// To show the rest of the solution.
    ShowOn,
}
