//! A second, very simple implementation of Push Push, on a board of letters.

mod anything;
mod cells;
mod pushes;

use crate::law::opinion::{Opinion, Tally};
use cells::{Cell, WAYS, cells, is_on_board, name, step};
use fastrand::Rng;

#[derive(Clone, PartialEq)]
pub struct Plain {
    /// Ranks from the lowest, files from a: the letters of the notation or `.`.
    board: [[char; 7]; 7],
    white_to_move: bool,
    /// The third field of the notation.
    state: String,
}

impl Opinion for Plain {
    /// Rule 1 is about turns and is tested by every comparison. Rule 24 names things that a player does not have to do.
    const RULES: &'static [&'static str] = &[
        "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17",
        "18", "19", "20", "21", "22", "23",
    ];

    fn start(rng: &mut Rng) -> Plain {
        // Most games from the start take very long.
        if rng.bool() {
            Plain::set_up()
        } else {
            anything::around_the_ball(rng)
        }
    }

    fn anything(rng: &mut Rng) -> Plain {
        anything::anything(rng)
    }

    fn options(&self) -> String {
        String::new()
    }

    fn text(&self) -> String {
        let ranks: Vec<String> = self.board.iter().rev().map(|rank| squeeze(rank)).collect();
        let side = if self.white_to_move { "w" } else { "b" };
        format!("{} {side} {}", ranks.join("/"), self.state)
    }

    fn is_position(&self) -> bool {
        let letters = self.board.concat();
        let count = |letter| letters.iter().filter(|&&c| c == letter).count();
        let too_many = |letter| count(letter) > if "Cc".contains(letter) { 1 } else { 2 };
        if "UDTCudtc".chars().any(too_many) || "UDTCudtc".chars().all(|c| count(c) == 0) {
            return false;
        }
        match self.state.as_str() {
            "#w" | "#b" => count('o') == 0,
            "-" => count('o') == 1,
            _ => Plain::after_the_first_move().contains(self),
        }
    }

    fn result(&self, tally: &mut Tally) -> Option<&'static str> {
        let result = match self.state.as_str() {
            "#w" => "white",
            "#b" => "black",
            _ => return None,
        };
        tally.decided("21");
        Some(result)
    }

    fn moves(&self, tally: &mut Tally) -> Vec<(String, Plain)> {
        let mut moves = Vec::new();
        if self.state.starts_with('#') {
            return moves;
        }
        let is_set_up = *self == Plain::set_up();
        let first = self.first_of_white();
        for from in cells().filter(|&from| self.is_own(self.at(from))) {
            for way in WAYS {
                let to = step(from, way);
                for (landing, mut next) in self.turns(from, way, tally) {
                    if let Some((first, rule)) = first
                        && self.are_too_like(first, from, to)
                    {
                        tally.decided(rule);
                        if rule == "19" {
                            continue;
                        }
                    }
                    if is_set_up {
                        next.state = name(to);
                    }
                    moves.push((format!("{}-{}{landing}", name(from), name(to)), next));
                }
            }
        }
        if moves.is_empty() {
            tally.decided("22");
            let mut next = self.clone();
            next.white_to_move = !self.white_to_move;
            next.state = "-".to_owned();
            moves.push(("--".to_owned(), next));
        }
        moves
    }

    fn repetition(&self) -> Option<(String, &'static str)> {
        Some((self.text(), "23"))
    }
}

impl Plain {
    fn set_up() -> Plain {
        let mut board = [['.'; 7]; 7];
        board[0] = ['U', 'D', 'T', 'C', 'T', 'D', 'U'];
        board[3][3] = 'o';
        board[6] = ['u', 'd', 't', 'c', 't', 'd', 'u'];
        Plain {
            board,
            white_to_move: true,
            state: "-".to_owned(),
        }
    }

    fn after_the_first_move() -> Vec<Plain> {
        let moves = Plain::set_up().moves(&mut Tally::default());
        moves.into_iter().map(|(_, next)| next).collect()
    }

    /// The letter on a cell, or `#` outside the board.
    fn at(&self, cell: Cell) -> char {
        if is_on_board(cell) {
            self.board[cell.1 as usize][cell.0 as usize]
        } else {
            '#'
        }
    }

    fn put(&mut self, cell: Cell, letter: char) {
        self.board[cell.1 as usize][cell.0 as usize] = letter;
    }

    fn is_own(&self, letter: char) -> bool {
        let own = if self.white_to_move { "UDTC" } else { "udtc" };
        own.contains(letter)
    }

    /// The cell of the piece that White moved first, with rule 19 if that move has just been made, and with
    /// rule 20 if the board is the same but no move is forbidden.
    fn first_of_white(&self) -> Option<(Cell, &'static str)> {
        let cell_of = |plain: &Plain| cells().find(|&cell| name(cell) == plain.state);
        if self.state != "-" {
            return Some((cell_of(self)?, "19"));
        }
        // That move only changes the two lowest ranks.
        if self.white_to_move || self.board[2..] != Plain::set_up().board[2..] {
            return None;
        }
        let mut boards = Plain::after_the_first_move().into_iter();
        let same = boards.find(|plain| plain.board == self.board)?;
        Some((cell_of(&same)?, "20"))
    }

    /// Whether the pieces have the same value and come into line with the centre.
    fn are_too_like(&self, first: Cell, from: Cell, to: Cell) -> bool {
        let in_line = (first.0 - 3) * (to.1 - 3) == (to.0 - 3) * (first.1 - 3);
        value(self.at(first)) == value(self.at(from)) && in_line
    }
}

/// 0 for the ball, 1 to 4 for the pieces.
fn value(letter: char) -> usize {
    "oudtc"
        .find(letter.to_ascii_lowercase())
        .expect("a piece or the ball")
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
