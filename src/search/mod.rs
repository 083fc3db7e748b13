//! Search for any game, and exact solutions for the games that are solved.

mod certificate;
mod check;
mod ended;
mod exact_level;
mod frame;
mod full_width;
mod level;
mod node;
mod order;
mod perfect;
mod prover;
mod prune;
mod puzzle;
mod quiescence;
mod reduce;
mod retrograde;
mod score;
mod searcher;
mod table;
mod tablebase;
mod tree;
mod wins;

pub use certificate::{Certificate, Contents, Fault};
pub use check::{Checked, Sample};
pub use exact_level::ExactLevel;
pub use full_width::{BudgetSpent, FullWidth};
pub use level::{Chooser, GoodGames, Level};
pub use node::{HISTORY_SIZE, MoveOf, Node, Plain, Weight, weights_of};
pub use perfect::{Explored, Judgement, explore, judge, perfect_move, perfect_moves};
pub use prover::{Prover, Proving};
pub use puzzle::{GRADES, Puzzle, draw, grade, grade_of};
pub use retrograde::RetrogradeTablebase;
pub use score::{Proof, Score};
pub use searcher::{Limits, Line, Progress, Searcher};
pub use tablebase::{Counts, ExactValue, Ready, Solver, Tablebase, Wdl};
pub use wins::{hardest_reply, winning_move, wins_within};
