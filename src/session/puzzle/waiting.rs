//! What an attempt at a puzzle is waiting for.

/// The action when a timer runs out.
#[derive(Debug)]
pub(super) enum TimerAction {
    /// Make these moves, one at each timer, and then continue.
    Moves(Vec<String>, NextStep),
    /// Take back everything after this ply, and let the player try again.
    TakeBack(usize),
}

/// The step after moves that are made automatically.
#[derive(Clone, Copy, Debug)]
pub(super) enum NextStep {
    /// It is the player's turn, or the puzzle is solved.
    Answered,
    /// The solution continues.
    ContinueSolution,
    /// The refutation ends: take back everything after this ply.
    TakeBack(usize),
}

/// The purpose of a question for the best line of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum QuestionPurpose {
    /// To judge the move after a ply. `is_right` means that it is the puzzle's own solution.
    Judge {
        ply: usize,
        mv: String,
        is_right: bool,
    },
    /// To point out its first move, if the game still has this many plies.
    Hint { plies: usize },
    /// To show the rest of the solution.
    ContinueSolution,
}
