//! A small game for tests: stones on a strip of three to nine cells, `W.b..b w`.
//!
//! A stone moves to a neighbouring empty cell (`a1-b1`), swaps places with a neighbour of its own side
//! (written the same way), or jumps over an enemy to the empty cell behind it (`a1^c1`). Passing (`--`) is
//! allowed unless the option `pass=no` is chosen. White wins on the last cell, Black on the first. It is a
//! draw if a side cannot move, or if a position occurs for the third time.

mod text;

use crate::play::{Board, Game, Piece, Spot, Touch, Why};
use crate::rules::{Outcome, Position, Side};
use crate::search::Plain;
use std::cell::Cell;
use std::hash::{DefaultHasher, Hash, Hasher};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy {
    cells: Vec<Option<Side>>,
    turn: Side,
    passing: Passing,
}

/// Whether passing is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Passing(bool);

/// The notation, padded with zeros.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move([u8; 5]);

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAStrip;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason(pub Vec<Spot>);

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    Home,
    Stuck,
}

thread_local! {
    /// How often legal moves were generated.
    pub static GENERATED: Cell<usize> = const { Cell::new(0) };
}

const PASS: Move = Move(*b"--\0\0\0");
/// The spot to touch for a pass.
const TOKEN: Spot = Spot::cell(0, 1);

fn spot(cell: usize) -> Spot {
    Spot::cell(cell as i8 + 1, 1)
}

fn step(from: usize, sign: u8, to: usize) -> Move {
    Move([b'a' + from as u8, b'1', sign, b'a' + to as u8, b'1'])
}

impl Move {
    fn cells(self) -> (usize, usize) {
        let cell = |letter: u8| usize::from(letter - b'a');
        (cell(self.0[0]), cell(self.0[3]))
    }
}

impl Position for Toy {
    type Options = Passing;
    type Move = Move;
    type Error = NotAStrip;

    fn all_options() -> Vec<Passing> {
        vec![Passing(true), Passing(false)]
    }

    fn start(passing: Passing) -> Toy {
        Toy::parse(passing, "WW...bb w").expect("it is a strip")
    }

    fn parse(passing: Passing, text: &str) -> Result<Toy, NotAStrip> {
        let (strip, side) = text.split_once(' ').ok_or(NotAStrip)?;
        let cell = |letter| match letter {
            'W' => Ok(Some(Side::White)),
            'b' => Ok(Some(Side::Black)),
            '.' => Ok(None),
            _ => Err(NotAStrip),
        };
        let position = Toy {
            cells: strip.chars().map(cell).collect::<Result<_, _>>()?,
            turn: Side::from_letter(side).ok_or(NotAStrip)?,
            passing,
        };
        let fits = (3..=9).contains(&position.cells.len());
        let both_home = Side::BOTH.iter().all(|&side| position.home(side));
        if fits && !both_home {
            Ok(position)
        } else {
            Err(NotAStrip)
        }
    }

    fn options(&self) -> Passing {
        self.passing
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn each_move(&self, mut visit: impl FnMut(Move)) {
        GENERATED.set(GENERATED.get() + 1);
        if Side::BOTH.iter().any(|&side| self.home(side)) {
            return;
        }
        let own = |cell: usize| self.cells[cell] == Some(self.turn);
        for from in (0..self.cells.len()).filter(|&cell| own(cell)) {
            for direction in [-1, 1] {
                let ahead = |cells: isize| {
                    let to = from.checked_add_signed(direction * cells)?;
                    (to < self.cells.len()).then_some(to)
                };
                let free = |to: &usize| self.cells[*to].is_none();
                match ahead(1) {
                    Some(to) if free(&to) || own(to) => visit(step(from, b'-', to)),
                    Some(_) => ahead(2).filter(free).into_iter().for_each(|to| {
                        visit(step(from, b'^', to));
                    }),
                    None => {}
                }
            }
        }
        if self.passing.0 {
            visit(PASS);
        }
    }

    fn play(&mut self, mv: Move) {
        if mv != PASS {
            let (from, to) = mv.cells();
            self.cells.swap(from, to);
        }
        self.turn = self.turn.other();
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.ending()? {
            Ending::Stuck => Some(Outcome::Draw),
            Ending::Home => Side::BOTH
                .into_iter()
                .find(|&side| self.home(side))
                .map(Outcome::Won),
        }
    }

    fn repetition_key(&self) -> Option<u64> {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        Some(hasher.finish())
    }
}

impl Toy {
    fn home(&self, side: Side) -> bool {
        let goal = match side {
            Side::White => self.cells.last(),
            Side::Black => self.cells.first(),
        };
        goal == Some(&Some(side))
    }
}

impl Why for Reason {
    fn rule(&self) -> Option<&'static str> {
        (!self.0.is_empty()).then_some("toy")
    }
}

impl Game for Toy {
    const SLUG: &'static str = "toy";
    const RULES: &'static [&'static str] = &["toy"];
    type Node = Plain<Toy>;
    type Reason = Reason;
    type Ending = Ending;

    fn board(&self) -> Board {
        let mut board = Board::of_cells(self.cells.len() as u8, 1);
        let east: Vec<Spot> = board.spots.iter().map(|&cell| edge(cell)).collect();
        board.spots.extend(east);
        board.spots.push(TOKEN);
        board
    }

    fn pieces(&self) -> Vec<Piece> {
        let stone = |(cell, side): (usize, &Option<Side>)| {
            Some(Piece {
                spots: vec![spot(cell), edge(spot(cell))],
                ..Piece::on(spot(cell), (*side)?, "stone")
            })
        };
        self.cells.iter().enumerate().filter_map(stone).collect()
    }

    /// A stone occupies its cell and the edge to the east of it.
    fn gesture(&self, mv: Move) -> Vec<Touch> {
        if mv == PASS {
            return vec![TOKEN.into()];
        }
        let (from, to) = mv.cells();
        let stone = Touch::any_of(vec![spot(from), edge(spot(from))]);
        let over = spot((from + to) / 2);
        match mv.0[2] {
            b'^' => vec![stone, over.into(), spot(to).into()],
            _ => vec![stone, spot(to).into()],
        }
    }

    fn why_not(&self, touched: &[Spot]) -> Reason {
        let spots = self.board().spots;
        let known = |spot: &&Spot| spots.contains(&spot.ground());
        Reason(touched.iter().filter(known).copied().collect())
    }

    fn forced(&self) -> Option<Move> {
        (self.moves() == [PASS]).then_some(PASS)
    }

    fn ending(&self) -> Option<Ending> {
        if Side::BOTH.iter().any(|&side| self.home(side)) {
            Some(Ending::Home)
        } else {
            (self.count_moves() == 0).then_some(Ending::Stuck)
        }
    }
}

fn edge(cell: Spot) -> Spot {
    Spot {
        x: cell.x + 1,
        ..cell
    }
}
