//! Known facts about Hexapawn, and a second, very simple count.

use crate::game::Hexapawn;
use std::collections::HashSet;
use tablero::rules::{NoOptions, Outcome, Position, Side, divide, perft};

/// The numbers of nodes by ply. After the seventh ply every game is over.
const PERFT: [u64; 9] = [1, 3, 10, 28, 56, 70, 64, 20, 0];

fn start() -> Hexapawn {
    Hexapawn::start(NoOptions)
}

#[test]
fn the_whole_tree_has_252_nodes() {
    let counts: Vec<u64> = (0..9).map(|depth| perft(&start(), depth)).collect();
    assert_eq!(counts, PERFT);
    assert_eq!(counts.iter().sum::<u64>(), 252);
    let split = divide(&start(), 4).into_iter();
    let split: Vec<String> = split.map(|(mv, leaves)| format!("{mv} {leaves}")).collect();
    assert_eq!(split, ["a1-a2 15", "b1-b2 26", "c1-c2 15"]);
}

#[test]
fn the_second_count_agrees() {
    for (depth, leaves) in PERFT.into_iter().enumerate() {
        assert_eq!(count("PPP...ppp", true, depth), leaves, "depth {depth}");
    }
}

/// The number of lines with this many plies, on a board of letters, rank by rank from White's side. White's
/// pawns move up by three letters. For Black's turn the board is read backwards.
fn count(board: &str, white: bool, depth: usize) -> u64 {
    let cells: Vec<char> = board.chars().collect();
    let (own, enemy) = if white { ('P', 'p') } else { ('p', 'P') };
    if depth == 0 {
        return 1;
    }
    if cells[..3].contains(&enemy) {
        return 0;
    }
    let mut lines = 0;
    for at in (0..6).filter(|&at| cells[at] == own) {
        for (to, wanted) in [(at + 2, enemy), (at + 3, '.'), (at + 4, enemy)] {
            let wraps = to == at + 2 && at % 3 == 0 || to == at + 4 && at % 3 == 2;
            if !wraps && cells[to] == wanted {
                let mut next = cells.clone();
                (next[at], next[to]) = ('.', own);
                let turned: String = next.iter().rev().collect();
                lines += count(&turned, !white, depth - 1);
            }
        }
    }
    lines
}

#[test]
fn of_134_games_white_wins_64_and_65_positions_end_them() {
    let mut ends = HashSet::new();
    let (mut white, mut black) = (0, 0);
    let mut open = vec![start()];
    while let Some(position) = open.pop() {
        match position.outcome() {
            Some(outcome) => {
                assert_ne!(outcome, Outcome::Draw, "there are none: {position}");
                *if outcome == Outcome::Won(Side::White) {
                    &mut white
                } else {
                    &mut black
                } += 1;
                ends.insert(position);
            }
            None => open.extend(position.moves().into_iter().map(|mv| {
                let mut next = position.clone();
                next.play(mv);
                next
            })),
        }
    }
    assert_eq!((white, black, ends.len()), (64, 70, 65));
}

#[test]
fn the_second_player_wins_whatever_the_first_one_does() {
    fn winner(position: &Hexapawn) -> Side {
        if let Some(outcome) = position.outcome() {
            return outcome.winner().expect("there are no draws");
        }
        let after = |mv| {
            let mut next = position.clone();
            next.play(mv);
            winner(&next)
        };
        let mover = position.turn();
        let wins = position.moves().into_iter().any(|mv| after(mv) == mover);
        if wins { mover } else { mover.other() }
    }

    assert_eq!(winner(&start()), Side::Black);
}
