//! Matching the pieces of two pictures: which stayed, moved, left and came.

use super::{Board, Deed, Piece, Spot};
use crate::rules::sort_short;

/// What happened to a piece. The numbers are indices into the pictures before and after.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    Stayed {
        before: usize,
        after: usize,
    },
    Moved {
        before: usize,
        after: usize,
        way: Way,
    },
    Left {
        before: usize,
        way: Way,
    },
    Came {
        after: usize,
        way: Way,
    },
}

/// How a piece moves, if that is known.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Way {
    /// The places between its old and new place. For a piece that leaves it includes the last place, for one
    /// that comes the first.
    pub over: Vec<Spot>,
    /// How many other pieces are pushed before it.
    pub beat: u8,
}

impl Way {
    /// Whether it ends beside the board, which means that the piece falls off.
    #[must_use]
    pub fn leads_beyond(&self, board: &Board) -> bool {
        self.over.last().is_some_and(|last| board.is_beyond(*last))
    }
}

/// The changes between two pictures. Each piece appears in exactly one change. Pieces have no identity, so
/// pieces that differ are paired by side and kind: first those that only changed their height, then the
/// nearest ones.
#[must_use]
pub fn follow(before: &[Piece], after: &[Piece]) -> Vec<Change> {
    follow_deeds(before, after, &[])
}

/// The same for the pictures before and after a move whose deeds are known.
#[must_use]
pub fn follow_deeds(before: &[Piece], after: &[Piece], deeds: &[Deed]) -> Vec<Change> {
    let mut changes = Vec::new();
    let mut new: Vec<usize> = (0..after.len()).collect();
    let mut old: Vec<usize> = (0..before.len()).collect();
    let alike =
        |b: usize, a: usize| before[b].side == after[a].side && before[b].kind == after[a].kind;
    for deed in deeds {
        let Some(b) = old.iter().copied().find(|&b| deed.is_of(&before[b])) else {
            continue;
        };
        let mut way = Way {
            over: deed.way.clone(),
            beat: deed.beat,
        };
        if deed.leaves {
            changes.push(Change::Left { before: b, way });
        } else {
            let is_end = |a: usize| alike(b, a) && after[a].spots[0] == deed.end();
            let Some(a) = new.iter().copied().find(|&a| is_end(a)) else {
                continue;
            };
            way.over.pop();
            new.retain(|&other| other != a);
            changes.push(Change::Moved {
                before: b,
                after: a,
                way,
            });
        }
        old.retain(|&other| other != b);
    }

    old.retain(|&b| match new.iter().position(|&a| after[a] == before[b]) {
        Some(found) => {
            let after = new.swap_remove(found);
            changes.push(Change::Stayed { before: b, after });
            false
        }
        None => true,
    });
    let mut pairs: Vec<(u32, usize, usize)> = old
        .iter()
        .flat_map(|&b| new.iter().map(move |&a| (b, a)))
        .filter(|&(b, a)| alike(b, a))
        .map(|(b, a)| (distance(&before[b], &after[a]), b, a))
        .collect();
    sort_short(&mut pairs, |pair| *pair);
    for (_, b, a) in pairs {
        if old.contains(&b) && new.contains(&a) {
            old.retain(|&other| other != b);
            new.retain(|&other| other != a);
            changes.push(Change::Moved {
                before: b,
                after: a,
                way: Way::default(),
            });
        }
    }
    let (way, left) = (Way::default, old.into_iter());
    changes.extend(left.map(|before| Change::Left { before, way: way() }));
    changes.extend(
        new.into_iter()
            .map(|after| Change::Came { after, way: way() }),
    );
    changes
}

/// The same changes in reverse, for a move that is taken back.
#[must_use]
pub fn backwards(changes: Vec<Change>) -> Vec<Change> {
    let turn = |mut way: Way| {
        way.over.reverse();
        way
    };
    let back = |change| match change {
        Change::Stayed { before, after } => Change::Stayed {
            before: after,
            after: before,
        },
        Change::Moved { before, after, way } => Change::Moved {
            before: after,
            after: before,
            way: turn(way),
        },
        Change::Left { before, way } => Change::Came {
            after: before,
            way: turn(way),
        },
        Change::Came { after, way } => Change::Left {
            before: after,
            way: turn(way),
        },
    };
    changes.into_iter().map(back).collect()
}

