//! What each place shows, told to that place alone where it has changed: at a touch a board's hundred
//! places are not asked one by one.

use crate::app::change::Change;
use crate::app::effect::effect;
use crate::app::followed::Pulse;
use crate::app::game::Valued;
use crate::play::{Mark, Note, Picture, Piece, Spot};
use crate::rules::sort_short;
use leptos::prelude::*;
use std::collections::HashMap;
use std::ptr;

/// All that is shown and said of a place.
#[derive(Clone, PartialEq)]
pub struct Cell {
    pub mark: Mark,
    /// The pieces on it and the height of each there, the highest first.
    pub stack: Vec<(u8, Piece)>,
    /// Which other numbers of pieces could come here from the stack in hand.
    pub others: Vec<u8>,
    /// How many pieces are in hand of the stack on it, while it gives one more.
    pub lifted: Option<usize>,
    pub notes: Vec<Note>,
    pub known: Option<Valued>,
}

impl Cell {
    /// How high its pieces reach.
    pub fn height(&self) -> u8 {
        self.stack.first().map_or(0, |(level, _)| level + 1)
    }

    /// The piece that is seen there.
    pub fn top(&self) -> Option<&Piece> {
        self.stack.first().map(|(_, piece)| piece)
    }

    /// The piece that lies there at a height.
    pub fn at(&self, spot: Spot) -> Option<&Piece> {
        let mut pieces = self.stack.iter().map(|(_, piece)| piece);
        pieces.find(|piece| piece.spots.contains(&spot))
    }
}

/// The signals of places, in their order.
pub fn cells(
    spots: Vec<Spot>,
    pulse: Pulse,
    pieces: Memo<Vec<Piece>>,
    picture: Memo<Picture>,
    valued: Memo<Vec<Valued>>,
) -> Vec<(Spot, RwSignal<Cell>)> {
    // The picture is seen before it is told.
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

/// What stands on each place that is not empty, the highest first.
fn stacks(pieces: &[Piece]) -> HashMap<Spot, Vec<(u8, Piece)>> {
    let mut stacks: HashMap<Spot, Vec<(u8, &Piece)>> = HashMap::new();
    for piece in pieces {
        for spot in &piece.spots {
            let stack = stacks.entry(spot.ground()).or_default();
            match stack.iter_mut().find(|(_, other)| ptr::eq(*other, piece)) {
                // On end it takes several levels of one place.
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
