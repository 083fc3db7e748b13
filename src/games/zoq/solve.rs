//! Solves ZOQ. There are 9,660 positions for each kind of movement, and all of them are evaluated.

use super::{Cell, PIECES, Reach, Zoq};
use crate::games::three_by_three::Cells;
use crate::rules::Side;
use crate::search::RetrogradeTablebase;

/// Solves every position that the notation allows, including unreachable ones. This takes milliseconds.
pub(super) fn solve(reach: Reach) -> RetrogradeTablebase<Zoq> {
    let sets: Vec<Cells> = (0..1 << Cell::COUNT).map(cells).collect();
    let full = |set: &&Cells| (PIECES - 1..=PIECES).contains(&set.len());
    let position = |(white, black, turn)| Zoq {
        white,
        black,
        turn,
        reach,
    };
    let mut positions = Vec::new();
    for &white in sets.iter().filter(full) {
        let apart = |black: &&Cells| (**black & white).is_empty();
        for &black in sets.iter().filter(full).filter(apart) {
            positions.extend(Side::BOTH.map(|turn| position((white, black, turn))));
        }
    }
    RetrogradeTablebase::of(positions)
}

fn cells(bits: u32) -> Cells {
    let member = |cell: &Cell| bits >> cell.index() & 1 != 0;
    Cell::all().filter(member).fold(Cells::NONE, Cells::with)
}
