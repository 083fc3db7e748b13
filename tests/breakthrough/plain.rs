//! A second, very simple implementation of Breakthrough, on a board of letters.

use crate::law::opinion::{Opinion, Tally};
use fastrand::Rng;

/// Ranks from the lowest, files from a: `P`, `p` or `.`.
#[derive(Clone)]
pub struct Plain {
    board: Vec<Vec<char>>,
    white_to_move: bool,
}

impl Opinion for Plain {
    /// Rules 1, 2 and 6 are about turns and are tested by every comparison. Rule 10 is tested with the
    /// errors.
    const RULES: &'static [&'static str] = &["3", "4", "5", "7", "8", "9"];

    fn start(rng: &mut Rng) -> Plain {
        let mut plain = Plain::empty(rng);
        let height = plain.board.len();
        for row in 0..2 {
            let width = plain.board[row].len();
            plain.board[row] = vec!['P'; width];
            plain.board[height - 1 - row] = vec!['p'; width];
        }
        plain
    }

    fn anything(rng: &mut Rng) -> Plain {
        let mut plain = Plain::empty(rng);
        plain.white_to_move = rng.bool();
        let (height, width) = (plain.board.len(), plain.board[0].len());
        // In most positions no piece is on its goal row. Otherwise nearly every game would already be over.
        let open = rng.usize(..4) > 0;
        for piece in ['P', 'p'] {
            let max = if rng.usize(..8) == 0 { 1 } else { 2 * width };
            for _ in 0..rng.usize(..=max) {
                let (rank, file) = (rng.usize(..height), rng.usize(..width));
                let far = if piece == 'P' { height - 1 } else { 0 };
                if !(open && rank == far) {
                    plain.board[rank][file] = piece;
                }
            }
        }
        plain
    }

    fn options(&self) -> String {
        String::new()
    }

    fn text(&self) -> String {
        let ranks: Vec<String> = self.board.iter().rev().map(|rank| squeeze(rank)).collect();
        let side = if self.white_to_move { "w" } else { "b" };
        format!("{} {side}", ranks.join("/"))
    }

    fn is_position(&self) -> bool {
        let (white, black) = self.won();
        !(if self.white_to_move { white } else { black })
    }

    fn result(&self, tally: &mut Tally) -> Option<&'static str> {
        let (white, black) = self.won();
        let result = match (white, black) {
            (true, _) => "white",
            (_, true) => "black",
            _ => return None,
        };
        let all_taken = self.count('P') == 0 || self.count('p') == 0;
        tally.decided(if all_taken { "9" } else { "8" });
        Some(result)
    }

    fn moves(&self, tally: &mut Tally) -> Vec<(String, Plain)> {
        let mut moves = Vec::new();
        if self.won() != (false, false) {
            return moves;
        }
        let (own, enemy, forward) = if self.white_to_move {
            ('P', 'p', 1)
        } else {
            ('p', 'P', -1)
        };
        for (rank, row) in self.board.iter().enumerate() {
            for (file, _) in row.iter().enumerate().filter(|(_, c)| **c == own) {
                for aside in [-1, 0, 1] {
                    let to_rank = rank as i32 + forward;
                    let to_file = file as i32 + aside;
                    if to_file < 0 || to_file >= row.len() as i32 {
                        continue;
                    }
                    let (to_rank, to_file) = (to_rank as usize, to_file as usize);
                    let there = self.board[to_rank][to_file];
                    let (rule, sign) = match there {
                        '.' => ("3", '-'),
                        _ if there == enemy && aside != 0 => ("4", 'x'),
                        _ if there == own && aside != 0 => {
                            tally.decided("7");
                            continue;
                        }
                        _ => {
                            tally.decided("5");
                            continue;
                        }
                    };
                    tally.decided(rule);
                    let text = format!("{}{sign}{}", name(file, rank), name(to_file, to_rank));
                    let mut next = self.clone();
                    next.board[rank][file] = '.';
                    next.board[to_rank][to_file] = own;
                    next.white_to_move = !self.white_to_move;
                    moves.push((text, next));
                }
            }
        }
        moves
    }
}

impl Plain {
    fn empty(rng: &mut Rng) -> Plain {
        Plain {
            board: vec![vec!['.'; rng.usize(4..=10)]; rng.usize(4..=10)],
            white_to_move: true,
        }
    }

    fn count(&self, piece: char) -> usize {
        self.board.iter().flatten().filter(|&&c| c == piece).count()
    }

    /// Whether White and whether Black has a piece on the far row or has captured all enemy pieces.
    fn won(&self) -> (bool, bool) {
        let white = self.board.last().unwrap().contains(&'P') || self.count('p') == 0;
        let black = self.board[0].contains(&'p') || self.count('P') == 0;
        (white, black)
    }
}

fn name(file: usize, rank: usize) -> String {
    format!("{}{}", &"abcdefghij"[file..=file], rank + 1)
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
