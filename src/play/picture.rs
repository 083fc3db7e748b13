//! The picture of a position: what stands where, in which pose, marked how. Plain data: a board
//! draws it and decides nothing.

use super::marks::{Mark, marks};
use super::{Change, DECIDED, Heights, Note, Open, Piece, Preview, Scene, Spot};
use std::collections::BTreeMap;

/// From this height on the number of a stack's pieces stands beside it.
const TALL: u8 = 4;

/// All that is to be seen of a position.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Picture {
    /// What lies on another piece comes after it.
    pub figures: Vec<Figure>,
    /// What the move that is looked at would put where.
    pub ghosts: Vec<Piece>,
    /// Of every place that has any, at the ground.
    pub marks: BTreeMap<Spot, Mark>,
    /// The ways that lead farther than a step to where what is in hand can go, both ends included.
    pub ways: Vec<Vec<Spot>>,
    /// What is worth seeing, but for what has decided the position.
    pub notes: Vec<Note>,
    /// What has decided the position: places that belong together in one; none before it is over.
    pub decided: Vec<Vec<Spot>>,
    /// How many pieces stand on each tall stack.
    pub counts: Vec<(Spot, u8)>,
    /// Where other numbers of pieces could go from the stack in hand, and which.
    pub others: BTreeMap<Spot, Vec<u8>>,
    /// The stack in hand, at the ground, if it gives one piece more when it is touched again.
    pub more: Option<Spot>,
}

/// A piece in the picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    pub piece: Piece,
    /// It comes along with what is in hand.
    pub lifted: bool,
    /// What the move that is looked at would do to it.
    pub fate: Option<Fate>,
}

/// What becomes of a piece that somebody else moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It is shoved towards a place.
    Shoved(Spot),
    /// A side loses it: over the edge there, or taken where it is.
    Lost(Spot),
    /// It leaves there and is nobody's loss: a ball.
    Out(Spot),
}

impl Fate {
    /// The place that it goes towards, or its own.
    #[must_use]
    pub fn towards(self) -> Spot {
        let (Fate::Shoved(spot) | Fate::Lost(spot) | Fate::Out(spot)) = self;
        spot
    }
}

impl Picture {
    /// The picture of a scene with a hand over it, and perhaps a move that is only looked at.
    #[must_use]
    pub fn of(scene: &Scene, open: &Open, preview: Option<&Preview>) -> Picture {
        let figure = |(index, piece): (usize, &Piece)| Figure {
            piece: piece.clone(),
            lifted: open.lifts(piece),
            fate: preview.and_then(|preview| preview.fate(index)),
        };
        let mut others: BTreeMap<Spot, Vec<u8>> = BTreeMap::new();
        for (spot, count) in &open.others {
            others.entry(*spot).or_default().push(*count);
        }
        // Of what is in hand: those of all numbers of a stack together would be too many to read.
        let in_hand = open.targets.iter().filter(|target| target.number.is_none());
        let ways = in_hand.map(|target| target.way.clone());
        let notes = scene.notes.iter().filter(|note| note.kind != DECIDED);
        Picture {
            figures: scene.pieces.iter().enumerate().map(figure).collect(),
            ghosts: preview
                .map(|preview| preview.ghosts(open))
                .unwrap_or_default(),
            marks: marks(open, &scene.last),
            ways: ways.filter(|way| way.len() > 2).collect(),
            notes: notes.cloned().collect(),
            decided: scene.decided.clone(),
            counts: if open.levels {
                Heights::of(&scene.pieces).from(TALL)
            } else {
                Vec::new()
            },
            others,
            more: open
                .held
                .first()
                .filter(|_| open.more)
                .map(|held| held.ground()),
        }
    }

    /// The mark of a place.
    #[must_use]
    pub fn mark(&self, spot: Spot) -> Mark {
        self.marks.get(&spot.ground()).copied().unwrap_or_default()
    }

    /// How many pieces come along with what is in hand.
    #[must_use]
    pub fn lifted(&self) -> usize {
        self.figures.iter().filter(|figure| figure.lifted).count()
    }

    /// A piece as it stands here.
    #[must_use]
    pub fn figure(&self, piece: &Piece) -> Option<&Figure> {
        self.figures.iter().find(|figure| figure.piece == *piece)
    }
}

impl Preview {
    /// Whether it reaches farther than one piece that gives way.
    #[must_use]
    pub fn is_chain(&self) -> bool {
        self.changes.iter().any(|change| match change {
            Change::Moved { way, .. } => way.beat > 1,
            Change::Left { way, .. } => way.beat > 0,
            _ => false,
        })
    }

    /// What becomes of a piece of the picture before, if who moves does not move it along.
    fn fate(&self, index: usize) -> Option<Fate> {
        self.changes.iter().find_map(|change| match change {
            Change::Moved { before, after, way } if *before == index && way.beat > 0 => {
                let ahead = way.over.first().copied();
                Some(Fate::Shoved(ahead.unwrap_or(self.pieces[*after].spots[0])))
            }
            Change::Left { before, way } if *before == index => {
                let piece = &self.before[*before];
                let last = way.over.last().copied().unwrap_or(piece.spots[0]);
                Some(match piece.side {
                    Some(_) => Fate::Lost(last),
                    None => Fate::Out(last),
                })
            }
            _ => None,
        })
    }

    /// What is in hand, where it would be; of a stack as many pieces as would go.
    fn ghosts(&self, open: &Open) -> Vec<Piece> {
        let lifts = |piece| open.levels || open.lifts(piece);
        let goes = |change: &Change| match change {
            Change::Moved { before, after, .. } if lifts(&self.before[*before]) => {
                Some(self.pieces[*after].clone())
            }
            _ => None,
        };
        self.changes.iter().filter_map(goes).collect()
    }
}
