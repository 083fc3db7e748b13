use super::*;
use crate::play::Spot;
use crate::rules::Side::{Black, White};

fn pawn(side: crate::rules::Side, file: i8, rank: i8) -> Piece {
    Piece::on(Spot::cell(file, rank), side, "pawn")
}

fn moved(before: usize, after: usize) -> PieceChange {
    PieceChange::Moved {
        before,
        after,
        path: PiecePath::default(),
    }
}

fn came(after: usize) -> PieceChange {
    PieceChange::Came {
        after,
        path: PiecePath::default(),
    }
}

#[test]
fn a_capture_moves_one_piece_and_takes_another_away() {
    let before = [pawn(White, 1, 1), pawn(White, 3, 3), pawn(Black, 4, 4)];
    let after = [pawn(White, 4, 4), pawn(White, 1, 1)];
    assert_eq!(
        diff_pieces(&before, &after),
        [
            PieceChange::Stayed {
                before: 0,
                after: 1
            },
            moved(1, 0),
            PieceChange::Left {
                before: 2,
                path: PiecePath::default()
            },
        ]
    );
}

#[test]
fn of_equal_pieces_the_nearest_one_moves() {
    let before = [pawn(White, 1, 1), pawn(White, 8, 1)];
    let after = [pawn(White, 7, 2), pawn(White, 2, 2)];
    let changes = diff_pieces(&before, &after);
    assert!(changes.contains(&moved(0, 1)));
    assert!(changes.contains(&moved(1, 0)));
}

#[test]
fn a_piece_that_only_changes_its_level_is_not_marked_as_moved() {
    let on = |cells: [(i8, i8, u8); 2]| Piece {
        spots: cells
            .map(|(file, rank, level)| Spot::cell(file, rank).at_level(level))
            .into(),
        ..pawn(White, 1, 1)
    };
    let before = [on([(3, 3, 1), (3, 4, 0)]), on([(3, 3, 0), (4, 3, 1)])];
    let after = [on([(3, 3, 0), (4, 3, 0)]), on([(5, 3, 1), (5, 4, 0)])];
    assert_eq!(diff_pieces(&before, &after), [moved(1, 0), moved(0, 1)]);
    let places = [(3, 3), (3, 4), (5, 3), (5, 4)].map(|(file, rank)| Spot::cell(file, rank));
    assert_eq!(last_move_spots(&before, &after, &[]), places);
    assert_eq!(
        last_move_spots(&before[1..], &after[..1], &[]),
        [places[0], Spot::cell(4, 3)]
    );
}

#[test]
fn a_piece_in_one_picture_only_appears_or_leaves() {
    assert_eq!(diff_pieces(&[], &[pawn(White, 1, 1)]), [came(0)]);
    assert_eq!(
        diff_pieces(&[pawn(Black, 1, 1)], &[pawn(White, 1, 1)]),
        [
            PieceChange::Left {
                before: 0,
                path: PiecePath::default()
            },
            came(0)
        ]
    );
}

/// Two equal pieces. The first pushes the second off the board and moves on.
fn shove() -> ([Piece; 2], [Piece; 1], [PieceAction; 2]) {
    let cells = [1, 2, 3].map(|file| Spot::cell(file, 1));
    let shoved = PieceAction {
        leaves: true,
        beat: 1,
        ..PieceAction::goes(cells[1], vec![cells[2]])
    };
    let piece_actions = [PieceAction::goes(cells[0], vec![cells[1]]), shoved];
    (
        [pawn(White, 1, 1), pawn(White, 2, 1)],
        [pawn(White, 2, 1)],
        piece_actions,
    )
}

#[test]
fn piece_actions_distinguish_equal_pieces() {
    let (before, after, piece_actions) = shove();
    assert_eq!(
        diff_pieces(&before, &after)[0],
        PieceChange::Stayed {
            before: 1,
            after: 0
        }
    );
    let off = PiecePath {
        over: vec![Spot::cell(3, 1)],
        beat: 1,
    };
    assert_eq!(
        diff_pieces_of_move(&before, &after, &piece_actions),
        [
            moved(0, 0),
            PieceChange::Left {
                before: 1,
                path: off
            }
        ]
    );
    let places = [1, 2].map(|file| Spot::cell(file, 1));
    assert_eq!(last_move_spots(&before, &after, &piece_actions), places);
}

#[test]
fn undo_moves_pieces_back_along_the_same_paths() {
    let (before, after, piece_actions) = shove();
    let back = backwards(diff_pieces_of_move(&before, &after, &piece_actions));
    assert_eq!(back[0], moved(0, 0));
    assert!(
        matches!(&back[1], PieceChange::Came { after: 1, path } if path.over == [Spot::cell(3, 1)])
    );
    let hop = [PieceAction::goes(
        Spot::cell(1, 1),
        [2, 3, 4].map(|file| Spot::cell(file, 1)).to_vec(),
    )];
    let over = |changes: &[PieceChange]| match changes {
        [PieceChange::Moved { path, .. }] => path.over.clone(),
        other => panic!("{other:?}"),
    };
    let there = diff_pieces_of_move(&[pawn(White, 1, 1)], &[pawn(White, 4, 1)], &hop);
    assert_eq!(over(&there), [2, 3].map(|file| Spot::cell(file, 1)));
    assert_eq!(
        over(&backwards(there)),
        [3, 2].map(|file| Spot::cell(file, 1))
    );
}
