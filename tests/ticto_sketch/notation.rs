//! `Rg1:b3,c3,c3+,g1 ra7:a7,d3n,g7 w n - 0`: White, Black, side to move, stage, last action, counter.
//!
//! Reads what it can picture; that a position is possible is left to the real game.

use super::position::{Last, Man, Setup, Sketch};
use super::stand::{Stand, is_cell, names};
use std::fmt;
use tablero::play::Spot;
use tablero::rules::Side;

/// The first field that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    Fields { found: usize },
    Round { found: String },
    Piece { found: String },
    Side { found: String },
    Stage { found: String },
    Last { found: String },
    Counter { found: String },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (what, found) = match self {
            PositionError::Fields { found } => return write!(f, "{found} fields, expected 6"),
            PositionError::Round { found } => ("round", found),
            PositionError::Piece { found } => ("piece", found),
            PositionError::Side { found } => ("side to move", found),
            PositionError::Stage { found } => ("stage", found),
            PositionError::Last { found } => ("last action", found),
            PositionError::Counter { found } => ("counter", found),
        };
        write!(f, "`{found}` is no {what}")
    }
}

impl std::error::Error for PositionError {}

pub fn parse(setup: Setup, text: &str) -> Result<Sketch, PositionError> {
    let fields: Vec<&str> = text.split(' ').collect();
    let &[white, black, side, stage, last, counter] = fields.as_slice() else {
        return Err(PositionError::Fields {
            found: fields.len(),
        });
    };
    let mut men = Vec::new();
    let mut position = Sketch {
        setup,
        rounds: [
            army(white, Side::White, &mut men)?,
            army(black, Side::Black, &mut men)?,
        ],
        men,
        turn: Side::from_letter(side).ok_or_else(|| PositionError::Side {
            found: side.to_owned(),
        })?,
        extended: match stage {
            "n" => false,
            "x" => true,
            _ => {
                return Err(PositionError::Stage {
                    found: stage.to_owned(),
                });
            }
        },
        last: parse_last(last).ok_or_else(|| PositionError::Last {
            found: last.to_owned(),
        })?,
        counter: match counter.parse() {
            Ok(plies @ 0..=100_u8) if plies.to_string() == counter => plies,
            _ => {
                return Err(PositionError::Counter {
                    found: counter.to_owned(),
                });
            }
        },
    };
    position.sort();
    Ok(position)
}

/// Reads the field of one side, and where its round is.
fn army(text: &str, side: Side, men: &mut Vec<Man>) -> Result<Spot, PositionError> {
    let no_round = || PositionError::Round {
        found: text.to_owned(),
    };
    let (round, pieces) = text.split_once(':').ok_or_else(no_round)?;
    let round = round.strip_prefix(letter(side)).ok_or_else(no_round)?;
    let round: Spot = round.parse().map_err(|_| no_round())?;
    if !is_cell(round) {
        return Err(no_round());
    }
    for text in pieces.split(',').filter(|_| !pieces.is_empty()) {
        men.push(man(text, side).ok_or_else(|| PositionError::Piece {
            found: text.to_owned(),
        })?);
    }
    Ok(round)
}

fn letter(side: Side) -> char {
    match side {
        Side::White => 'R',
        Side::Black => 'r',
    }
}

fn man(text: &str, side: Side) -> Option<Man> {
    let on_end = text.strip_prefix('^');
    let (spots, marks): (Vec<Spot>, Vec<bool>) = names(on_end.unwrap_or(text))?.into_iter().unzip();
    let stand = Stand::of(&spots, on_end.is_some())?;
    let mut upper = [false; 2];
    for ((upper, mark), spot) in upper.iter_mut().zip(marks).zip(spots) {
        if mark && !(stand.is_flat() && is_cell(spot)) {
            return None;
        }
        *upper = mark;
    }
    Some(Man { side, stand, upper })
}

fn parse_last(text: &str) -> Option<Last> {
    if text == "-" {
        return Some(Last::Nothing);
    }
    if let Some(pair) = text.strip_prefix('*') {
        let pair: Stand = pair.parse().ok()?;
        return pair.is_flat().then_some(Last::Covered(pair));
    }
    let (pusher, pushed) = text.split_once('!')?;
    let (pusher, pushed): (Stand, Stand) = (pusher.parse().ok()?, pushed.parse().ok()?);
    (!pusher.is_flat() && !pushed.is_flat()).then_some(Last::Pushed(pusher, pushed))
}

pub fn print(position: &Sketch, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for side in Side::BOTH {
        let men: Vec<String> = position
            .men
            .iter()
            .filter(|man| man.side == side)
            .map(ToString::to_string)
            .collect();
        let (letter, round) = (letter(side), position.round(side));
        write!(f, "{letter}{round}:{} ", men.join(","))?;
    }
    let stage = if position.extended { 'x' } else { 'n' };
    write!(f, "{} {stage} ", position.turn.letter())?;
    match position.last {
        Last::Nothing => f.write_str("-")?,
        Last::Covered(pair) => write!(f, "*{pair}")?,
        Last::Pushed(pusher, pushed) => write!(f, "{pusher}!{pushed}")?,
    }
    write!(f, " {}", position.counter)
}

impl fmt::Display for Man {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.stand.is_flat() {
            return self.stand.fmt(f);
        }
        let halves = self.stand.named().into_iter().zip(self.upper);
        halves.into_iter().try_for_each(|(at, upper)| {
            let plus = if upper { "+" } else { "" };
            write!(f, "{at}{plus}")
        })
    }
}
