//! `lab record`: a long game, for testing the code that stores games.
//!
//! It plays a beam of random games, one ply at a time. If positions cannot repeat, the successors with the
//! most pieces and moves are kept, because they last the longest. If positions can repeat, random successors
//! are kept. Finished games are dropped.

use super::Failure;
use super::arena::Chance;
use super::typed::{Typed, with_type};
use std::collections::{BTreeSet, HashSet};
use std::io::Write;
use tablero::play::{Game, GameLine, GameText};

/// The number of games in the beam.
const BEAM: usize = 160;
/// The maximum number of successors tried for each game.
const TRIES: usize = 8;

/// The arguments.
pub(super) struct Arguments {
    pub text: GameText,
    pub plies: usize,
    pub seed: u64,
}

pub(super) fn run(wanted: &Arguments, output: &mut impl Write) -> Result<(), Failure> {
    let long = with_type(&wanted.text.game, Long(wanted));
    let text = match long {
        Some(Ok(text)) => text,
        Some(Err(reached)) => {
            return Err(Failure::Usage(format!(
                "every game that was tried is over after {reached} plies, --plies {}",
                wanted.plies
            )));
        }
        None => return Err(Failure::Usage("the game is missing".to_owned())),
    };
    writeln!(output, "{text}")?;
    Ok(())
}

struct Long<'a>(&'a Arguments);

impl Typed for Long<'_> {
    /// The game, or the number of plies that were reached.
    type Made = Result<GameText, usize>;

    fn with<G: Game>(self) -> Self::Made {
        let wanted = self.0;
        let Ok(record) = GameLine::<G>::read(&wanted.text) else {
            return Err(0);
        };
        let mut chance = Chance::of(wanted.seed);
        let mut trail = Trail::of(record.last().clone());
        let mut beam = vec![0];
        for ply in 0..wanted.plies {
            let mut next = Vec::new();
            let mut seen = HashSet::new();
            for &from in &beam {
                for mv in some(trail.at(from).moves(), &mut chance) {
                    let mut after = trail.at(from).clone();
                    after.play(mv);
                    if after.outcome().is_none()
                        && !after.moves().is_empty()
                        && seen.insert(after.clone())
                        && !trail.is_third_occurrence(from, &after)
                    {
                        next.push((worth(&after, &mut chance), from, mv, after));
                    }
                }
            }
            if next.is_empty() {
                return Err(ply);
            }
            next.sort_by_key(|(worth, ..)| std::cmp::Reverse(*worth));
            next.truncate(BEAM);
            beam = next
                .into_iter()
                .map(|(_, from, mv, after)| trail.add(from, mv, after))
                .collect();
        }
        let mut record = record;
        for mv in trail.moves(beam[0]) {
            record.play(mv).map_err(|_| record.plies())?;
        }
        Ok(record.text())
    }
}

/// A random selection of the moves.
fn some<M: Copy + Ord>(moves: Vec<M>, chance: &mut Chance) -> BTreeSet<M> {
    if moves.len() <= TRIES {
        return moves.into_iter().collect();
    }
    (0..TRIES).filter_map(|_| chance.one_of(&moves)).collect()
}

/// The rank of a position: pieces and moves, or random if positions can repeat.
fn worth<G: Game>(position: &G, chance: &mut Chance) -> (usize, usize) {
    let lot = chance.below(1 << 16);
    match position.repetition_key() {
        Some(_) => (0, lot),
        None => {
            let mut other = 0;
            if let Some(null_move) = position.null_move() {
                null_move.each_move(|_| other += 1);
            }
            (
                position.pieces().len(),
                position.moves().len().min(other) << 16 | lot,
            )
        }
    }
}

/// A position with its predecessor, the move that led to it and its repetition key.
struct Step<G: Game> {
    from: usize,
    mv: Option<G::Move>,
    position: G,
    key: Option<u64>,
}

/// Positions, each linked to its predecessor.
struct Trail<G: Game>(Vec<Step<G>>);

impl<G: Game> Trail<G> {
    fn of(start: G) -> Trail<G> {
        let mut trail = Trail(Vec::new());
        trail.push(0, None, start);
        trail
    }

    fn push(&mut self, from: usize, mv: Option<G::Move>, position: G) {
        let key = position.repetition_key();
        self.0.push(Step {
            from,
            mv,
            position,
            key,
        });
    }

    fn at(&self, index: usize) -> &G {
        &self.0[index].position
    }

    fn add(&mut self, from: usize, mv: G::Move, after: G) -> usize {
        self.push(from, Some(mv), after);
        self.0.len() - 1
    }

    /// Whether the position would occur for the third time.
    fn is_third_occurrence(&self, mut from: usize, after: &G) -> bool {
        let key = after.repetition_key();
        if key.is_none() {
            return false;
        }
        let mut times = 0;
        loop {
            let step = &self.0[from];
            times += usize::from(step.key == key);
            if step.mv.is_none() || times == 2 {
                return times == 2;
            }
            from = step.from;
        }
    }

    fn moves(&self, mut from: usize) -> Vec<G::Move> {
        let mut moves = Vec::new();
        while let Some(mv) = self.0[from].mv {
            moves.push(mv);
            from = self.0[from].from;
        }
        moves.reverse();
        moves
    }
}
