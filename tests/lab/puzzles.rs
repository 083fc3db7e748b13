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
        assert_eq!(winning, Ok(vec![puzzle.solution()]), "{line}");
    }
    assert_eq!(puzzles("--count 5 --games 12 --seed 3"), lines);
}

#[test]
fn a_solved_game_draws_its_own() {
    let list = include_str!("../../assets/puzzles/zoq.txt");
    let drawn = run(&["puzzles", "zoq", "--count", "7"], b"");
    assert_eq!(drawn.code, Some(0), "{}", drawn.complained);
    let first: Vec<_> = list.lines().take(7).collect();
    assert_eq!(drawn.printed.lines().collect::<Vec<_>>(), first);
    let days = run(
        &["puzzles", "zoq", "--from", "2026-11-25", "--count", "7"],
        b"",
    );
    let dates = days
        .printed
        .lines()
        .map(|line| line.split(' ').next().unwrap());
    assert_eq!(dates.collect::<Vec<_>>().last(), Some(&"2026-12-01"));
    let wrong = run(&["puzzles", "zoq", "--from", "2026-13-25"], b"");
    assert_eq!(wrong.code, Some(2));
    assert!(
        wrong.complained.contains("is no date"),
        "{}",
        wrong.complained
    );
}
