//! Random arrangements with situations that are rare in games: the ball on edges and in corners, lines of
//! pieces behind it, players who must pass, first moves, finished games.

use super::cells::{Cell, WAYS, cells, is_corner, is_on_board, is_on_edge, name, step};
use super::pushes::landing;
use super::{Plain, value};
use crate::law::opinion::{Opinion, Tally};
use fastrand::Rng;

pub fn anything(rng: &mut Rng) -> Plain {
    let mut plain = match rng.usize(..20) {
        0..=3 => after_a_first_move(rng),
        4..=6 => must_pass(rng),
        7..=9 => finished(rng),
        _ => around_the_ball(rng),
    };
    // Invalid or very rare positions.
    match rng.usize(..80) {
        0 => plain.state = ["-", "#w", "#b"][rng.usize(..3)].to_owned(),
        1 => plain.clear("o"),
        2 => plain.clear("UDTCudtc"),
        3 => plain.scatter(&['o'], rng),
        4 => plain.scatter(&pieces(rng)[..1], rng),
        5 => plain.state = name(any(cells(), rng)),
        6 => plain.white_to_move = !plain.white_to_move,
        _ => {}
    }
    plain
}

/// The ball, mostly on the edge, with a line of pieces behind it and other pieces anywhere.
pub fn around_the_ball(rng: &mut Rng) -> Plain {
    let mut plain = Plain::empty(rng);
    let (ball, way) = ball_and_way(rng);
    plain.put(ball, 'o');
    let mut pieces = pieces(rng);
    let mut line = pieces.split_off(pieces.len() - rng.usize(2..=4));
    if rng.usize(..8) > 0 {
        line.sort_by_key(|&piece| value(piece));
        line.dedup_by_key(|piece| value(*piece));
    }
    let mut cell = ball;
    for piece in line {
        cell = step(cell, (-way.0, -way.1));
        if is_on_board(cell) {
            plain.put(cell, piece);
            // If this is the last piece, its owner is to move.
            plain.white_to_move = piece.is_uppercase();
        }
    }
    let landing = landing(ball, way).0;
    if plain.at(landing) == '.' && rng.usize(..8) == 0 {
        // The ball cannot be deflected.
        plain.put(landing, pieces.pop().expect("ten at least are left"));
    }
    if rng.bool() {
        plain.put_four_before_one(&mut pieces, rng);
    }
    let max = if rng.usize(..4) > 0 { 4 } else { pieces.len() };
    pieces.truncate(rng.usize(..=max));
    plain.scatter(&pieces, rng);
    plain
}

/// The cell of the ball and the direction in which it may be pushed.
fn ball_and_way(rng: &mut Rng) -> (Cell, Cell) {
    let kind = rng.usize(..24);
    let fits = |&(ball, way): &(Cell, Cell)| {
        let back = (-way.0, -way.1);
        let pusher = step(ball, back);
        let is_diagonal = way.0 != 0 && way.1 != 0;
        let both_on_edge = is_on_edge(ball) && is_on_edge(pusher);
        let is_of_the_kind = match kind {
            0..=6 => both_on_edge && is_diagonal,
            7..=10 => is_corner(ball) && is_diagonal,
            11..=15 => is_corner(ball) && !is_diagonal,
            16..=20 => both_on_edge && !is_diagonal && !is_corner(ball),
            // From one edge to another with a cell between them.
            21 => is_on_edge(ball) && !is_on_edge(pusher) && is_on_edge(step(pusher, back)),
            22 => is_on_edge(ball),
            _ => true,
        };
        is_on_board(pusher) && is_of_the_kind
    };
    let all = cells().flat_map(|ball| WAYS.map(|way| (ball, way)));
    any(all.filter(fits), rng)
}

/// A board after White's first move, either just made or reached later.
fn after_a_first_move(rng: &mut Rng) -> Plain {
    let mut boards = Plain::after_the_first_move();
    if rng.bool() {
        // Boards on which exactly two of Black's 25 moves are forbidden.
        boards.retain(|plain| plain.moves(&mut Tally::default()).len() == 23);
    }
    let mut plain = any(boards, rng);
    if rng.bool() {
        plain.state = "-".to_owned();
    }
    plain
}

/// A player without pieces, or with a 1 in a corner that is enclosed by pieces it cannot push.
fn must_pass(rng: &mut Rng) -> Plain {
    let mut plain = Plain::empty(rng);
    let mut others = pieces(rng);
    others.retain(|&piece| !plain.is_own(piece));
    if rng.bool() {
        let corner = any(cells().filter(|&cell| is_corner(cell)), rng);
        plain.put(corner, if plain.white_to_move { 'U' } else { 'u' });
        // A 4 in the way could be taken, so it is usually omitted.
        if rng.usize(..8) > 0 {
            others.retain(|&piece| value(piece) != 4);
        }
        for cell in WAYS.map(|way| step(corner, way)) {
            if is_on_board(cell) {
                plain.put(cell, others.pop().expect("six at least, for three cells"));
            }
        }
    }
    others.truncate(rng.usize(1..=3));
    plain.scatter(&others, rng);
    plain.scatter(&['o'], rng);
    plain
}

fn finished(rng: &mut Rng) -> Plain {
    let mut plain = Plain::empty(rng);
    plain.scatter(&pieces(rng)[..rng.usize(1..=14)], rng);
    plain.state = ["#w", "#b"][rng.usize(..2)].to_owned();
    plain
}

impl Plain {
    fn empty(rng: &mut Rng) -> Plain {
        Plain {
            board: [['.'; 7]; 7],
            white_to_move: rng.bool(),
            state: "-".to_owned(),
        }
    }

    fn clear(&mut self, letters: &str) {
        for letter in self.board.iter_mut().flatten() {
            if letters.contains(*letter) {
                *letter = '.';
            }
        }
    }

    fn scatter(&mut self, letters: &[char], rng: &mut Rng) {
        for &letter in letters {
            let cell = any(cells().filter(|&cell| self.at(cell) == '.'), rng);
            self.put(cell, letter);
        }
    }

    /// A line of a 4, a 1 and pieces that may push it, as far as the room and the pieces allow.
    fn put_four_before_one(&mut self, pieces: &mut Vec<char>, rng: &mut Rng) {
        let (mut cell, way) = (any(cells(), rng), any(WAYS, rng));
        for wanted in [4, 1, 3] {
            let found = pieces.iter().position(|&piece| value(piece) == wanted);
            if let Some(found) = found.filter(|_| self.at(cell) == '.') {
                self.put(cell, pieces.remove(found));
            }
            cell = step(cell, way);
        }
    }
}

/// All pieces, in random order.
fn pieces(rng: &mut Rng) -> Vec<char> {
    let mut pieces: Vec<char> = "UUDDTTCuuddttc".chars().collect();
    rng.shuffle(&mut pieces);
    pieces
}

fn any<T>(of: impl IntoIterator<Item = T>, rng: &mut Rng) -> T {
    let all: Vec<T> = of.into_iter().collect();
    rng.choice(all).expect("there is one to choose")
}
