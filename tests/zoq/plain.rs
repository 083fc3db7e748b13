//! A second, very simple implementation of ZOQ, on a board of letters.

use crate::law::opinion::{Opinion, Tally};
use fastrand::Rng;

/// File and rank, from 0.
type Cell = (usize, usize);

const CENTRE: Cell = (1, 1);
const CORNERS: [Cell; 4] = [(0, 0), (2, 0), (0, 2), (2, 2)];

#[derive(Clone)]
pub struct Plain {
    /// The option `reach=any`.
    any: bool,
    /// Ranks from the lowest, files from a: `W`, `b` or `.`.
    board: Vec<Vec<char>>,
    /// The sides with their fourth piece in hand: `W`, `b`, both or neither.
    hands: Vec<char>,
    white_to_move: bool,
}

impl Opinion for Plain {
    /// Rule 1 says which side begins and is tested by every game. Rule 10 says that no piece ever disappears
    /// and is tested by every comparison after a move.
    const RULES: &'static [&'static str] = &["2", "3", "4", "5", "6", "7", "8", "9", "11"];

    fn start(rng: &mut Rng) -> Plain {
        Plain {
            any: rng.bool(),
            board: vec![vec!['W'; 3], vec!['.'; 3], vec!['b'; 3]],
            hands: vec!['W', 'b'],
            white_to_move: true,
        }
    }

    fn anything(rng: &mut Rng) -> Plain {
        let colours = ['W', 'b'].into_iter();
        let mut plain = Plain {
            any: rng.bool(),
            board: vec![vec!['.'; 3]; 3],
            hands: colours.filter(|_| rng.usize(..3) == 0).collect(),
            white_to_move: rng.bool(),
        };
        let (own, enemy) = (plain.own(), plain.enemy());
        let corner = CORNERS[rng.usize(..4)];
        let mut kept_empty = Vec::new();
        match rng.usize(..16) {
            0 => plain.surround(corner, own, enemy),
            1..=3 => plain.surround(corner, enemy, own),
            4..=6 => kept_empty = plain.shut_out(rng),
            _ => {}
        }
        for colour in ['W', 'b'] {
            // With one piece too many or too few it is not a position.
            let pieces = match rng.usize(..24) {
                0 => 3,
                1 => 5,
                _ => 4,
            };
            let missing = (pieces - plain.in_hand(colour)).saturating_sub(plain.count(colour));
            let free = |cell: &Cell| plain.at(*cell) == '.' && !kept_empty.contains(cell);
            let mut free: Vec<Cell> = cells().filter(free).collect();
            rng.shuffle(&mut free);
            free.truncate(missing);
            free.into_iter().for_each(|cell| plain.put(cell, colour));
        }
        plain
    }

    fn options(&self) -> String {
        if self.any { "reach=any" } else { "" }.to_owned()
    }

    fn text(&self) -> String {
        let ranks: Vec<String> = self.board.iter().rev().map(|rank| squeeze(rank)).collect();
        let hands = match self.hands.as_slice() {
            [] => "-".to_owned(),
            hands => hands.iter().collect(),
        };
        let side = if self.white_to_move { "w" } else { "b" };
        format!("{} {hands} {side}", ranks.join("/"))
    }

    fn is_position(&self) -> bool {
        let all_four = |colour| self.count(colour) + self.in_hand(colour) == 4;
        all_four('W') && all_four('b')
    }

    fn result(&self, tally: &mut Tally) -> Option<&'static str> {
        let lost = if self.white_to_move { "black" } else { "white" };
        if self.is_surrounded(self.own()) {
            tally.decided("7");
            return Some(lost);
        }
        if self.moves(&mut Tally::default()).is_empty() {
            tally.decided("9");
            return Some(lost);
        }
        if self.is_surrounded(self.enemy()) {
            tally.decided("8");
        }
        for corner in CORNERS.into_iter().filter(|&c| self.at(c) == self.own()) {
            let around: Vec<char> = neighbours(corner).map(|cell| self.at(cell)).collect();
            if !around.contains(&'.') && around.contains(&self.enemy()) {
                // Some belong to the enemy and some do not.
                tally.decided("6");
            }
        }
        None
    }

    fn moves(&self, tally: &mut Tally) -> Vec<(String, Plain)> {
        let mut moves = Vec::new();
        if self.is_surrounded(self.own()) {
            return moves;
        }
        let own = self.own();
        let in_hand = self.hands.contains(&own);
        for to in cells().filter(|_| in_hand) {
            tally.decided("3");
            if self.at(to) == '.' {
                let mut next = self.after(None, to);
                next.hands.retain(|&colour| colour != own);
                moves.push((format!("@{}", name(to)), next));
            }
        }
        for from in cells().filter(|&from| self.at(from) == own) {
            for to in cells().filter(|&to| to != from) {
                if self.at(to) != '.' || !are_of_two_kinds(from, to) {
                    tally.decided("4");
                    continue;
                }
                let far = !are_adjacent(from, to);
                tally.decided(if far { "5" } else { "4" });
                if far && !self.any {
                    continue;
                }
                if in_hand {
                    tally.decided("2");
                }
                let text = format!("{}-{}", name(from), name(to));
                moves.push((text, self.after(Some(from), to)));
            }
        }
        moves
    }

    fn repetition(&self) -> Option<(String, &'static str)> {
        Some((self.text(), "11"))
    }
}

