//! Why touches do not make a move: every reason why a move is not allowed.

use super::Cell;
use crate::play::Why;
use crate::rules::Side;
use std::fmt;

/// Why touches do not make a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The position is over.
    Over,
    /// The touches make a move or begin one.
    Allowed,
    /// The place is neither on the board nor in its margin.
    NoPlace,
    /// A place beside the board, where no piece is.
    Beside,
    /// A side that has a move may not pass.
    CanMove { side: Side },
    /// There is no piece on the cell.
    Empty { at: Cell },
    /// The ball belongs to neither side.
    Ball { at: Cell },
    /// The piece belongs to the side that is not to move.
    NotYours { at: Cell },
    /// All cells around the piece are occupied, and it can push none of them. `rule` is the rule that blocks
    /// most of the directions.
    Stuck { at: Cell, rule: &'static str },
    /// The cell is not one of the eight around the piece.
    NotNext { from: Cell, to: Cell },
    /// A piece may not leave the board by its own move.
    Leaves { from: Cell },
    /// The piece would push an equally strong or stronger piece.
    TooStrong {
        from: Cell,
        value: u8,
        at: Cell,
        other: u8,
    },
    /// A pushed piece would push an equally strong or stronger piece.
    Link {
        at: Cell,
        value: u8,
        next: Cell,
        other: u8,
    },
    /// A 1 may not take the 4 of its own side.
    OwnFour { at: Cell },
    /// A 1 that is itself pushed does not take a 4.
    PushedOne { at: Cell, four: Cell },
    /// The ball would have to push the piece on this cell.
    BallBlocked { ball: Cell, at: Cell },
    /// The ball would leave the board over file a or g.
    OverFile {
        ball: Cell,
        file: char,
        diagonal: bool,
    },
    /// The ball would leave the board over a corner.
    OverCorner { ball: Cell },
    /// The ball cannot be deflected, because the landing cell is occupied. It cannot go straight on either: a
    /// piece is behind it, or it would leave over a file.
    LandingTaken {
        ball: Cell,
        behind: Option<Cell>,
        landing: Cell,
    },
    /// The cell is neither the ball's destination straight ahead, if it can go there, nor its landing cell.
    NoChoice {
        ball: Cell,
        course: Option<Course>,
        landing: Cell,
    },
    /// With its first move, Black would answer White's move in line with the centre.
    InLine { value: u8, first: Cell, to: Cell },
}

/// The destination of a pushed ball if it is not deflected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Course {
    To(Cell),
    /// It leaves the board over a rank, and a side wins.
    Over {
        rank: u8,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Over => f.write_str("the game is over"),
            Reason::Allowed => f.write_str("nothing forbids it"),
            Reason::NoPlace => f.write_str("that is not a place on this board"),
            Reason::Beside => f.write_str("there is no piece beside the board"),
            Reason::CanMove { side } => write!(f, "{side} has a move, and so may not pass"),
            Reason::Empty { at } => write!(f, "there is no piece on {at}"),
            Reason::Ball { at } => write!(f, "the ball on {at} is only pushed, never moved itself"),
            Reason::NotYours { at } => write!(f, "the piece on {at} is the opponent's"),
            Reason::Stuck { at, .. } => write!(f, "the piece on {at} can push nothing around it"),
            Reason::NotNext { from, to } => {
                write!(f, "{to} is not one of the cells next to {from}")
            }
            Reason::Leaves { from } => write!(
                f,
                "the piece on {from} goes to a cell and never leaves the board by itself"
            ),
            Reason::TooStrong {
                from,
                value,
                at,
                other,
            } => write!(
                f,
                "the {value} on {from} cannot push the {other} on {at}, only lesser values"
            ),
            Reason::Link {
                at,
                value,
                next,
                other,
            } => write!(
                f,
                "the {value} on {at} would have to push the {other} on {next} in turn, and cannot"
            ),
            Reason::OwnFour { at } => {
                write!(f, "a 1 takes only the opponent's 4, not its own on {at}")
            }
            Reason::PushedOne { at, four } => write!(
                f,
                "the 1 on {at} would only be pushed against the 4 on {four}, and so cannot take it"
            ),
            Reason::BallBlocked { ball, at } => write!(
                f,
                "the ball on {ball} pushes nothing, and {at} behind it is taken"
            ),
            Reason::OverFile { ball, file, .. } => {
                write!(f, "the ball on {ball} may not leave over file {file}")
            }
            Reason::OverCorner { ball } => write!(
                f,
                "the ball on {ball} may not leave diagonally over the corner"
            ),
            Reason::LandingTaken {
                ball,
                behind: Some(behind),
                landing,
            } => write!(
                f,
                "the ball on {ball} can neither go on to {behind} nor be deflected to {landing}, as both are taken"
            ),
            Reason::LandingTaken {
                ball,
                behind: None,
                landing,
            } => write!(
                f,
                "the ball on {ball} may not leave over a file, and {landing}, where it could be deflected to, is taken"
            ),
            Reason::NoChoice {
                ball,
                course: Some(course),
                landing,
            } => write!(
                f,
                "the ball on {ball} goes {course} or is deflected to {landing}"
            ),
            Reason::NoChoice {
                ball,
                course: None,
                landing,
            } => write!(f, "the ball on {ball} can only be deflected to {landing}"),
            Reason::InLine { value, first, to } => write!(
                f,
                "black's first move may not bring a {value} to {to}, in line with the centre and the {value} on {first}"
            ),
        }
    }
}

impl fmt::Display for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Course::To(at) => write!(f, "on to {at}"),
            Course::Over { rank } => write!(f, "out over rank {rank}"),
        }
    }
}

impl Why for Reason {
    fn rule(&self) -> Option<&'static str> {
        match self {
            Reason::Over | Reason::Allowed | Reason::NoPlace => None,
            Reason::Beside
            | Reason::Empty { .. }
            | Reason::Ball { .. }
            | Reason::NotYours { .. }
            | Reason::NotNext { .. }
            | Reason::Leaves { .. } => Some("2"),
            Reason::Stuck { rule, .. } => Some(rule),
            Reason::TooStrong { .. } => Some("4"),
            Reason::Link { .. } => Some("5"),
            Reason::BallBlocked { .. } => Some("7"),
            Reason::OwnFour { .. } | Reason::PushedOne { .. } => Some("8"),
            Reason::OverFile { diagonal, .. } => Some(if *diagonal { "10" } else { "9" }),
            Reason::OverCorner { .. } => Some("11"),
            Reason::NoChoice { .. } => Some("12"),
            Reason::LandingTaken { .. } => Some("16"),
            Reason::InLine { .. } => Some("19"),
            Reason::CanMove { .. } => Some("22"),
        }
    }
}
