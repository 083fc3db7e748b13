//! The texts of Push Push for touches that make no move, and for texts that are not positions.

use crate::games::push_push::{Cell, Course, PositionError, Reason};
use crate::games::words::side_name;
use crate::words::{Locale, say};

/// The reason why touches make no move, in a sentence.
pub fn reason(locale: Locale, reason: Reason) -> String {
    match reason {
        Reason::Over => say!(locale, push_push.over),
        Reason::Allowed => say!(locale, push_push.allowed),
        Reason::NoPlace => say!(locale, push_push.no_place),
        Reason::Beside => say!(locale, push_push.beside),
        Reason::CanMove { .. } => say!(locale, push_push.can_move),
        Reason::Empty { at } => say!(locale, push_push.empty, at = at.to_string()),
        Reason::Ball { .. } => say!(locale, push_push.ball_alone),
        Reason::NotYours { at } => say!(locale, push_push.not_yours, at = at.to_string()),
        Reason::Stuck { at, .. } => say!(locale, push_push.stuck, at = at.to_string()),
        Reason::NotNext { .. } => say!(locale, push_push.not_next),
        Reason::Leaves { .. } => say!(locale, push_push.leaves),
        Reason::TooStrong {
            value, at, other, ..
        } => say!(
            locale,
            push_push.too_strong,
            value = value,
            at = at.to_string(),
            other = other
        ),
        Reason::Link {
            at,
            value,
            next,
            other,
        } => say!(
            locale,
            push_push.link,
            at = at.to_string(),
            value = value,
            next = next.to_string(),
            other = other
        ),
        Reason::OwnFour { at } => say!(locale, push_push.own_four, at = at.to_string()),
        Reason::PushedOne { at, four } => say!(
            locale,
            push_push.pushed_one,
            at = at.to_string(),
            four = four.to_string()
        ),
        Reason::InLine { value, first, to } => say!(
            locale,
            push_push.in_line,
            value = value,
            first = first.to_string(),
            to = to.to_string()
        ),
        Reason::BallBlocked { at, .. } => {
            say!(locale, push_push.ball_blocked, at = at.to_string())
        }
        Reason::OverFile { file, .. } => {
            say!(locale, push_push.over_file, file = file.to_string())
        }
        Reason::OverCorner { .. } => say!(locale, push_push.over_corner),
        Reason::LandingTaken {
            behind, landing, ..
        } => landing_taken(locale, behind, landing),
        Reason::NoChoice {
            course, landing, ..
        } => no_choice(locale, course, landing),
    }
}

/// The ball cannot be deflected, and cannot continue over the piece behind it or over a file.
fn landing_taken(locale: Locale, behind: Option<Cell>, landing: Cell) -> String {
    match behind {
        Some(behind) => say!(
            locale,
            push_push.both_taken,
            behind = behind.to_string(),
            landing = landing.to_string()
        ),
        None => say!(
            locale,
            push_push.landing_taken,
            landing = landing.to_string()
        ),
    }
}

/// The places that the ball may go to, after a touch of another place.
fn no_choice(locale: Locale, course: Option<Course>, landing: Cell) -> String {
    match course {
        Some(Course::To(at)) => say!(
            locale,
            push_push.choose,
            at = at.to_string(),
            landing = landing.to_string()
        ),
        Some(Course::Over { rank }) => say!(
            locale,
            push_push.choose_goal,
            rank = rank,
            landing = landing.to_string()
        ),
        None => say!(
            locale,
            push_push.only_deflected,
            landing = landing.to_string()
        ),
    }
}

/// The error of a position, as a part of a sentence.
pub fn error(locale: Locale, error: &PositionError) -> String {
    match error {
        PositionError::Fields { .. } => say!(locale, push_push.fault.fields),
        PositionError::Side { found } => {
            say!(locale, push_push.fault.side, found = found.clone())
        }
        PositionError::State { found } => {
            say!(locale, push_push.fault.state, found = found.clone())
        }
        PositionError::Ranks { found } => say!(locale, push_push.fault.ranks, found = *found),
        PositionError::Letter { found, rank } => say!(
            locale,
            push_push.fault.letter,
            found = found.to_string(),
            rank = *rank
        ),
        PositionError::Run { found, rank } => say!(
            locale,
            push_push.fault.run,
            found = found.to_string(),
            rank = *rank
        ),
        PositionError::Runs { rank } => say!(locale, push_push.fault.runs, rank = *rank),
        PositionError::Width { rank, found } => {
            say!(locale, push_push.fault.width, rank = *rank, found = *found)
        }
        PositionError::Pieces {
            side,
            value,
            found,
            max,
        } => say!(
            locale,
            push_push.fault.pieces,
            side = side_name(locale, *side),
            value = *value,
            found = *found,
            max = *max
        ),
        PositionError::NoPieces => say!(locale, push_push.fault.no_pieces),
        PositionError::NoBall => say!(locale, push_push.fault.no_ball),
        PositionError::Balls { found } => say!(locale, push_push.fault.balls, found = *found),
        PositionError::BallInPlay { winner } => say!(
            locale,
            push_push.fault.ball_in_play,
            winner = side_name(locale, *winner)
        ),
        PositionError::FirstMoveBefore { at } => {
            say!(locale, push_push.fault.white_to_move, at = at.to_string())
        }
        PositionError::FirstMove { at } => {
            say!(locale, push_push.fault.first_move, at = at.to_string())
        }
    }
}
