//! The board as seen by the side to move: a few flags for every place of the lattice.

use super::TicTo;
use super::army::ArmyPiece;
use super::lattice::{is_cell, is_exit, is_ideological, is_segment};
use crate::games::ticto::Reason;
use crate::play::Spot;
use crate::rules::Side;

/// The lattice extends three half cells beyond the board on every side, because moves look that far.
const SIDE: usize = 21;
const ORIGIN: i8 = 3;

// Flags of a cell: the owner of the lower or only piece, and the owner of the upper piece.
const LOW_OWN: u8 = 1;
const LOW_ENEMY: u8 = 2;
const UP_OWN: u8 = 4;
const UP_ENEMY: u8 = 8;
/// The upper piece is an enemy on which a round stands, possibly on its other half.
const PROTECTED: u8 = 16;
const ROUND: u8 = 32;

// Flags of a segment: the wall in it, and whether a flat rectangle lies over it.
const OWN_WALL: u8 = 1;
const ENEMY_WALL: u8 = 2;
/// A wall that its own round can jump.
const LOW_WALL: u8 = 4;
const UNDER_RECTANGLE: u8 = 8;

/// The flag of a crossing: a rectangle that lies in a groove occupies it.
const HELD: u8 = 1;

/// A cell of the board or a segment.
const REAL: u8 = 64;
/// An exit cell, or a segment around one.
const CLOSED: u8 = 128;

/// The empty board.
const BOARD: [u8; SIDE * SIDE] = {
    let mut flags = [0; SIDE * SIDE];
    let mut y = -ORIGIN;
    while index(Spot { x: 0, y, level: 0 }) < SIDE * SIDE {
        let mut x = -ORIGIN;
        while x + ORIGIN < SIDE as i8 {
            let at = Spot { x, y, level: 0 };
            if is_segment(at) {
                flags[index(at)] = if is_ideological(at) {
                    REAL | CLOSED
                } else {
                    REAL
                };
            } else if is_cell(at) {
                flags[index(at)] = if is_exit(at) { REAL | CLOSED } else { REAL };
            }
            x += 1;
        }
        y += 1;
    }
    flags
};

const fn index(at: Spot) -> usize {
    (at.y + ORIGIN).cast_unsigned() as usize * SIDE + (at.x + ORIGIN).cast_unsigned() as usize
}

/// The board of a position.
#[derive(Clone)]
pub(super) struct Ground<'a> {
    pub(super) position: &'a TicTo,
    flags: [u8; SIDE * SIDE],
}

