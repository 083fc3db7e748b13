//! The players of a match.

use super::chance::Chance;
use super::opening::wins_at_once;
use super::uct::{Leaf, Uct};
use crate::{Failure, setting, tablebase, weights};
use std::time::{Duration, Instant};
use tablero::play::{AnyTablebase, Game, GameLine};
use tablero::rules::Outcome;
use tablero::search::{Chooser, ExactLevel, Level, Limits, MoveOf, Progress, Searcher, weights_of};

/// How a player chooses moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PlayerKind {
    /// Random moves.
    Random,
    /// Looks one ply ahead: takes a win, avoids moves that let the other side win immediately, else plays a random
    /// move.
    Greedy,
    Nodes(u64),
    Depth(u16),
    /// The level, counted from 1.
    Level(usize),
    Time(Duration),
    /// Monte-Carlo tree search for this long. Leaves are evaluated.
    Mcts(Duration),
    /// Monte-Carlo tree search for this long. Leaves are played out at random.
    Rollouts(Duration),
}

/// A player as given on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    pub who: PlayerKind,
    /// Other weights than the game's own.
    pub weights: Option<Vec<i32>>,
    pub name: String,
}

impl Player {
    /// Reads for example `nodes:1000` or `level:2,weights=FILE`.
    pub(crate) fn read(name: &str, game: &str) -> Result<Player, Failure> {
        let (kind, rest) = match name.split_once(',') {
            Some((kind, rest)) => (kind, Some(rest)),
            None => (name, None),
        };
        let who = PlayerKind::read(kind, setting::levels(game)).map_err(Failure::Usage)?;
        let file = match rest.map(|rest| rest.strip_prefix("weights=").ok_or(rest)) {
            None => None,
            Some(Ok(file)) => Some(file),
            Some(Err(other)) => {
                let why = format!("`{other}` after a player, expected weights=FILE");
                return Err(Failure::Usage(why));
            }
        };
        let weights = match file {
            Some(_) if who.has_no_judgement(game) => {
                let why = format!("`{kind}` has no weights");
                return Err(Failure::Usage(why));
            }
            Some(file) => Some(weights::read(file, game)?),
            None => None,
        };
        Ok(Player {
            who,
            weights,
            name: name.to_owned(),
        })
    }

    pub(crate) fn of(who: PlayerKind, name: String) -> Player {
        Player {
            who,
            weights: None,
            name,
        }
    }
}

impl PlayerKind {
    /// Whether it plays without the game's evaluation.
    fn has_no_judgement(self, game: &str) -> bool {
        match self {
            PlayerKind::Random | PlayerKind::Greedy | PlayerKind::Rollouts(_) => true,
            PlayerKind::Level(_) => tablebase::solved(game).is_some(),
            _ => false,
        }
    }

    fn read(text: &str, levels: usize) -> Result<PlayerKind, String> {
        let (kind, number) = match text.split_once(':') {
            Some((kind, number)) => (kind, Some(number)),
            None => (text, None),
        };
        let number = match number {
            None => None,
            Some(number) => match number.parse::<u64>() {
                Ok(number) if number > 0 => Some(number),
                _ => {
                    return Err(format!(
                        "`{text}`, expected a number from 1 after the colon"
                    ));
                }
            },
        };
        match (kind, number) {
            ("random", None) => Ok(PlayerKind::Random),
            ("greedy", None) => Ok(PlayerKind::Greedy),
            ("nodes", Some(nodes)) => Ok(PlayerKind::Nodes(nodes)),
            ("depth", Some(depth)) => match u16::try_from(depth) {
                Ok(depth) => Ok(PlayerKind::Depth(depth)),
                Err(_) => Err(format!("depth {depth}, expected at most {}", u16::MAX)),
            },
            ("time", Some(time)) => Ok(PlayerKind::Time(Duration::from_millis(time))),
            ("mcts", Some(time)) => Ok(PlayerKind::Mcts(Duration::from_millis(time))),
            ("rollouts", Some(time)) => Ok(PlayerKind::Rollouts(Duration::from_millis(time))),
            ("level", Some(level)) => match usize::try_from(level) {
                Ok(level) if level <= levels => Ok(PlayerKind::Level(level)),
                _ => Err(format!("level {level}, but there are {levels}")),
            },
            _ => Err(format!(
                "`{text}` is not a player, expected random, greedy, nodes:N, depth:D, level:K, time:MS, mcts:MS or rollouts:MS"
            )),
        }
    }
}

/// A player in a game, with its memory.
pub(super) enum PlayerInGame<'a, G: Game> {
    Random,
    Greedy,
    Limited(Searcher<G::Node>, Limits),
    Timed(Searcher<G::Node>, Duration),
    OfLevel(Box<Chooser<G::Node>>, Level),
    Mcts(Uct<G::Node>, Duration),
    Exact(&'a dyn AnyTablebase, ExactLevel),
}

