//! Random positions: starts, and pieces arranged so that rare situations are common. The probabilities are
//! chosen so that every rule decides something within a thousand positions.

use super::Plain;
use super::board::{DIRECTIONS, EXITS, Piece, Spot, from, groove, on_board};
use super::text::name;
use fastrand::Rng;

const SETUPS: [(&str, &str); 3] = [
    (
        "",
        "Rd1:a2,b1c1,b2,c2,d2,e1f1,e2,f2,g2 rd7:a6,b6,b7c7,c6,d6,e6,e7f7,f6,g6 w n - 0",
    ),
    (
        "setup=line",
        "Rd1:a1,b1,b2c2,c1,d2,e1,e2f2,f1,g1 rd7:a7,b6c6,b7,c7,d6,e6f6,e7,f7,g7 w n - 0",
    ),
    (
        "setup=wedge",
        "Rd1:a1b1,b2,c1,c2,d2,e1,e2,f1g1,f2 rd7:a7b7,b6,c6,c7,d6,e6,e7,f6,f7g7 w n - 0",
    ),
];

pub fn start(rng: &mut Rng) -> Plain {
    let (setup, text) = SETUPS[rng.usize(..3)];
    let plain = Plain::read(text).expect("a start is a position");
    Plain { setup, ..plain }
}

pub fn anything(rng: &mut Rng) -> Plain {
    let mut maker = Maker {
        plain: Plain {
            setup: SETUPS[rng.usize(..3)].0,
            pieces: Vec::new(),
            rounds: [some_cell(rng), some_cell(rng)],
            white_to_move: rng.bool(),
            extension: rng.usize(..3) == 0,
            last: "-".to_owned(),
            counter: rng.u8(..=100),
        },
        rng,
    };
    if maker.rng.usize(..19) < 4 {
        maker.put_the_blocked();
    } else {
        maker.put_rounds();
        maker.put_scenes();
        maker.choose_counter();
    }
    maker.choose_last();
    if maker.one_in(8) {
        maker.spoil();
    }
    maker.plain
}

/// A cell for a round, often next to an exit.
fn some_cell(rng: &mut Rng) -> Spot {
    let beside = from(EXITS[rng.usize(..2)], DIRECTIONS[rng.usize(..4)], 2);
    if rng.bool() && on_board(beside) {
        beside
    } else {
        (2 * rng.i8(1..=7), 2 * rng.i8(1..=7))
    }
}

/// The places of the rounds.
#[derive(Clone, Copy)]
enum Situation {
    BothAtHome,
    BlackAtHome,
    AnswerDue,
    Unanswered,
    BlackArrived,
    BothArrived,
    AtAnExit,
    BesideTheGoal,
    Anywhere,
}

/// Arranges pieces so that the side to move has interesting moves.
pub struct Maker<'a> {
    pub plain: Plain,
    pub rng: &'a mut Rng,
}