impl Ground<'_> {
    pub(super) fn new(position: &TicTo) -> Ground<'_> {
        let mut ground = Ground {
            position,
            flags: BOARD,
        };
        for at in position.rounds {
            ground.flags[index(at)] |= ROUND;
        }
        for side in Side::BOTH {
            let own = side == position.turn;
            for piece in position.army(side).pieces() {
                ground.put(piece, own);
            }
        }
        ground
    }

    /// A copy without a flat piece of the side to move.
    pub(super) fn without(&self, piece: ArmyPiece) -> Self {
        let mut ground = self.clone();
        for (at, upper) in piece.halves() {
            ground.flags[index(at)] &= !half(true, upper);
        }
        ground
    }

    fn put(&mut self, piece: ArmyPiece, own: bool) {
        let placement = piece.placement;
        if placement.is_flat() {
            let rounds = self.position.rounds;
            let protected = !own && placement.named().any(|at| rounds.contains(&at));
            for (at, upper) in piece.halves() {
                self.flags[index(at)] |= half(own, upper);
                if protected && upper {
                    self.flags[index(at)] |= PROTECTED;
                }
            }
            if let Some(at) = placement.middle() {
                self.flags[index(at)] |= UNDER_RECTANGLE;
            }
        } else {
            let low = if placement.shape() == super::Shape::Tall {
                0
            } else {
                LOW_WALL
            };
            let wall = low | if own { OWN_WALL } else { ENEMY_WALL };
            placement
                .named()
                .for_each(|at| self.flags[index(at)] |= wall);
            if let Some(at) = placement.middle() {
                self.flags[index(at)] |= HELD;
            }
        }
    }

    fn at(&self, at: Spot) -> u8 {
        self.flags[index(at)]
    }

    /// Whether this is a cell of the board or a segment.
    pub(super) fn is_real(&self, at: Spot) -> bool {
        self.at(at) & REAL != 0
    }

    pub(super) fn is_walled(&self, segment: Spot) -> bool {
        self.at(segment) & (OWN_WALL | ENEMY_WALL) != 0
    }

    pub(super) fn is_own_wall(&self, segment: Spot) -> bool {
        self.at(segment) & OWN_WALL != 0
    }

    pub(super) fn is_enemy_wall(&self, segment: Spot) -> bool {
        self.at(segment) & ENEMY_WALL != 0
    }

    /// Whether the round may jump over the wall in this segment.
    pub(super) fn is_jumpable(&self, segment: Spot) -> bool {
        let jumpable = OWN_WALL | LOW_WALL;
        self.at(segment) & jumpable == jumpable
    }

    pub(super) fn is_held(&self, crossing: Spot) -> bool {
        self.at(crossing) & HELD != 0
    }

    pub(super) fn has_round(&self, cell: Spot) -> bool {
        self.at(cell) & ROUND != 0
    }

    pub(super) fn is_topped(&self, cell: Spot) -> bool {
        self.at(cell) & (LOW_OWN | LOW_ENEMY | UP_OWN | UP_ENEMY) != 0
    }

    /// Whether two pieces lie on the cell.
    pub(super) fn is_pair(&self, cell: Spot) -> bool {
        self.at(cell) & (UP_OWN | UP_ENEMY) != 0
    }

    pub(super) fn is_own_topped(&self, cell: Spot) -> bool {
        match self.at(cell) & (UP_OWN | UP_ENEMY) {
            0 => self.at(cell) & LOW_OWN != 0,
            upper => upper == UP_OWN,
        }
    }

    pub(super) fn is_enemy_topped(&self, cell: Spot) -> bool {
        match self.at(cell) & (UP_OWN | UP_ENEMY) {
            0 => self.at(cell) & LOW_ENEMY != 0,
            upper => upper == UP_ENEMY,
        }
    }

    /// Checks that a wall can enter this segment.
    pub(super) fn free(&self, segment: Spot) -> Result<(), Reason> {
        match self.at(segment) & (REAL | CLOSED | UNDER_RECTANGLE | OWN_WALL | ENEMY_WALL) {
            REAL => Ok(()),
            flags if flags & REAL == 0 => Err(Reason::GrooveEnds),
            flags if flags & CLOSED != 0 => Err(Reason::Ideological { at: segment }),
            flags if flags & UNDER_RECTANGLE != 0 => Err(Reason::LainOn { at: segment }),
            _ => Err(Reason::Taken { at: segment }),
        }
    }

    /// Checks that no rectangle occupies this crossing.
    pub(super) fn open(&self, crossing: Spot) -> Result<(), Reason> {
        if self.is_held(crossing) {
            Err(Reason::Held { at: crossing })
        } else {
            Ok(())
        }
    }

    /// Checks that squares and rectangles may enter this cell, apart from its pile.
    pub(super) fn enter(&self, cell: Spot) -> Result<(), Reason> {
        match self.at(cell) & (CLOSED | ROUND) {
            0 => Ok(()),
            flags if flags & CLOSED != 0 => Err(Reason::Exit { at: cell }),
            _ => Err(Reason::RoundThere { at: cell }),
        }
    }

    /// Checks that the pile of this cell allows one more piece.
    pub(super) fn land(&self, cell: Spot) -> Result<(), Reason> {
        match self.at(cell) & (UP_OWN | UP_ENEMY | PROTECTED) {
            0 | UP_ENEMY => Ok(()),
            flags if flags & UP_OWN != 0 => Err(Reason::OwnPair { at: cell }),
            _ => Err(Reason::Protected { at: cell }),
        }
    }
}

/// The flag for one half of a flat piece.
const fn half(own: bool, upper: bool) -> u8 {
    match (own, upper) {
        (true, false) => LOW_OWN,
        (true, true) => UP_OWN,
        (false, false) => LOW_ENEMY,
        (false, true) => UP_ENEMY,
    }
}