/// The table holds the nodes of a few moves. A larger one would only take more time to allocate.
const MIN_BYTES: usize = 1 << 18;
const MAX_BYTES: usize = 1 << 26;
const BYTES_A_NODE: u64 = 256;
/// The number of nodes between two looks at the clock.
const TICK: u64 = 500;

impl<'a, G: Game> PlayerInGame<'a, G> {
    /// The player for the game with this number. `known` is the solution if the game is solved.
    pub(super) fn new(
        player: &Player,
        game: u64,
        known: Option<&'a dyn AnyTablebase>,
    ) -> PlayerInGame<'a, G> {
        let weights = match &player.weights {
            Some(weights) => weights.clone(),
            None => weights_of::<G::Node>(),
        };
        let searcher = |bytes| Searcher::with_weights(bytes, weights.clone());
        match player.who {
            PlayerKind::Random => PlayerInGame::Random,
            PlayerKind::Greedy => PlayerInGame::Greedy,
            PlayerKind::Nodes(nodes) => {
                PlayerInGame::Limited(searcher(bytes_for(nodes)), Limits::nodes(nodes))
            }
            PlayerKind::Depth(depth) => {
                PlayerInGame::Limited(searcher(MAX_BYTES / 4), Limits::depth(depth))
            }
            PlayerKind::Time(time) => PlayerInGame::Timed(searcher(MAX_BYTES), time),
            PlayerKind::Mcts(time) => PlayerInGame::Mcts(Uct::new(Leaf::Judged, weights), time),
            PlayerKind::Rollouts(time) => {
                PlayerInGame::Mcts(Uct::new(Leaf::PlayedOn, weights), time)
            }
            PlayerKind::Level(level) => {
                if let (Some(known), Some(exact_level)) = (known, G::EXACT_LEVELS.get(level - 1)) {
                    return PlayerInGame::Exact(known, *exact_level);
                }
                let level = G::LEVELS[level - 1].in_game(game);
                let searcher = searcher(bytes_for(level.nodes));
                PlayerInGame::OfLevel(Box::new(Chooser::of(searcher)), level)
            }
        }
    }

    /// The move of the player. None if there is no legal move.
    pub(super) fn choose(&mut self, record: &GameLine<G>, seed: u64) -> Option<G::Move> {
        let position = record.last();
        match self {
            PlayerInGame::Random => Chance::of(seed).one_of(&position.moves()),
            PlayerInGame::Greedy => greedy(position, seed),
            PlayerInGame::Limited(searcher, limits) => {
                searcher.ask(position, &record.keys_before(), 1, *limits);
                searcher.finish();
                searcher.best()
            }
            PlayerInGame::Timed(searcher, time) => {
                let until = Instant::now() + *time;
                searcher.ask(position, &record.keys_before(), 1, Limits::NONE);
                while searcher.advance(TICK) != Progress::Done && Instant::now() < until {}
                searcher.best()
            }
            PlayerInGame::Mcts(uct, time) => {
                let until = Instant::now() + *time;
                uct.choose(position, &record.keys_before(), until, seed)
            }
            PlayerInGame::OfLevel(chooser, level) => {
                chooser.ask(position, &record.keys_before(), *level, seed);
                chooser.finish()
            }
            PlayerInGame::Exact(known, exact_level) => {
                let choice = known.choose(&record.text(), *exact_level, seed);
                choice.ok().flatten()?.parse().ok()
            }
        }
    }

    /// The searcher with its last search, if the player uses one.
    pub(super) fn searcher(&self) -> Option<&Searcher<G::Node>> {
        match self {
            PlayerInGame::Random
            | PlayerInGame::Greedy
            | PlayerInGame::Mcts(..)
            | PlayerInGame::Exact(..) => None,
            PlayerInGame::Limited(searcher, _) | PlayerInGame::Timed(searcher, _) => Some(searcher),
            PlayerInGame::OfLevel(chooser, _) => Some(chooser.searcher()),
        }
    }
}

fn bytes_for(nodes: u64) -> usize {
    let bytes = usize::try_from(nodes.saturating_mul(BYTES_A_NODE)).unwrap_or(MAX_BYTES);
    bytes.clamp(MIN_BYTES, MAX_BYTES)
}

fn greedy<G: Game>(position: &G, seed: u64) -> Option<G::Move> {
    if let Some(mv) = wins_at_once(position) {
        return Some(mv);
    }
    let moves = position.moves();
    let lost = Some(Outcome::Won(position.turn().other()));
    let holds = |mv: &MoveOf<G::Node>| {
        let mut after = position.clone();
        after.play(*mv);
        after.outcome() != lost
            && (after.turn() == position.turn() || wins_at_once(&after).is_none())
    };
    let safe: Vec<_> = moves.iter().filter(|mv| holds(mv)).copied().collect();
    let open = if safe.is_empty() { &moves } else { &safe };
    Chance::of(seed).one_of(open)
}