impl Plain {
    fn at(&self, (file, rank): Cell) -> char {
        self.board[rank][file]
    }

    fn put(&mut self, (file, rank): Cell, piece: char) {
        self.board[rank][file] = piece;
    }

    fn count(&self, piece: char) -> usize {
        self.board.iter().flatten().filter(|&&c| c == piece).count()
    }

    fn in_hand(&self, colour: char) -> usize {
        usize::from(self.hands.contains(&colour))
    }

    fn own(&self) -> char {
        if self.white_to_move { 'W' } else { 'b' }
    }

    fn enemy(&self) -> char {
        if self.white_to_move { 'b' } else { 'W' }
    }

    /// Whether a corner piece of this colour is between three of the other colour.
    fn is_surrounded(&self, colour: char) -> bool {
        let enemy = if colour == 'W' { 'b' } else { 'W' };
        CORNERS.into_iter().any(|corner| {
            self.at(corner) == colour && neighbours(corner).all(|cell| self.at(cell) == enemy)
        })
    }

    fn surround(&mut self, corner: Cell, colour: char, enemy: char) {
        self.put(corner, colour);
        neighbours(corner).for_each(|cell| self.put(cell, enemy));
    }

    /// Puts enemies around one or two cells that stay empty, so that the side to move cannot reach them.
    fn shut_out(&mut self, rng: &mut Rng) -> Vec<Cell> {
        let enemy = self.enemy();
        self.any = rng.usize(..8) == 0;
        let corner = CORNERS[rng.usize(..4)];
        let beside: Vec<Cell> = neighbours(corner).filter(|&c| c != CENTRE).collect();
        let beside = beside[rng.usize(..2)];
        let empty = match rng.usize(..3) {
            0 => vec![corner],
            1 => vec![beside],
            _ => vec![corner, beside],
        };
        for cell in empty.iter().flat_map(|&cell| neighbours(cell)) {
            if !empty.contains(&cell) {
                self.put(cell, enemy);
            }
        }
        // Two cells stay empty if the enemy has a piece in hand.
        self.hands = vec![enemy; empty.len() - 1];
        empty
    }

    fn after(&self, from: Option<Cell>, to: Cell) -> Plain {
        let mut next = self.clone();
        if let Some(from) = from {
            next.put(from, '.');
        }
        next.put(to, self.own());
        next.white_to_move = !self.white_to_move;
        next
    }
}

fn cells() -> impl Iterator<Item = Cell> {
    (0..9).map(|number| (number % 3, number / 3))
}

/// The cells that are connected to this one by a line of the board.
fn neighbours(cell: Cell) -> impl Iterator<Item = Cell> {
    cells().filter(move |&other| are_of_two_kinds(cell, other) && are_adjacent(cell, other))
}

fn are_adjacent(a: Cell, b: Cell) -> bool {
    a.0.abs_diff(b.0) <= 1 && a.1.abs_diff(b.1) <= 1
}

/// The kinds are corner, middle of a side, and centre.
fn are_of_two_kinds(a: Cell, b: Cell) -> bool {
    let kind = |(file, rank)| usize::from(file == 1) + usize::from(rank == 1);
    kind(a) != kind(b)
}

fn name((file, rank): Cell) -> String {
    format!("{}{}", &"abc"[file..=file], rank + 1)
}

fn squeeze(rank: &[char]) -> String {
    let mut text = String::new();
    for cells in rank.chunk_by(|a, b| a == b) {
        match cells[0] {
            '.' => text += &cells.len().to_string(),
            piece => text.extend(cells.iter().map(|_| piece)),
        }
    }
    text
}
