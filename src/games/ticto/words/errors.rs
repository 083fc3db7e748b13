//! Errors in positions of TicTo.

use super::names::coded;
use crate::games::ticto::PositionError;
use crate::games::words::side_name;
use crate::words::{Locale, say};

#[allow(clippy::too_many_lines)]
pub fn say_error(locale: Locale, error: &PositionError) -> String {
    use PositionError as E;
    match error {
        E::Fields { .. } => say!(locale, ticto.fault.fields),
        E::Round { side, found } => say!(
            locale,
            ticto.fault.round,
            found = found.clone(),
            side = side_name(locale, *side)
        ),
        E::NoRound { side } => {
            say!(
                locale,
                ticto.fault.no_round,
                side = side_name(locale, *side)
            )
        }
        E::Piece { side, found } => say!(
            locale,
            ticto.fault.piece,
            found = found.clone(),
            side = side_name(locale, *side)
        ),
        E::Side { found } => say!(locale, ticto.fault.side, found = found.clone()),
        E::Stage { found } => say!(locale, ticto.fault.stage, found = found.clone()),
        E::Last { found } => say!(locale, ticto.fault.last, found = found.clone()),
        E::Counter { found, max } => say!(
            locale,
            ticto.fault.counter,
            found = found.clone(),
            max = *max
        ),
        E::Squares { side, max } => say!(
            locale,
            ticto.fault.squares,
            side = side_name(locale, *side),
            max = *max
        ),
        E::Rectangles { side, max } => say!(
            locale,
            ticto.fault.rectangles,
            side = side_name(locale, *side),
            max = *max
        ),
        E::SquareInMargin { found } => {
            say!(locale, ticto.fault.square_in_margin, found = found.clone())
        }
        E::AllInMargin { found } => say!(locale, ticto.fault.all_in_margin, found = found.clone()),
        E::NotNeighbours { found } => {
            say!(locale, ticto.fault.not_neighbours, found = found.clone())
        }
        E::NotConsecutive { found } => {
            say!(locale, ticto.fault.not_consecutive, found = found.clone())
        }
        E::NoSegment { at } => say!(locale, ticto.fault.no_segment, at = at.to_string()),
        E::OnExit { at } => say!(locale, ticto.fault.on_exit, at = at.to_string()),
        E::Ideological { at } => say!(locale, ticto.fault.ideological, at = at.to_string()),
        E::TwoWalls { at } => say!(locale, ticto.fault.two_walls, at = at.to_string()),
        E::TwoOnCrossing { at } => say!(locale, ticto.fault.two_on_crossing, at = at.to_string()),
        E::WallUnder { at } => say!(locale, ticto.fault.wall_under, at = at.to_string()),
        E::ThreeOnCell { at, found } => say!(
            locale,
            ticto.fault.three_on_cell,
            found = *found,
            at = at.to_string()
        ),
        E::NoUpper { at } => say!(locale, ticto.fault.no_upper, at = at.to_string()),
        E::TwoUpper { at } => say!(locale, ticto.fault.two_upper, at = at.to_string()),
        E::UpperAlone { at } => say!(locale, ticto.fault.upper_alone, at = at.to_string()),
        E::UpperInMargin { at } => say!(locale, ticto.fault.upper_in_margin, at = at.to_string()),
        E::Circle { placement } => say!(locale, ticto.fault.circle, stand = coded(*placement)),
        E::RoundsTogether { at } => say!(locale, ticto.fault.rounds_together, at = at.to_string()),
        E::RoundAstray { side, at } => say!(
            locale,
            ticto.fault.round_astray,
            at = at.to_string(),
            side = side_name(locale, *side)
        ),
        E::WhiteAtHome { at } => say!(locale, ticto.fault.white_at_home, at = at.to_string()),
        E::BlackAtHome { at } => say!(locale, ticto.fault.black_at_home, at = at.to_string()),
        E::BlackArrived { at } => say!(locale, ticto.fault.black_arrived, at = at.to_string()),
        E::BothArrived => say!(locale, ticto.fault.both_arrived),
        E::NoPair { pair } => say!(locale, ticto.fault.no_pair, pair = coded(*pair)),
        E::RoundOnPair { at } => say!(locale, ticto.fault.round_on_pair, at = at.to_string()),
        E::NoWall { side, wall } => say!(
            locale,
            ticto.fault.no_wall,
            wall = coded(*wall),
            side = side_name(locale, *side)
        ),
        E::NoTension { pusher, pushed } => say!(
            locale,
            ticto.fault.no_tension,
            pusher = coded(*pusher),
            pushed = coded(*pushed)
        ),
    }
}
