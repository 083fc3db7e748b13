//! Pieces that can no longer be stopped: examples and a comparison with an exhaustive search. Also the
//! reason why a game was decided.

use crate::law::sample::{after, read};
use fastrand::Rng;
use std::collections::HashMap;
use tablero::games::breakthrough::{Breakthrough, Cell, Size};
use tablero::play::{Game, Note, Spot};
use tablero::rules::{NoOptions, Outcome, Position, Side};

fn told(position: &Breakthrough) -> Vec<String> {
    let tell = |note: &Note| {
        let names: Vec<String> = note.spots.iter().map(Spot::to_string).collect();
        format!("{} {}: {}", note.kind, note.side.unwrap(), names.join(" "))
    };
    position.notes().iter().map(tell).collect()
}

fn notes(text: &str) -> Vec<String> {
    told(&read(text))
}

const NONE: [&str; 0] = [];

#[test]
fn a_lone_runner_is_not_stopped() {
    let board = "p7/8/8/3P4/8/8/8/8";
    for turn in ["w", "b"] {
        let notes = notes(&format!("{board} {turn}"));
        assert_eq!(notes, ["runaway white: d5 d6 d7 d8"]);
    }
    assert_eq!(
        notes("8/8/8/8/4p3/8/8/7P b"),
        ["runaway black: e4 e3 e2 e1"]
    );
}

#[test]
fn a_defender_diagonally_ahead_still_catches_it() {
    assert_eq!(notes("8/2p5/8/3P4/8/8/8/8 w"), NONE);
    assert_eq!(notes("8/8/2p5/3P4/8/8/8/8 b"), NONE);
    // But a piece directly ahead cannot stop the runner if its side is not to move.
    assert_eq!(
        notes("8/8/2p5/3P4/8/8/8/8 w"),
        ["runaway white: d5 d6 d7 d8"]
    );
}

#[test]
fn who_is_to_move_decides_whether_it_is_caught() {
    let board = "5p2/8/8/3P4/8/8/8/8";
    let white = notes(&format!("{board} w"));
    assert_eq!(white, ["runaway white: d5 d6 d7 d8"]);
    assert_eq!(notes(&format!("{board} b")), NONE);
}

#[test]
fn who_is_to_move_decides_who_is_first() {
    let board = "8/8/3P4/8/8/6p1/8/8";
    let white = notes(&format!("{board} w"));
    assert_eq!(white, ["runaway white: d6 d7 d8"]);
    let black = notes(&format!("{board} b"));
    assert_eq!(black, ["runaway black: g3 g2 g1"]);
}

#[test]
fn enemies_beside_and_behind_it_are_late_unless_they_are_through_first() {
    for turn in ["w", "b"] {
        let notes = notes(&format!("8/8/8/2pPp3/8/8/8/8 {turn}"));
        assert_eq!(notes, ["runaway white: d5 d6 d7 d8"]);
    }
    assert_eq!(notes("8/8/8/3P4/8/p7/8/8 w"), ["runaway black: a3 a2 a1"]);
}

#[test]
fn whoever_stands_in_its_way_stops_it() {
    assert_eq!(notes("3p4/3P4/8/8/8/8/8/8 w"), NONE);
    assert_eq!(notes("3p4/8/8/3P4/8/8/8/8 w"), NONE);
    // Of two pieces in a file only the first runs.
    assert_eq!(notes("p7/8/3P4/3P4/8/8/8/8 w"), ["runaway white: d6 d7 d8"]);
}

#[test]
fn the_cell_that_was_reached_has_decided() {
    let position: Breakthrough = read("1p2/P3/3p/4 w");
    assert_eq!(told(&after(&position, "a3-a4")), ["decided white: a4"]);
    assert_eq!(notes("4/4/P3/1p2 w"), ["decided black: b1"]);
    // A side without pieces has lost, but nothing on the board shows it.
    assert_eq!(notes("4/3P/4/4 b"), NONE);
}

