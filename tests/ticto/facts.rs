//! Facts visible in the picture of a position, independent of the rules.

use tablero::games::ticto::TicTo;
use tablero::play::{Game, Piece, Pose, Spot};
use tablero::rules::{Position, Side};

pub struct Facts {
    pub pieces: Vec<Piece>,
    pub turn: Side,
    /// The fields of its text.
    pub fields: Vec<String>,
}

impl Facts {
    pub fn of(position: &TicTo) -> Facts {
        Facts {
            pieces: position.pieces(),
            turn: position.turn(),
            fields: position.to_string().split(' ').map(str::to_owned).collect(),
        }
    }

    pub fn is_extended(&self) -> bool {
        self.fields[3] == "x"
    }

    pub fn last(&self) -> &str {
        &self.fields[4]
    }

    /// Everything on a place, the highest piece last.
    pub fn on(&self, at: Spot) -> Vec<&Piece> {
        let here = |piece: &&Piece| holds(piece, at);
        self.pieces.iter().filter(here).collect()
    }

    /// The squares and rectangles on a cell, the highest last.
    pub fn pile(&self, cell: Spot) -> Vec<&Piece> {
        let mut pile = self.on(cell);
        pile.retain(|piece| piece.kind != "round");
        pile
    }

    pub fn is_own(&self, piece: &Piece) -> bool {
        piece.side == Some(self.turn)
    }

    /// The side whose piece is on top of a cell. `Some(true)` means the side to move.
    pub fn top(&self, cell: Spot) -> Option<bool> {
        self.pile(cell).last().map(|piece| self.is_own(piece))
    }

    pub fn has_round(&self, at: Spot) -> bool {
        self.on(at).iter().any(|piece| piece.kind == "round")
    }

    pub fn round(&self, own: bool) -> Spot {
        let is = |piece: &&Piece| piece.kind == "round" && self.is_own(piece) == own;
        let round = self.pieces.iter().find(is).expect("both have a round");
        round.spots[0].ground()
    }

    /// The piece in a segment.
    pub fn wall(&self, segment: Spot) -> Option<&Piece> {
        let mut walls = self.on(segment).into_iter();
        walls.rfind(|piece| piece.pose != Pose::Flat)
    }

    /// The exit cell from which the mover's round started, or from which it is returning.
    pub fn home(&self) -> Spot {
        let white = (self.turn == Side::White) != self.is_extended();
        spot(if white { "d1" } else { "d7" })
    }

    pub fn goal(&self) -> Spot {
        spot(if self.home() == spot("d1") {
            "d7"
        } else {
            "d1"
        })
    }

    /// Whether the round could reach this cell step by step on own tops, and with `jumping` also by jumps,
    /// even as part of a longer path.
    pub fn is_path(&self, to: Spot, jumping: bool) -> bool {
        let mut reached = vec![self.round(true)];
        let mut index = 0;
        while let Some(&at) = reached.get(index) {
            index += 1;
            for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                let (segment, next) = (off(at, dx, dy), off(at, 2 * dx, 2 * dy));
                let low = |wall: &Piece| self.is_own(wall) && wall.pose == Pose::Lying;
                let passes = self.wall(segment).is_none_or(|wall| jumping && low(wall));
                let ends = next == to && next == self.goal();
                let carries = self.top(next) == Some(true);
                if passes && (carries || ends) && !reached.contains(&next) {
                    reached.push(next);
                }
            }
        }
        reached.contains(&to)
    }
}

pub fn spot(name: &str) -> Spot {
    name.parse().expect(name)
}

pub fn off(at: Spot, dx: i8, dy: i8) -> Spot {
    Spot {
        x: at.x + dx,
        y: at.y + dy,
        level: 0,
    }
}

pub fn holds(piece: &Piece, at: Spot) -> bool {
    piece.spots.iter().any(|spot| spot.ground() == at.ground())
}

pub fn level(piece: &Piece, at: Spot) -> Option<u8> {
    let here = piece.spots.iter().find(|spot| spot.ground() == at.ground());
    here.map(|spot| spot.level)
}

pub fn is_cell(at: Spot) -> bool {
    at.x & 1 != 0 && at.y & 1 != 0
}

pub fn is_margin(at: Spot) -> bool {
    is_cell(at) && !((1..14).contains(&at.x) && (1..14).contains(&at.y))
}

pub fn is_crossing(at: Spot) -> bool {
    at.x & 1 == 0 && at.y & 1 == 0
}

/// The cells or segments of a piece, without the places between them.
pub fn halves(piece: &Piece) -> Vec<Spot> {
    let count = if piece.spots.len() == 3 { 2 } else { 1 };
    piece.spots[..count]
        .iter()
        .map(|spot| spot.ground())
        .collect()
}

/// Whether a piece in a groove is in the groove of this segment or crossing.
pub fn is_in_groove(piece: &Piece, at: Spot) -> bool {
    let segment = halves(piece)[0];
    if segment.y & 1 == 0 {
        at.y == segment.y
    } else {
        at.x == segment.x
    }
}

/// The distance between two spots in half cells, horizontally plus vertically.
pub fn apart(a: Spot, b: Spot) -> u8 {
    a.x.abs_diff(b.x) + a.y.abs_diff(b.y)
}

/// The distance of a spot from the nearest half of a piece.
pub fn far(piece: &Piece, at: Spot) -> u8 {
    let halves = halves(piece).into_iter().map(|half| apart(half, at));
    halves.min().expect("a piece is somewhere")
}
