//! Scenes for random positions: small groups of pieces that test a rule.

use super::board::{EXITS, Piece, Spot, exists, from, groove, on_board};
use super::random::{Maker, new};

/// Returns whether all pieces could be placed.
type Scene<'a> = fn(&mut Maker<'a>) -> bool;

/// The situation at the end of a push.
#[derive(Clone, Copy)]
enum End {
    Edge,
    EdgeForLong,
    Ideological,
    Wall,
    AcrossBeyond,
    FlatBeyond,
    AcrossBetween,
}

impl<'a> Maker<'a> {
    /// Adds several scenes of one kind or of all kinds, and random pieces.
    pub fn put_scenes(&mut self) {
        if self.plain.must_leave_home() {
            self.put_an_avenue();
        }
        let all: [Scene<'a>; 10] = [
            Maker::put_a_push,
            Maker::put_a_crossing,
            Maker::put_a_lander,
            Maker::put_a_road,
            Maker::put_a_pair,
            Maker::put_half_out,
            Maker::put_a_protected_one,
            Maker::put_beside_a_wall,
            Maker::put_over_a_cell,
            Maker::put_at_an_exit,
        ];
        let [push, crossing, lander, road, pair, half_out, protected, ..] = all;
        let favourite = all[self.rng.usize(..all.len())];
        let (pushes, crossings, landers, others) = self.pick(&[
            (1, (0, 0, 0, 0)),
            (2, (6, 6, 0, 0)),
            (17, (18, 0, 1, 1)),
            (11, (2, 0, 9, 3)),
        ]);
        let mut scenes: Vec<Scene<'a>> = [
            vec![push; pushes],
            vec![crossing; crossings],
            vec![lander; landers],
            [road, pair, half_out].repeat(others),
        ]
        .concat();
        for _ in 0..self.rng.usize(..4) {
            scenes.push(favourite);
            scenes.push(all[self.rng.usize(..all.len())]);
        }
        self.rng.shuffle(&mut scenes);
        if let Some(first) = self.pick(&[(2, Some(road)), (4, Some(protected)), (3, None)]) {
            scenes.insert(0, first);
        }
        for scene in scenes {
            let mut tries = 0..8;
            while tries.next().is_some() && !scene(self) {}
        }
        for _ in 0..self.rng.usize(..4) {
            let piece = self.anywhere();
            self.put(piece);
        }
    }

    /// Pieces of the side to move in front of its round, with walls between them.
    fn put_a_road(&mut self) -> bool {
        let white = self.plain.white_to_move;
        let mut at = self.plain.round(white);
        for _ in 0..self.rng.usize(1..4) {
            let direction = self.direction();
            let to = from(at, direction, 2);
            if self.plain.top(to).is_none_or(|top| top.white != white) {
                let index = self.plain.pieces.len();
                let piece = self.piece_on(to, white);
                if !self.put_at(index, piece) {
                    return false;
                }
            }
            let segment = from(at, direction, 1);
            let along = groove(segment);
            let wall = match self.rng.usize(..6) {
                0 => new(white, false, segment, segment),
                1 => new(white, true, segment, segment),
                2 => self.wall_in(segment, white, along),
                3 => self.wall_in(segment, !white, along),
                _ => continue,
            };
            self.put(wall);
            at = to;
        }
        true
    }

    /// Pieces beside the home of the round to move, sometimes all the way to its goal.
    fn put_an_avenue(&mut self) {
        let white = self.plain.white_to_move;
        let home = self.plain.home(white);
        let towards = if home == EXITS[0] { (0, 1) } else { (0, -1) };
        if self.one_in(3) {
            for (first, last) in [(2, 4), (6, 8), (10, 10)] {
                let ends = [from(home, towards, first), from(home, towards, last)];
                self.put(new(white, first != last, ends[0], ends[1]));
            }
        }
        for direction in [(-1, 0), (1, 0), towards] {
            let beside = from(home, direction, 2);
            let piece = self.piece_on(beside, white);
            self.put(piece);
        }
    }

    /// A wall that can push, an enemy wall in front of it, and something at the end of its path.
    fn put_a_push(&mut self) -> bool {
        let white = self.plain.white_to_move;
        let end = self.pick(&[
            (2, End::Edge),
            (1, End::EdgeForLong),
            (3, End::Ideological),
            (2, End::Wall),
            (5, End::AcrossBeyond),
            (4, End::FlatBeyond),
            (6, End::AcrossBetween),
        ]);
        // The place to which the pushed wall would move.
        let mut beyond = from(self.cell(), self.direction(), 1);
        if matches!(end, End::Ideological) {
            beyond = from(EXITS[self.rng.usize(..2)], self.direction(), 1);
        }
        let direction = self.either_way(groove(beyond));
        let back = (-direction.0, -direction.1);
        while matches!(end, End::Edge | End::EdgeForLong) && exists(beyond) {
            beyond = from(beyond, direction, 2);
        }
        let segment = from(beyond, back, 2);
        let victim = if matches!(end, End::EdgeForLong) {
            new(!white, true, segment, from(segment, back, 2))
        } else {
            // Occasionally an own wall, which cannot be pushed.
            let victim_white = white == self.one_in(20);
            self.wall_in(segment, victim_white, back)
        };
        let behind = from(victim.front(back), back, 2);
        let pusher = self.wall_in(behind, white, back);
        if !self.put(victim) || !self.put(pusher) {
            return false;
        }
        let owner = self.rectangle_owner();
        let more = match end {
            End::Edge | End::EdgeForLong | End::Ideological => return true,
            End::Wall => self.wall_in(beyond, white, direction),
            End::AcrossBeyond => across(owner, from(beyond, back, 1), direction),
            End::FlatBeyond => across(owner, beyond, direction),
            End::AcrossBetween => across(owner, from(behind, direction, 1), direction),
        };
        self.put(more)
    }

    /// A rectangle in a groove, and another one across its path.
    fn put_a_crossing(&mut self) -> bool {
        let white = self.plain.white_to_move;
        let segment = from(self.cell(), self.direction(), 1);
        let direction = self.either_way(groove(segment));
        let length = self.pick(&[(1, 0), (1, 2)]);
        let wall = new(white, true, segment, from(segment, direction, length));
        let ahead = self.pick(&[(1, 1), (1, 3)]);
        let crossing = from(wall.front(direction), direction, ahead);
        if !self.put(wall) {
            return false;
        }
        let owner = self.rectangle_owner();
        self.put(across(owner, crossing, direction))
    }

    /// Two piles next to each other, with enemies on top or an enemy rectangle across both, and a piece that
    /// can land on one or both.
    fn put_a_lander(&mut self) -> bool {
        let white = self.plain.white_to_move;
        let one = self.cell();
        let along = self.direction();
        let other = from(one, along, 2);
        let square = |white, cell| new(white, false, cell, cell);
        let lower = self.rng.bool();
        let upper = white == self.one_in(8);
        let before = self.plain.pieces.clone();
        let second = if self.one_in(4) {
            self.plain.pieces.push(square(!lower, other));
            square(!white, one)
        } else {
            new(!white, true, one, other)
        };
        let piles = [square(lower, one), second, square(upper, other)];
        self.plain.pieces.extend(piles);
        // Half a cell away it is a wall.
        let aside = self.either_way((along.1, along.0));
        let away = self.pick(&[(1, 1), (2, 2), (2, 4)]);
        let ends = [one, other].map(|cell| from(cell, aside, away));
        let rectangle = self.rng.usize(..3) > 0;
        let lander = new(white, rectangle, ends[0], ends[usize::from(rectangle)]);
        self.plain.pieces.push(lander);
        let well = self.plain.pieces_are_well();
        if !well {
            self.plain.pieces = before;
        }
        well
    }

    /// The enemy's round on one half of a rectangle, another piece under the other half, and a square that
    /// could land there.
    fn put_a_protected_one(&mut self) -> bool {
        let white = self.plain.white_to_move;
        let round = self.plain.round(!white);
        let under = |piece: &&Piece| piece.is_flat() && piece.covers(round);
        let Some(&piece) = self.plain.pieces.iter().find(under) else {
            return false;
        };
        let before = self.plain.pieces.clone();
        let piece = if piece.rectangle {
            piece
        } else {
            let rectangle = new(!white, true, round, from(round, self.direction(), 2));
            self.plain.pieces.push(rectangle);
            rectangle
        };
        let other = if piece.low == round {
            piece.high
        } else {
            piece.low
        };
        let lower = new(self.rng.bool(), false, other, other);
        self.plain.pieces.insert(0, lower);
        let at = from(other, self.direction(), 2 * self.rng.i8(1..=2));
        self.plain.pieces.push(new(white, false, at, at));
        let well = self.plain.pieces_are_well();
        if !well {
            self.plain.pieces = before;
        }
        well
    }

    /// A wall at the end of another wall, or a rectangle across its end.
    fn put_beside_a_wall(&mut self) -> bool {
        let walls = self.plain.pieces.iter().filter(|piece| piece.is_wall());
        let Some(&wall) = self.rng.choice(walls.collect::<Vec<_>>()) else {
            return false;
        };
        let direction = self.either_way(wall.along());
        let end = wall.front(direction);
        let owner = self.rectangle_owner();
        let piece = match self.rng.usize(..8) {
            half_cells @ 1..=3 => across(owner, from(end, direction, half_cells as i8), direction),
            _ => {
                let white = wall.white != (self.rng.usize(..4) > 0);
                self.wall_in(from(end, direction, 2), white, direction)
            }
        };
        self.put(piece)
    }

    /// A piece exactly on or under another one, mostly so that the side to move could rebel.
    fn put_a_pair(&mut self) -> bool {
        let flats = self.plain.pieces.iter().filter(|piece| piece.is_flat());
        let Some(&piece) = self.rng.choice(flats.collect::<Vec<_>>()) else {
            return false;
        };
        let white = !piece.white;
        let above = self.plain.pieces.len();
        match self.rng.usize(..5) {
            0 => self.put(piece),
            1 => self.put(Piece { white, ..piece }),
            _ if piece.white == self.plain.white_to_move => {
                self.put_at(above, Piece { white, ..piece })
            }
            _ => self.put_at(0, Piece { white, ..piece }),
        }
    }

    /// A piece on or under one cell of another piece.
    fn put_over_a_cell(&mut self) -> bool {
        let cells = self.plain.pieces.iter().flat_map(|piece| piece.cells());
        let Some(cell) = self.rng.choice(cells.collect::<Vec<_>>()) else {
            return false;
        };
        let white = self.rng.bool();
        let piece = self.piece_on(cell, white);
        self.put(piece)
    }

    fn put_half_out(&mut self) -> bool {
        let direction = self.direction();
        let mut at = self.cell();
        while on_board(from(at, direction, 2)) {
            at = from(at, direction, 2);
        }
        let owner = self.rectangle_owner();
        self.put(new(owner, true, at, from(at, direction, 2)))
    }

    /// A piece beside an exit, or a wall next to its ideological segments.
    fn put_at_an_exit(&mut self) -> bool {
        let exit = EXITS[self.rng.usize(..2)];
        let white = self.rng.bool();
        let side = self.direction();
        let piece = if self.rng.bool() {
            self.piece_on(from(exit, side, 2), white)
        } else {
            let ideological = from(exit, side, 1);
            let direction = self.either_way(groove(ideological));
            self.wall_in(from(ideological, direction, 2), white, direction)
        };
        self.put(piece)
    }
}

/// A rectangle across a path, with its middle on a crossing or a segment of the path.
fn across(white: bool, middle: Spot, direction: Spot) -> Piece {
    let aside = (direction.1, direction.0);
    new(white, true, from(middle, aside, -1), from(middle, aside, 1))
}
