//! `lab record`: a long game, to try what holds it.
//!
//! A beam of games is played on by chance, a ply at a time. Of their successors those stay that have the
//! most on the board where positions cannot return (so that there is the most left to play), and any of
//! them where they can; none that is over.

use super::Failure;
use super::arena::Chance;
use super::typed::{Typed, with_type};
use std::collections::{BTreeSet, HashSet};
use std::io::Write;
use tablero::play::{Game, GameLine, GameText};

/// The games that are played on together.
const BEAM: usize = 160;
/// How many successors of each are looked at, at most.
const TRIES: usize = 8;

/// What is asked for.
pub(super) struct Wanted {
    pub text: GameText,
    pub plies: usize,
    pub seed: u64,
}

pub(super) fn run(wanted: &Wanted, output: &mut impl Write) -> Result<(), Failure> {
    let long = with_type(&wanted.text.game, Long(wanted));
    let text = match long {
        Some(Ok(text)) => text,
        Some(Err(reached)) => {
            return Err(Failure::Call(format!(
                "after {reached} plies every game that was tried is over, --plies {}",
                wanted.plies
            )));
        }
        None => return Err(Failure::Call("which game?".to_owned())),
    };
    writeln!(output, "{text}")?;
    Ok(())
}

struct Long<'a>(&'a Wanted);

impl Typed for Long<'_> {
    /// The game, or how many plies of one were found.
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
                        && !trail.comes_back(from, &after)
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

/// Some of the moves, any of them.
fn some<M: Copy + Ord>(moves: Vec<M>, chance: &mut Chance) -> BTreeSet<M> {
    if moves.len() <= TRIES {
        return moves.into_iter().collect();
    }
    (0..TRIES).filter_map(|_| chance.one_of(&moves)).collect()
}

/// How much a position is wanted: pieces and ways to go on, or only by chance.
fn worth<G: Game>(position: &G, chance: &mut Chance) -> (usize, usize) {
    let lot = chance.below(1 << 16);
    match position.repetition_key() {
        Some(_) => (0, lot),
        None => {
            let mut other = 0;
            if let Some(passed) = position.passed() {
                passed.each_move(|_| other += 1);
            }
            (
                position.pieces().len(),
                position.moves().len().min(other) << 16 | lot,
            )
        }
    }
}

/// A position, the one before it, what led here, and what repetition finds it by.
struct Step<G: Game> {
    from: usize,
    mv: Option<G::Move>,
    position: G,
    key: Option<u64>,
}

/// Positions, each with the one before it.
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

    /// Whether the position would stand for the third time.
    fn comes_back(&self, mut from: usize, after: &G) -> bool {
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
