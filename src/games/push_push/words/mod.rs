//! Push Push's texts, counters and ball.

mod refusals;

use crate::games::push_push::{Ending, Move, PushPush};
use crate::games::words::{GameIntro, GameWords, downcast_words};
use crate::play::{Erase, Erased, Game, Kind, Piece, Spot};
use crate::rules::Side;
use crate::words::{Locale, say};

pub struct PushPushWords;

impl GameIntro for PushPushWords {
    fn slug(&self) -> &'static str {
        PushPush::SLUG
    }

    fn name(&self, locale: Locale) -> String {
        say!(locale, push_push.name)
    }

    fn credit(&self, locale: Locale) -> String {
        say!(locale, home.designer, name = "Javier Delgado Cruces")
    }

    fn aim(&self, locale: Locale) -> String {
        say!(locale, push_push.aim)
    }
}

impl GameWords for PushPushWords {
    fn kind(&self) -> &'static dyn Kind {
        &Erase::<PushPush>::KIND
    }

    fn gist(&self, locale: Locale) -> String {
        say!(locale, push_push.gist)
    }

    /// The only places beside the board are the exits.
    fn place(&self, locale: Locale, name: &str) -> String {
        // The file without the row, which is not on the board.
        let file = name.get(..1).unwrap_or_default().to_owned();
        match name.parse::<Spot>() {
            Ok(spot) if spot.y < 0 => say!(locale, push_push.out_below, file = file),
            Ok(spot) if spot.y > 14 => say!(locale, push_push.out_above, file = file),
            _ => name.to_owned(),
        }
    }

    fn piece(&self, locale: Locale, piece: &Piece) -> String {
        let value = value(piece.kind);
        match piece.side {
            Some(Side::White) => say!(locale, push_push.piece_white, value = value),
            Some(Side::Black) => say!(locale, push_push.piece_black, value = value),
            None => say!(locale, push_push.ball),
        }
    }

    fn notation_examples(&self) -> &'static [&'static str] {
        &["d1-d2", "a3-a4/b5", "--"]
    }

    fn spoken(&self, locale: Locale, notation: &str) -> String {
        match notation.parse::<Move>() {
            Ok(Move::Go {
                from,
                to,
                landing: None,
            }) => say!(
                locale,
                push_push.step,
                from = from.to_string(),
                to = to.to_string()
            ),
            Ok(Move::Go {
                from,
                to,
                landing: Some(landing),
            }) => say!(
                locale,
                push_push.deflected,
                from = from.to_string(),
                to = to.to_string(),
                landing = landing.to_string()
            ),
            Ok(Move::Pass) => say!(locale, push_push.pass),
            Err(_) => notation.to_owned(),
        }
    }

    fn reason(&self, locale: Locale, reason: &Erased) -> String {
        downcast_words(reason, |reason| refusals::reason(locale, *reason))
    }

    fn ending(&self, locale: Locale, ending: &Erased) -> String {
        downcast_words(ending, |ending: &Ending| match *ending {
            Ending::Goal {
                winner: Side::White,
            } => say!(locale, push_push.goal_white),
            Ending::Goal {
                winner: Side::Black,
            } => say!(locale, push_push.goal_black),
            Ending::OwnGoal {
                winner: Side::White,
            } => say!(locale, push_push.own_goal_of_black),
            Ending::OwnGoal {
                winner: Side::Black,
            } => say!(locale, push_push.own_goal_of_white),
        })
    }

    fn position_error(&self, locale: Locale, error: &Erased) -> String {
        downcast_words(error, |error| refusals::error(locale, error))
    }

    fn continue_question(&self, locale: Locale) -> String {
        say!(locale, push_push.going_on)
    }
}

/// The value of a kind of piece. The ball's value is 0.
fn value(kind: &str) -> u8 {
    match kind {
        "one" => 1,
        "two" => 2,
        "three" => 3,
        "four" => 4,
        _ => 0,
    }
}
