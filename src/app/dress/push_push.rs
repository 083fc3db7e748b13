//! Push Push's texts, counters and ball.

mod words;

use super::{Dress, Intro, told};
use crate::app::i18n::{Locale, say};
use crate::games::push_push::{Ending, Move, PushPush};
use crate::play::{Erased, GameInfo, Kind, Of, Piece, Spot};
use crate::rules::Side;
use leptos::prelude::*;

pub struct Dressed;

impl Intro for Dressed {
    fn info(&self) -> &'static dyn GameInfo {
        &Of::<PushPush>::KIND
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

    fn symbols(&self) -> AnyView {
        // Weights: the value is shown by figures and by size, from a small round piece to a broad block. The
        // ball is a ring with a dot.
        view! {
            {COUNTERS.map(counter).collect_view()}
            <g id="push-push-ball">
                <circle class="piece-body" r="27"/>
                <circle class="ball-ring" r="16"/>
                <circle class="piece-pip" r="6"/>
            </g>
        }
        .into_any()
    }
}

impl Dress for Dressed {
    fn kind(&self) -> &'static dyn Kind {
        &Of::<PushPush>::KIND
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

    fn written(&self) -> &'static [&'static str] {
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
        told(reason, |reason| words::reason(locale, *reason))
    }

    fn ending(&self, locale: Locale, ending: &Erased) -> String {
        told(ending, |ending: &Ending| match *ending {
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
        told(error, |error| words::error(locale, error))
    }

    fn going_on(&self, locale: Locale) -> String {
        say!(locale, push_push.going_on)
    }
}

/// A piece as a symbol.
#[derive(Clone, Copy)]
struct Counter {
    id: &'static str,
    outline: &'static str,
    figure: u8,
}

const COUNTERS: [Counter; 4] = [
    Counter {
        id: "push-push-one",
        outline: "M 0 -24 A 24 24 0 0 1 0 24 A 24 24 0 0 1 0 -24 Z",
        figure: 1,
    },
    Counter {
        id: "push-push-two",
        outline: "M -15 -28 H 15 A 13 13 0 0 1 28 -15 V 15 A 13 13 0 0 1 15 28 H -15 A 13 13 0 0 1 -28 15 V -15 A 13 13 0 0 1 -15 -28 Z",
        figure: 2,
    },
    Counter {
        id: "push-push-three",
        outline: "M -16 -34 H 16 L 34 -16 V 16 L 16 34 H -16 L -34 16 V -16 Z",
        figure: 3,
    },
    Counter {
        id: "push-push-four",
        outline: "M -37 -37 H 37 A 3 3 0 0 1 40 -34 V 34 A 3 3 0 0 1 37 37 H -37 A 3 3 0 0 1 -40 34 V -34 A 3 3 0 0 1 -37 -37 Z",
        figure: 4,
    },
];

fn counter(counter: Counter) -> impl IntoView {
    let Counter {
        id,
        outline,
        figure,
    } = counter;
    view! {
        <g id=id>
            <path class="piece-body" d=outline/>
            <text class="piece-figure" y="2">{figure}</text>
        </g>
    }
}

/// The value of a kind of piece. That of the ball is 0.
fn value(kind: &str) -> u8 {
    match kind {
        "one" => 1,
        "two" => 2,
        "three" => 3,
        "four" => 4,
        _ => 0,
    }
}
