//! What can be touched now, and what it would do.

use super::{Change, Erased, Piece, Spot, Touch};

/// What can be touched now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Open {
    /// Every spot of the first touch.
    pub held: Vec<Spot>,
    /// The same and all that was touched since.
    pub in_hand: Vec<Spot>,
    pub targets: Vec<Target>,
    /// Where other numbers of pieces of the stack in hand could go.
    pub others: Vec<(Spot, u8)>,
    /// Whether the stack in hand gives one piece more when it is touched again.
    pub more: bool,
    /// Whether a hand tells the levels of a stack apart.
    pub levels: bool,
}

impl Open {
    /// Whether a piece comes along with what is in hand.
    #[must_use]
    pub fn lifts(&self, piece: &Piece) -> bool {
        let held = |spot: &Spot| {
            let held = self.held.iter();
            let here = held.filter(|held| held.ground() == spot.ground());
            // Of a stack everything above the highest spot that means the same.
            let lowest = here.map(|held| held.level).max();
            lowest.is_some_and(|lowest| spot.level == lowest || self.levels && spot.level > lowest)
        };
        piece.spots.iter().any(held)
    }

    /// The target that a hand at this spot means.
    #[must_use]
    pub fn target(&self, spot: Spot) -> Option<&Target> {
        let means = |target: &&Target| {
            if self.levels {
                target.touch.contains(spot)
            } else {
                target.touch.covers(spot)
            }
        };
        self.targets.iter().find(means)
    }
}

/// A touch that is open now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    pub touch: Touch,
    /// The move that it makes, where it makes one.
    pub makes: Option<String>,
    /// What that move does, or the first of those that go on so.
    pub consequence: Consequence,
    /// The places it goes over, both ends included.
    pub way: Vec<Spot>,
    /// How many pieces of the stack in hand it moves, where that is another number than is in hand.
    pub number: Option<u8>,
}

/// What a move does besides moving who makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Consequence {
    /// Something of the opponent's leaves the game.
    pub takes: bool,
    /// Something is shoved, be it off the board.
    pub pushes: bool,
    /// Something own leaves the game, or the game is lost by it.
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

/// What a move would do, before it is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The move.
    pub makes: String,
    /// The pieces as they are.
    pub before: Vec<Piece>,
    /// The pieces as they would be.
    pub pieces: Vec<Piece>,
    pub changes: Vec<Change>,
}

/// What a touch did to the game.
#[derive(Clone, Debug)]
pub enum Touched {
    Held,
    LetGo,
    Moved,
    /// Why, and the number of the rule that forbids it, if one does.
    Refused(Erased, Option<&'static str>),
    /// The game is over.
    Over,
    /// The touch makes a move that the record has no room for ([`super::limits::TEXT`]); it was not played.
    Full,
}