/// The places where a move started and ended, each once. For a push, only those of the pushing piece. Changes
/// of height count only if nothing else moved: a piece sinks when the one below it is taken.
#[must_use]
pub fn trail(before: &[Piece], after: &[Piece], deeds: &[Deed]) -> Vec<Spot> {
    let changes = follow_deeds(before, after, deeds);
    let ends = |in_place: bool| {
        let end = move |change: &Change| match change {
            Change::Moved {
                before: b,
                after: a,
                way,
            } if way.beat == 0 && before[*b].is_where(&after[*a]) == in_place => {
                [Some(&before[*b]), Some(&after[*a])]
            }
            Change::Came { after: a, .. } => [Some(&after[*a]), None],
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

/// 0 if the places are equal, else one plus the square of the distance between the first spots, in half
/// cells.
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

    fn moved(before: usize, after: usize) -> Change {
        Change::Moved {
            before,
            after,
            way: Way::default(),
        }
    }

    fn came(after: usize) -> Change {
        Change::Came {
            after,
            way: Way::default(),
        }
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
                moved(1, 0),
                Change::Left {
                    before: 2,
                    way: Way::default()
                },
            ]
        );
    }

    #[test]
    fn of_several_that_could_have_moved_the_nearest_did() {
        let before = [pawn(White, 1, 1), pawn(White, 8, 1)];
        let after = [pawn(White, 7, 2), pawn(White, 2, 2)];
        let changes = follow(&before, &after);
        assert!(changes.contains(&moved(0, 1)));
        assert!(changes.contains(&moved(1, 0)));
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
        assert_eq!(follow(&before, &after), [moved(1, 0), moved(0, 1)]);
        let places = [(3, 3), (3, 4), (5, 3), (5, 4)].map(|(file, rank)| Spot::cell(file, rank));
        assert_eq!(trail(&before, &after, &[]), places);
        assert_eq!(
            trail(&before[1..], &after[..1], &[]),
            [places[0], Spot::cell(4, 3)]
        );
    }

    #[test]
    fn what_has_no_fellow_comes_or_leaves() {
        assert_eq!(follow(&[], &[pawn(White, 1, 1)]), [came(0)]);
        assert_eq!(
            follow(&[pawn(Black, 1, 1)], &[pawn(White, 1, 1)]),
            [
                Change::Left {
                    before: 0,
                    way: Way::default()
                },
                came(0)
            ]
        );
    }

    /// Two equal pieces. The first pushes the second off the board and moves on.
    fn shove() -> ([Piece; 2], [Piece; 1], [Deed; 2]) {
        let cells = [1, 2, 3].map(|file| Spot::cell(file, 1));
        let shoved = Deed {
            leaves: true,
            beat: 1,
            ..Deed::goes(cells[1], vec![cells[2]])
        };
        let deeds = [Deed::goes(cells[0], vec![cells[1]]), shoved];
        (
            [pawn(White, 1, 1), pawn(White, 2, 1)],
            [pawn(White, 2, 1)],
            deeds,
        )
    }

    #[test]
    fn deeds_tell_apart_what_looks_alike() {
        let (before, after, deeds) = shove();
        assert_eq!(
            follow(&before, &after)[0],
            Change::Stayed {
                before: 1,
                after: 0
            }
        );
        let off = Way {
            over: vec![Spot::cell(3, 1)],
            beat: 1,
        };
        assert_eq!(
            follow_deeds(&before, &after, &deeds),
            [
                moved(0, 0),
                Change::Left {
                    before: 1,
                    way: off
                }
            ]
        );
        let places = [1, 2].map(|file| Spot::cell(file, 1));
        assert_eq!(trail(&before, &after, &deeds), places);
    }

    #[test]
    fn taking_back_goes_the_same_ways_backwards() {
        let (before, after, deeds) = shove();
        let back = backwards(follow_deeds(&before, &after, &deeds));
        assert_eq!(back[0], moved(0, 0));
        assert!(
            matches!(&back[1], Change::Came { after: 1, way } if way.over == [Spot::cell(3, 1)])
        );
        let hop = [Deed::goes(
            Spot::cell(1, 1),
            [2, 3, 4].map(|file| Spot::cell(file, 1)).to_vec(),
        )];
        let over = |changes: &[Change]| match changes {
            [Change::Moved { way, .. }] => way.over.clone(),
            other => panic!("{other:?}"),
        };
        let there = follow_deeds(&[pawn(White, 1, 1)], &[pawn(White, 4, 1)], &hop);
        assert_eq!(over(&there), [2, 3].map(|file| Spot::cell(file, 1)));
        assert_eq!(
            over(&backwards(there)),
            [3, 2].map(|file| Spot::cell(file, 1))
        );
    }
}
