//! A proven win in a form that anybody who knows the rules can check: the winner's move in each position that
//! the replies of the other side can lead to.
//!
//! The replies are visited depth first from the start, in the order of the rules. In a position with the
//! winner to move, nothing is written if the position has already been visited, or if trying everything finds
//! a win within three plies. Otherwise one byte is written: the number of the move in the order of the rules.
//! So the positions themselves need not be written, and no reply can be left out.

use super::wins::after;
use crate::rules::{Outcome, Position, Side};
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::fmt;

/// States that a side wins from some position within this many plies, and contains the moves that prove it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    pub side: Side,
    pub plies: u16,
    pub moves: Vec<u8>,
}

/// The contents of a certificate that was checked successfully.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contents {
    /// The plies of the longest line.
    pub plies: u16,
    /// The number of positions for which it has a move.
    pub positions: u64,
    /// The replies that are answered, including those after which the win is found by trying.
    pub replies: u64,
}

/// Why a certificate proves nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The list ends where a move is needed.
    NoMove { position: String },
    /// The list has a number that is not the number of any move.
    Illegal {
        position: String,
        number: u8,
        moves: usize,
    },
    /// The game is over, and the side that should win has not won.
    NotWon { position: String },
    /// The game is not over after the stated number of plies.
    TooLong { position: String, plies: u16 },
    /// There are moves left after the last position.
    Left { moves: usize },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoMove { position } => write!(f, "no move is left for `{position}`"),
            Fault::Illegal {
                position,
                number,
                moves,
            } => write!(
                f,
                "move number {number} of {moves} does not exist in `{position}`"
            ),
            Fault::NotWon { position } => write!(f, "`{position}` is over and not won"),
            Fault::TooLong { position, plies } => {
                write!(f, "`{position}` is not won after {plies} plies")
            }
            Fault::Left { moves } => write!(f, "{moves} moves are left over at the end"),
        }
    }
}

impl std::error::Error for Fault {}

impl Certificate {
    /// Writes a win within `plies` plies from a position. `choose` gives a move with which the side wins
    /// within the given number of plies. Returns `None` if `choose` gives no move, or a move whose number
    /// does not fit into a byte. Positions must not repeat in the game.
    pub fn make<P: Position>(
        start: &P,
        side: Side,
        plies: u16,
        choose: impl FnMut(&P, u16) -> Option<P::Move>,
    ) -> Option<Certificate> {
        let chosen = strategy(start, side, plies, choose)?;
        let mut moves = Vec::new();
        let mut seen = HashSet::new();
        // The positions to visit. The next one is last.
        let mut waiting = vec![start.clone()];
        while let Some(position) = waiting.pop() {
            if position.outcome().is_some() {
                continue;
            }
            if position.turn() == side {
                if soon(&position).is_some() || !seen.insert(position.clone()) {
                    continue;
                }
                let (number, _) = *chosen.get(&position)?;
                moves.push(number);
                waiting.push(after(&position, position.moves()[usize::from(number)]));
            } else {
                let replies = position.moves().into_iter().rev();
                waiting.extend(replies.map(|mv| after(&position, mv)));
            }
        }
        Some(Certificate { side, plies, moves })
    }

    /// Checks the certificate with the rules alone.
    ///
    /// # Errors
    /// The first error in it.
    pub fn check<P: Position>(&self, start: &P) -> Result<Contents, Fault> {
        let mut check = Check {
            side: self.side,
            stated: self.plies,
            moves: self.moves.iter(),
            lengths: HashMap::new(),
            replies: 0,
        };
        let plies = check.walk(start, self.plies)?;
        match check.moves.len() {
            0 => Ok(Contents {
                plies,
                positions: check.lengths.len() as u64,
                replies: check.replies,
            }),
            moves => Err(Fault::Left { moves }),
        }
    }
}

