//! `lab puzzles`: positions with exactly one winning move.

use crate::run;
use tablero::games::breakthrough::Breakthrough;
use tablero::play::{print_puzzle, read_puzzle};
use tablero::search::FullWidth;

fn puzzles(args: &str) -> Vec<String> {
    let args = format!("puzzles breakthrough {args}");
    let all: Vec<&str> = args.split(' ').collect();
    let run = run(&all, b"");
    assert_eq!(run.code, Some(0), "{}", run.complained);
    run.printed.lines().map(str::to_owned).collect()
}

#[test]
fn each_line_is_a_puzzle_and_the_same_seed_makes_the_same() {
    let lines = puzzles("--count 5 --games 12 --seed 3");
    assert!((1..=5).contains(&lines.len()), "{lines:?}");
    for line in &lines {
        let puzzle = read_puzzle::<Breakthrough>(line).unwrap();
        assert_eq!(print_puzzle(&puzzle), *line);
        let moves = u32::from(puzzle.value.plies().unwrap()).div_ceil(2);
        let winning = FullWidth::new(1_000_000).winning(&puzzle.position, moves);
        assert_eq!(winning, Ok(vec![puzzle.solution]), "{line}");
    }
    assert_eq!(puzzles("--count 5 --games 12 --seed 3"), lines);
}

#[test]
fn a_solved_game_draws_its_own() {
    let run = run(&["puzzles", "zoq"], b"");
    assert_eq!(run.code, Some(2));
    let why = "the puzzles of zoq are drawn from its solution";
    assert!(run.complained.contains(why), "{}", run.complained);
}
