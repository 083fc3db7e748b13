//! Why touches make no move: every way a move can be forbidden, in words.

use super::Cell;
use crate::play::Why;
use crate::rules::Side;
use std::fmt;

/// Why touches make no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The position is over.
    Over,
    /// They make a move, or begin one.
    Allowed,
    /// No place of the board nor of its margin.
    NoPlace,
    /// A place beside the board: nothing that moves stands there.
    Beside,
    /// Who has a move may not pass.
    CanMove { side: Side },
    /// Nothing stands there to be moved.
    Empty { at: Cell },
    /// The ball is nobody's piece.
    Ball { at: Cell },
    /// The piece belongs to who is not to move.
    NotYours { at: Cell },
    /// Something stands on every cell next to the piece, and it can push none of it; the rule that
    /// closes most of the ways.
    Stuck { at: Cell, rule: &'static str },
    /// Not one of the eight cells around.
    NotNext { from: Cell, to: Cell },
    /// A piece does not leave the board by its own move.
    Leaves { from: Cell },
    /// The piece that moves would push one as strong as itself, or stronger.
    TooStrong {
        from: Cell,
        value: u8,
        at: Cell,
        other: u8,
    },
    /// A pushed piece would push one as strong as itself, or stronger.
    Link {
        at: Cell,
        value: u8,
        next: Cell,
        other: u8,
    },
    /// A 1 and the 4 of its own side.
    OwnFour { at: Cell },
    /// A 1 that is only pushed against a 4.
    PushedOne { at: Cell, four: Cell },
    /// The ball would push what stands there.
    BallBlocked { ball: Cell, at: Cell },
    /// The ball would leave over file a or g.
    OverFile {
        ball: Cell,
        file: char,
        diagonal: bool,
    },
    /// The ball would leave over a corner.
    OverCorner { ball: Cell },
    /// The ball cannot be deflected, as its landing cell is taken; nor can it go on, for what is
    /// behind it or, if that is nothing, for the file it would cross.
    LandingTaken {
        ball: Cell,
        behind: Option<Cell>,
        landing: Cell,
    },
    /// Neither where the ball goes on to, if it can, nor where it is deflected to.
    NoChoice {
        ball: Cell,
        course: Option<Course>,
        landing: Cell,
    },
    /// Black's first move would answer White's in line with the centre.
    InLine { value: u8, first: Cell, to: Cell },
}

/// Where a ball goes that is pushed and not deflected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Course {
    To(Cell),
    /// Out over a rank: somebody wins.
    Over {
        rank: u8,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Over => f.write_str("the game is over"),
            Reason::Allowed => f.write_str("nothing forbids it"),
            Reason::NoPlace => f.write_str("that is no place of this board"),
            Reason::Beside => f.write_str("no piece stands beside the board"),
            Reason::CanMove { side } => write!(f, "{side} has a move, and so may not pass"),
            Reason::Empty { at } => write!(f, "no piece stands on {at}"),
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
