//! ZOQ's texts, counters and kinds of movement.

use crate::games::words::{GameIntro, GameWords, downcast_words, side_name};
use crate::games::zoq::{Ending, Move, PositionError, Reach, Reason, Zoq};
use crate::play::{Erase, Erased, Game, GameText, Kind, Note, Piece};
use crate::rules::Side;
use crate::words::{Locale, say};

pub struct ZoqWords;

impl GameIntro for ZoqWords {
    fn slug(&self) -> &'static str {
        Zoq::SLUG
    }

    fn name(&self, locale: Locale) -> String {
        say!(locale, zoq.name)
    }

    /// The publisher of the rules. The author is unknown.
    fn credit(&self, locale: Locale) -> String {
        say!(locale, zoq.credit, name = "Grupo Alquerque")
    }

    fn aim(&self, locale: Locale) -> String {
        say!(locale, zoq.aim)
    }
    fn option(&self, locale: Locale, option: &str) -> Option<String> {
        match option.parse() {
            Ok(Reach::Any) => Some(reach(locale, option)),
            _ => None,
        }
    }
}

impl GameWords for ZoqWords {
    fn kind(&self) -> &'static dyn Kind {
        &Erase::<Zoq>::KIND
    }

    fn gist(&self, locale: Locale) -> String {
        say!(locale, zoq.gist)
    }

    fn starts_legend(&self, locale: Locale) -> String {
        say!(locale, zoq.reach)
    }

    fn start_word(&self, locale: Locale, start: &GameText) -> String {
        reach(locale, &start.options)
    }

    fn place(&self, locale: Locale, name: &str) -> String {
        match name {
            "@w" => say!(locale, zoq.hand_white),
            "@b" => say!(locale, zoq.hand_black),
            cell => cell.to_owned(),
        }
    }

    fn piece(&self, locale: Locale, piece: &Piece) -> String {
        match piece.side {
            Some(Side::Black) => say!(locale, zoq.piece_black),
            _ => say!(locale, zoq.piece_white),
        }
    }

    fn note(&self, locale: Locale, note: &Note) -> Option<String> {
        match note.kind {
            "surrounded" => Some(say!(locale, zoq.note_surrounded)),
            "stuck" => Some(say!(locale, zoq.note_stuck)),
            _ => None,
        }
    }

    /// A cross.
    fn badge(&self, note: &Note) -> Option<&'static str> {
        (note.kind == "stuck").then_some("M-6 -6L6 6M6 -6L-6 6")
    }

    /// Warns before a piece is stuck, and explains the cross.
    fn warning(&self, locale: Locale, note: &Note) -> Option<String> {
        match (note.kind, note.side?) {
            ("can-be-stuck", Side::White) => Some(say!(locale, zoq.white_can_be_stuck)),
            ("can-be-stuck", Side::Black) => Some(say!(locale, zoq.black_can_be_stuck)),
            ("stuck", _) => Some(say!(locale, zoq.crossed)),
            ("squeezed", Side::White) => Some(say!(locale, zoq.white_squeezed)),
            ("squeezed", Side::Black) => Some(say!(locale, zoq.black_squeezed)),
            _ => None,
        }
    }

    fn explains_mark(&self, note: &Note) -> bool {
        note.kind == "stuck"
    }

    fn notation_examples(&self) -> &'static [&'static str] {
        &["a1-b2", "@b2"]
    }

    fn spoken(&self, locale: Locale, notation: &str) -> String {
        match notation.parse() {
            Ok(Move::Place { to }) => say!(locale, zoq.placement, to = to.to_string()),
            Ok(Move::Step { from, to }) => say!(
                locale,
                zoq.step,
                from = from.to_string(),
                to = to.to_string()
            ),
            Err(_) => notation.to_owned(),
        }
    }

    fn reason(&self, locale: Locale, reason: &Erased) -> String {
        downcast_words(reason, |reason| say_reason(locale, *reason))
    }

    fn ending(&self, locale: Locale, ending: &Erased) -> String {
        downcast_words(ending, |ending: &Ending| match *ending {
            Ending::Surrounded { at, and: None, .. } => {
                say!(locale, zoq.surrounded, at = at.to_string())
            }
            Ending::Surrounded {
                at,
                and: Some(also),
                ..
            } => say!(
                locale,
                zoq.surrounded_both,
                at = at.to_string(),
                also = also.to_string()
            ),
            Ending::Stuck { side: Side::White } => say!(locale, zoq.stuck_white),
            Ending::Stuck { side: Side::Black } => say!(locale, zoq.stuck_black),
        })
    }

    fn position_error(&self, locale: Locale, error: &Erased) -> String {
        downcast_words(error, |error| say_error(locale, error))
    }
}

