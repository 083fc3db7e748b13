//! What each place shows. Only places that have changed are updated, so that a touch does not update all
//! places of a board.

use crate::app::change::Change;
use crate::app::effect::effect;
use crate::app::pulse::Pulse;
use crate::play::{Mark, Note, Picture, Piece, Spot};
use crate::rules::sort_short;
use crate::session::Valued;
use leptos::prelude::*;
use std::collections::HashMap;
use std::ptr;

/// Everything shown and read out for a place.
#[derive(Clone, PartialEq)]
pub struct Cell {
    pub mark: Mark,
    /// The pieces on it and their heights, the highest first.
    pub stack: Vec<(u8, Piece)>,
    /// The other numbers of pieces of the selected stack that could move here.
    pub others: Vec<u8>,
    /// The number of pieces that are lifted from the stack on it, if touching it again lifts one more.
    pub lifted: Option<usize>,
    pub notes: Vec<Note>,
    pub known: Option<Valued>,
}

impl Cell {
    /// The height of its pieces.
    pub fn height(&self) -> u8 {
        self.stack.first().map_or(0, |(level, _)| level + 1)
    }

    /// The visible piece on it.
    pub fn top(&self) -> Option<&Piece> {
        self.stack.first().map(|(_, piece)| piece)
    }

    /// The piece at a height.
    pub fn at(&self, spot: Spot) -> Option<&Piece> {
        let mut pieces = self.stack.iter().map(|(_, piece)| piece);
        pieces.find(|piece| piece.spots.contains(&spot))
    }
}

/// The signals of places, in the order of `spots`.
pub fn cells(
    spots: Vec<Spot>,
    pulse: Pulse,
    pieces: Memo<Vec<Piece>>,
    picture: Memo<Picture>,
    valued: Memo<Vec<Valued>>,
) -> Vec<(Spot, RwSignal<Cell>)> {
    // The picture is shown before it is read out.
    let (pieces, picture, valued) = (pulse.late(pieces), pulse.late(picture), pulse.late(valued));
    let stacks = Memo::new(move |_| pieces.with(|pieces| stacks(pieces)));
    let look = move |spots: &[Spot]| {
        let (picture, stacks) = (picture.read(), stacks.read());
        valued.with(|valued| {
            let cell = |spot: &Spot| Cell {
                mark: picture.mark(*spot),
                stack: stacks.get(spot).cloned().unwrap_or_default(),
                others: picture.others.get(spot).cloned().unwrap_or_default(),
                lifted: (picture.more == Some(*spot)).then(|| picture.lifted()),
                notes: notes(&picture, *spot),
                known: valued.iter().find(|one| one.spot == *spot).copied(),
            };
            spots.iter().map(cell).collect::<Vec<Cell>>()
        })
    };
    let first = untrack(|| look(&spots)).into_iter().map(RwSignal::new);
    let cells: Vec<_> = spots.iter().copied().zip(first).collect();
    let told = cells.clone();
    effect(move || {
        for ((_, cell), now) in told.iter().zip(look(&spots)) {
            cell.change(now);
        }
    });
    cells
}

/// The pieces on each place that is not empty, the highest first.
fn stacks(pieces: &[Piece]) -> HashMap<Spot, Vec<(u8, Piece)>> {
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
        sort_short(&mut stack, |(level, _)| std::cmp::Reverse(*level));
        let pieces = stack
            .into_iter()
            .map(|(level, piece)| (level, piece.clone()));
        (spot, pieces.collect())
    });
    sorted.collect()
}

fn notes(picture: &Picture, spot: Spot) -> Vec<Note> {
    let here = |note: &&Note| note.spots[0].ground() == spot;
    picture.notes.iter().filter(here).cloned().collect()
}
