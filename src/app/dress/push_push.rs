//! Push Push's words, counters and ball.

mod words;

use super::{Dress, Goal};
use crate::app::i18n::{Locale, say};
use crate::games::family;
use crate::games::push_push::{Ending, Move, PushPush};
use crate::play::{Erased, Family, Game, GameText, Piece, Spot};
use crate::rules::Side;
use leptos::prelude::*;

pub struct Dressed;

impl Dress for Dressed {
    fn family(&self) -> &'static dyn Family {
        family(PushPush::SLUG).expect("a game with a dress is in the list of games")
    }

    fn name(&self, locale: Locale) -> String {
        say!(locale, push_push.name)
    }

    fn credit(&self, locale: Locale) -> String {
        say!(locale, home.designer, name = "Javier Delgado Cruces")
    }

    /// Beside the board there are only the ways out.
    fn place(&self, locale: Locale, name: &str) -> String {
        match name.parse::<Spot>() {
            Ok(spot) if spot.y < 0 => say!(locale, push_push.out_below, at = name.to_owned()),
            Ok(spot) if spot.y > 14 => say!(locale, push_push.out_above, at = name.to_owned()),
            _ => name.to_owned(),
        }
    }

    fn aim(&self, locale: Locale) -> String {
        say!(locale, push_push.aim)
    }

    fn piece(&self, locale: Locale, piece: &Piece) -> String {
        let value = value(piece.kind);
        match piece.side {
            Some(Side::White) => say!(locale, push_push.piece_white, value = value),
            Some(Side::Black) => say!(locale, push_push.piece_black, value = value),
            None => say!(locale, push_push.ball),
        }
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
        match reason.downcast_ref() {
            Some(reason) => words::reason(locale, *reason),
            None => reason.to_string(),
        }
    }

    fn ending(&self, locale: Locale, ending: &Erased) -> String {
        match ending.downcast_ref() {
            Some(Ending::Goal {
                winner: Side::White,
            }) => say!(locale, push_push.goal_white),
            Some(Ending::Goal {
                winner: Side::Black,
            }) => say!(locale, push_push.goal_black),
            Some(Ending::OwnGoal {
                winner: Side::White,
            }) => say!(locale, push_push.own_goal_of_black),
            Some(Ending::OwnGoal {
                winner: Side::Black,
            }) => say!(locale, push_push.own_goal_of_white),
            None => ending.to_string(),
        }
    }

    fn position_error(&self, locale: Locale, error: &Erased) -> String {
        match error.downcast_ref() {
            Some(error) => words::error(locale, error),
            None => error.to_string(),
        }
    }

    /// There is one set-up, and no option.
    fn set_up(&self, _: RwSignal<GameText>) -> AnyView {
        ().into_any()
    }

    fn symbols(&self) -> AnyView {
        // Tiles that grow with their value, with pips that read alike from either side; a round
        // ball with seams.
        view! {
            {COUNTERS.map(counter).collect_view()}
            <symbol id="push-push-ball" viewBox="-50 -50 100 100">
                <circle class="piece-body" r="27"/>
                <path
                    class="piece-line"
                    d="M -27 0 H 27 M 0 -27 V 27 M -19 -19 A 27 27 0 0 1 -19 19 M 19 -19 A 27 27 0 0 0 19 19"
                />
            </symbol>
        }
        .into_any()
    }

    fn going_on(&self, locale: Locale) -> String {
        say!(locale, push_push.going_on)
    }

    fn goals(&self) -> &'static [Goal] {
        &[
            Goal {
                side: Side::White,
                top: true,
            },
            Goal {
                side: Side::Black,
                top: false,
            },
        ]
    }
}

/// A piece in its symbol: the middle of the cell is (0, 0), a cell's side 100.
#[derive(Clone, Copy)]
struct Counter {
    id: &'static str,
    /// Half of its side.
    half: i32,
    pips: &'static [(i32, i32)],
}

const COUNTERS: [Counter; 4] = [
    Counter {
        id: "push-push-one",
        half: 26,
        pips: &[(0, 0)],
    },
    Counter {
        id: "push-push-two",
        half: 29,
        pips: &[(-12, 12), (12, -12)],
    },
    Counter {
        id: "push-push-three",
        half: 32,
        pips: &[(-18, 18), (0, 0), (18, -18)],
    },
    Counter {
        id: "push-push-four",
        half: 35,
        pips: &[(-16, -16), (-16, 16), (16, -16), (16, 16)],
    },
];

fn counter(counter: Counter) -> impl IntoView {
    let Counter { id, half, pips } = counter;
    let pip = |&(x, y): &(i32, i32)| view! { <circle class="piece-pip" cx=x cy=y r="7"/> };
    view! {
        <symbol id=id viewBox="-50 -50 100 100">
            <rect class="piece-body" x=-half y=-half width=2 * half height=2 * half rx="13"/>
            {pips.iter().map(pip).collect_view()}
        </symbol>
    }
}

/// The value of a kind of piece, the ball's being 0.
fn value(kind: &str) -> u8 {
    match kind {
        "one" => 1,
        "two" => 2,
        "three" => 3,
        "four" => 4,
        _ => 0,
    }
}
