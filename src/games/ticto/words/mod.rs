//! TicTo's texts, pieces and starts.

mod editing;
mod errors;
mod names;
mod reasons;

use crate::games::ticto::{Ending, Move, Placement, Setup, Shape, TicTo};
use crate::games::words::{GameIntro, GameWords, downcast_words};
use crate::play::{Erase, Erased, Game, GameText, Kind, Note, Piece, Pose, Spot};
use crate::rules::Side;
use crate::words::{Locale, say};
use errors::say_error;
use names::place;
use reasons::say_reason;

pub struct TicToWords;

impl GameIntro for TicToWords {
    fn slug(&self) -> &'static str {
        TicTo::SLUG
    }

    fn name(&self, locale: Locale) -> String {
        say!(locale, ticto.name)
    }

    /// The rulebook names no author.
    fn credit(&self, locale: Locale) -> String {
        say!(locale, ticto.credit)
    }

    fn aim(&self, locale: Locale) -> String {
        say!(locale, ticto.aim)
    }
}

impl GameWords for TicToWords {
    fn kind(&self) -> &'static dyn Kind {
        &Erase::<TicTo>::KIND
    }

    fn gist(&self, locale: Locale) -> String {
        say!(locale, ticto.gist)
    }

    fn starts_legend(&self, locale: Locale) -> String {
        say!(locale, ticto.setup)
    }

    fn start_word(&self, locale: Locale, start: &GameText) -> String {
        setup(locale, &start.options)
    }

    fn place(&self, locale: Locale, name: &str) -> String {
        say_place(locale, name)
    }

    fn taken(&self, locale: Locale, piece: &str) -> Option<String> {
        Some(say!(locale, ticto.kills, piece = piece))
    }

    fn piece(&self, locale: Locale, piece: &Piece) -> String {
        let white = piece.side != Some(Side::Black);
        match (piece.kind, piece.pose, white) {
            ("round", _, true) => say!(locale, ticto.piece.round_white),
            ("round", _, false) => say!(locale, ticto.piece.round_black),
            ("square", Pose::Flat, true) => say!(locale, ticto.piece.square_white),
            ("square", Pose::Flat, false) => say!(locale, ticto.piece.square_black),
            ("square", _, true) => say!(locale, ticto.piece.square_white_lying),
            ("square", _, false) => say!(locale, ticto.piece.square_black_lying),
            (_, Pose::Flat, true) => say!(locale, ticto.piece.rectangle_white),
            (_, Pose::Flat, false) => say!(locale, ticto.piece.rectangle_black),
            (_, Pose::Lying, true) => say!(locale, ticto.piece.rectangle_white_lying),
            (_, Pose::Lying, false) => say!(locale, ticto.piece.rectangle_black_lying),
            (_, Pose::OnEnd, true) => say!(locale, ticto.piece.rectangle_white_on_end),
            (_, Pose::OnEnd, false) => say!(locale, ticto.piece.rectangle_black_on_end),
        }
    }

    fn note(&self, locale: Locale, note: &Note) -> Option<String> {
        match note.kind {
            "tension" => {
                let other = say_place(locale, &note.spots.last()?.to_string());
                Some(say!(locale, ticto.note.tension, other = other))
            }
            "waits-push" => Some(say!(locale, ticto.note.waits_push)),
            "waits-rebel" => Some(say!(locale, ticto.note.waits_rebel)),
            "rebels" => Some(say!(locale, ticto.note.rebels)),
            "arrived" => Some(say!(locale, ticto.note.arrived)),
            _ => None,
        }
    }

    /// An hourglass, or an arrow pointing up.
    fn badge(&self, note: &Note) -> Option<&'static str> {
        match note.kind {
            "waits-push" | "waits-rebel" => Some("M-5 -7H5M-5 7H5M-4 -7L4 7M4 -7L-4 7"),
            "rebels" => Some("M0 8V-7M-6 -1L0 -7L6 -1"),
            _ => None,
        }
    }

    /// In an exercise the player has to find which piece can rebel.
    fn is_hint(&self, note: &Note, figure: bool) -> bool {
        !figure && matches!(note.kind, "rebels" | "waits-rebel")
    }

    /// Warns about the turn that can answer an arrival, before the arrival.
    fn warning(&self, locale: Locale, note: &Note) -> Option<String> {
        match (note.kind, note.side?) {
            ("can-arrive", Side::White) => Some(say!(locale, ticto.warning.white_can_arrive)),
            ("can-arrive", Side::Black) => Some(say!(locale, ticto.warning.black_can_arrive)),
            ("can-answer", _) => Some(say!(locale, ticto.warning.can_answer)),
            ("arrived", _) => Some(say!(locale, ticto.warning.arrived)),
            ("must-start", _) => Some(say!(locale, ticto.warning.must_start)),
            ("must-return", _) => Some(say!(locale, ticto.warning.must_return)),
            _ => None,
        }
    }

    fn notation_examples(&self) -> &'static [&'static str] {
        &[
            "Rc1-c3",
            "b3-b5",
            "b1c1-b4c4",
            "b3>b3n",
            "b1c1>b1nc1n",
            "b1c1>^a1e",
            "b3n>b4",
            "b3nc3n>d3ne3n",
            "b3nc3n>^d3n",
            "c3n!d3n",
            "a4*",
            "b3c3*",
        ]
    }

    fn notation_places(&self, locale: Locale) -> Option<String> {
        Some(say!(locale, ticto.written_places))
    }

    fn spoken(&self, locale: Locale, notation: &str) -> String {
        match notation.parse() {
            Ok(mv) => say_move(locale, mv),
            Err(_) => notation.to_owned(),
        }
    }

    fn reason(&self, locale: Locale, reason: &Erased) -> String {
        downcast_words(reason, |reason| say_reason(locale, *reason))
    }

    fn ending(&self, locale: Locale, ending: &Erased) -> String {
        downcast_words(ending, |ending| say_ending(locale, *ending))
    }

    fn position_error(&self, locale: Locale, error: &Erased) -> String {
        downcast_words(error, |error| say_error(locale, error))
    }
}