#[test]
fn a_runaway_wins_by_running_whatever_the_enemy_does() {
    let mut rng = Rng::with_seed(4_107);
    for (width, height) in [(4, 4), (4, 5), (5, 4)] {
        let size = Size::new(width, height).unwrap();
        let (mut solver, mut found, mut missed) = (Solver::default(), [0; 4], 0);
        for _ in 0..4_000 {
            let position = anything(size, &mut rng);
            let notes = position.notes();
            for note in &notes {
                let side = note.side.unwrap();
                let moves = position.turn() == side;
                assert_eq!(note.kind, "runaway");
                assert_eq!(
                    solver.winner(&position),
                    side,
                    "{note:?} tells who wins: {position}"
                );
                let way: Vec<Cell> = note.spots.iter().map(|s| Cell::of(*s).unwrap()).collect();
                assert_eq!(position.at(way[0]), Some(side));
                assert!(
                    arrives(&position, side, &way),
                    "{note:?} arrives: {position}"
                );
                found[usize::from(moves) * 2 + side as usize] += 1;
            }
            let told = |way: &[Cell]| notes.iter().any(|note| note.spots[0] == way[0].spot());
            missed += all_ways(&position)
                .filter(|(side, way)| !told(way) && arrives(&position, *side, way))
                .count();
        }
        println!("{width}x{height}: {found:?} found, {missed} missed");
        // For both sides, whichever is to move. Nearly all such pieces are found.
        assert!(found.iter().all(|count| *count > 100), "{found:?}");
        assert!(10 * missed < found.iter().sum(), "{missed} of {found:?}");
    }
}

/// A position that is not over, with one to five pieces for each side.
pub fn anything(size: Size, rng: &mut Rng) -> Breakthrough {
    let (width, height) = (usize::from(size.width()), usize::from(size.height()));
    let mut ranks = vec![vec!['1'; width]; height];
    for (letter, first) in [('P', 1), ('p', 0)] {
        for _ in 0..rng.usize(1..=5) {
            let rank = rng.usize(first..first + height - 1);
            ranks[rank][rng.usize(..width)] = letter;
        }
    }
    let ranks = ranks.iter().map(|rank| {
        let empty = rank.split(|letter| *letter != '1').map(<[char]>::len);
        let pieces = rank.iter().filter(|letter| **letter != '1');
        let run = |run: usize| {
            if run > 0 {
                run.to_string()
            } else {
                String::new()
            }
        };
        let mut text = String::new();
        let mut pieces = pieces.copied();
        for length in empty {
            text += &run(length);
            text.extend(pieces.next());
        }
        text
    });
    let turn = Side::BOTH[rng.usize(..2)].letter();
    let text = format!("{} {turn}", ranks.collect::<Vec<_>>().join("/"));
    match Breakthrough::parse(NoOptions, &text) {
        Ok(position) if position.outcome().is_none() => position,
        // All pieces of one side were overwritten.
        _ => anything(size, rng),
    }
}

/// Every piece, with the cells from its own cell straight ahead to the edge.
fn all_ways(position: &Breakthrough) -> impl Iterator<Item = (Side, Vec<Cell>)> {
    let top = position.size().height() - 1;
    let way = move |side, at: Cell| -> Vec<Cell> {
        let cell = |rank| Cell::new(at.file(), rank);
        match side {
            Side::White => (at.rank()..=top).map(cell).collect(),
            Side::Black => (0..=at.rank()).rev().map(cell).collect(),
        }
    };
    let pieces = position.pieces().into_iter();
    pieces.map(move |piece| {
        let (side, at) = (piece.side.unwrap(), Cell::of(piece.spots[0]).unwrap());
        (side, way(side, at))
    })
}

/// Whether a piece that runs along these cells reaches the end and wins, whatever the enemy does.
fn arrives(position: &Breakthrough, side: Side, way: &[Cell]) -> bool {
    if position.at(way[0]) != Some(side) {
        return false;
    }
    if position.outcome().is_some() {
        return way.len() == 1 && position.outcome() == Some(Outcome::Won(side));
    }
    let goes_on = |mv, way| {
        let mut next = *position;
        next.play(mv);
        arrives(&next, side, way)
    };
    let moves = position.moves();
    if position.turn() == side {
        let ahead = |mv: &&_| is_step(mv, way);
        moves
            .iter()
            .find(ahead)
            .is_some_and(|mv| goes_on(*mv, &way[1..]))
    } else {
        moves.into_iter().all(|mv| goes_on(mv, way))
    }
}

fn is_step(mv: &<Breakthrough as Position>::Move, way: &[Cell]) -> bool {
    way.len() > 1 && (mv.from, mv.to) == (way[0], way[1])
}

/// Finds the winner with best play by trying everything.
#[derive(Default)]
pub struct Solver(HashMap<Breakthrough, Side>);

impl Solver {
    pub fn winner(&mut self, position: &Breakthrough) -> Side {
        if let Some(Outcome::Won(side)) = position.outcome() {
            return side;
        }
        if let Some(side) = self.0.get(position) {
            return *side;
        }
        let wins = position.moves().into_iter().any(|mv| {
            let mut next = *position;
            next.play(mv);
            self.winner(&next) == position.turn()
        });
        let turn = position.turn();
        let winner = if wins { turn } else { turn.other() };
        self.0.insert(*position, winner);
        winner
    }
}
