//! Following the pieces from one picture to the next: what stayed, moved, left and came.

use super::{Piece, Spot};

/// What became of a piece; indices into the picture before and the picture after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    Stayed { before: usize, after: usize },
    Moved { before: usize, after: usize },
    Left { before: usize },
    Came { after: usize },
}

/// The changes between two pictures, each piece in exactly one of them. Pieces that differ are
/// paired by side and kind, first those that only rose or sank, then the nearest: pieces have no
/// identity of their own.
#[must_use]
pub fn follow(before: &[Piece], after: &[Piece]) -> Vec<Change> {
    let mut changes = Vec::new();
    let mut new: Vec<usize> = (0..after.len()).collect();
    let mut old: Vec<usize> = (0..before.len()).collect();
    old.retain(|&b| match new.iter().position(|&a| after[a] == before[b]) {
        Some(found) => {
            let after = new.swap_remove(found);
            changes.push(Change::Stayed { before: b, after });
            false
        }
        None => true,
    });

    let alike =
        |b: usize, a: usize| before[b].side == after[a].side && before[b].kind == after[a].kind;
    let mut pairs: Vec<(u32, usize, usize)> = old
        .iter()
        .flat_map(|&b| new.iter().map(move |&a| (b, a)))
        .filter(|&(b, a)| alike(b, a))
        .map(|(b, a)| (distance(&before[b], &after[a]), b, a))
        .collect();
    pairs.sort_unstable();
    for (_, b, a) in pairs {
        if old.contains(&b) && new.contains(&a) {
            old.retain(|&other| other != b);
            new.retain(|&other| other != a);
            changes.push(Change::Moved {
                before: b,
                after: a,
            });
        }
    }
    changes.extend(old.into_iter().map(|before| Change::Left { before }));
    changes.extend(new.into_iter().map(|after| Change::Came { after }));
    changes
}

/// The places that a move began at and came to, each once. What only rose or sank counts where
/// nothing else moved: a piece sinks when the one below it is taken.
#[must_use]
pub fn trail(before: &[Piece], after: &[Piece]) -> Vec<Spot> {
    let changes = follow(before, after);
    let ends = |in_place: bool| {
        let end = move |change: &Change| match *change {
            Change::Moved {
                before: b,
                after: a,
            } if before[b].is_where(&after[a]) == in_place => [Some(&before[b]), Some(&after[a])],
            Change::Came { after: a } => [Some(&after[a]), None],
            _ => [None, None],
        };
        let mut places: Vec<Spot> = Vec::new();
        let pieces = changes.iter().flat_map(end).flatten();
        for spot in pieces.flat_map(|piece| &piece.spots) {
            if !places.contains(&spot.ground()) {
                places.push(spot.ground());
            }
        }
        places
    };
    let went = ends(false);
    if went.is_empty() { ends(true) } else { went }
}

/// 0 in the same places, else the square of the distance between the first spots, in half cells,
/// and one.
fn distance(a: &Piece, b: &Piece) -> u32 {
    let along = |one: i8, other: i8| (i32::from(one) - i32::from(other)).unsigned_abs().pow(2);
    if a.is_where(b) {
        return 0;
    }
    let (a, b) = (a.spots[0], b.spots[0]);
    1 + along(a.x, b.x) + along(a.y, b.y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Spot;
    use crate::rules::Side::{Black, White};

    fn pawn(side: crate::rules::Side, file: i8, rank: i8) -> Piece {
        Piece::on(Spot::cell(file, rank), side, "pawn")
    }

    #[test]
    fn a_capture_moves_one_piece_and_takes_another_away() {
        let before = [pawn(White, 1, 1), pawn(White, 3, 3), pawn(Black, 4, 4)];
        let after = [pawn(White, 4, 4), pawn(White, 1, 1)];
        assert_eq!(
            follow(&before, &after),
            [
                Change::Stayed {
                    before: 0,
                    after: 1
                },
                Change::Moved {
                    before: 1,
                    after: 0
                },
                Change::Left { before: 2 },
            ]
        );
    }

    #[test]
    fn of_several_that_could_have_moved_the_nearest_did() {
        let before = [pawn(White, 1, 1), pawn(White, 8, 1)];
        let after = [pawn(White, 7, 2), pawn(White, 2, 2)];
        let changes = follow(&before, &after);
        assert!(changes.contains(&Change::Moved {
            before: 0,
            after: 1
        }));
        assert!(changes.contains(&Change::Moved {
            before: 1,
            after: 0
        }));
    }

    #[test]
    fn a_piece_that_only_sinks_is_the_same_and_no_part_of_the_trail() {
        let on = |cells: [(i8, i8, u8); 2]| Piece {
            spots: cells
                .map(|(file, rank, level)| Spot::cell(file, rank).at_level(level))
                .into(),
            ..pawn(White, 1, 1)
        };
        let before = [on([(3, 3, 1), (3, 4, 0)]), on([(3, 3, 0), (4, 3, 1)])];
        let after = [on([(3, 3, 0), (4, 3, 0)]), on([(5, 3, 1), (5, 4, 0)])];
        let moved = |before, after| Change::Moved { before, after };
        assert_eq!(follow(&before, &after), [moved(1, 0), moved(0, 1)]);
        let places = [(3, 3), (3, 4), (5, 3), (5, 4)].map(|(file, rank)| Spot::cell(file, rank));
        assert_eq!(trail(&before, &after), places);
        assert_eq!(
            trail(&before[1..], &after[..1]),
            [places[0], Spot::cell(4, 3)]
        );
    }

    #[test]
    fn what_has_no_fellow_comes_or_leaves() {
        assert_eq!(
            follow(&[], &[pawn(White, 1, 1)]),
            [Change::Came { after: 0 }]
        );
        assert_eq!(
            follow(&[pawn(Black, 1, 1)], &[pawn(White, 1, 1)]),
            [Change::Left { before: 0 }, Change::Came { after: 0 }]
        );
    }
}
