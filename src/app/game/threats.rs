//! What the opponent could do next, shown while a key or a finger is held.

use super::state::Play;
use crate::app::dress;
use crate::app::i18n::{Locale, say};
use crate::app::keys::{Act, held};
use crate::play::{Reach, Spot, seen_on};
use crate::rules::{Side, sort_short};
use leptos::prelude::*;

/// What a side could do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Threats {
    side: Side,
    /// The piece in question, or none for all of them.
    from: Option<Spot>,
    pub reach: Vec<Reach>,
}

/// Listens to the key, for as long as the game is on the page.
pub fn listen(play: Play) {
    let begins = move || {
        if play.threats.with_untracked(Option::is_none) {
            let aim = play.aim.get_untracked();
            play.show_threats(aim.map(|aim| aim.spot));
        }
    };
    held(Act::Threats, begins, move || play.hide_threats());
}

impl Play {
    /// Shows what the opponent could do: with the piece on the place, if it belongs to the opponent.
    pub fn show_threats(self, at: Option<Spot>) {
        if self.is_over_here() {
            return;
        }
        let side = self.opponent();
        let stands = |spot: &Spot| {
            self.scene.with_untracked(|scene| {
                let piece = seen_on(&scene.pieces, *spot);
                piece.is_some_and(|piece| piece.side == Some(side))
            })
        };
        let from = at.map(Spot::ground).filter(stands);
        let mut reach = self.reach(side);
        if let Some(from) = from {
            reach.retain(|reach| reach.from.covers(from));
        }
        self.threats.set(Some(Threats { side, from, reach }));
    }

    pub fn hide_threats(self) {
        if self.threats.with_untracked(Option::is_some) {
            self.threats.set(None);
        }
    }

    /// Whether the game is over at the current position.
    fn is_over_here(self) -> bool {
        let looks_back = self.looked_at.with_untracked(Option::is_some);
        !looks_back && self.table.with_untracked(|table| table.verdict().is_some())
    }

    /// The opponent: the machine, or else the side that is not to move.
    fn opponent(self) -> Side {
        let turn = self.scene.with_untracked(|scene| scene.turn);
        match Side::BOTH.map(|side| self.is_persons_turn(side)) {
            [true, false] => Side::Black,
            [false, true] => Side::White,
            _ => turn.other(),
        }
    }
}

impl Threats {
    /// The threats in words.
    pub fn told(&self, play: Play, locale: Locale) -> String {
        let who = play.who(locale, self.side);
        let name = |spot: Spot| play.dress.place(locale, &play.spot_name(spot));
        if self.reach.is_empty() {
            return match self.from {
                Some(from) => say!(locale, threats.none_from, spot = name(from)),
                None => say!(locale, threats.none, who = who),
            };
        }
        let mut places: Vec<Spot> = Vec::new();
        let goals = self.reach.iter().map(|reach| reach.to.first().ground());
        places.extend(goals);
        sort_short(&mut places, |spot| (spot.x, spot.y));
        places.dedup();
        let mut told = match self.from {
            Some(from) => say!(
                locale,
                threats.from,
                spot = name(from),
                places = dress::list(places.into_iter().map(name))
            ),
            None => say!(locale, threats.all, who = who, count = places.len()),
        };
        let mut taken: Vec<Spot> = Vec::new();
        let takes = self.reach.iter().filter(|reach| reach.takes);
        taken.extend(takes.flat_map(|reach| reach.hits.iter().copied()));
        sort_short(&mut taken, |spot| (spot.x, spot.y));
        taken.dedup();
        if !taken.is_empty() {
            let places = dress::list(taken.into_iter().map(name));
            told = format!("{told} {}", say!(locale, threats.takes, places = places));
        }
        told
    }
}
