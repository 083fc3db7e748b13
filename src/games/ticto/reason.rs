//! Why touches do not make a move in TicTo.

use super::Placement;
use crate::play::{Spot, Why};
use std::fmt;

/// Why touches do not make a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The position is over.
    Over,
    NoPlace,
    /// It is allowed: the touches make a move or begin one.
    Allowed,

    // The first touch.
    /// There is no piece at this place.
    Empty {
        at: Spot,
    },
    /// The piece belongs to the side that is not to move.
    NotYours {
        at: Spot,
    },
    /// The round must leave its exit cell before any other piece moves.
    RoundFirst {
        round: Spot,
        extended: bool,
    },
    /// One of the player's own pieces lies on it on this cell.
    Carries {
        at: Spot,
    },
    /// A round is on it on this cell.
    CarriesRound {
        at: Spot,
    },
    /// An enemy piece lies on it on this cell, of another kind or not exactly on top, so that it cannot
    /// rebel.
    Covered {
        at: Spot,
    },
    /// It could rebel if there were no round on the pair.
    PairUnderRound {
        at: Spot,
    },
    /// It was covered in the last ply.
    NotYet {
        pair: Placement,
    },
    /// A flat piece that can neither slide nor stand up.
    Stuck {
        at: Spot,
    },
    /// A wall that has no move.
    StuckWall {
        at: Spot,
    },
    /// The round has no path.
    StuckRound {
        at: Spot,
    },
    /// The touched piece must move to another place.
    Stays {
        at: Spot,
    },
    /// A covered piece can only rebel.
    OnlyRebels {
        pair: Placement,
    },

    // Sliding and lying down.
    NotStraight,
    /// A wall stands in a segment that would be crossed or covered.
    Wall {
        at: Spot,
    },
    SquareLeaves,
    /// The rectangle would leave the board sideways, or with both halves.
    RectangleLeaves,
    Exit {
        at: Spot,
    },
    RoundThere {
        at: Spot,
    },
    /// The slide must end on the enemy piece on this cell.
    MustStop {
        at: Spot,
    },
    /// One of the player's own pieces is the upper of two on this cell.
    OwnPair {
        at: Spot,
    },
    /// The upper of two pieces on this cell carries a round, here or on its other half.
    Protected {
        at: Spot,
    },

    // Standing up, and moves in the grooves.
    /// A wall is in the segment.
    Taken {
        at: Spot,
    },
    /// A flat rectangle lies over the segment.
    LainOn {
        at: Spot,
    },
    Ideological {
        at: Spot,
    },
    GrooveEnds,
    /// A rectangle that lies in a groove occupies the crossing.
    Held {
        at: Spot,
    },
    NotAround {
        cell: Spot,
    },
    NotOverSide,
    /// A rectangle that is half in the margin stands up only over its inner short side.
    OnlyInward {
        at: Spot,
    },
    NoGlide,
    OtherGroove,
    NotItsEnd,
    NotBesideTall,
    NotBesideWall,
    NoCellBeside,
    /// A wall is where the rectangle would lie down.
    Across {
        at: Spot,
    },

    // Pushing.
    OwnWall {
        at: Spot,
    },
    NoTension {
        at: Spot,
    },
    CrossingBetween {
        at: Spot,
    },
    /// The wall was pushed from there in the last ply.
    NoAnswer {
        at: Spot,
    },

    // The round.
    OnlyCells,
    OneCellAside {
        round: Spot,
    },
    NothingUnder {
        at: Spot,
    },
    EnemyOnTop {
        at: Spot,
    },
    TallWall {
        at: Spot,
    },
    EnemyWall {
        at: Spot,
    },
    /// A jump cannot be part of a longer path.
    JumpAlone {
        to: Spot,
    },
    NoPath {
        to: Spot,
    },
    GoalTaken {
        at: Spot,
    },
    /// The path would continue beyond the goal.
    GoalIsTheEnd {
        at: Spot,
    },
    /// The first move of the extension must not end on the goal.
    GoalLater {
        at: Spot,
    },
    HomeClosed {
        at: Spot,
    },
}

impl Why for Reason {
    fn rule(&self) -> Option<&'static str> {
        use Reason as R;
        Some(match self {
            R::Over | R::NoPlace | R::Allowed => return None,
            R::Empty { .. } | R::NotYours { .. } | R::Stays { .. } => "T1",
            R::RoundFirst { extended, .. } => {
                if *extended {
                    "E2"
                } else {
                    "T2"
                }
            }
            R::OneCellAside { .. } => "T2",
            R::Carries { .. } | R::CarriesRound { .. } => "F1",
            R::OnlyRebels { .. } => "F2",
            R::Covered { .. } | R::PairUnderRound { .. } => "B1",
            R::NotYet { .. } => "B2",
            R::Stuck { .. } | R::NotStraight => "F3",
            R::Wall { .. } | R::SquareLeaves | R::RectangleLeaves => "F4",
            R::MustStop { .. } => "F5",
            R::OwnPair { .. } => "F7",
            R::Protected { .. } => "K2",
            R::Exit { .. } | R::Ideological { .. } => "G4",
            R::RoundThere { .. } | R::Held { .. } => "G5",
            R::GrooveEnds => "G1",
            R::Taken { .. } | R::LainOn { .. } => "U1",
            R::NotAround { .. } => "U2",
            R::NotOverSide => "U3",
            R::OnlyInward { .. } => "U4",
            R::NoGlide => "W1",
            R::OtherGroove => "W2",
            R::NotItsEnd => "W3",
            R::NotBesideTall => "W4",
            R::StuckWall { .. } | R::NotBesideWall | R::NoCellBeside | R::Across { .. } => "W5",
            R::NoTension { .. } | R::CrossingBetween { .. } => "P1",
            R::OwnWall { .. } => "P2",
            R::NoAnswer { .. } => "P3",
            R::StuckRound { .. } | R::OnlyCells | R::NoPath { .. } => "O1",
            R::NothingUnder { .. } | R::EnemyOnTop { .. } => "O2",
            R::TallWall { .. } | R::EnemyWall { .. } | R::JumpAlone { .. } => "O3",
            R::GoalTaken { .. } | R::GoalIsTheEnd { .. } => "O4",
            R::HomeClosed { .. } => "O5",
            R::GoalLater { .. } => "E2",
        })
    }
}

