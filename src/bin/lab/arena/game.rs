//! One game between two players.

use super::matching::Match;
use super::opening::open;
use super::players::{Player, PlayerInGame};
use tablero::play::{AnyTablebase, Game, GameLine};
use tablero::rules::{Outcome, Side, mix};
use tablero::search::{Node, Score};

/// A game is cut off after this many plies.
pub(super) const MAX_PLIES: usize = 1_000;

/// The result of a game for one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Result {
    Won,
    Drawn,
    Lost,
    /// The game was cut off and counts as a draw.
    Cut,
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Played {
    /// The number of its opening.
    pub opening: usize,
    /// The result for the first player.
    pub result: Result,
    /// The outcome. None if the game was cut off.
    pub outcome: Option<Outcome>,
    /// All moves in the game's notation, including the opening.
    pub moves: Vec<String>,
    /// The plies after which the position is quiet: neither the last move nor the best move found is noisy,
    /// and the search finds no win for either side.
    pub quiet: Vec<usize>,
}

/// Plays the game with this number. In even games the first player is White. If openings are played twice, an
/// even game has the same opening as the next one.
pub(super) fn play<G: Game>(
    call: &Match,
    start: &GameLine<G>,
    players: [&Player; 2],
    number: usize,
    known: Option<&dyn AnyTablebase>,
) -> Played {
    let opening = if call.twice { number / 2 } else { number };
    let mut record = open(start, call.opening, mix(call.seed, opening as u64));
    let first_is = match number % 2 {
        0 => Side::White,
        _ => Side::Black,
    };
    let seed = mix(call.seed, mix(1, number as u64));
    let mut seated = players.map(|player| PlayerInGame::<G>::new(player, seed, known));
    let mut quiet = Vec::new();
    while record.result().is_none() && record.plies() < MAX_PLIES {
        let player = &mut seated[usize::from(record.last().turn() != first_is)];
        let ply = record.plies();
        let Some(mv) = player.choose(&record, mix(seed, ply as u64)) else {
            break;
        };
        if is_quiet(&record, player, mv) {
            quiet.push(ply);
        }
        record.play(mv).expect("players make legal moves");
    }
    let outcome = record.result().map(|result| result.outcome);
    Played {
        opening,
        result: match outcome {
            None => Result::Cut,
            Some(Outcome::Draw) => Result::Drawn,
            Some(Outcome::Won(side)) if side == first_is => Result::Won,
            Some(Outcome::Won(_)) => Result::Lost,
        },
        outcome,
        moves: record.moves().iter().map(ToString::to_string).collect(),
        quiet,
    }
}

/// Whether an estimate is reliable before this move, according to the player's search.
fn is_quiet<G: Game>(record: &GameLine<G>, player: &PlayerInGame<'_, G>, mv: G::Move) -> bool {
    let Some(searcher) = player.searcher() else {
        return false;
    };
    let lines = searcher.lines();
    let Some(best) = lines.first() else {
        return false;
    };
    let node = G::Node::new(record.last());
    matches!(best.score, Score::Estimate(_)) && node.proof().is_none() && !node.is_noisy(mv)
}
