//! The checks that pieces on a board form a legal position: places, piles, rounds, the stage and the last
//! action.

use super::army::Man;
use super::ground::Ground;
use super::lattice::is_exit;
use super::position::Last;
use super::{PositionError, Stand, TicTo};
use crate::play::Spot;
use crate::rules::Side;

/// Finds the first error in a position whose fields were read.
pub(super) fn check(position: &TicTo) -> Result<(), PositionError> {
    let men: Vec<Man> = Side::BOTH
        .iter()
        .flat_map(|side| position.army(*side).men())
        .collect();
    grooves(&men)?;
    piles(&men)?;
    circles(&men)?;
    rounds(position)?;
    stage(position)?;
    match position.last {
        Last::Nothing => Ok(()),
        Last::Covered(pair) => covered(position, pair),
        Last::Pushed { pusher, pushed } => push(position, pusher, pushed),
    }
}

/// A segment or a crossing has at most one piece.
fn grooves(men: &[Man]) -> Result<(), PositionError> {
    let walls = || men.iter().filter(|man| !man.stand.is_flat());
    for (index, wall) in walls().enumerate() {
        for at in wall.stand.named() {
            if walls().skip(index + 1).any(|other| other.stand.holds(at)) {
                return Err(PositionError::TwoWalls { at });
            }
            let lies = |man: &&Man| man.stand.is_flat() && man.stand.middle() == Some(at);
            if men.iter().any(|man| lies(&man)) {
                return Err(PositionError::WallUnder { at });
            }
        }
        if let Some(at) = wall.stand.middle() {
            let holds = |other: &Man| other.stand.middle() == Some(at);
            if walls().skip(index + 1).any(holds) {
                return Err(PositionError::TwoOnCrossing { at });
            }
        }
    }
    Ok(())
}

/// A cell has at most two pieces, and if there are two, one is marked as the upper one.
fn piles(men: &[Man]) -> Result<(), PositionError> {
    for (at, upper) in men.iter().flat_map(|man| man.halves()) {
        let others = men.iter().flat_map(|man| man.halves());
        let pile: Vec<bool> = others
            .filter(|(cell, _)| *cell == at)
            .map(|(_, up)| up)
            .collect();
        match *pile.as_slice() {
            [_] if upper => return Err(PositionError::UpperAlone { at }),
            [_] | [false, true] | [true, false] => {}
            [false, false] => return Err(PositionError::NoUpper { at }),
            [true, true] => return Err(PositionError::TwoUpper { at }),
            _ => {
                return Err(PositionError::ThreeOnCell {
                    at,
                    found: pile.len(),
                });
            }
        }
    }
    Ok(())
}

/// No piece lies on itself by way of others.
fn circles(men: &[Man]) -> Result<(), PositionError> {
    let mut rest: Vec<Man> = men.to_vec();
    loop {
        let (count, left) = (rest.len(), rest.clone());
        // A piece that is not on or not under any of the remaining pieces is not part of a circle.
        rest.retain(|man| {
            let on = |other: &Man| man.lies_upon(*other);
            let under = |other: &Man| other.lies_upon(*man);
            left.iter().any(on) && left.iter().any(under)
        });
        match rest.first() {
            None => return Ok(()),
            Some(man) if rest.len() == count => {
                return Err(PositionError::Circle { stand: man.stand });
            }
            Some(_) => {}
        }
    }
}

fn rounds(position: &TicTo) -> Result<(), PositionError> {
    let [white, black] = position.rounds;
    if white == black {
        return Err(PositionError::RoundsTogether { at: white });
    }
    for side in Side::BOTH {
        let at = position.round(side);
        if !is_exit(at) && top(position, at) != Some(side) {
            return Err(PositionError::RoundAstray { side, at });
        }
    }
    Ok(())
}

/// The owner of the top piece on a cell.
fn top(position: &TicTo, cell: Spot) -> Option<Side> {
    let on = |side: Side| position.army(side).men().filter(|man| man.lies_on(cell));
    let all = || {
        Side::BOTH
            .into_iter()
            .flat_map(|side| on(side).map(move |man| (side, man)))
    };
    let top = all().max_by_key(|(_, man)| man.is_upper_on(cell));
    top.map(|(side, _)| side)
}

/// The forced first moves are made in turn, and a side that has arrived is not to move.
fn stage(position: &TicTo) -> Result<(), PositionError> {
    let at_home = |side| position.round(side) == position.home(side);
    let (white, black) = (at_home(Side::White), at_home(Side::Black));
    if white && !(black && position.turn == Side::White) {
        return Err(PositionError::WhiteAtHome {
            at: position.home(Side::White),
        });
    }
    if black && !white && position.turn == Side::White {
        return Err(PositionError::BlackAtHome {
            at: position.home(Side::Black),
        });
    }
    if position.has_arrived(Side::Black) {
        if position.turn == Side::Black {
            return Err(PositionError::BlackArrived {
                at: position.goal(Side::Black),
            });
        }
        if position.has_arrived(Side::White) && !position.extended {
            return Err(PositionError::BothArrived);
        }
    }
    Ok(())
}

/// The lower piece of an exact pair belongs to the side to move, the upper piece to the other side, and no
/// round is on the pair.
fn covered(position: &TicTo, pair: Stand) -> Result<(), PositionError> {
    let lies = |side: Side, upper: bool| {
        let mut men = position.army(side).men();
        men.any(|man| man.stand == pair && man.is_upper() == upper)
    };
    if !lies(position.turn, false) || !lies(position.turn.other(), true) {
        return Err(PositionError::NoPair { pair });
    }
    match pair.cells().find(|at| position.rounds.contains(at)) {
        Some(at) => Err(PositionError::RoundOnPair { at }),
        None => Ok(()),
    }
}

/// The enemy's pusher is next to the pushed wall of the side to move, and the crossing between them is free.
fn push(position: &TicTo, pusher: Stand, pushed: Stand) -> Result<(), PositionError> {
    let stands = |side: Side, stand| position.army(side).men().any(|man| man.stand == stand);
    let turn = position.turn;
    for (side, wall) in [(turn.other(), pusher), (turn, pushed)] {
        if !stands(side, wall) {
            return Err(PositionError::NoWall { side, wall });
        }
    }
    let ground = Ground::new(position);
    let is_tense = |way| ground.tension(pushed, way) == Ok(pusher);
    if pushed.axis().along().into_iter().any(is_tense) {
        Ok(())
    } else {
        Err(PositionError::NoTension { pusher, pushed })
    }
}
