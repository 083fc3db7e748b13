//! A board and its pieces as short texts, so that the home screen can draw them without the rules of a game:
//!
//! ```text
//! board   5x4;stacked;spots a1 b1 …;sign w exit a1;lines a1-b2 …;goal w top mouth
//! pieces  w pawn a1 a2;b wall lying b1+c1;- ball c3
//! ```
//!
//! Parts of a board without content are left out; without `spots`, every cell is a spot. A piece is a side (`-` for
//! none), the name of its symbol, its pose unless it is flat, and its spots; pieces that differ only in their spots
//! and follow each other are written together.

use super::symbol_name::symbol_name;
use super::{Board, Goal, Piece, Pose, Sign, Spot};
use crate::rules::Side;

/// The maximum number of parts or spots that are read in a text. No board has a tenth of it.
const MAX_PARTS: usize = 10_000;

/// The text of a board.
#[must_use]
pub fn print_board(board: &Board) -> String {
    let mut parts = vec![format!("{}x{}", board.width, board.height)];
    let flags = [(board.stacked, "stacked"), (board.hands, "hands")];
    parts.extend(
        flags
            .iter()
            .filter(|(set, _)| *set)
            .map(|(_, name)| (*name).to_owned()),
    );
    if board.spots != Board::of_cells(board.width, board.height).spots {
        let spots: Vec<String> = board.spots.iter().map(Spot::to_string).collect();
        parts.push(format!("spots {}", spots.join(" ")));
    }
    for sign in &board.signs {
        parts.push(format!(
            "sign {} {} {}",
            side_letter(sign.side),
            sign.kind,
            sign.spot
        ));
    }
    if !board.lines.is_empty() {
        let lines = board.lines.iter().map(|[from, to]| format!("{from}-{to}"));
        parts.push(format!("lines {}", lines.collect::<Vec<_>>().join(" ")));
    }
    for goal in &board.goals {
        let edge = if goal.top { "top" } else { "bottom" };
        let mouth = if goal.mouth { " mouth" } else { "" };
        parts.push(format!(
            "goal {} {edge}{mouth}",
            side_letter(Some(goal.side))
        ));
    }
    parts.join(";")
}

/// Reads a board.
#[must_use]
pub fn read_board(text: &str) -> Option<Board> {
    let mut parts = text.split(';').take(MAX_PARTS);
    let (width, height) = parts.next()?.split_once('x')?;
    let (width, height): (u8, u8) = (width.parse().ok()?, height.parse().ok()?);
    // Files have the letters a to y.
    if !(1..=25).contains(&width) || !(1..=60).contains(&height) {
        return None;
    }
    let mut board = Board {
        spots: Vec::new(),
        ..Board::of_lattice(width, height, |_| false)
    };
    let mut has_spots = false;
    for part in parts {
        let (name, rest) = part.split_once(' ').unwrap_or((part, ""));
        let mut words = rest.split(' ').take(MAX_PARTS);
        match name {
            "stacked" => board.stacked = true,
            "hands" => board.hands = true,
            "spots" => {
                has_spots = true;
                board.spots = words.map(|spot| spot.parse().ok()).collect::<Option<_>>()?;
            }
            "sign" => board.signs.push(Sign {
                side: read_side(words.next()?)?,
                kind: symbol_name(words.next()?)?,
                spot: words.next()?.parse().ok()?,
            }),
            "lines" => board.lines = words.map(read_line).collect::<Option<_>>()?,
            "goal" => board.goals.push(Goal {
                side: read_side(words.next()?)??,
                top: words.next()? == "top",
                mouth: words.next() == Some("mouth"),
            }),
            _ => return None,
        }
    }
    if !has_spots {
        board.spots = Board::of_cells(width, height).spots;
    }
    Some(board)
}

/// The text of the pieces on a board, in their order.
#[must_use]
pub fn print_pieces(pieces: &[Piece]) -> String {
    let mut text = String::new();
    let mut before: Option<&Piece> = None;
    for piece in pieces {
        let same = |other: &Piece| {
            (other.side, other.kind, other.pose) == (piece.side, piece.kind, piece.pose)
        };
        if !before.is_some_and(same) {
            if before.is_some() {
                text.push(';');
            }
            let pose = match piece.pose {
                Pose::Flat => "",
                Pose::Lying => " lying",
                Pose::OnEnd => " on-end",
            };
            text.push_str(&format!("{} {}{pose}", side_letter(piece.side), piece.kind));
        }
        let spots: Vec<String> = piece.spots.iter().map(Spot::to_string).collect();
        text.push(' ');
        text.push_str(&spots.join("+"));
        before = Some(piece);
    }
    text
}

/// Reads the pieces on a board, with any names. See [`symbol_name`].
#[must_use]
pub fn read_pieces(text: &str) -> Option<Vec<Piece>> {
    read_named_pieces(text, &symbol_name)
}

/// Reads the pieces on a board. `name_of` returns the name of a symbol, or `None` if pieces may not have this name.
#[must_use]
pub fn read_named_pieces(
    text: &str,
    name_of: &dyn Fn(&str) -> Option<&'static str>,
) -> Option<Vec<Piece>> {
    let mut pieces = Vec::new();
    for group in text.split(';').filter(|group| !group.is_empty()) {
        let mut words = group.split(' ').peekable();
        let (side, kind) = (read_side(words.next()?)?, name_of(words.next()?)?);
        let pose = match words.peek() {
            Some(&"lying") => Pose::Lying,
            Some(&"on-end") => Pose::OnEnd,
            _ => Pose::Flat,
        };
        if pose != Pose::Flat {
            words.next();
        }
        for spots in words {
            let spots = spots.split('+').map(|spot| spot.parse().ok());
            let spots: Vec<Spot> = spots.collect::<Option<_>>()?;
            pieces.push(Piece {
                side,
                kind,
                pose,
                spots,
            });
        }
        if pieces.len() > MAX_PARTS {
            return None;
        }
    }
    Some(pieces)
}

fn side_letter(side: Option<Side>) -> char {
    match side {
        Some(Side::White) => 'w',
        Some(Side::Black) => 'b',
        None => '-',
    }
}

fn read_side(text: &str) -> Option<Option<Side>> {
    match text {
        "w" => Some(Some(Side::White)),
        "b" => Some(Some(Side::Black)),
        "-" => Some(None),
        _ => None,
    }
}

fn read_line(text: &str) -> Option<[Spot; 2]> {
    let (from, to) = text.split_once('-')?;
    Some([from.parse().ok()?, to.parse().ok()?])
}
