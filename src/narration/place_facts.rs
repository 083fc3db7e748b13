//! The facts about a place of the board: its pieces, its marks, its notes and its known result.

use crate::play::{Mark, Note, Picture, Piece, Spot};
use crate::rules::sort_short;
use crate::session::SpotValue;
use std::cmp::Reverse;
use std::collections::HashMap;
use std::ptr;

/// Everything that is shown and read out for a place.
#[derive(Clone, PartialEq, Debug)]
pub struct PlaceFacts {
    /// The place, at ground level.
    pub spot: Spot,
    pub mark: Mark,
    /// The pieces on it and their heights, the highest first.
    pub stack: Vec<(u8, Piece)>,
    /// The other numbers of pieces of the selected stack that could move here.
    pub others: Vec<u8>,
    /// The number of pieces that are lifted from the stack on it, if touching it again lifts one more.
    pub lifted: Option<usize>,
    pub notes: Vec<Note>,
    /// The result of touching it, if that is known.
    pub value: Option<SpotValue>,
}

impl PlaceFacts {
    /// The facts of a place in a picture.
    #[must_use]
    pub fn of(spot: Spot, stacks: &Stacks, picture: &Picture, valued: &[SpotValue]) -> PlaceFacts {
        let is_here = |note: &&Note| note.spots.first().map(|at| at.ground()) == Some(spot);
        PlaceFacts {
            spot,
            mark: picture.mark(spot),
            stack: stacks.0.get(&spot).cloned().unwrap_or_default(),
            others: picture.others.get(&spot).cloned().unwrap_or_default(),
            lifted: (picture.more == Some(spot)).then(|| picture.lifted()),
            notes: picture.notes.iter().filter(is_here).cloned().collect(),
            value: valued.iter().find(|one| one.spot == spot).copied(),
        }
    }

    /// The height of its pieces.
    #[must_use]
    pub fn height(&self) -> u8 {
        self.stack.first().map_or(0, |(level, _)| level + 1)
    }

    /// The visible piece on it.
    #[must_use]
    pub fn top(&self) -> Option<&Piece> {
        self.stack.first().map(|(_, piece)| piece)
    }

    /// The piece at a level, counted from 0 at the ground.
    #[must_use]
    pub fn at_level(&self, level: u8) -> Option<&Piece> {
        let spot = self.spot.at_level(level);
        let mut pieces = self.stack.iter().map(|(_, piece)| piece);
        pieces.find(|piece| piece.spots.contains(&spot))
    }
}

/// The pieces on each place that is not empty, with their heights, the highest first.
#[derive(Clone, PartialEq, Debug)]
pub struct Stacks(HashMap<Spot, Vec<(u8, Piece)>>);

impl Stacks {
    /// The stacks of these pieces.
    #[must_use]
    pub fn of(pieces: &[Piece]) -> Stacks {
        let mut stacks: HashMap<Spot, Vec<(u8, &Piece)>> = HashMap::new();
        for piece in pieces {
            for spot in &piece.spots {
                let stack = stacks.entry(spot.ground()).or_default();
                match stack.iter_mut().find(|(_, other)| ptr::eq(*other, piece)) {
                    // A piece on end takes several levels of one place.
                    Some((level, _)) => *level = spot.level.max(*level),
                    None => stack.push((spot.level, piece)),
                }
            }
        }
        let sorted = stacks.into_iter().map(|(spot, mut stack)| {
            sort_short(&mut stack, |(level, _)| Reverse(*level));
            let pieces = stack
                .into_iter()
                .map(|(level, piece)| (level, piece.clone()));
            (spot, pieces.collect())
        });
        Stacks(sorted.collect())
    }
}
