//! Touches that change the pieces of a draft.

use super::{GameEditor, PaletteItem, Refusal, SecondTouch, highest};
use crate::play::{Board, Piece, Spot};

/// The change made by a touch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DraftChange {
    Placed(Piece),
    Removed(Piece),
    /// The piece lies in another direction now.
    Turned(Piece),
    /// A piece was moved. Its new place is given.
    Moved(Piece),
}

/// Touches a spot with a piece of the palette: puts the piece there and removes conflicting pieces. If the same piece
/// is there already, [`GameEditor::again`] decides what happens.
///
/// # Errors
/// If the piece cannot be put there. Nothing changes then.
pub fn tap(
    editor: &dyn GameEditor,
    board: &Board,
    pieces: &mut Vec<Piece>,
    item: &PaletteItem,
    spot: Spot,
) -> Result<DraftChange, Refusal> {
    let new = editor.piece_on(board, pieces, item, spot)?;
    let same = editor.touched(pieces, item, spot).filter(|&index| {
        let there = &pieces[index];
        let is_same = |piece: &Piece| (piece.side, piece.kind) == (there.side, there.kind);
        let is_pose = there.pose == new.pose || there.pose == item.pose;
        is_same(&new) && is_pose
    });
    let again = same.map(|index| (index, editor.again(board, pieces, index, spot)));
    let edited = match again {
        Some((index, SecondTouch::Remove)) => DraftChange::Removed(pieces.remove(index)),
        Some((index, SecondTouch::Turn(turned))) => {
            pieces.remove(index);
            pieces.push(turned.clone());
            DraftChange::Turned(turned)
        }
        Some((_, SecondTouch::PutOnTop)) | None => {
            if item.is_only {
                pieces.retain(|piece| !item.is_kind_of(piece));
            }
            DraftChange::Placed(put(editor, pieces, new))
        }
    };
    editor.set_levels(pieces);
    Ok(edited)
}

/// Removes the highest piece on a spot.
///
/// # Errors
/// If there is none.
pub fn remove_piece(
    editor: &dyn GameEditor,
    pieces: &mut Vec<Piece>,
    spot: Spot,
) -> Result<DraftChange, Refusal> {
    let taken = pieces.remove(highest(pieces, spot).ok_or(Refusal::NoPiece)?);
    editor.set_levels(pieces);
    Ok(DraftChange::Removed(taken))
}

/// Moves the highest piece on a spot to another spot.
///
/// # Errors
/// If there is no piece, or if it cannot be put there. Nothing changes then.
pub fn move_piece(
    editor: &dyn GameEditor,
    board: &Board,
    pieces: &mut Vec<Piece>,
    (from, to): (Spot, Spot),
) -> Result<DraftChange, Refusal> {
    if from.ground() == to.ground() {
        return Err(Refusal::SamePlace);
    }
    let mut others = pieces.clone();
    let piece = others.remove(highest(pieces, from).ok_or(Refusal::NoPiece)?);
    let moved = editor.moved(board, &others, &piece, (from, to))?;
    *pieces = others;
    let moved = put(editor, pieces, moved);
    editor.set_levels(pieces);
    Ok(DraftChange::Moved(moved))
}

fn put(editor: &dyn GameEditor, pieces: &mut Vec<Piece>, new: Piece) -> Piece {
    let before = pieces.clone();
    let mut index = 0;
    pieces.retain(|_| {
        index += 1;
        !editor.conflicts_with(&before, index - 1, &new)
    });
    pieces.push(new.clone());
    new
}
