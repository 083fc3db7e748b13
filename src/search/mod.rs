//! Looking ahead in any game.

mod frame;
mod level;
mod node;
mod order;
mod prune;
mod quiet;
mod score;
mod table;
mod think;
mod tree;
mod wins;

pub use level::{Chooser, Level};
pub use node::{MoveOf, Node, Plain, SLOTS, Weight, weights_of};
pub use score::{Proof, Score};
pub use think::{Limits, Line, Progress, Thinker};
pub use wins::{hardest_reply, winning_move, wins_within};
