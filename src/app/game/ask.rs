//! Answers questions asked by keys: where pieces are, and who could reach a place.

use super::state::Play;
use crate::app::dress::{self, Says};
use crate::app::i18n::{Locale, say, sentence};
use crate::app::keys::{Act, on};
use crate::play::{Heights, Piece, Scene, Spot, seen_on};
use crate::rules::{Side, sort_short};
use crate::session::Feedback;
use leptos::prelude::*;

/// Listens for as long as the game is on the page.
pub fn listen(play: Play) {
    on(Act::Mine, move || {
        let turn = play.scene.with_untracked(|scene| scene.turn);
        let side = match Side::BOTH.map(|side| play.is_persons_turn(side)) {
            [true, false] => Side::White,
            [false, true] => Side::Black,
            _ => turn,
        };
        play.tell(|locale| play.pieces_told(locale, side));
    });
    on(Act::Reached, move || {
        let aim = play.hover.get_untracked();
        play.tell(|locale| match aim {
            Some(aim) => play.reached_told(locale, aim.spot.ground()),
            None => say!(locale, ask.nowhere),
        });
    });
    on(Act::Position, move || {
        play.tell(|locale| play.position_told(locale));
    });
}

impl Play {
    /// Reads out an answer. The same answer is read out again if it is asked for again.
    fn tell(self, told: impl FnOnce(Locale) -> String) {
        let mut told = told(self.lang.now());
        let said_so = |said: &Feedback| matches!(said, Feedback::Told(before) if *before == told);
        if self.said.with_untracked(said_so) {
            told.push('\u{a0}');
        }
        self.said.set(Feedback::Told(told));
    }

    /// The places of a side's pieces that are visible from above.
    fn pieces_told(self, locale: Locale, side: Side) -> String {
        let who = self.who_now(locale, side);
        let told = self
            .scene
            .with_untracked(|scene| self.standing(locale, scene, side));
        match told.is_empty() {
            true => say!(locale, ask.no_pieces, who = who),
            false => format!("{who}: {}.", told.join("; ")),
        }
    }

    /// The places of a side's pieces, grouped by kind.
    fn standing(self, locale: Locale, scene: &Scene, side: Side) -> Vec<String> {
        let heights = Heights::of(&scene.pieces);
        let seen = |piece: &&Piece| {
            let on_top = seen_on(&scene.pieces, piece.spots[0]) == Some(*piece);
            piece.side == Some(side) && on_top
        };
        let mut kinds: Vec<(String, Vec<String>)> = Vec::new();
        for piece in scene.pieces.iter().filter(seen) {
            let kind = self.dress.piece(locale, piece);
            let place = dress::places_of(self.dress, locale, piece, |spot| self.spot_name(spot));
            let place = match heights.at(piece.spots[0]) {
                height @ 2.. => say!(locale, ask.stack_at, spot = place, height = height),
                _ => place,
            };
            match kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, places)) => places.push(place),
                None => kinds.push((kind, vec![place])),
            }
        }
        let told = |(kind, mut places): (String, Vec<String>)| {
            places.sort();
            say!(locale, ask.stand, kind = kind, places = dress::list(places))
        };
        kinds.into_iter().map(told).collect()
    }

    /// From where each side could move to a place, or push or take the piece on it.
    fn reached_told(self, locale: Locale, spot: Spot) -> String {
        let name = |spot: Spot| self.dress.place(locale, &self.spot_name(spot));
        let told = Side::BOTH.map(|side| {
            let mut from: Vec<Spot> = self
                .reach(side)
                .iter()
                .filter(|reach| reach.comes_to(spot))
                .map(|reach| reach.from.first().ground())
                .collect();
            sort_short(&mut from, |spot| (spot.x, spot.y));
            from.dedup();
            let who = self.who_now(locale, side);
            match from.is_empty() {
                true => say!(locale, ask.unreached, who = who),
                false => say!(
                    locale,
                    ask.reached,
                    who = who,
                    places = dress::list(from.into_iter().map(name))
                ),
            }
        });
        format!("{}: {}", sentence(name(spot)), told.join(" "))
    }

    /// The whole position: whose turn it is, and where all pieces are.
    fn position_told(self, locale: Locale) -> String {
        let (turn, balls) = self.scene.with_untracked(|scene| {
            let balls = scene.pieces.iter().filter(|piece| piece.side.is_none());
            let told = balls.map(|piece| {
                let kind = self.dress.piece(locale, piece);
                let place =
                    dress::places_of(self.dress, locale, piece, |spot| self.spot_name(spot));
                sentence(format!(
                    "{}.",
                    say!(locale, ask.stand, kind = kind, places = place)
                ))
            });
            (scene.turn, told.collect::<Vec<_>>())
        });
        let mut told = vec![format!(
            "{}.",
            untrack(|| self.sentence(locale, Says::ToMove, turn))
        )];
        told.extend(Side::BOTH.map(|side| self.pieces_told(locale, side)));
        told.extend(balls);
        told.join(" ")
    }

    fn who_now(self, locale: Locale, side: Side) -> String {
        untrack(|| self.who(locale, side))
    }
}
