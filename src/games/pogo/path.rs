//! The path of a group on the board, for the animation. If there are several paths between two cells, it is
//! always the same one.

use super::{Cell, Move};
use crate::games::three_by_three::Cells;

/// The cells that the pieces of a move pass, the last one being the destination. No cell is visited twice.
/// Empty for a move that no path allows.
pub(super) fn path(mv: Move) -> Vec<Cell> {
    walk(mv.from, mv.to, mv.count, Cells::NONE.with(mv.from)).unwrap_or_default()
}

/// The first walk with this many steps in the order of the cells' names. On three files and ranks this order
/// also gives the straightest walk: a walk of three cells bends once.
fn walk(from: Cell, to: Cell, steps: u8, been: Cells) -> Option<Vec<Cell>> {
    if steps == 0 {
        return (from == to).then(Vec::new);
    }
    let mut next = Cell::all().filter(|next| from.distance(*next) == 1 && !been.contains(*next));
    next.find_map(|next| {
        let rest = walk(next, to, steps - 1, been.with(next))?;
        Some([&[next], &rest[..]].concat())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::pogo::moves::{MAX_MOVED, goals};

    fn all() -> impl Iterator<Item = (Move, Vec<Cell>)> {
        let of = |count| {
            let from = move |from| goals(count, from).iter().map(move |to| (from, to));
            Cell::all()
                .flat_map(from)
                .map(move |(from, to)| Move { count, from, to })
        };
        (1..=MAX_MOVED).flat_map(of).map(|mv| (mv, path(mv)))
    }

    #[test]
    fn every_move_has_a_path_of_as_many_steps_as_pieces() {
        assert_eq!(all().count(), 24 + 28 + 24 + 16);
        for (mv, path) in all() {
            assert_eq!(path.len(), usize::from(mv.count), "{mv}");
            assert_eq!(path.last(), Some(&mv.to), "{mv}");
            let from = [&[mv.from], &path[..]].concat();
            assert!(from.windows(2).all(|w| w[0].distance(w[1]) == 1), "{mv}");
            let cells = from.iter().fold(Cells::NONE, |all, &cell| all.with(cell));
            assert_eq!(cells.len() as usize, from.len(), "{mv} comes nowhere twice");
        }
    }

    #[test]
    fn a_path_has_as_few_bends_as_possible() {
        for (mv, path) in all() {
            let (files, ranks) = (
                mv.from.file().abs_diff(mv.to.file()),
                mv.from.rank().abs_diff(mv.to.rank()),
            );
            let bends = match (mv.count, files + ranks) {
                (3, 1) => 2,
                _ => usize::from(files > 0 && ranks > 0),
            };
            let from = [&[mv.from], &path[..]].concat();
            let line = |w: &[Cell]| w[0].file() == w[2].file() || w[0].rank() == w[2].rank();
            let bent = from.windows(3).filter(|w| !line(w)).count();
            assert_eq!(bent, bends, "{mv}");
        }
    }

    #[test]
    fn an_unreachable_cell_has_no_path() {
        for text in ["1a1-b2", "2a1-a1", "2a1-a2", "3a1-c3"] {
            assert_eq!(path(text.parse().unwrap()), [], "{text}");
        }
    }
}
