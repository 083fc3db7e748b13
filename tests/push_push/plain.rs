//! Push Push once more, as plainly as can be, on a board of letters.

mod anything;

use crate::law::opinion::{Opinion, Tally};
use fastrand::Rng;

/// File and rank, from 0; also beyond the board.
type Cell = (i32, i32);

const WAYS: [Cell; 8] = [
    (-1, -1),
    (0, -1),
    (1, -1),
    (-1, 0),
    (1, 0),
    (-1, 1),
    (0, 1),
    (1, 1),
];

#[derive(Clone, PartialEq)]
pub struct Plain {
    /// Ranks from the lowest, files from a: the letters of the notation or `.`.
    board: [[char; 7]; 7],
    white_to_move: bool,
    /// The third field of the notation.
    state: String,
}

impl Opinion for Plain {
    /// 1 says how turns go, which the whole comparison tries; 24 says that there is nothing to
    /// do.
    const RULES: &'static [&'static str] = &[
        "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17",
        "18", "19", "20", "21", "22", "23",
    ];

    fn start(rng: &mut Rng) -> Plain {
        // From the set-up most games take very long.
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

    /// The letter there, `#` beyond the board.
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

    /// What a piece can do one way: nothing, one thing or, with a deflected push, two. That one
    /// comes with its end of the notation.
    fn turns(&self, from: Cell, way: Cell, tally: &mut Tally) -> Vec<(String, Plain)> {
        let to = step(from, way);
        let there = self.at(to);
        if there == '#' {
            tally.decided("2");
            return Vec::new();
        }
        if there == '.' {
            tally.decided("3");
            return vec![(String::new(), self.moved(&[from], way))];
        }
        if value(self.at(from)) == 1 && value(there) == 4 {
            tally.decided("8");
            if self.is_own(there) {
                return Vec::new();
            }
            return vec![(String::new(), self.moved(&[from], way))];
        }
        // The mover and all that it pushes: up to the ball, an empty cell or the end of the board.
        let mut line = vec![from, to];
        let mut beyond = step(to, way);
        while self.at(line[line.len() - 1]) != 'o' && !".#".contains(self.at(beyond)) {
            line.push(beyond);
            beyond = step(beyond, way);
        }
        for (nth, pair) in line.windows(2).enumerate() {
            let (pusher, pushed) = (value(self.at(pair[0])), value(self.at(pair[1])));
            if pusher <= pushed {
                tally.decided(match nth {
                    0 => "4",
                    _ if pusher == 1 && pushed == 4 => "8",
                    _ => "5",
                });
                return Vec::new();
            }
        }
        tally.decided(if line.len() == 2 { "4" } else { "5" });
        if self.at(line[line.len() - 1]) == 'o' {
            return self.pushes_of_the_ball(&line, way, tally);
        }
        if self.at(beyond) == '#' {
            tally.decided("6");
        }
        vec![(String::new(), self.moved(&line, way))]
    }

    /// The normal and the deflected push, each judged for itself; the ball is the last in line.
    fn pushes_of_the_ball(
        &self,
        line: &[Cell],
        way: Cell,
        tally: &mut Tally,
    ) -> Vec<(String, Plain)> {
        let (pieces, ball) = (&line[..line.len() - 1], line[line.len() - 1]);
        let toucher = pieces[pieces.len() - 1];
        let mut turns = Vec::new();
        if let Some(next) = self.normal_push(line, way, tally) {
            turns.push((String::new(), next));
        }
        if !is_on_edge(ball) {
            return turns;
        }
        if is_on_edge(toucher) != is_on_edge(line[0]) {
            tally.decided("18");
        }
        if !is_on_edge(toucher) {
            return turns;
        }
        tally.decided("12");
        let (landing, rule) = landing(ball, way);
        if self.at(landing) == '.' {
            tally.decided(rule);
            if turns.is_empty() {
                tally.decided("17");
            }
            if pieces.len() > 1 {
                tally.decided("18");
            }
            let mut next = self.moved(pieces, way);
            next.put(landing, 'o');
            turns.push((format!("/{}", name(landing)), next));
        } else {
            tally.decided("16");
            if !turns.is_empty() {
                tally.decided("17");
            }
        }
        turns
    }

    fn normal_push(&self, line: &[Cell], way: Cell, tally: &mut Tally) -> Option<Plain> {
        let target = step(line[line.len() - 1], way);
        let mut next = self.moved(line, way);
        if is_on_board(target) {
            tally.decided("7");
            return (self.at(target) == '.').then_some(next);
        }
        let over_a_file = !(0..7).contains(&target.0);
        let over_a_rank = !(0..7).contains(&target.1);
        let is_diagonal = way.0 != 0 && way.1 != 0;
        tally.decided(match (over_a_file && over_a_rank, is_diagonal) {
            (true, _) => "11",
            (false, true) => "10",
            (false, false) => "9",
        });
        next.state = if target.1 > 6 { "#w" } else { "#b" }.to_owned();
        (!over_a_file).then_some(next)
    }

    /// All in line go one cell on; what leaves the board or is stepped upon is gone.
    fn moved(&self, line: &[Cell], way: Cell) -> Plain {
        let mut next = self.clone();
        for &cell in line {
            next.put(cell, '.');
        }
        for &cell in line {
            let to = step(cell, way);
            if is_on_board(to) {
                next.put(to, self.at(cell));
            }
        }
        next.white_to_move = !self.white_to_move;
        next.state = "-".to_owned();
        next
    }

    /// Where the piece of White's first move stands, with rule 19 where that move has just been
    /// made, and with rule 20 where the board is the same but nothing is forbidden.
    fn first_of_white(&self) -> Option<(Cell, &'static str)> {
        let cell_of = |plain: &Plain| cells().find(|&cell| name(cell) == plain.state);
        if self.state != "-" {
            return Some((cell_of(self)?, "19"));
        }
        // That move changes the two lowest ranks only.
        if self.white_to_move || self.board[2..] != Plain::set_up().board[2..] {
            return None;
        }
        let mut boards = Plain::after_the_first_move().into_iter();
        let same = boards.find(|plain| plain.board == self.board)?;
        Some((cell_of(&same)?, "20"))
    }

    /// Are the pieces of one value, and do they come into line with the centre?
    fn are_too_like(&self, first: Cell, from: Cell, to: Cell) -> bool {
        let in_line = (first.0 - 3) * (to.1 - 3) == (to.0 - 3) * (first.1 - 3);
        value(self.at(first)) == value(self.at(from)) && in_line
    }
}