fn say_reason(locale: Locale, reason: Reason) -> String {
    match reason {
        Reason::Over => say!(locale, zoq.over),
        Reason::NoPlace => say!(locale, zoq.no_place),
        Reason::Allowed => say!(locale, zoq.allowed),
        Reason::Empty { at } => say!(locale, zoq.empty, at = at.to_string()),
        Reason::NotYours { at } => say!(locale, zoq.not_yours, at = at.to_string()),
        Reason::NotYourSpare => say!(locale, zoq.not_your_spare),
        Reason::NoSpare { side: Side::White } => say!(locale, zoq.no_spare_white),
        Reason::NoSpare { side: Side::Black } => say!(locale, zoq.no_spare_black),
        Reason::Stuck { at } => say!(locale, zoq.stuck, at = at.to_string()),
        Reason::Beside => say!(locale, zoq.beside),
        Reason::TakenBack { from } => say!(locale, zoq.taken_back, from = from.to_string()),
        Reason::PlacedOn { at } => say!(locale, zoq.placed_on, at = at.to_string()),
        Reason::Corners { from, to } => say!(
            locale,
            zoq.corners,
            from = from.to_string(),
            to = to.to_string()
        ),
        Reason::Sides { from, to } => say!(
            locale,
            zoq.sides,
            from = from.to_string(),
            to = to.to_string()
        ),
        Reason::NoLine { from, to } => say!(
            locale,
            zoq.no_line,
            from = from.to_string(),
            to = to.to_string()
        ),
        Reason::Occupied { at } => say!(locale, zoq.occupied, at = at.to_string()),
    }
}

fn say_error(locale: Locale, error: &PositionError) -> String {
    match error {
        PositionError::Fields { .. } => say!(locale, zoq.fault.fields),
        PositionError::Side { found } => say!(locale, zoq.fault.side, found = found.clone()),
        PositionError::Hand { found } => say!(locale, zoq.fault.hand, found = found.clone()),
        PositionError::Ranks { found } => say!(locale, zoq.fault.ranks, found = *found),
        PositionError::Runs { rank } => say!(locale, zoq.fault.runs, rank = *rank),
        PositionError::Run { found, rank } => say!(
            locale,
            zoq.fault.run,
            found = found.to_string(),
            rank = *rank
        ),
        PositionError::Letter { found, rank } => say!(
            locale,
            zoq.fault.letter,
            found = found.to_string(),
            rank = *rank
        ),
        PositionError::Cells { rank, found } => {
            say!(locale, zoq.fault.cells, rank = *rank, found = *found)
        }
        PositionError::Pieces {
            side,
            on_board,
            in_hand,
        } => say!(
            locale,
            zoq.fault.pieces,
            side = side_name(locale, *side),
            on_board = *on_board,
            in_hand = *in_hand
        ),
    }
}

/// The text of an option.
fn reach(locale: Locale, option: &str) -> String {
    match option.parse() {
        Ok(Reach::Any) => say!(locale, zoq.option_any),
        _ => say!(locale, zoq.reach_lines),
    }
}
