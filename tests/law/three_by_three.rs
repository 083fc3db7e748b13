//! The sixteen symmetries of a game on a board of three by three: the eight rotations and reflections, with
//! and without a swap of colours.

use super::symmetry::Symmetry;

/// The parts of a symmetry, as bits of its number.
const MIRROR: usize = 1;
const FLIP: usize = 2;
const DIAGONAL: usize = 4;
const SWAP: usize = 8;

/// A game whose positions can be transformed.
pub trait Turned {
    /// The text of a position after the symmetry with this number.
    fn position(number: usize, text: &str) -> String;
}

/// All symmetries except the identity. The index is the number minus one.
pub fn symmetries<T: Turned>() -> [Symmetry; 15] {
    [
        symmetry::<T, 1>(),
        symmetry::<T, 2>(),
        symmetry::<T, 3>(),
        symmetry::<T, 4>(),
        symmetry::<T, 5>(),
        symmetry::<T, 6>(),
        symmetry::<T, 7>(),
        symmetry::<T, 8>(),
        symmetry::<T, 9>(),
        symmetry::<T, 10>(),
        symmetry::<T, 11>(),
        symmetry::<T, 12>(),
        symmetry::<T, 13>(),
        symmetry::<T, 14>(),
        symmetry::<T, 15>(),
    ]
}

fn symmetry<T: Turned, const NUMBER: usize>() -> Symmetry {
    Symmetry {
        name: NAMES[NUMBER - 1],
        swaps: NUMBER & SWAP != 0,
        position: |text| T::position(NUMBER, text),
        mv: |text| moved(NUMBER, text),
    }
}

/// A move with its cells transformed: every letter that is followed by a digit.
fn moved(number: usize, text: &str) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for at in 1..letters.len() {
        if let (file @ 'a'..='c', rank @ '1'..='3') = (letters[at - 1], letters[at]) {
            let (file, rank) = cell(number, file as u8 - b'a', rank as u8 - b'1');
            letters[at - 1] = char::from(b'a' + file);
            letters[at] = char::from(b'1' + rank);
        }
    }
    letters.into_iter().collect()
}

/// The contents of each cell after the symmetry, in ranks from the highest.
pub fn board<T: Clone>(number: usize, ranks: &[Vec<T>]) -> Vec<Vec<T>> {
    let mut after = ranks.to_vec();
    for (row, rank) in (0..3).zip((0..3_u8).rev()) {
        for file in 0..3 {
            let (to, up) = cell(number, file, rank);
            after[usize::from(2 - up)][usize::from(to)] = ranks[row][usize::from(file)].clone();
        }
    }
    after
}

/// Pieces and sides in a text, with their colours swapped if the symmetry does so.
pub fn colours(number: usize, text: &str) -> String {
    let swap = |c| match c {
        'W' => 'b',
        'b' => 'W',
        other => other,
    };
    match number & SWAP {
        0 => text.to_owned(),
        _ => text.chars().map(swap).collect(),
    }
}

/// The side to move after the symmetry.
pub fn turn(number: usize, side: &str) -> &'static str {
    match (side, number & SWAP) {
        ("w", 0) | ("b", SWAP) => "w",
        _ => "b",
    }
}

/// File and rank of a cell after the symmetry, both counted from 0.
fn cell(number: usize, file: u8, rank: u8) -> (u8, u8) {
    let (mut file, mut rank) = (file, rank);
    if number & MIRROR != 0 {
        file = 2 - file;
    }
    if number & FLIP != 0 {
        rank = 2 - rank;
    }
    if number & DIAGONAL != 0 {
        (file, rank) = (rank, file);
    }
    (file, rank)
}

const NAMES: [&str; 15] = [
    "mirror",
    "flip",
    "half turn",
    "diagonal",
    "quarter turn",
    "other quarter turn",
    "other diagonal",
    "swap",
    "mirror and swap",
    "flip and swap",
    "half turn and swap",
    "diagonal and swap",
    "quarter turn and swap",
    "other quarter turn and swap",
    "other diagonal and swap",
];
