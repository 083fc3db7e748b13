//! The cells of the board and the directions between them.

/// File and rank, from 0. The cell may be outside the board.
pub type Cell = (i32, i32);

pub const WAYS: [Cell; 8] = [
    (-1, -1),
    (0, -1),
    (1, -1),
    (-1, 0),
    (1, 0),
    (-1, 1),
    (0, 1),
    (1, 1),
];

pub fn cells() -> impl Iterator<Item = Cell> {
    (0..49).map(|number| (number % 7, number / 7))
}

pub fn step(cell: Cell, way: Cell) -> Cell {
    (cell.0 + way.0, cell.1 + way.1)
}

pub fn is_on_board((file, rank): Cell) -> bool {
    (0..7).contains(&file) && (0..7).contains(&rank)
}

pub fn is_on_edge((file, rank): Cell) -> bool {
    [0, 6].contains(&file) || [0, 6].contains(&rank)
}

pub fn is_corner((file, rank): Cell) -> bool {
    [0, 6].contains(&file) && [0, 6].contains(&rank)
}

pub fn name((file, rank): Cell) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}
