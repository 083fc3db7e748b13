//! Every puzzle in the shipped lists is proven again with the rules' moves alone.

use std::collections::HashSet;
use std::fs;
use tablero::games::{GAMES, Visitor, breakthrough::Breakthrough, push_push::PushPush};
use tablero::games::{ticto::TicTo, visit_all};
use tablero::play::{
    Game, PUZZLE_NODES, PUZZLE_PROOF, grade_of_line, listed, print_puzzle, read_puzzle,
};
use tablero::rules::{Outcome, Position};
use tablero::search::{
    BudgetSpent, ExactValue, FullWidth, GRADES, Limits, Puzzle as Typed, Score, Searcher, grade,
    wins_within,
};

fn lines<G: Game>() -> String {
    let path = format!("assets/puzzles/{}.txt", G::SLUG);
    fs::read_to_string(path).expect("a game with puzzles has its list")
}

fn list<G: Game>() -> Vec<Typed<G>> {
    let read = |line| read_puzzle::<G>(line).unwrap_or_else(|| panic!("{line}"));
    lines::<G>().lines().map(read).collect()
}

fn moves_of(value: ExactValue) -> u32 {
    u32::from(value.plies().unwrap()).div_ceil(2)
}

/// Exactly one move wins within the stated number of moves, no move wins faster, and the grade of the line is
/// right.
fn prove<G: Game>() {
    let mut seen = HashSet::new();
    for puzzle in list::<G>() {
        let told = print_puzzle(&puzzle);
        let moves = moves_of(puzzle.value);
        assert!(moves > 1, "{told}");
        let mut proof = FullWidth::new(PUZZLE_PROOF);
        assert_eq!(
            proof.winning(&puzzle.position, moves - 1),
            Ok(vec![]),
            "{told}"
        );
        let winning = proof.winning(&puzzle.position, moves);
        assert_eq!(winning, Ok(vec![puzzle.solution()]), "{told}");
        let graded = grade::<G::Node>(&puzzle.position, puzzle.solution(), puzzle.value);
        assert_eq!(puzzle.grade, graded, "{told}");
        assert!(seen.insert(puzzle.position.clone()), "twice: {told}");
        // The last move may be the other side's, if the winner only has to wait for it.
        let plies = usize::from(puzzle.value.plies().unwrap());
        assert!((plies - 1..=plies).contains(&puzzle.line.len()), "{told}");
        let end = puzzle
            .line
            .iter()
            .fold(puzzle.position.clone(), |at, &mv| played(&at, mv));
        let won = Some(Outcome::Won(puzzle.position.turn()));
        assert_eq!(end.outcome(), won, "{told}");
    }
}

/// Along the longest defence, every move that wins in time is proven within the search limits of the page, so
/// that a right move is never called wrong.
fn follow<G: Game>() {
    let mut searcher = Searcher::<G::Node>::new(4 << 20);
    let mut best = |position: &G| {
        searcher.ask(position, &[], 1, Limits::nodes(PUZZLE_NODES));
        searcher.finish();
        searcher.lines().remove(0)
    };
    for puzzle in list::<G>() {
        let told = print_puzzle(&puzzle);
        let mut position = puzzle.position.clone();
        let mut right = vec![puzzle.solution()];
        for left in (1..moves_of(puzzle.value)).rev() {
            for &mv in &right {
                let after = played(&position, mv);
                let is_over = after.outcome().is_some();
                assert!(
                    is_over || matches!(best(&after).score, Score::Loss(_)),
                    "{told}: {mv} in {position}"
                );
            }
            position = played(&position, right[0]);
            if position.outcome().is_some() {
                break;
            }
            position = played(&position, best(&position).moves[0]);
            if position.outcome().is_some() {
                break;
            }
            right = FullWidth::new(PUZZLE_PROOF)
                .winning(&position, left)
                .unwrap();
            assert!(!right.is_empty(), "{told}: {position}");
        }
    }
}

fn played<P: Position>(position: &P, mv: P::Move) -> P {
    let mut next = position.clone();
    next.play(mv);
    next
}

