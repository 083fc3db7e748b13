//! The commands of `lab`.

use super::arena::{Match, Player};
use super::prove::Task;
use super::records;
use super::setting::Setting;
use super::solve;
use super::tune::Tuning;
use super::verify::{Check, ProofCheck};
use super::{drawn, puzzles, trees};

/// The parsed command.
pub(super) enum Command {
    Games,
    /// The data about every game that the home screen shows.
    Home,
    Moves(Setting),
    Play {
        from: Setting,
        result: bool,
    },
    Tree(trees::Arguments),
    /// Writes and reads links.
    Link(Setting),
    Perft {
        from: Setting,
        depth: u32,
        divide: bool,
    },
    /// Two players, or none for the ladder.
    Match {
        call: Match,
        players: Option<[Player; 2]>,
        games_to: Option<String>,
    },
    /// Generates a long game.
    Record(records::Arguments),
    /// Generates puzzles: of a game that is not solved, and of a solved game.
    Puzzles(puzzles::Arguments),
    Drawn(drawn::Arguments),
    Tune(Tuning),
    Engine(Setting),
    Solve(solve::Arguments),
    Verify(Check),
    Prove(Task),
    VerifyProof(ProofCheck),
}
