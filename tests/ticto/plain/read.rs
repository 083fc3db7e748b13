//! Reads the notation leniently. Whether the result is a position is checked later.

use super::Plain;
use super::board::{Piece, Spot, on_board};

/// A piece, with the cells on which it is the upper one.
type Marked = (Piece, Vec<Spot>);

impl Plain {
    /// `None` if there are no such pieces, or if they cannot lie on each other like this.
    pub fn read(text: &str) -> Option<Plain> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [white, black, side, stage, last, counter] = fields[..] else {
            return None;
        };
        let (white_round, mut marked) = read_player(white, true)?;
        let (black_round, black) = read_player(black, false)?;
        marked.extend(black);
        let plain = Plain {
            setup: "",
            pieces: in_order(marked)?,
            rounds: [white_round, black_round],
            white_to_move: side == "w",
            extension: stage == "x",
            last: last.to_owned(),
            counter: counter.parse().ok()?,
        };
        Some(plain)
    }
}

fn read_player(text: &str, white: bool) -> Option<(Spot, Vec<Marked>)> {
    let (round, pieces) = text.split_once(':')?;
    let round = round.strip_prefix(if white { 'R' } else { 'r' })?;
    let pieces = pieces.split(',').filter(|piece| !piece.is_empty());
    let pieces: Option<Vec<Marked>> = pieces.map(|piece| read_piece(piece, white)).collect();
    Some((read_spot(round)?, pieces?))
}

fn read_piece(text: &str, white: bool) -> Option<Marked> {
    let is_tall = text.starts_with('^');
    let is_rank = |c: char| c.is_ascii_digit();
    let (mut spots, mut upper) = (Vec::new(), Vec::new());
    let mut rest = text.trim_start_matches('^');
    while !rest.is_empty() {
        let after_rank = rest.find(is_rank)? + 1;
        let named = match rest[after_rank..].chars().next() {
            Some('n' | 'e') if spots.is_empty() || rest.len() == after_rank + 1 => after_rank + 1,
            _ => after_rank,
        };
        // The file e comes after a flat cell. The mark e of a segment does not come before a rank.
        let is_file = rest[after_rank..].chars().nth(1).is_some_and(is_rank);
        let named = if is_file { after_rank } else { named };
        let spot = read_spot(&rest[..named])?;
        spots.push(spot);
        rest = &rest[named..];
        if let Some(unmarked) = rest.strip_prefix('+') {
            upper.push(spot);
            rest = unmarked;
        }
    }
    let (&low, &high) = (spots.first()?, spots.last()?);
    let rectangle = is_tall || spots.len() > 1;
    let piece = Piece {
        white,
        rectangle,
        low,
        high,
    };
    Some((piece, upper))
}

fn read_spot(text: &str) -> Option<Spot> {
    let file = "zabcdefgh".find(text.get(..1)?)? as i8;
    let rank = text.get(1..2)?.parse::<i8>().ok()?;
    match text.get(2..)? {
        "" => Some((2 * file, 2 * rank)),
        "n" => Some((2 * file, 2 * rank + 1)),
        "e" => Some((2 * file + 1, 2 * rank)),
        _ => None,
    }
}

/// Sorts pieces so that each is after those on which it lies.
fn in_order(mut marked: Vec<Marked>) -> Option<Vec<Piece>> {
    let mut pieces = Vec::new();
    while !marked.is_empty() {
        let is_next = |(piece, upper): &Marked| {
            upper.iter().all(|&cell| {
                let below = |other: &&Marked| other.0.covers(cell) && !other.1.contains(&cell);
                !marked.iter().any(|other| below(&other))
            }) && upper
                .iter()
                .all(|&cell| on_board(cell) && piece.covers(cell))
        };
        let index = marked.iter().position(is_next)?;
        pieces.push(marked.remove(index).0);
    }
    Some(pieces)
}