fn say_move(locale: Locale, mv: Move) -> String {
    match mv {
        Move::Round { from, to } => {
            let (from, to) = (from.to_string(), to.to_string());
            say!(locale, ticto.spoken.round, from = from, to = to)
        }
        Move::Go { from, to } => say_going(locale, from, to),
        Move::Push { pusher, pushed } => {
            let (pusher, pushed) = (place(locale, pusher), place(locale, pushed));
            say!(locale, ticto.spoken.push, pusher = pusher, pushed = pushed)
        }
        Move::Rebel(pair) if pair.is_square() => {
            say!(locale, ticto.spoken.square_rebels, at = place(locale, pair))
        }
        Move::Rebel(pair) => say!(
            locale,
            ticto.spoken.rectangle_rebels,
            at = place(locale, pair)
        ),
    }
}

fn say_going(locale: Locale, placement: Placement, goal: Placement) -> String {
    let (from, to) = (place(locale, placement), place(locale, goal));
    match (placement.is_flat(), goal.is_flat(), goal.shape()) {
        (true, true, Shape::Square) => say!(locale, ticto.spoken.square, from = from, to = to),
        (true, true, _) => say!(locale, ticto.spoken.rectangle, from = from, to = to),
        (true, false, Shape::Wall) => say!(locale, ticto.spoken.square_up, from = from, to = to),
        (_, false, Shape::Tall) => say!(locale, ticto.spoken.on_end, from = from, to = to),
        (true, false, _) => say!(locale, ticto.spoken.rectangle_up, from = from, to = to),
        (false, true, Shape::Square) => {
            say!(locale, ticto.spoken.square_down, from = from, to = to)
        }
        (false, true, _) => say!(locale, ticto.spoken.rectangle_down, from = from, to = to),
        (false, false, _) if placement.shape() == Shape::Long => {
            say!(locale, ticto.spoken.glide, from = from, to = to)
        }
        (false, false, _) => say!(locale, ticto.spoken.tip, from = from, to = to),
    }
}

fn say_ending(locale: Locale, ending: Ending) -> String {
    match ending {
        Ending::Unanswered { at } => say!(locale, ticto.ending.unanswered, at = at.to_string()),
        Ending::NoReply { at } => say!(locale, ticto.ending.no_reply, at = at.to_string()),
        Ending::Arrived {
            at,
            extended: false,
        } => say!(locale, ticto.ending.arrived, at = at.to_string()),
        Ending::Arrived { at, extended: true } => {
            say!(locale, ticto.ending.arrived_back, at = at.to_string())
        }
        Ending::BothAgain => say!(locale, ticto.ending.both_again),
        Ending::Stalemate { side: Side::White } => say!(locale, ticto.ending.stalemate_white),
        Ending::Stalemate { side: Side::Black } => say!(locale, ticto.ending.stalemate_black),
        Ending::Quiet { plies } => say!(locale, ticto.ending.quiet, plies = plies),
    }
}

/// The text of an option.
fn setup(locale: Locale, option: &str) -> String {
    match option.parse().unwrap_or_default() {
        Setup::Pawns => say!(locale, ticto.pawns),
        Setup::Line => say!(locale, ticto.line),
        Setup::Wedge => say!(locale, ticto.wedge),
    }
}

/// The name of a cell. Places between and beside the cells are described in words.
fn say_place(locale: Locale, name: &str) -> String {
    let Ok(spot) = name.parse::<Spot>() else {
        return name.to_owned();
    };
    let next_to = |dx, dy| {
        Spot {
            x: spot.x + dx,
            y: spot.y + dy,
            level: 0,
        }
        .to_string()
    };
    match (spot.x.rem_euclid(2), spot.y.rem_euclid(2)) {
        (0, 0) => say!(locale, ticto.place.crossing, at = next_to(-1, -1)),
        (0, _) => say!(
            locale,
            ticto.place.beside,
            at = next_to(-1, 0),
            and = next_to(1, 0)
        ),
        (_, 0) => say!(
            locale,
            ticto.place.between,
            at = next_to(0, -1),
            and = next_to(0, 1)
        ),
        _ if spot.x < 0 => say!(locale, ticto.place.left, at = next_to(2, 0)),
        _ if spot.x > 14 => say!(locale, ticto.place.right, at = next_to(-2, 0)),
        _ if spot.y < 0 => say!(locale, ticto.place.below, at = next_to(0, 2)),
        _ if spot.y > 14 => say!(locale, ticto.place.above, at = next_to(0, -2)),
        _ => name.to_owned(),
    }
}
