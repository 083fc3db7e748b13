//! Breakthrough's texts and board sizes.

use crate::games::breakthrough::{
    Breakthrough, Ending, MAX_SIDE, MIN_SIDE, Move, PositionError, Reason, Size,
};
use crate::games::words::{BoardSizes, GameIntro, GameWords, downcast_words, side_name};
use crate::play::{Erase, Erased, Game, GameText, Kind, Note, Piece};
use crate::rules::{NoOptions, Position, Side};
use crate::words::{Locale, say};
use std::ops::RangeInclusive;

pub struct BreakthroughWords;

/// The offered board sizes (files, ranks), the usual one first.
const SIZES: [(u8, u8); 5] = [(8, 8), (5, 5), (6, 6), (7, 7), (10, 10)];

impl GameIntro for BreakthroughWords {
    fn slug(&self) -> &'static str {
        Breakthrough::SLUG
    }

    fn name(&self, locale: Locale) -> String {
        say!(locale, breakthrough.name)
    }

    fn credit(&self, locale: Locale) -> String {
        say!(locale, home.designer, name = "Dan Troyka")
    }

    fn aim(&self, locale: Locale) -> String {
        say!(locale, breakthrough.aim)
    }
}

impl GameWords for BreakthroughWords {
    fn kind(&self) -> &'static dyn Kind {
        &Erase::<Breakthrough>::KIND
    }

    fn gist(&self, locale: Locale) -> String {
        say!(locale, breakthrough.gist)
    }

    fn starts(&self) -> Vec<GameText> {
        SIZES.iter().filter_map(|&size| start_of(size)).collect()
    }

    fn starts_legend(&self, locale: Locale) -> String {
        say!(locale, breakthrough.size)
    }

    fn start_word(&self, locale: Locale, start: &GameText) -> String {
        let (width, height) = size_of(start);
        say!(locale, breakthrough.size_of, width = width, height = height)
    }

    fn start_name(&self, start: &GameText) -> String {
        let (width, height) = size_of(start);
        format!("{width}x{height}")
    }

    fn sizes(&self) -> Option<&'static dyn BoardSizes> {
        Some(&BreakthroughWords)
    }

    fn piece(&self, locale: Locale, piece: &Piece) -> String {
        match piece.side {
            Some(Side::Black) => say!(locale, breakthrough.pawn_black),
            _ => say!(locale, breakthrough.pawn_white),
        }
    }

    fn taken(&self, _: Locale, _piece: &str) -> Option<String> {
        None
    }

    fn is_hint(&self, note: &Note, _figure: bool) -> bool {
        note.kind == "runaway"
    }

    fn note(&self, locale: Locale, note: &Note) -> Option<String> {
        (note.kind == "runaway").then(|| say!(locale, breakthrough.runaway))
    }

    fn notation_examples(&self) -> &'static [&'static str] {
        &["a2-a3", "b4xc5"]
    }

    fn spoken(&self, locale: Locale, notation: &str) -> String {
        let Ok(mv) = notation.parse::<Move>() else {
            return notation.to_owned();
        };
        let (from, to) = (mv.from.to_string(), mv.to.to_string());
        if mv.captures {
            say!(locale, breakthrough.capture, from = from, to = to)
        } else {
            say!(locale, breakthrough.step, from = from, to = to)
        }
    }

    fn reason(&self, locale: Locale, reason: &Erased) -> String {
        downcast_words(reason, |reason| say_reason(locale, *reason))
    }

    fn ending(&self, locale: Locale, ending: &Erased) -> String {
        downcast_words(ending, |ending: &Ending| match *ending {
            Ending::Reached { at, .. } => {
                say!(locale, breakthrough.reached, at = at.to_string())
            }
            Ending::Captured { side } => {
                let loser = side_name(locale, side.other());
                say!(locale, breakthrough.captured, loser = loser)
            }
        })
    }

    fn position_error(&self, locale: Locale, error: &Erased) -> String {
        downcast_words(error, |error| say_error(locale, error))
    }
}

impl BoardSizes for BreakthroughWords {
    fn limits(&self) -> RangeInclusive<u8> {
        MIN_SIDE..=MAX_SIDE
    }

    fn limits_words(&self, locale: Locale) -> String {
        say!(locale, breakthrough.size_limits)
    }

    fn of_start(&self, start: &GameText) -> (u8, u8) {
        size_of(start)
    }

    fn start(&self, size: (u8, u8)) -> Option<GameText> {
        start_of(size)
    }
}

fn say_reason(locale: Locale, reason: Reason) -> String {
    match reason {
        Reason::Over => say!(locale, breakthrough.over),
        Reason::NoCell => say!(locale, breakthrough.no_cell),
        Reason::Empty { at } => say!(locale, breakthrough.empty, at = at.to_string()),
        Reason::NotYours { at } => say!(locale, breakthrough.not_yours, at = at.to_string()),
        Reason::Stuck { at } => say!(locale, breakthrough.stuck, at = at.to_string()),
        Reason::NotForward { .. } => say!(locale, breakthrough.not_forward),
        Reason::TooFar { .. } => say!(locale, breakthrough.too_far),
        Reason::OwnPiece { at } => say!(locale, breakthrough.own_piece, at = at.to_string()),
        Reason::Barred { at } => say!(locale, breakthrough.barred, at = at.to_string()),
    }
}

fn say_error(locale: Locale, error: &PositionError) -> String {
    match error {
        PositionError::Fields { .. } => say!(locale, breakthrough.fault.fields),
        PositionError::Side { found } => {
            say!(locale, breakthrough.fault.side, found = found.clone())
        }
        PositionError::Ranks { found } => say!(locale, breakthrough.fault.ranks, found = *found),
        PositionError::EmptyRank { rank } => {
            say!(locale, breakthrough.fault.empty_rank, rank = *rank)
        }
        PositionError::Letter { found, rank } => say!(
            locale,
            breakthrough.fault.letter,
            found = found.to_string(),
            rank = *rank
        ),
        PositionError::Run { found, rank } => say!(
            locale,
            breakthrough.fault.run,
            found = found.clone(),
            rank = *rank
        ),
        PositionError::Width { found } => say!(locale, breakthrough.fault.width, found = *found),
        PositionError::Uneven {
            rank,
            found,
            expected,
        } => say!(
            locale,
            breakthrough.fault.uneven,
            rank = *rank,
            found = *found,
            expected = *expected
        ),
        PositionError::Pieces { side, found, max } => say!(
            locale,
            breakthrough.fault.pieces,
            side = side_name(locale, *side),
            found = *found,
            max = *max
        ),
        PositionError::BothWon => say!(locale, breakthrough.fault.both_won),
        PositionError::MoverWon { side } => say!(
            locale,
            breakthrough.fault.mover_won,
            side = side_name(locale, *side)
        ),
    }
}

/// The start on a board of this size, if it exists. The usual start needs no position.
fn start_of((width, height): (u8, u8)) -> Option<GameText> {
    let size = Size::new(width, height)?;
    let start = (size != Size::STANDARD).then(|| Breakthrough::new(size).to_string());
    Some(GameText {
        start,
        ..GameWords::start(&BreakthroughWords)
    })
}

/// The number of files and ranks of a start.
fn size_of(text: &GameText) -> (u8, u8) {
    let parse = |start: &String| Breakthrough::parse(NoOptions, start).ok();
    let start = text.start.as_ref().and_then(parse);
    let size = start.map_or(Size::STANDARD, |start| start.size());
    (size.width(), size.height())
}