#[test]
fn the_puzzles_of_breakthrough_are_proven() {
    prove::<Breakthrough>();
    follow::<Breakthrough>();
}

#[test]
fn the_puzzles_of_push_push_are_proven() {
    prove::<PushPush>();
    follow::<PushPush>();
}

#[test]
fn the_puzzles_of_ticto_are_proven() {
    prove::<TicTo>();
    follow::<TicTo>();
}

#[test]
fn every_game_has_a_list_of_its_own() {
    struct Lists(usize);

    impl Visitor for Lists {
        fn visit<G: Game>(&mut self) {
            assert!(G::HAS_PUZZLES, "{}", G::SLUG);
            let puzzles = list::<G>();
            let grades: HashSet<u8> = puzzles.iter().map(|puzzle| puzzle.grade).collect();
            assert!(grades.len() > 2, "{}: {grades:?}", G::SLUG);
            for (puzzle, line) in puzzles.iter().zip(lines::<G>().lines()) {
                assert_eq!(print_puzzle(puzzle), line, "{}", G::SLUG);
                assert_eq!(grade_of_line(line), Some(puzzle.grade));
            }
            self.0 += puzzles.len();
        }
    }

    let mut lists = Lists(0);
    visit_all(&mut lists);
    assert!(lists.0 >= MANY);
    assert!(GAMES.iter().all(|kind| kind.has_puzzles()));
}

#[test]
fn a_list_that_repeats_begins_again_at_its_end() {
    let list = lines::<TicTo>();
    let count = list.lines().count() as u64;
    let place = |number| listed(&list, number, true).map(|(place, _)| place);
    assert_eq!(place(0), None);
    assert_eq!(place(count + 1), Some(1));
    assert_eq!(place(u64::MAX), Some((u64::MAX - 1) % count + 1));
    assert_eq!(listed("", 1, true), None);
}

/// The minimum number of puzzles in all lists together.
const MANY: usize = 150;

#[test]
fn what_is_no_line_of_a_list_is_none() {
    let good = "3 5 b4-b5 8/8/1p6/8/1P6/8/p7/8 w";
    let grade = |line: &str| read_puzzle::<Breakthrough>(line).map(|puzzle| puzzle.grade);
    assert_eq!(grade(good), Some(3));
    for (from, to) in [
        ("b5 8", "b5,b6-b7 8"),
        ("3 5", "6 5"),
        ("3 5", "0 5"),
        ("5 b4", "x b4"),
        ("b4-b5", "b4-b6"),
        (" w", ""),
    ] {
        assert_eq!(grade(&good.replacen(from, to, 1)), None, "{from} -> {to}");
    }
    assert_eq!(grade(""), None);
    assert_eq!(*GRADES.end(), 5);
}

#[test]
fn trying_everything_finds_what_plain_minimax_finds_and_says_when_it_does_not() {
    // A race, and a position that White cannot win.
    for (text, moves) in [("8/8/2P5/8/8/5p2/8/8 w", 4), ("p5p1/8/1P6/8/8/8/p7/8 w", 2)] {
        let position: Breakthrough = Breakthrough::parse(Default::default(), text).unwrap();
        for moves in 0..=moves {
            let mut proof = FullWidth::new(1_000_000);
            let wins = wins_within(&position, position.turn(), moves);
            assert_eq!(proof.wins(&position, moves), Ok(wins), "{text} {moves}");
            let plain: Vec<_> = position
                .moves()
                .into_iter()
                .filter(|&mv| {
                    moves > 0 && wins_within(&played(&position, mv), position.turn(), moves - 1)
                })
                .collect();
            if moves > 0 {
                assert_eq!(proof.winning(&position, moves), Ok(plain), "{text} {moves}");
            }
            assert!(proof.left() <= 1_000_000);
        }
    }
    let start = Breakthrough::start(Default::default());
    assert_eq!(FullWidth::new(1_000).wins(&start, 5), Err(BudgetSpent));
}
