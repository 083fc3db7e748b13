//! Errors in the text of a position.

use super::Placement;
use crate::play::Spot;
use crate::rules::Side;
use std::fmt;

/// The first error in the text of a position. Quoted parts of the text are shortened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    Fields {
        found: usize,
    },
    /// The field of a side does not begin with the place of its round.
    Round {
        side: Side,
        found: String,
    },
    /// The field of a side names no cell for its round.
    NoRound {
        side: Side,
    },
    /// This is not the name of a piece.
    Piece {
        side: Side,
        found: String,
    },
    Side {
        found: String,
    },
    Stage {
        found: String,
    },
    Last {
        found: String,
    },
    Counter {
        found: String,
        max: u8,
    },
    Squares {
        side: Side,
        max: usize,
    },
    Rectangles {
        side: Side,
        max: usize,
    },
    SquareInMargin {
        found: String,
    },
    AllInMargin {
        found: String,
    },
    /// The two cells of a rectangle are not neighbours.
    NotNeighbours {
        found: String,
    },
    /// The segments of a rectangle in a groove are not consecutive.
    NotConsecutive {
        found: String,
    },
    NoSegment {
        at: Spot,
    },
    /// A flat piece on an exit cell.
    OnExit {
        at: Spot,
    },
    /// A wall in a segment of the "ideological space", around an exit.
    Ideological {
        at: Spot,
    },
    TwoWalls {
        at: Spot,
    },
    TwoOnCrossing {
        at: Spot,
    },
    /// A wall in the segment under a flat rectangle.
    WallUnder {
        at: Spot,
    },
    ThreeOnCell {
        at: Spot,
        found: usize,
    },
    /// Two pieces on a cell, and neither is marked as the upper one.
    NoUpper {
        at: Spot,
    },
    TwoUpper {
        at: Spot,
    },
    UpperAlone {
        at: Spot,
    },
    UpperInMargin {
        at: Spot,
    },
    /// Pieces that lie on each other in a circle.
    Circle {
        placement: Placement,
    },
    RoundsTogether {
        at: Spot,
    },
    /// A round that is neither on an exit nor on one of its own pieces.
    RoundAstray {
        side: Side,
        at: Spot,
    },
    /// White's round has not moved, but it is not White's first move.
    WhiteAtHome {
        at: Spot,
    },
    /// Black's round has not moved, although White's has and White is to move again.
    BlackAtHome {
        at: Spot,
    },
    /// Black has arrived and is to move.
    BlackArrived {
        at: Spot,
    },
    /// Both have arrived, but the extension has not begun.
    BothArrived,
    /// The last action is not a covering of a piece of the side to move by an enemy piece of the same kind.
    NoPair {
        pair: Placement,
    },
    RoundOnPair {
        at: Spot,
    },
    /// A wall of the last action does not exist.
    NoWall {
        side: Side,
        wall: Placement,
    },
    NoTension {
        pusher: Placement,
        pushed: Placement,
    },
}

impl fmt::Display for PositionError {
    #[allow(clippy::too_many_lines)]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Fields { found } => write!(
                f,
                "{found} fields, expected white, black, side to move, stage, last action and \
                 counter with one space between"
            ),
            PositionError::Round { side, found } => {
                let letter = super::notation::round_letter(*side);
                write!(
                    f,
                    "`{found}` for {side}, expected `{letter}`, the cell of the round and `:`"
                )
            }
            PositionError::NoRound { side } => write!(f, "the round of {side} is missing"),
            PositionError::Piece { side, found } => write!(
                f,
                "`{found}` among the pieces of {side}, expected cells or segments such as `c3`, \
                 `b1c1`, `c3n`, `b3nc3n` or `^c3n`"
            ),
            PositionError::Side { found } => {
                write!(f, "side to move `{found}`, expected `w` or `b`")
            }
            PositionError::Stage { found } => write!(f, "stage `{found}`, expected `n` or `x`"),
            PositionError::Last { found } => write!(
                f,
                "last action `{found}`, expected `-`, a covered pair such as `*a4` or a push such \
                 as `c3n!d3n`"
            ),
            PositionError::Counter { found, max } => {
                write!(f, "counter `{found}`, expected a number from 0 to {max}")
            }
            PositionError::Squares { side, max } => {
                write!(f, "too many squares of {side}, expected at most {max}")
            }
            PositionError::Rectangles { side, max } => {
                write!(f, "too many rectangles of {side}, expected at most {max}")
            }
            PositionError::SquareInMargin { found } => {
                write!(f, "a square on `{found}`, expected a cell of the board")
            }
            PositionError::AllInMargin { found } => {
                write!(f, "no half of the rectangle `{found}` is on the board")
            }
            PositionError::NotNeighbours { found } => write!(
                f,
                "the cells of `{found}` are not neighbours with the lower or left one first"
            ),
            PositionError::NotConsecutive { found } => write!(
                f,
                "the segments of `{found}` are not neighbours in one groove with the lower or \
                 left one first"
            ),
            PositionError::NoSegment { at } => write!(f, "there is no segment {at}"),
            PositionError::OnExit { at } => write!(f, "a piece lies on the exit cell {at}"),
            PositionError::Ideological { at } => {
                write!(
                    f,
                    "a wall stands in {at}, a segment of the ideological space"
                )
            }
            PositionError::TwoWalls { at } => write!(f, "two walls stand in {at}"),
            PositionError::TwoOnCrossing { at } => {
                write!(f, "two rectangles lie over the crossing {at}")
            }
            PositionError::WallUnder { at } => {
                write!(f, "a wall stands in {at} under a flat rectangle")
            }
            PositionError::ThreeOnCell { at, found } => {
                write!(f, "{found} pieces on {at}, expected at most two")
            }
            PositionError::NoUpper { at } => {
                write!(
                    f,
                    "neither of the two pieces on {at} has a `+`, expected one"
                )
            }
            PositionError::TwoUpper { at } => {
                write!(f, "both pieces on {at} have a `+`, expected one")
            }
            PositionError::UpperAlone { at } => {
                write!(f, "the only piece on {at} has a `+`, expected none")
            }
            PositionError::UpperInMargin { at } => {
                write!(f, "the half on {at} has a `+`, expected none in the margin")
            }
            PositionError::Circle { placement } => {
                write!(f, "{placement} lies on itself by way of other pieces")
            }
            PositionError::RoundsTogether { at } => write!(f, "both rounds are on {at}"),
            PositionError::RoundAstray { side, at } => write!(
                f,
                "the round of {side} on {at} is neither on an exit nor on a piece of its own"
            ),
            PositionError::WhiteAtHome { at } => write!(
                f,
                "white's round is still on {at}, expected black's at home too and white to move"
            ),
            PositionError::BlackAtHome { at } => write!(
                f,
                "black's round is still on {at} after white's has left, expected black to move"
            ),
            PositionError::BlackArrived { at } => {
                write!(
                    f,
                    "black's round has arrived on {at}, expected white to move"
                )
            }
            PositionError::BothArrived => {
                f.write_str("both rounds have arrived, expected stage `x`")
            }
            PositionError::NoPair { pair } => write!(
                f,
                "last action: on {pair} there is no piece of the side to move under an equal one \
                 of the enemy"
            ),
            PositionError::RoundOnPair { at } => {
                write!(f, "last action: a round is on the pair, on {at}")
            }
            PositionError::NoWall { side, wall } => {
                write!(f, "last action: {side} has no wall {wall}")
            }
            PositionError::NoTension { pusher, pushed } => {
                write!(f, "last action: {pusher} and {pushed} are not in tension")
            }
        }
    }
}

impl std::error::Error for PositionError {}
