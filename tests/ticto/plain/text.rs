//! The notation, for example `Rg1:b3,c4+,g1 ra7:a7,c4,d3n w n *c4 0`.

use super::Plain;
use super::board::{Piece, Spot, on_board};

impl Plain {
    pub fn print(&self) -> String {
        let side = if self.white_to_move { "w" } else { "b" };
        let stage = if self.extension { "x" } else { "n" };
        let white = self.print_player(true);
        let black = self.print_player(false);
        format!(
            "R{white} r{black} {side} {stage} {} {}",
            self.last, self.counter
        )
    }

    pub fn print_player(&self, white: bool) -> String {
        let own = self.pieces.iter().enumerate();
        let own = own.filter(|(_, piece)| piece.white == white);
        let mut pieces: Vec<String> = own.map(|(index, _)| self.print_piece(index)).collect();
        pieces.sort();
        format!("{}:{}", name(self.round(white)), pieces.join(","))
    }

    /// The name, with `+` after each cell on which it is the upper piece.
    fn print_piece(&self, index: usize) -> String {
        let piece = self.pieces[index];
        if piece.is_wall() {
            return piece.name();
        }
        let print = |cell: Spot| {
            let lower = &self.pieces[..index];
            let upper = on_board(cell) && lower.iter().any(|other| other.covers(cell));
            name(cell) + if upper { "+" } else { "" }
        };
        if piece.rectangle {
            print(piece.low) + &print(piece.high)
        } else {
            print(piece.low)
        }
    }
}

impl Piece {
    /// Whether its cells or segments have names, even outside the board.
    pub fn has_a_name(self) -> bool {
        let (low, high) = (self.low, self.high);
        let coordinates = [low.0, low.1, high.0, high.1];
        coordinates.iter().all(|at| (0..=17).contains(at))
    }

    pub fn name(self) -> String {
        if self.is_tall() {
            format!("^{}", name(self.low))
        } else if self.rectangle {
            name(self.low) + &name(self.high)
        } else {
            name(self.low)
        }
    }
}

/// The name of a cell or of a segment.
pub fn name((x, y): Spot) -> String {
    let (file, rank) = (x as usize / 2, y / 2);
    let file = &"zabcdefgh"[file..=file];
    let side = match (x % 2, y % 2) {
        (0, 0) => "",
        (0, _) => "n",
        _ => "e",
    };
    format!("{file}{rank}{side}")
}