/// For every position that can occur: the number of its move, and within how many plies that move wins.
fn strategy<P: Position>(
    start: &P,
    side: Side,
    plies: u16,
    mut choose: impl FnMut(&P, u16) -> Option<P::Move>,
) -> Option<HashMap<P, (u8, u16)>> {
    let mut chosen: HashMap<P, (u8, u16)> = HashMap::new();
    let mut waiting = vec![(start.clone(), plies)];
    while let Some((position, left)) = waiting.pop() {
        if position.outcome().is_some() {
            continue;
        }
        let left_after = left.checked_sub(1)?;
        if position.turn() != side {
            let replies = position.moves().into_iter();
            waiting.extend(replies.map(|mv| (after(&position, mv), left_after)));
            continue;
        }
        if let Some(plies) = soon(&position) {
            if plies > left {
                return None;
            }
            continue;
        }
        let place = match chosen.entry(position.clone()) {
            // A move that wins within fewer plies also wins within more.
            Entry::Occupied(entry) if entry.get().1 <= left => continue,
            place => place,
        };
        let mv = choose(&position, left)?;
        let number = position.moves().iter().position(|one| *one == mv)?;
        let number = u8::try_from(number).ok()?;
        place.insert_entry((number, left));
        waiting.push((after(&position, mv), left_after));
    }
    Some(chosen)
}

struct Check<'a, P> {
    side: Side,
    stated: u16,
    moves: std::slice::Iter<'a, u8>,
    /// The plies of the longest line from each position that has a move.
    lengths: HashMap<P, u16>,
    replies: u64,
}

impl<P: Position> Check<'_, P> {
    /// The plies of the longest line from here. `left` is the maximum.
    fn walk(&mut self, position: &P, left: u16) -> Result<u16, Fault> {
        let here = || position.to_string();
        match position.outcome() {
            Some(Outcome::Won(side)) if side == self.side => return Ok(0),
            Some(_) => return Err(Fault::NotWon { position: here() }),
            None => {}
        }
        let too_long = || Fault::TooLong {
            position: here(),
            plies: self.stated,
        };
        let Some(left_after) = left.checked_sub(1) else {
            return Err(too_long());
        };
        if position.turn() != self.side {
            let mut longest = None;
            for mv in position.moves() {
                self.replies += 1;
                let plies = self.walk(&after(position, mv), left_after)?;
                longest = longest.max(Some(plies));
            }
            let longest = longest.ok_or_else(|| Fault::NotWon { position: here() })?;
            return Ok(longest + 1);
        }
        match self.lengths.get(position) {
            Some(&plies) if plies <= left => return Ok(plies),
            Some(_) => return Err(too_long()),
            None => {}
        }
        match soon(position) {
            Some(plies) if plies <= left => return Ok(plies),
            Some(_) => return Err(too_long()),
            None => {}
        }
        let number = *self
            .moves
            .next()
            .ok_or_else(|| Fault::NoMove { position: here() })?;
        let moves = position.moves();
        let mv = moves.get(usize::from(number));
        let mv = *mv.ok_or_else(|| Fault::Illegal {
            position: here(),
            number,
            moves: moves.len(),
        })?;
        let plies = 1 + self.walk(&after(position, mv), left_after)?;
        self.lengths.insert(position.clone(), plies);
        Ok(plies)
    }
}

/// Whether the side to move wins in one ply or in three, found by trying everything.
fn soon<P: Position>(position: &P) -> Option<u16> {
    if wins_at_once(position) {
        return Some(1);
    }
    // Some move wins immediately after every reply.
    let forces = |next: &P| {
        let (mut replies, mut forces) = (0, true);
        next.each_move(|reply| {
            replies += 1;
            forces = forces && wins_at_once(&after(next, reply));
        });
        replies > 0 && forces
    };
    let mut found = false;
    position.each_move(|mv| found = found || forces(&after(position, mv)));
    found.then_some(3)
}

fn wins_at_once<P: Position>(position: &P) -> bool {
    let won = Some(Outcome::Won(position.turn()));
    let mut wins = false;
    position.each_move(|mv| wins = wins || after(position, mv).outcome() == won);
    wins
}
