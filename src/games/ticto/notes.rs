//! Notable facts about a position: tension, actions that must wait a ply, arrivals, and the reason for the
//! result.

use super::ground::Ground;
use super::lattice::{Direction, go};
use super::{Ending, Placement, Reason, TicTo, picture};
use crate::play::{DECIDED, Game, Note, Spot};
use crate::rules::{Side, sort_short};

const TENSION: &str = "tension";
const WAITS_PUSH: &str = "waits-push";
const WAITS_REBEL: &str = "waits-rebel";
const REBELS: &str = "rebels";
const ARRIVED: &str = "arrived";
const CAN_ARRIVE: &str = "can-arrive";
const CAN_ANSWER: &str = "can-answer";
const MUST_START: &str = "must-start";
const MUST_RETURN: &str = "must-return";

/// The note about the result of a finished position, or all other notes if the game is not over.
pub(super) fn notes(position: &TicTo) -> Vec<Note> {
    if let Some(ending) = Ending::of(position) {
        return decided(position, ending);
    }
    let ground = Ground::new(position);
    let mut notes = tensions(&ground);
    if position.must_leave() {
        notes.push(must_leave(position));
    } else {
        notes.extend(waiting_push(&ground));
        notes.extend(rebels(&ground));
    }
    notes.extend(arrived(position));
    notes.extend(can_arrive(&ground));
    notes
}

fn tensions(ground: &Ground) -> Vec<Note> {
    let pairs = own_walls(ground.position).filter_map(|(wall, direction)| {
        let enemy = ground.tension(wall, direction).ok()?;
        let mut spots = vec![
            wall.first(),
            go(wall.front(direction), direction, 1),
            enemy.first(),
        ];
        // The same order whichever side is to move.
        sort_short(&mut spots, |spot| *spot);
        Some(note(TENSION, None, spots))
    });
    let mut notes: Vec<Note> = pairs.collect();
    sort_short(&mut notes, |note| note.spots.clone());
    notes
}

/// The round that has to move first, at the start of the game or of the extension.
fn must_leave(position: &TicTo) -> Note {
    let kind = if position.extended {
        MUST_RETURN
    } else {
        MUST_START
    };
    let turn = position.turn;
    note(kind, Some(turn), vec![position.round(turn)])
}

/// The wall that could push if it had not just been pushed.
fn waiting_push(ground: &Ground) -> Option<Note> {
    let turn = ground.position.turn;
    own_walls(ground.position).find_map(|(wall, direction)| {
        let Err(Reason::NoAnswer { .. }) = ground.push(wall, direction) else {
            return None;
        };
        let pusher = ground.tension(wall, direction).ok()?;
        let spots = vec![wall.first(), pusher.first()];
        Some(note(WAITS_PUSH, Some(turn), spots))
    })
}

/// The lower pieces that may rebel, or could if they had not just been covered.
fn rebels(ground: &Ground) -> Vec<Note> {
    let turn = ground.position.turn;
    let pieces = ground.position.army(turn).pieces();
    let rebels = pieces
        .filter(|piece| piece.placement.is_flat())
        .filter_map(|piece| {
            let kind = match ground.may_rebel(piece) {
                Ok(()) => REBELS,
                Err(Reason::NotYet { .. }) => WAITS_REBEL,
                Err(_) => return None,
            };
            Some(note(kind, Some(turn), picture::spots(piece)))
        });
    rebels.collect()
}

/// The round that has arrived, while the other side may still reply.
fn arrived(position: &TicTo) -> Option<Note> {
    let side = position.turn.other();
    let spots = || vec![position.round(side)];
    position
        .is_reply()
        .then(|| note(ARRIVED, Some(side), spots()))
}

/// The goal, if the round of the side to move can reach it now. The move may also be a reply to an arrival.
fn can_arrive(ground: &Ground) -> Option<Note> {
    let goal = ground.goal();
    let open = ground.open_to_round().holds(goal);
    let kind = if ground.position.is_reply() {
        CAN_ANSWER
    } else {
        CAN_ARRIVE
    };
    open.then(|| note(kind, Some(ground.position.turn), vec![goal]))
}

fn decided(position: &TicTo, ending: Ending) -> Vec<Note> {
    let (side, places) = match ending {
        Ending::Unanswered { at } | Ending::NoReply { at } => (Some(Side::White), vec![vec![at]]),
        Ending::Arrived { at, .. } => (Some(Side::Black), vec![vec![at]]),
        Ending::BothAgain => (None, position.rounds.map(|at| vec![at]).to_vec()),
        Ending::Stalemate { side } => {
            let mut pieces = position.pieces();
            pieces.retain(|piece| piece.side == Some(side));
            let places = pieces.into_iter().map(|piece| piece.spots);
            (Some(side), places.collect())
        }
        Ending::Quiet { .. } => return Vec::new(),
    };
    let notes = places.into_iter().map(|spots| note(DECIDED, side, spots));
    notes.collect()
}

/// Every wall of the side to move, with both directions along its groove.
fn own_walls(position: &TicTo) -> impl Iterator<Item = (Placement, Direction)> {
    let pieces = position.army(position.turn).pieces();
    let walls = pieces
        .map(|piece| piece.placement)
        .filter(|placement| !placement.is_flat());
    walls.flat_map(|wall| wall.axis().along().map(|direction| (wall, direction)))
}

fn note(kind: &'static str, side: Option<Side>, spots: Vec<Spot>) -> Note {
    Note { kind, side, spots }
}