impl fmt::Display for Reason {
    #[allow(clippy::too_many_lines)]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Reason as R;
        match self {
            R::Over => f.write_str("the game is over"),
            R::NoPlace => f.write_str("that is not a place on this board"),
            R::Allowed => f.write_str("no rule forbids that"),
            R::Empty { at } => write!(f, "there is nothing on {at} to move"),
            R::NotYours { at } => write!(f, "what is on {at} is the opponent's"),
            R::RoundFirst { round, .. } => {
                write!(f, "the round on {round} must move first")
            }
            R::Carries { at } => write!(f, "a piece of its own side lies on it on {at}"),
            R::CarriesRound { at } => write!(f, "a round is on it on {at}"),
            R::Covered { at } => write!(
                f,
                "an enemy lies on it on {at}, and only exactly under its like could it rebel"
            ),
            R::PairUnderRound { at } => write!(f, "the round on {at} keeps it from rebelling"),
            R::NotYet { pair } => write!(f, "the piece on {pair} was covered just now"),
            R::Stuck { at } => write!(f, "the piece on {at} can neither slide nor stand up"),
            R::StuckWall { at } => write!(f, "the wall in {at} has nowhere to go"),
            R::StuckRound { at } => write!(f, "the round on {at} has no move"),
            R::Stays { at } => write!(f, "the piece on {at} has to go somewhere"),
            R::OnlyRebels { pair } => write!(f, "the covered piece on {pair} can only rebel"),
            R::NotStraight => f.write_str("pieces slide straight, never diagonally"),
            R::Wall { at } => write!(f, "the wall in {at} is in the way"),
            R::SquareLeaves => f.write_str("a square stays on the cells of the board"),
            R::RectangleLeaves => f.write_str(
                "a rectangle leaves the board lengthwise only, and with one half at most",
            ),
            R::Exit { at } => write!(f, "the exit cell {at} is closed to it"),
            R::RoundThere { at } => write!(f, "a round is on {at}"),
            R::MustStop { at } => write!(f, "the slide must stop on the enemy on {at}"),
            R::OwnPair { at } => write!(f, "the upper piece on {at} is of the same side"),
            R::Protected { at } => write!(f, "the upper piece on {at} is under a round"),
            R::Taken { at } => write!(f, "a wall stands in {at}"),
            R::LainOn { at } => write!(f, "a flat rectangle lies over {at}"),
            R::Ideological { at } => write!(f, "the segment {at} is ideological space"),
            R::GrooveEnds => f.write_str("the groove ends there"),
            R::Held { at } => write!(f, "a rectangle lies over the crossing {at}"),
            R::NotAround { cell } => {
                write!(f, "the square on {cell} can only stand up beside its cell")
            }
            R::NotOverSide => f.write_str("a rectangle can only stand up over one of its sides"),
            R::OnlyInward { at } => write!(
                f,
                "half in the margin, the rectangle stands up over its inner side beyond {at} only"
            ),
            R::NoGlide => f.write_str("a square does not move along the grooves by itself"),
            R::OtherGroove => f.write_str("a rectangle can only glide along its own groove"),
            R::NotItsEnd => {
                f.write_str("a rectangle can only be set on end over one of its own ends")
            }
            R::NotBesideTall => f.write_str(
                "a rectangle on end can only tip into the next two segments of its groove",
            ),
            R::NotBesideWall => f.write_str("a wall can only lie down beside its groove"),
            R::NoCellBeside => f.write_str("there is no cell of the board to lie down on"),
            R::Across { at } => write!(f, "the rectangle would lie across the wall in {at}"),
            R::OwnWall { at } => write!(
                f,
                "the wall in {at} is of the same side and cannot be pushed"
            ),
            R::NoTension { at } => {
                write!(f, "what is in {at} is not next to the wall in one groove")
            }
            R::CrossingBetween { at } => {
                write!(f, "a rectangle over the crossing {at} is between the walls")
            }
            R::NoAnswer { at } => write!(f, "the wall was pushed from {at} just now"),
            R::OnlyCells => f.write_str("a round moves from cell to cell"),
            R::OneCellAside { round } => {
                write!(
                    f,
                    "the round leaves {round} by one cell to the left or right"
                )
            }
            R::NothingUnder { at } => write!(f, "nothing lies on {at} to carry the round"),
            R::EnemyOnTop { at } => write!(f, "an enemy is on top on {at}"),
            R::TallWall { at } => write!(f, "the rectangle in {at} stands too high to be jumped"),
            R::EnemyWall { at } => write!(f, "the enemy wall in {at} cannot be jumped"),
            R::JumpAlone { to } => write!(f, "to {to} a jump would be part of a longer way"),
            R::NoPath { to } => write!(f, "no path leads to {to}"),
            R::GoalTaken { at } => write!(f, "the other round is still on {at}"),
            R::GoalIsTheEnd { at } => write!(f, "the goal {at} is the end of a path, not a part"),
            R::GoalLater { at } => {
                write!(f, "the first move of the extension does not end on {at}")
            }
            R::HomeClosed { at } => write!(f, "the exit cell {at} is closed to the round"),
        }
    }
}
