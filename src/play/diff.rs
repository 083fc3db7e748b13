//! Matching the pieces of two pictures: stayed, moved, left or came.

use super::{Board, Piece, PieceAction, Spot};
use crate::rules::sort_short;

/// The change of a piece. The numbers are indices into the pictures before and after.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PieceChange {
    Stayed {
        before: usize,
        after: usize,
    },
    Moved {
        before: usize,
        after: usize,
        path: PiecePath,
    },
    Left {
        before: usize,
        path: PiecePath,
    },
    Came {
        after: usize,
        path: PiecePath,
    },
}

/// The path of a piece, if it is known.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct PiecePath {
    /// The places between its old and new place. It includes the last place of a piece that leaves, and the
    /// first place of a piece that appears.
    pub over: Vec<Spot>,
    /// The number of other pieces that move before it in a push. 0 if it is not pushed.
    pub beat: u8,
}

impl PiecePath {
    /// Whether it ends beside the board, so that the piece falls off.
    #[must_use]
    pub fn leads_beyond(&self, board: &Board) -> bool {
        self.over.last().is_some_and(|last| board.is_beyond(*last))
    }
}

/// The changes between two pictures. Each piece appears in exactly one change. Pieces have no identity, so pieces that
/// are not in both pictures are paired by side and kind: first those that only changed their height, then the nearest
/// ones.
#[must_use]
pub fn diff_pieces(before: &[Piece], after: &[Piece]) -> Vec<PieceChange> {
    diff_pieces_of_move(before, after, &[])
}

/// The same for the pictures before and after a move with known `piece_actions`.
#[must_use]
pub fn diff_pieces_of_move(
    before: &[Piece],
    after: &[Piece],
    piece_actions: &[PieceAction],
) -> Vec<PieceChange> {
    let mut changes = Vec::new();
    let mut new: Vec<usize> = (0..after.len()).collect();
    let mut old: Vec<usize> = (0..before.len()).collect();
    let alike =
        |b: usize, a: usize| before[b].side == after[a].side && before[b].kind == after[a].kind;
    for action in piece_actions {
        let Some(b) = old.iter().copied().find(|&b| action.is_of(&before[b])) else {
            continue;
        };
        let mut path = PiecePath {
            over: action.path.clone(),
            beat: action.beat,
        };
        if action.leaves {
            changes.push(PieceChange::Left { before: b, path });
        } else {
            let is_end = |a: usize| alike(b, a) && after[a].spots[0] == action.end();
            let Some(a) = new.iter().copied().find(|&a| is_end(a)) else {
                continue;
            };
            path.over.pop();
            new.retain(|&other| other != a);
            changes.push(PieceChange::Moved {
                before: b,
                after: a,
                path,
            });
        }
        old.retain(|&other| other != b);
    }

    old.retain(|&b| match new.iter().position(|&a| after[a] == before[b]) {
        Some(found) => {
            let after = new.swap_remove(found);
            changes.push(PieceChange::Stayed { before: b, after });
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
            changes.push(PieceChange::Moved {
                before: b,
                after: a,
                path: PiecePath::default(),
            });
        }
    }
    let (path, left) = (PiecePath::default, old.into_iter());
    changes.extend(left.map(|before| PieceChange::Left {
        before,
        path: path(),
    }));
    changes.extend(new.into_iter().map(|after| PieceChange::Came {
        after,
        path: path(),
    }));
    changes
}

/// The same changes in reverse, for a move that is taken back.
#[must_use]
pub fn backwards(changes: Vec<PieceChange>) -> Vec<PieceChange> {
    let turn = |mut path: PiecePath| {
        path.over.reverse();
        path
    };
    let back = |change| match change {
        PieceChange::Stayed { before, after } => PieceChange::Stayed {
            before: after,
            after: before,
        },
        PieceChange::Moved {
            before,
            after,
            path,
        } => PieceChange::Moved {
            before: after,
            after: before,
            path: turn(path),
        },
        PieceChange::Left { before, path } => PieceChange::Came {
            after: before,
            path: turn(path),
        },
        PieceChange::Came { after, path } => PieceChange::Left {
            before: after,
            path: turn(path),
        },
    };
    changes.into_iter().map(back).collect()
}

/// The places where a move started and ended, each once. For a push, only the places of the pushing piece.
/// Changes of height count only if nothing else moved: a piece sinks when the one below it is taken.
#[must_use]
pub fn last_move_spots(
    before: &[Piece],
    after: &[Piece],
    piece_actions: &[PieceAction],
) -> Vec<Spot> {
    let changes = diff_pieces_of_move(before, after, piece_actions);
    let ends = |in_place: bool| {
        let end = move |change: &PieceChange| match change {
            PieceChange::Moved {
                before: b,
                after: a,
                path,
            } if path.beat == 0 && before[*b].is_where(&after[*a]) == in_place => {
                [Some(&before[*b]), Some(&after[*a])]
            }
            PieceChange::Came { after: a, .. } => [Some(&after[*a]), None],
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
mod tests;
