//! The possible touches, and the effect of each.

use super::{Erased, Piece, PieceChange, Spot, Touch};

/// The possible touches.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PossibleTouches {
    /// Every spot of the first touch.
    pub selected: Vec<Spot>,
    /// All spots of the first touch, and all spots touched since.
    pub touched: Vec<Spot>,
    pub targets: Vec<Target>,
    /// The destinations of other numbers of pieces of the selected stack.
    pub others: Vec<(Spot, u8)>,
    /// Whether touching the selected stack again takes one more piece.
    pub more: bool,
    /// Whether a touch distinguishes the levels of a stack.
    pub distinguishes_levels: bool,
}

impl PossibleTouches {
    /// Whether this piece moves along with the selected one.
    #[must_use]
    pub fn lifts(&self, piece: &Piece) -> bool {
        let selected = |spot: &Spot| {
            let selected = self.selected.iter();
            let here = selected.filter(|selected| selected.ground() == spot.ground());
            // In a stack, everything above the highest equivalent spot.
            let lowest = here.map(|selected| selected.level).max();
            lowest.is_some_and(|lowest| {
                spot.level == lowest || self.distinguishes_levels && spot.level > lowest
            })
        };
        piece.spots.iter().any(selected)
    }

    /// The target that a touch of this spot selects.
    #[must_use]
    pub fn target(&self, spot: Spot) -> Option<&Target> {
        let means = |target: &&Target| {
            if self.distinguishes_levels {
                target.touch.contains(spot)
            } else {
                target.touch.covers(spot)
            }
        };
        self.targets.iter().find(means)
    }
}

/// A touch that is possible now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    pub touch: Touch,
    /// The move that it makes, if it completes one.
    pub makes: Option<String>,
    /// The effect of that move, or of the first of the moves that continue with this touch.
    pub consequence: Consequence,
    /// The places that it passes, including both ends.
    pub path: Vec<Spot>,
    /// The number of pieces of the selected stack that it moves, if it is not the selected number.
    pub number: Option<u8>,
}

/// The effects of a move besides moving the piece that makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Consequence {
    /// A piece of the opponent leaves the game.
    pub takes: bool,
    /// Something is pushed, possibly off the board.
    pub pushes: bool,
    /// A piece of the side that moves leaves the game, or the move loses the game.
    pub loses: bool,
}

impl Consequence {
    #[must_use]
    pub fn and(self, other: Consequence) -> Consequence {
        Consequence {
            takes: self.takes || other.takes,
            pushes: self.pushes || other.pushes,
            loses: self.loses || other.loses,
        }
    }
}

/// The effect of a move before it is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The move.
    pub makes: String,
    /// The pieces as they are.
    pub before: Vec<Piece>,
    /// The pieces as they would be.
    pub pieces: Vec<Piece>,
    pub changes: Vec<PieceChange>,
}

/// The effect of a touch on the game.
#[derive(Clone, Debug)]
pub enum Touched {
    Selected,
    Deselected,
    Moved,
    /// The reason, and the number of the rule that forbids it, if there is one.
    Refused(Erased, Option<&'static str>),
    /// The game is over.
    Over,
    /// The touch makes a move, but the record has no room for it ([`super::limits::TEXT`]); it was not played.
    Full,
}
