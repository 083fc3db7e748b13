//! Checks that the pieces on a board form a legal position: places, piles, rounds, the stage and the last
//! action.

use super::army::ArmyPiece;
use super::ground::Ground;
use super::lattice::is_exit;
use super::position::Last;
use super::unchecked_fields::UncheckedFields;
use super::{Placement, PositionError, TicTo};
use crate::play::Spot;
use crate::rules::Side;

/// Adds all faults of a position whose fields were read.
pub(super) fn check(fields: &UncheckedFields, faults: &mut Vec<PositionError>) {
    let pieces: Vec<ArmyPiece> = fields.pieces.iter().flatten().copied().collect();
    grooves(&pieces, faults);
    piles(&pieces, faults);
    faults.extend(circle(&pieces));
    // The remaining checks need both rounds. A missing one was reported before.
    let Some(position) = fields.position() else {
        return;
    };
    rounds(fields, &position, faults);
    faults.extend(stage(&position));
    faults.extend(match position.last {
        Last::Nothing => None,
        Last::Covered(pair) => covered(&position, pair),
        Last::Pushed { pusher, pushed } => push(&position, pusher, pushed),
    });
}

/// A segment or a crossing has at most one piece. A fault may be added for each of the pieces.
fn grooves(pieces: &[ArmyPiece], faults: &mut Vec<PositionError>) {
    let walls = || pieces.iter().filter(|piece| !piece.placement.is_flat());
    for (index, wall) in walls().enumerate() {
        for at in wall.placement.named() {
            if walls()
                .skip(index + 1)
                .any(|other| other.placement.holds(at))
            {
                faults.push(PositionError::TwoWalls { at });
            }
            let lies = |piece: &ArmyPiece| {
                piece.placement.is_flat() && piece.placement.middle() == Some(at)
            };
            if pieces.iter().any(lies) {
                faults.push(PositionError::WallUnder { at });
            }
        }
        if let Some(at) = wall.placement.middle() {
            let holds = |other: &ArmyPiece| other.placement.middle() == Some(at);
            if walls().skip(index + 1).any(holds) {
                faults.push(PositionError::TwoOnCrossing { at });
            }
        }
    }
}

/// A cell has at most two pieces, and if there are two, one is marked as the upper one. A fault may be added for each
/// of the pieces.
fn piles(pieces: &[ArmyPiece], faults: &mut Vec<PositionError>) {
    for (at, upper) in pieces.iter().flat_map(|piece| piece.halves()) {
        let others = pieces.iter().flat_map(|piece| piece.halves());
        let pile: Vec<bool> = others
            .filter(|(cell, _)| *cell == at)
            .map(|(_, up)| up)
            .collect();
        match *pile.as_slice() {
            [_] if upper => faults.push(PositionError::UpperAlone { at }),
            [_] | [false, true] | [true, false] => {}
            [false, false] => faults.push(PositionError::NoUpper { at }),
            [true, true] => faults.push(PositionError::TwoUpper { at }),
            _ => {
                let found = pile.len();
                faults.push(PositionError::ThreeOnCell { at, found });
            }
        }
    }
}

/// A piece that lies on itself through other pieces.
fn circle(pieces: &[ArmyPiece]) -> Option<PositionError> {
    let mut rest: Vec<ArmyPiece> = pieces.to_vec();
    loop {
        let (count, left) = (rest.len(), rest.clone());
        // A piece that is not on or not under any of the remaining pieces is not part of a circle.
        rest.retain(|piece| {
            let on = |other: &ArmyPiece| piece.lies_upon(*other);
            let under = |other: &ArmyPiece| other.lies_upon(*piece);
            left.iter().any(on) && left.iter().any(under)
        });
        let piece = rest.first()?;
        if rest.len() == count {
            return Some(PositionError::Circle {
                placement: piece.placement,
            });
        }
    }
}

fn rounds(fields: &UncheckedFields, position: &TicTo, faults: &mut Vec<PositionError>) {
    let [white, black] = position.rounds;
    if white == black {
        faults.push(PositionError::RoundsTogether { at: white });
    }
    for side in Side::BOTH {
        let at = position.round(side);
        if !is_exit(at) && top(fields, at) != Some(side) {
            faults.push(PositionError::RoundAstray { side, at });
        }
    }
}

/// The owner of the top piece on a cell.
fn top(fields: &UncheckedFields, cell: Spot) -> Option<Side> {
    let on = |side: Side| {
        let pieces = fields.pieces[side as usize].iter();
        pieces.filter(|piece| piece.lies_on(cell))
    };
    let all = || {
        Side::BOTH
            .into_iter()
            .flat_map(|side| on(side).map(move |piece| (side, piece)))
    };
    let top = all().max_by_key(|(_, piece)| piece.is_upper_on(cell));
    top.map(|(side, _)| side)
}

/// The forced first moves are made in turn, and a side that has arrived is not to move.
fn stage(position: &TicTo) -> Option<PositionError> {
    let at_home = |side| position.round(side) == position.home(side);
    let (white, black) = (at_home(Side::White), at_home(Side::Black));
    if white && !(black && position.turn == Side::White) {
        return Some(PositionError::WhiteAtHome {
            at: position.home(Side::White),
        });
    }
    if black && !white && position.turn == Side::White {
        return Some(PositionError::BlackAtHome {
            at: position.home(Side::Black),
        });
    }
    if position.has_arrived(Side::Black) {
        if position.turn == Side::Black {
            return Some(PositionError::BlackArrived {
                at: position.goal(Side::Black),
            });
        }
        if position.has_arrived(Side::White) && !position.extended {
            return Some(PositionError::BothArrived);
        }
    }
    None
}

/// The lower piece of an exact pair belongs to the side to move, the upper piece to the other side, and no
/// round is on the pair.
fn covered(position: &TicTo, pair: Placement) -> Option<PositionError> {
    let lies = |side: Side, upper: bool| {
        let mut pieces = position.army(side).pieces();
        pieces.any(|piece| piece.placement == pair && piece.is_upper() == upper)
    };
    if !lies(position.turn, false) || !lies(position.turn.other(), true) {
        return Some(PositionError::NoPair { pair });
    }
    let round = pair.cells().find(|at| position.rounds.contains(at));
    round.map(|at| PositionError::RoundOnPair { at })
}

/// The enemy's pusher is next to the pushed wall of the side to move, and the crossing between them is free.
fn push(position: &TicTo, pusher: Placement, pushed: Placement) -> Option<PositionError> {
    let placements = |side: Side, placement| {
        position
            .army(side)
            .pieces()
            .any(|piece| piece.placement == placement)
    };
    let turn = position.turn;
    for (side, wall) in [(turn.other(), pusher), (turn, pushed)] {
        if !placements(side, wall) {
            return Some(PositionError::NoWall { side, wall });
        }
    }
    let ground = Ground::new(position);
    let is_tense = |direction| ground.tension(pushed, direction) == Ok(pusher);
    let mut directions = pushed.axis().along().into_iter();
    (!directions.any(is_tense)).then_some(PositionError::NoTension { pusher, pushed })
}