/// Where a deflected push brings the ball, and the rule that says so.
fn landing(ball: Cell, way: Cell) -> (Cell, &'static str) {
    let is_diagonal = way.0 != 0 && way.1 != 0;
    if is_corner(ball) && !is_diagonal {
        let aside = [step(ball, (way.1, way.0)), step(ball, (-way.1, -way.0))];
        let landing = aside.into_iter().find(|&cell| is_on_board(cell));
        return (landing.expect("one of both is on the board"), "15");
    }
    // The diagonal that is nearest to the normal target.
    let target = step(ball, way);
    let distance = |cell: &Cell| (cell.0 - target.0).pow(2) + (cell.1 - target.1).pow(2);
    let diagonals = WAYS.into_iter().filter(|way| way.0 != 0 && way.1 != 0);
    let landings = diagonals
        .map(|way| step(ball, way))
        .filter(|&cell| is_on_board(cell));
    let nearest = landings.min_by_key(distance);
    let landing = nearest.expect("a cell has a diagonal on the board");
    (landing, if is_diagonal { "14" } else { "13" })
}

fn cells() -> impl Iterator<Item = Cell> {
    (0..49).map(|number| (number % 7, number / 7))
}

fn step(cell: Cell, way: Cell) -> Cell {
    (cell.0 + way.0, cell.1 + way.1)
}

fn is_on_board((file, rank): Cell) -> bool {
    (0..7).contains(&file) && (0..7).contains(&rank)
}

fn is_on_edge((file, rank): Cell) -> bool {
    [0, 6].contains(&file) || [0, 6].contains(&rank)
}

fn is_corner((file, rank): Cell) -> bool {
    [0, 6].contains(&file) && [0, 6].contains(&rank)
}

/// 0 of the ball, 1 to 4 of the pieces.
fn value(letter: char) -> usize {
    "oudtc"
        .find(letter.to_ascii_lowercase())
        .expect("a piece or the ball")
}

fn name((file, rank): Cell) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
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