impl Maker<'_> {
    pub fn one_in(&mut self, number: usize) -> bool {
        self.rng.usize(..number) == 0
    }

    /// One of these items, with the given weights.
    pub fn pick<T: Copy>(&mut self, weighted: &[(usize, T)]) -> T {
        let all = weighted
            .iter()
            .flat_map(|&(weight, thing)| vec![thing; weight]);
        self.rng
            .choice(all.collect::<Vec<_>>())
            .expect("some thing")
    }

    pub fn cell(&mut self) -> Spot {
        (2 * self.rng.i8(1..=7), 2 * self.rng.i8(1..=7))
    }

    pub fn direction(&mut self) -> Spot {
        DIRECTIONS[self.rng.usize(..4)]
    }

    pub fn either_way(&mut self, direction: Spot) -> Spot {
        if self.rng.bool() {
            direction
        } else {
            (-direction.0, -direction.1)
        }
    }

    /// A flat piece on a cell, square or rectangle.
    pub fn piece_on(&mut self, cell: Spot, white: bool) -> Piece {
        let rectangle = self.one_in(4);
        let direction = self.direction();
        let other = if rectangle {
            from(cell, direction, 2)
        } else {
            cell
        };
        new(white, rectangle, cell, other)
    }

    /// A wall that begins in a segment.
    pub fn wall_in(&mut self, segment: Spot, white: bool, direction: Spot) -> Piece {
        let next = from(segment, direction, 2);
        let (rectangle, other) = self.pick(&[
            (6, (false, segment)),
            (1, (true, segment)),
            (1, (true, next)),
        ]);
        new(white, rectangle, segment, other)
    }

    /// A random side that still has a rectangle to place.
    pub fn rectangle_owner(&mut self) -> bool {
        let white = self.rng.bool();
        let count = self
            .plain
            .pieces
            .iter()
            .filter(|piece| piece.rectangle && piece.white == white);
        white == (count.count() < 2)
    }

    /// Puts a piece at a random index of the list, so above or below others.
    pub fn put(&mut self, piece: Piece) -> bool {
        let index = self.rng.usize(..=self.plain.pieces.len());
        self.put_at(index, piece)
    }

    /// Puts a piece at an index of the list, if it may be there.
    pub fn put_at(&mut self, index: usize, piece: Piece) -> bool {
        self.plain.pieces.insert(index, piece);
        let well = self.plain.pieces_are_well();
        if !well {
            self.plain.pieces.remove(index);
        }
        well
    }

    fn put_rounds(&mut self) {
        use Situation::*;
        let situation = self.pick(&[
            (4, BothAtHome),
            (2, BlackAtHome),
            (2, AnswerDue),
            (4, Unanswered),
            (2, BlackArrived),
            (2, BothArrived),
            (1, AtAnExit),
            (6, BesideTheGoal),
            (24, Anywhere),
        ]);
        let plain = &mut self.plain;
        if matches!(situation, BothAtHome | BlackAtHome) {
            plain.extension = self.rng.usize(..4) == 0;
        }
        let [white_home, black_home] = [plain.home(true), plain.home(false)];
        match situation {
            BothAtHome => (plain.rounds, plain.white_to_move) = ([white_home, black_home], true),
            BlackAtHome => (plain.rounds[1], plain.white_to_move) = (black_home, false),
            AnswerDue => (plain.rounds[0], plain.white_to_move) = (black_home, false),
            Unanswered => (plain.rounds[0], plain.white_to_move) = (black_home, true),
            BlackArrived => (plain.rounds[1], plain.white_to_move) = (white_home, true),
            BothArrived => {
                plain.rounds = [black_home, white_home];
                (plain.white_to_move, plain.extension) = (true, self.rng.usize(..8) > 0);
            }
            AtAnExit => plain.rounds[self.rng.usize(..2)] = EXITS[self.rng.usize(..2)],
            BesideTheGoal => {
                let white = plain.white_to_move;
                let beside = from(plain.goal(white), DIRECTIONS[self.rng.usize(..4)], 2);
                if on_board(beside) {
                    plain.rounds[usize::from(!white)] = beside;
                }
            }
            Anywhere => {}
        }
        for white in [true, false] {
            let at = self.plain.round(white);
            if !EXITS.contains(&at) {
                let under = self.piece_on(at, white);
                self.plain.pieces.push(under);
            }
        }
    }

    /// The side to move only has pieces under its round or under enemies.
    fn put_the_blocked(&mut self) {
        self.plain.rounds = [self.cell(), self.cell()];
        if self.one_in(5) {
            self.plain.rounds[0] = self.plain.goal(true);
            self.plain.white_to_move = false;
        }
        for white in [true, false] {
            let at = self.plain.round(white);
            if !EXITS.contains(&at) {
                self.plain.pieces.push(new(white, false, at, at));
            }
        }
        let white = self.plain.white_to_move;
        for _ in 0..self.rng.usize(..4) {
            let at = self.cell();
            let own = self.piece_on(at, white);
            let over = if self.one_in(8) {
                Piece {
                    white: !white,
                    ..own
                }
            } else {
                new(!white, true, at, from(at, self.direction(), 2))
            };
            self.plain.pieces.extend([own, over]);
            if !self.plain.pieces_are_well() {
                self.plain.pieces.truncate(self.plain.pieces.len() - 2);
            }
        }
        for _ in 0..self.rng.usize(..4) {
            let piece = self.anywhere();
            self.put(Piece {
                white: !white,
                ..piece
            });
        }
    }

    pub fn anywhere(&mut self) -> Piece {
        let white = self.rng.bool();
        let at = self.cell();
        if self.rng.bool() {
            self.piece_on(at, white)
        } else {
            let segment = from(at, self.direction(), 1);
            self.wall_in(segment, white, groove(segment))
        }
    }

    fn choose_last(&mut self) {
        let possible = self.plain.possible_last();
        let kind = if self.rng.usize(..3) > 0 { '*' } else { '!' };
        let (alike, other): (Vec<_>, Vec<_>) =
            possible.into_iter().partition(|last| last.contains(kind));
        let chosen = self.rng.choice(alike).or_else(|| self.rng.choice(other));
        if let Some(last) = chosen.filter(|_| self.rng.usize(..4) > 0) {
            self.plain.last = last;
        }
    }

    fn choose_counter(&mut self) {
        let any = self.rng.u8(..98);
        self.plain.counter = self.pick(&[(4, 100), (2, 99), (2, 98), (2, 0), (8, any)]);
    }

    /// Changes something without checks, so that the result is usually not a position.
    fn spoil(&mut self) {
        let piece = self.anywhere();
        let flipped = Plain {
            white_to_move: !self.plain.white_to_move,
            ..self.plain.clone()
        };
        let count = self.plain.pieces.len();
        match self.rng.usize(..9) {
            0 => self.plain.pieces.push(piece),
            1 if count > 0 => {
                let twice = self.plain.pieces[self.rng.usize(..count)];
                self.plain.pieces[self.rng.usize(..count)] = twice;
            }
            2 if count > 0 => {
                let piece = &mut self.plain.pieces[self.rng.usize(..count)];
                if piece.rectangle {
                    piece.high = from(piece.low, DIRECTIONS[self.rng.usize(..4)], 2);
                }
            }
            3 => self.plain.rounds[self.rng.usize(..2)] = some_cell(self.rng),
            4 => self.plain.rounds.swap(0, 1),
            5 => self.plain = flipped,
            6 => self.plain.extension = !self.plain.extension,
            7 => self.plain.counter = 101,
            _ => {
                let elsewhere = format!("*{}", name(self.cell()));
                let last = self.rng.choice(flipped.possible_last());
                self.plain.last = last.unwrap_or(elsewhere);
            }
        }
        self.plain.pieces.retain(|piece| piece.has_a_name());
    }
}

pub fn new(white: bool, rectangle: bool, one: Spot, other: Spot) -> Piece {
    Piece {
        white,
        rectangle,
        low: one.min(other),
        high: one.max(other),
    }
}
