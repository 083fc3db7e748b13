//! Which games are played.

use tablero::play::GameText;

/// The games to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Match {
    /// The position from which all games start, before the opening. It is valid.
    pub text: GameText,
    pub games: usize,
    pub seed: u64,
    /// The number of random plies before the players' moves.
    pub opening: usize,
    /// Whether each opening is played twice, with sides swapped.
    pub twice: bool,
    pub threads: usize,
}
