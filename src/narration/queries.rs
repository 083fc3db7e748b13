//! Answers to questions about the position: where pieces are, who could move to a place, and what the clock shows.

use super::clock::times_left;
use super::facts::BoardFacts;
use super::places::places_of;
use super::player_names::who;
use super::player_sentences::{PlayerSentence, player_sentence};
use crate::play::{Heights, Piece, Spot, seen_on};
use crate::rules::Side;
use crate::rules::sort_short;
use crate::session::Query;
use crate::words::{Locale, capitalized, list, say};

/// The answer. A repeated question gets an invisible character in the answer, so that it is read out again.
pub fn answer(facts: &BoardFacts, locale: Locale, query: &Query, again: bool) -> String {
    let mut answer = match query {
        Query::Pieces(side) => pieces(facts, locale, *side),
        Query::Reached { place: None, .. } => say!(locale, ask.nowhere),
        Query::Reached {
            place: Some(place),
            from,
        } => reached(facts, locale, *place, from),
        Query::Position => position(facts, locale),
        Query::Time(None) => say!(locale, clock.none),
        Query::Time(Some(left)) => times_left(locale, *left, &facts.players),
    };
    if again {
        answer.push('\u{a0}');
    }
    answer
}

/// The places of a side's pieces that are visible from above.
fn pieces(facts: &BoardFacts, locale: Locale, side: Side) -> String {
    let who = who(locale, side, &facts.players);
    let parts = standing(facts, locale, side);
    match parts.is_empty() {
        true => say!(locale, ask.no_pieces, who = who),
        false => format!("{who}: {}.", parts.join("; ")),
    }
}

/// The places of a side's pieces, grouped by kind.
fn standing(facts: &BoardFacts, locale: Locale, side: Side) -> Vec<String> {
    let pieces = &facts.scene.pieces;
    let heights = Heights::of(pieces);
    let seen = |piece: &&Piece| {
        let on_top = seen_on(pieces, piece.spots[0]) == Some(*piece);
        piece.side == Some(side) && on_top
    };
    let mut kinds: Vec<(String, Vec<String>)> = Vec::new();
    for piece in pieces.iter().filter(seen) {
        let kind = facts.game_words.piece(locale, piece);
        let place = piece_places(facts, locale, piece);
        let place = match heights.at(piece.spots[0]) {
            height @ 2.. => say!(locale, ask.stack_at, spot = place, height = height),
            _ => place,
        };
        match kinds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, places)) => places.push(place),
            None => kinds.push((kind, vec![place])),
        }
    }
    let words = |(kind, mut places): (String, Vec<String>)| {
        sort_short(&mut places, String::clone);
        say!(locale, ask.stand, kind = kind, places = list(places))
    };
    kinds.into_iter().map(words).collect()
}

/// The places from which each side could move to a place, or push or take the piece on it.
fn reached(facts: &BoardFacts, locale: Locale, place: Spot, from: &[Vec<Spot>; 2]) -> String {
    let name = |spot: &Spot| facts.place(locale, *spot);
    let parts = Side::BOTH.map(|side| {
        let who = who(locale, side, &facts.players);
        match &*from[side as usize] {
            [] => say!(locale, ask.unreached, who = who),
            from => say!(
                locale,
                ask.reached,
                who = who,
                places = list(from.iter().map(name))
            ),
        }
    });
    format!("{}: {}", capitalized(name(&place)), parts.join(" "))
}

/// The whole position: whose turn it is, and where all pieces are.
fn position(facts: &BoardFacts, locale: Locale) -> String {
    let turn = player_sentence(
        locale,
        PlayerSentence::ToMove,
        facts.scene.turn,
        &facts.players,
    );
    let balls = facts
        .scene
        .pieces
        .iter()
        .filter(|piece| piece.side.is_none());
    let ball = |piece: &Piece| {
        let (kind, place) = (
            facts.game_words.piece(locale, piece),
            piece_places(facts, locale, piece),
        );
        let stands = say!(locale, ask.stand, kind = kind, places = place);
        capitalized(format!("{stands}."))
    };
    let mut parts = vec![format!("{turn}.")];
    parts.extend(Side::BOTH.map(|side| pieces(facts, locale, side)));
    parts.extend(balls.map(ball));
    parts.join(" ")
}

fn piece_places(facts: &BoardFacts, locale: Locale, piece: &Piece) -> String {
    let name = |spot: Spot| facts.record().spot_name(spot);
    places_of(facts.game_words, locale, piece, name)
}
