//! Reading positions: first each field, then the position as a whole. All faults are found; the first one is the error.

use super::army::{ArmyPiece, MAX_RECTANGLES, MAX_SQUARES};
use super::check::check;
use super::lattice::{is_exit, is_ideological, is_margin};
use super::notation::round_letter;
use super::placement::{Fault, read_marked};
use super::position::{Last, MAX_QUIET};
use super::unchecked_fields::UncheckedFields;
use super::{Placement, PositionError, Setup, Shape, TicTo};
use crate::play::Spot;
use crate::rules::{Side, fields, without_faults};

pub(super) fn parse(setup: Setup, text: &str) -> Result<TicTo, PositionError> {
    let mut faults = Vec::new();
    match read(setup, text, &mut faults) {
        Ok(fields) => {
            check(&fields, &mut faults);
            let position = without_faults(fields.position(), faults)?;
            // Only a round can be missing, and that is a fault.
            position.ok_or(PositionError::NoRound { side: Side::White })
        }
        Err(error) => Err(faults.into_iter().next().unwrap_or(error)),
    }
}

/// All faults of a position, each once.
pub(super) fn position_faults(text: &str) -> Vec<PositionError> {
    let mut faults = Vec::new();
    match read(Setup::default(), text, &mut faults) {
        Ok(fields) => check(&fields, &mut faults),
        Err(error) => faults.push(error),
    }
    let mut different = Vec::new();
    for fault in faults {
        if !different.contains(&fault) {
            different.push(fault);
        }
    }
    different
}

/// Reads the fields and adds the faults of single pieces.
///
/// # Errors
/// If a field cannot be read.
fn read(
    setup: Setup,
    text: &str,
    faults: &mut Vec<PositionError>,
) -> Result<UncheckedFields, PositionError> {
    let [white, black, side, stage, last, counter] =
        fields(text).map_err(|found| PositionError::Fields { found })?;
    let (white_round, white) = read_army(white, Side::White, faults)?;
    let (black_round, black) = read_army(black, Side::Black, faults)?;
    Ok(UncheckedFields {
        setup,
        rounds: [white_round, black_round],
        pieces: [white, black],
        turn: Side::from_letter(side).ok_or_else(|| PositionError::Side { found: cut(side) })?,
        extended: match stage {
            "n" => false,
            "x" => true,
            _ => return Err(PositionError::Stage { found: cut(stage) }),
        },
        last: read_last(last)?,
        quiet: read_counter(counter)?,
    })
}

/// The part of a text that an error message quotes.
fn cut(text: &str) -> String {
    text.chars().take(16).collect()
}

fn read_army(
    text: &str,
    side: Side,
    faults: &mut Vec<PositionError>,
) -> Result<(Option<Spot>, Vec<ArmyPiece>), PositionError> {
    let no_round = || PositionError::Round {
        side,
        found: cut(text),
    };
    let (round, names) = text
        .strip_prefix(round_letter(side))
        .and_then(|rest| rest.split_once(':'))
        .ok_or_else(no_round)?;
    let round = match round.parse::<Placement>() {
        Err(_) if round.is_empty() => {
            faults.push(PositionError::NoRound { side });
            None
        }
        Ok(placement) if placement.shape() == Shape::Square => Some(placement.first()),
        _ => return Err(no_round()),
    };
    let mut pieces = Vec::new();
    let (mut squares, mut rectangles) = (0, 0);
    for name in names.split(',').filter(|_| !names.is_empty()) {
        let piece = read_piece(name, side, faults)?;
        let (count, max) = if piece.placement.is_square() {
            (&mut squares, MAX_SQUARES)
        } else {
            (&mut rectangles, MAX_RECTANGLES)
        };
        *count += 1;
        // Once for each kind.
        if *count == max + 1 {
            faults.push(if piece.placement.is_square() {
                PositionError::Squares { side, max }
            } else {
                PositionError::Rectangles { side, max }
            });
        }
        pieces.push(piece);
    }
    Ok((round, pieces))
}

fn read_piece(
    name: &str,
    side: Side,
    faults: &mut Vec<PositionError>,
) -> Result<ArmyPiece, PositionError> {
    let found = || cut(name);
    let (placement, upper) = read_marked(name).map_err(|fault| match fault {
        Fault::Unreadable => PositionError::Piece {
            side,
            found: found(),
        },
        Fault::SquareInMargin => PositionError::SquareInMargin { found: found() },
        Fault::AllInMargin => PositionError::AllInMargin { found: found() },
        Fault::Cells => PositionError::NotNeighbours { found: found() },
        Fault::Segments => PositionError::NotConsecutive { found: found() },
        Fault::NoSegment(at) => PositionError::NoSegment { at },
    })?;
    let mut marked = placement.named().zip(upper);
    if let Some((at, _)) = marked.find(|(at, upper)| is_margin(*at) && *upper) {
        return Err(PositionError::UpperInMargin { at });
    }
    if let Some(at) = placement
        .cells()
        .find(|at| placement.is_flat() && is_exit(*at))
    {
        faults.push(PositionError::OnExit { at });
    } else if let Some(at) = placement.named().find(|at| is_ideological(*at)) {
        faults.push(PositionError::Ideological { at });
    }
    Ok(ArmyPiece { placement, upper })
}

fn read_last(text: &str) -> Result<Last, PositionError> {
    let wrong = || PositionError::Last { found: cut(text) };
    let placement = |text: &str| text.parse::<Placement>().map_err(|_| wrong());
    if text == "-" {
        return Ok(Last::Nothing);
    }
    if let Some(pair) = text.strip_prefix('*') {
        let pair = placement(pair)?;
        return pair
            .is_flat()
            .then_some(Last::Covered(pair))
            .ok_or_else(wrong);
    }
    let (pusher, pushed) = text.split_once('!').ok_or_else(wrong)?;
    let (pusher, pushed) = (placement(pusher)?, placement(pushed)?);
    if pusher.is_flat() || pushed.is_flat() {
        return Err(wrong());
    }
    Ok(Last::Pushed { pusher, pushed })
}

fn read_counter(text: &str) -> Result<u8, PositionError> {
    match text.parse() {
        Ok(plies @ 0..=MAX_QUIET) if plies.to_string() == text => Ok(plies),
        _ => Err(PositionError::Counter {
            found: cut(text),
            max: MAX_QUIET,
        }),
    }
}
