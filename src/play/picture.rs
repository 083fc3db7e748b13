//! The picture of a position: the pieces with their places, poses and marks. This is plain data, which a board draws.

use super::marks::{Mark, marks};
use super::{
    DECIDED, Heights, Note, Piece, PieceChange, PossibleTouches, Preview, Scene, SmallMap, Spot,
};

/// From this height on, the number of pieces is shown beside a stack.
const TALL: u8 = 4;

/// Everything that is visible of a position.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Picture {
    /// A piece that lies on another one comes after it.
    pub pieces: Vec<DrawnPiece>,
    /// The pieces as the previewed move would place them.
    pub ghosts: Vec<Piece>,
    /// The marks of every place that has any, at ground level.
    pub marks: SmallMap<Spot, Mark>,
    /// The paths to targets that are further than one step away, including both ends.
    pub paths: Vec<Vec<Spot>>,
    /// Notable facts, except the reason for the result.
    pub notes: Vec<Note>,
    /// The places that decided the position, in groups. Empty before it is over.
    pub decided: Vec<Vec<Spot>>,
    /// The number of pieces on each tall stack.
    pub counts: Vec<(Spot, u8)>,
    /// The destinations of other numbers of pieces of the selected stack, and these numbers.
    pub others: SmallMap<Spot, Vec<u8>>,
    /// The ground-level spot of the selected stack, if touching it again takes one more piece.
    pub more: Option<Spot>,
}

/// A piece in the picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawnPiece {
    pub piece: Piece,
    /// It moves along with the selected piece.
    pub lifted: bool,
    /// The effect of the previewed move on it.
    pub effect: Option<PieceEffect>,
}

/// The effect of a move on a piece other than the moving one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceEffect {
    /// It is pushed towards a place.
    Shoved(Spot),
    /// A side loses it: it falls off the board at this place, or it is taken in its own place.
    Lost(Spot),
    /// It leaves the board at this place and belongs to neither side, for example a ball.
    Out(Spot),
}

impl PieceEffect {
    /// The place that it moves towards, or its own.
    #[must_use]
    pub fn towards(self) -> Spot {
        let (PieceEffect::Shoved(spot) | PieceEffect::Lost(spot) | PieceEffect::Out(spot)) = self;
        spot
    }
}

impl Picture {
    /// The picture of a scene with the current touches and perhaps the preview of a move.
    #[must_use]
    pub fn of(scene: &Scene, open: &PossibleTouches, preview: Option<&Preview>) -> Picture {
        let shown = |(index, piece): (usize, &Piece)| DrawnPiece {
            piece: piece.clone(),
            lifted: open.lifts(piece),
            effect: preview.and_then(|preview| preview.effect(index)),
        };
        let mut others: SmallMap<Spot, Vec<u8>> = SmallMap::default();
        for (spot, count) in &open.others {
            others.entry(*spot).push(*count);
        }
        // Only for the selected number of pieces. The paths of all numbers would be too many to read.
        let in_hand = open.targets.iter().filter(|target| target.number.is_none());
        let paths = in_hand.map(|target| target.path.clone());
        let notes = scene.notes.iter().filter(|note| note.kind != DECIDED);
        Picture {
            pieces: scene.pieces.iter().enumerate().map(shown).collect(),
            ghosts: preview
                .map(|preview| preview.ghosts(open))
                .unwrap_or_default(),
            marks: marks(open, &scene.last),
            paths: paths.filter(|path| path.len() > 2).collect(),
            notes: notes.cloned().collect(),
            decided: scene.decided.clone(),
            counts: if open.distinguishes_levels {
                Heights::of(&scene.pieces).from(TALL)
            } else {
                Vec::new()
            },
            others,
            more: open
                .selected
                .first()
                .filter(|_| open.more)
                .map(|selected| selected.ground()),
        }
    }

    /// The mark of a place.
    #[must_use]
    pub fn mark(&self, spot: Spot) -> Mark {
        self.marks.get(&spot.ground()).copied().unwrap_or_default()
    }

    /// The number of pieces that move along with the selection.
    #[must_use]
    pub fn lifted(&self) -> usize {
        self.pieces.iter().filter(|shown| shown.lifted).count()
    }

    /// A piece as it is drawn in this picture.
    #[must_use]
    pub fn shown(&self, piece: &Piece) -> Option<&DrawnPiece> {
        self.pieces.iter().find(|shown| shown.piece == *piece)
    }
}

impl Preview {
    /// Whether it moves more than one other piece.
    #[must_use]
    pub fn is_chain(&self) -> bool {
        self.changes.iter().any(|change| match change {
            PieceChange::Moved { path, .. } => path.beat > 1,
            PieceChange::Left { path, .. } => path.beat > 0,
            _ => false,
        })
    }

    /// The effect on a piece of the picture before the move, if it is pushed or leaves.
    fn effect(&self, index: usize) -> Option<PieceEffect> {
        self.changes.iter().find_map(|change| match change {
            PieceChange::Moved {
                before,
                after,
                path,
            } if *before == index && path.beat > 0 => {
                let ahead = path.over.first().copied();
                Some(PieceEffect::Shoved(
                    ahead.unwrap_or(self.pieces[*after].spots[0]),
                ))
            }
            PieceChange::Left { before, path } if *before == index => {
                let piece = &self.before[*before];
                let last = path.over.last().copied().unwrap_or(piece.spots[0]);
                Some(match piece.side {
                    Some(_) => PieceEffect::Lost(last),
                    None => PieceEffect::Out(last),
                })
            }
            _ => None,
        })
    }

    /// The selected pieces at their new place. Of a stack, only the pieces that would move.
    fn ghosts(&self, open: &PossibleTouches) -> Vec<Piece> {
        let lifts = |piece| open.distinguishes_levels || open.lifts(piece);
        let goes = |change: &PieceChange| match change {
            PieceChange::Moved { before, after, .. } if lifts(&self.before[*before]) => {
                Some(self.pieces[*after].clone())
            }
            _ => None,
        };
        self.changes.iter().filter_map(goes).collect()
    }
}
