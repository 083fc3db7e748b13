//! The notation, for example `Rg1:b3,c3,c3+,g1 ra7:a7,d3n,g7 w n - 0`: White, Black, the side to move, the
//! stage, the last action and the counter.

use super::TicTo;
use super::army::ArmyPiece;
use super::position::Last;
use super::text::Text;
use crate::rules::{Side, sort_short};
use std::fmt;

pub(super) const fn round_letter(side: Side) -> char {
    match side {
        Side::White => 'R',
        Side::Black => 'r',
    }
}

pub(super) fn print(position: &TicTo, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for side in Side::BOTH {
        write!(f, "{}{}:", round_letter(side), position.round(side))?;
        let mut names: Vec<Text> = position.army(side).pieces().map(name).collect();
        sort_short(&mut names, |name| *name);
        for (index, name) in names.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma}{name}")?;
        }
        f.write_str(" ")?;
    }
    let stage = if position.extended { 'x' } else { 'n' };
    write!(f, "{} {stage} ", position.turn.letter())?;
    match position.last {
        Last::Nothing => f.write_str("-")?,
        Last::Covered(pair) => write!(f, "*{pair}")?,
        Last::Pushed { pusher, pushed } => write!(f, "{pusher}!{pushed}")?,
    }
    write!(f, " {}", position.quiet)
}

/// A piece with its marks, for example `b3c3+`.
pub(super) fn name(piece: ArmyPiece) -> Text {
    let mut text = Text::EMPTY;
    if !piece.placement.is_flat() {
        piece.placement.write(&mut text);
        return text;
    }
    for (at, upper) in piece.placement.named().zip(piece.upper) {
        text.push_spot(at);
        if upper {
            text.push(b'+');
        }
    }
    text
}
