//! The gestures: touch the piece, then where it shall be.

use super::moves::Move;
use super::picture;
use super::position::Sketch;
use super::stand::{Stand, between, is_cell};
use std::fmt;
use tablero::play::{Board, Game, Piece, Spot, Touch};
use tablero::rules::{Outcome, Position};

/// Why touches make no move; two rules are told, to see that they can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    Nothing {
        at: Spot,
    },
    NotYours {
        at: Spot,
    },
    /// Something lies or stands on the piece there.
    Covered {
        at: Spot,
        by: &'static str,
    },
    /// A wall is in the way.
    Wall {
        at: Spot,
    },
    /// The piece has nowhere to go.
    Stuck {
        at: Spot,
    },
    Elsewhere {
        at: Spot,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Nothing { at } => write!(f, "no piece on {at}"),
            Reason::NotYours { at } => write!(f, "the piece on {at} is the opponent's"),
            Reason::Covered { at, by } => write!(f, "a {by} is on the piece on {at}"),
            Reason::Wall { at } => write!(f, "a wall in {at} is in the way"),
            Reason::Stuck { at } => write!(f, "the piece on {at} cannot move"),
            Reason::Elsewhere { at } => write!(f, "the piece cannot go to {at}"),
        }
    }
}

/// The result that the vectors give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending(pub Outcome);

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Game for Sketch {
    const SLUG: &'static str = "ticto-sketch";
    const LEVELS: bool = false;
    type Reason = Reason;
    type Ending = Ending;

    fn board(&self) -> Board {
        picture::board()
    }

    fn pieces(&self) -> Vec<Piece> {
        picture::pieces(self)
    }

    fn gesture(&self, mv: Move) -> Vec<Touch> {
        let actor = match self.actor(mv) {
            Some(man) => picture::spots(&man),
            None => vec![picture::round_spot(self, self.turn)],
        };
        vec![Touch::any_of(actor), Touch::any_of(goal(mv))]
    }

    fn why_not(&self, touched: &[Spot]) -> Reason {
        let Some(at) = touched.first().map(|spot| spot.ground()) else {
            return Reason::Nothing {
                at: Spot::cell(1, 1),
            };
        };
        let there = |piece: &&Piece| piece.spots.iter().any(|spot| spot.ground() == at);
        let pieces = self.pieces();
        let own = |piece: &&Piece| there(piece) && piece.side == Some(self.turn());
        match (pieces.iter().rfind(own), pieces.iter().find(there)) {
            (None, None) => Reason::Nothing { at },
            (None, Some(_)) => Reason::NotYours { at },
            (Some(piece), _) => self.why_not_piece(&pieces, piece, touched),
        }
    }

    fn ending(&self) -> Option<Ending> {
        self.outcome().map(Ending)
    }
}

impl Sketch {
    fn why_not_piece(&self, pieces: &[Piece], piece: &Piece, touched: &[Spot]) -> Reason {
        for spot in &piece.spots {
            let above = |other: &&Piece| other.spots.contains(&spot.at_level(spot.level + 1));
            if let Some(other) = pieces.iter().find(above) {
                return Reason::Covered {
                    at: spot.ground(),
                    by: other.kind,
                };
            }
        }
        match *touched {
            [from, to, ..] => match self.wall_between(from.ground(), to.ground()) {
                Some(at) => Reason::Wall { at },
                None => Reason::Elsewhere { at: to.ground() },
            },
            _ => Reason::Stuck {
                at: piece.spots[0].ground(),
            },
        }
    }

    /// The first wall on the straight way from one cell to another.
    fn wall_between(&self, from: Spot, to: Spot) -> Option<Spot> {
        if !is_cell(from) || !is_cell(to) || (from.x != to.x) == (from.y != to.y) {
            return None;
        }
        let (dx, dy) = ((to.x - from.x).signum(), (to.y - from.y).signum());
        let steps = from
            .x
            .abs_diff(to.x)
            .max(from.y.abs_diff(to.y))
            .cast_signed();
        let way = (1..steps).map(|n| Spot {
            x: from.x + n * dx,
            y: from.y + n * dy,
            level: 0,
        });
        let walls = |at: &Spot| {
            let holds = |stand: Stand| !stand.is_flat() && stand.named().contains(at);
            self.men.iter().any(|man| holds(man.stand))
        };
        way.into_iter().find(walls)
    }
}

/// The places of the second touch.
fn goal(mv: Move) -> Vec<Spot> {
    match mv {
        Move::Round { to, .. } => vec![to],
        Move::Push { pushed, .. } => pushed.spots(),
        Move::Rebel(pair) => pair.spots().iter().map(|at| at.at_level(1)).collect(),
        Move::Go { from, to } => match (from, to) {
            (Stand::Cells(a, b), Stand::Cells(c, d)) if lengthwise([a, b], [c, d]) => {
                vec![if c > a { d } else { c }]
            }
            (Stand::Long(a, _), Stand::Long(c, d)) => vec![if c > a { d } else { c }],
            (Stand::Long(a, b), Stand::Tall(end)) => {
                vec![between(nearer(end, a, b), end)]
            }
            (Stand::Tall(segment), Stand::Cells(a, b)) => {
                let near = nearer(segment, a, b);
                vec![near, if near == a { b } else { a }, between(a, b)]
            }
            _ => to.spots(),
        },
    }
}

/// Whether all four cells of a slide lie in one line.
fn lengthwise([a, b]: [Spot; 2], [c, d]: [Spot; 2]) -> bool {
    let all_at = |along: fn(Spot) -> i8| [b, c, d].iter().all(|&at| along(at) == along(a));
    all_at(|at| at.x) || all_at(|at| at.y)
}

fn nearer(to: Spot, a: Spot, b: Spot) -> Spot {
    let apart = |at: Spot| at.x.abs_diff(to.x) + at.y.abs_diff(to.y);
    if apart(a) < apart(b) { a } else { b }
}
