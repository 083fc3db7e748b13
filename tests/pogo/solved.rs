//! Pogo solved: the figures in its rules, and a comparison of the table with the second implementation.

use crate::law::opinion::{Opinion, Tally};
use crate::law::sample::{after, read};
use crate::plain::Plain;
use crate::puzzles::assert_lists;
use fastrand::Rng;
use std::collections::HashSet;
use std::sync::OnceLock;
use tablero::games::pogo::{Pogo, PogoSolver, PogoTable};
use tablero::games::{SOLVABLE_GAMES, solvable_game};
use tablero::play::{BlobError, Game, GameText};
use tablero::rules::{Outcome, Position};
use tablero::search::{
    Counts, ExactLevel, ExactValue, Puzzle, Tablebase, Wdl, draw, explore, grade, grade_of, judge,
    perfect_move, perfect_moves,
};

pub(crate) const START: &str = "bb,bb,bb/-,-,-/WW,WW,WW w";

pub(crate) fn table() -> &'static PogoTable {
    static TABLE: OnceLock<PogoTable> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut solver = PogoSolver::new();
        let (mut slices, mut done) = (0, 0.0);
        while !solver.advance(1 << 21) {
            slices += 1;
            assert!(
                (done..1.0).contains(&solver.done()),
                "{done} in slice {slices}"
            );
            done = solver.done();
        }
        assert!(slices > 50, "{slices} slices");
        assert_eq!(solver.done(), 1.0);
        solver.finish()
    })
}

pub(crate) fn kept() -> &'static [u8] {
    static KEPT: OnceLock<Vec<u8>> = OnceLock::new();
    KEPT.get_or_init(|| table().pack())
}

/// Random positions, in which the game may be over.
fn drawn_at_random(seed: u64) -> impl Iterator<Item = Pogo> {
    let mut rng = Rng::with_seed(seed);
    std::iter::from_fn(move || Some(rng.u64(..table().number_count())))
        .filter_map(|number| table().position(number))
}

#[test]
fn there_are_as_many_positions_of_each_value_as_known() {
    let positions = Counts {
        won: 81_580_277,
        lost: 31_016_742,
        drawn: 2_411_875,
        longest: 51,
    };
    let orbits = Counts {
        won: 10_272_893,
        lost: 3_920_126,
        drawn: 303_867,
        longest: 51,
    };
    assert_eq!(table().positions(), positions);
    assert_eq!(table().orbits(), orbits);
    assert_eq!((positions.all(), orbits.all()), (115_008_894, 14_496_886));
    assert_eq!(table().number_count(), 2 * 116_396_280);
    assert_eq!(table().counts().all(), 2 * positions.all());
}

#[test]
fn six_first_moves_hold_the_draw_and_the_others_lose_as_known() {
    let explored = explore(table(), &read::<Pogo>(START)).unwrap();
    assert_eq!(explored.value, ExactValue::Draw);
    let names = |texts: Vec<String>| texts.into_iter().collect::<HashSet<_>>();
    let holding = explored.holding().map(|(mv, _)| mv.to_string());
    let known = ["1a1-b1", "2a1-c1", "1b1-a1", "1b1-c1", "2c1-a1", "1c1-b1"];
    assert_eq!(
        names(holding.collect()),
        names(known.map(str::to_owned).to_vec())
    );
    let losing = [
        ("1a1-a2", 21),
        ("2a1-b2", 11),
        ("2a1-a3", 15),
        ("1b1-b2", 15),
        ("2b1-a2", 11),
        ("2b1-c2", 11),
        ("2b1-b3", 13),
        ("1c1-c2", 21),
        ("2c1-b2", 11),
        ("2c1-c3", 15),
    ];
    assert_eq!(explored.moves.len(), known.len() + losing.len());
    for (mv, plies) in losing {
        let worth = explored
            .moves
            .iter()
            .find(|(other, _)| other.to_string() == mv);
        assert_eq!(worth.unwrap().1, ExactValue::Loss(plies + 1), "{mv}");
        let next = after(&read::<Pogo>(START), mv);
        let value = table().value(&next);
        assert_eq!(value, Some(ExactValue::Win(plies)), "after {mv}");
    }
}

/// Every value is the value of the best move, by the second implementation of the rules.
#[test]
fn a_second_opinion_finds_the_same_values_a_ply_on() {
    let (mut rng, mut tally) = (Rng::with_seed(41), Tally::default());
    let value = |plain: &Plain| table().value(&read(&plain.text())).unwrap();
    let mut seen = [0; 3];
    while seen.iter().sum::<u32>() < 4_000 {
        let plain = Plain::anything(&mut rng);
        if !plain.is_position() {
            continue;
        }
        let moves = plain.moves(&mut tally);
        let best = moves
            .iter()
            .map(|(_, next)| value(next).a_ply_before())
            .max();
        let found = value(&plain);
        let best = best.unwrap_or(ExactValue::Loss(0));
        assert_eq!(found, best, "{}", plain.text());
        seen[found.wdl() as usize] += 1;
    }
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}

#[test]
fn in_drawn_positions_few_moves_hold_as_known() {
    let drawn =
        drawn_at_random(42).filter(|position| table().value(position) == Some(ExactValue::Draw));
    let (mut holding, mut moves, mut positions) = (0, 0, 0);
    for position in drawn.take(5_000) {
        let explored = explore(table(), &position).unwrap();
        holding += explored.holding().count();
        moves += explored.moves.len();
        positions += 1;
    }
    let (holding, moves) = (
        holding as f64 / f64::from(positions),
        moves as f64 / f64::from(positions),
    );
    assert!((holding - 1.29).abs() < 0.03, "{holding} moves hold");
    assert!((moves - 12.6).abs() < 0.2, "of {moves}");
}

#[test]
fn what_is_kept_brings_the_same_table_back() {
    let kept = kept();
    assert!(
        (2_400_000..2_800_000).contains(&kept.len()),
        "{} bytes",
        kept.len()
    );
    let again = PogoTable::from_bytes(kept).unwrap();
    for position in drawn_at_random(43).take(20_000) {
        assert_eq!(
            again.value(&position),
            table().value(&position),
            "{position}"
        );
    }
    assert_eq!(again.pack(), kept);
    let refused = |bytes: &[u8]| match PogoTable::from_bytes(bytes) {
        Ok(_) => panic!("{} bytes are taken", bytes.len()),
        Err(error) => error,
    };
    let mut broken = kept.to_vec();
    broken[kept.len() / 2] ^= 1;
    assert!(matches!(refused(&broken), BlobError::Sum { .. }));
    assert!(matches!(
        refused(&kept[..kept.len() - 1]),
        BlobError::Sum { .. }
    ));
    assert!(matches!(refused(b"pogo"), BlobError::Kind { .. }));
    let older = [b"tablero pogo-solution 0\n", &kept[24..]].concat();
    assert!(matches!(
        refused(&older),
        BlobError::Version { expected: 1, .. }
    ));
}

#[test]
fn perfect_play_takes_as_many_plies_as_the_table_says() {
    let won = |position: &Pogo| matches!(table().value(position), Some(ExactValue::Win(9..)));
    for (mut position, seed) in drawn_at_random(44).filter(won).take(200).zip(0..) {
        let mut plies = table().value(&position).unwrap().plies().unwrap();
        let winner = position.turn();
        while let Some(mv) = perfect_move(table(), &position, seed) {
            position.play(mv);
            plies -= 1;
        }
        assert_eq!((plies, position.outcome()), (0, Some(Outcome::Won(winner))));
    }
}

#[test]
fn who_draws_perfectly_leaves_the_fewest_moves_that_hold() {
    let start: Pogo = read(START);
    let explored = explore(table(), &start).unwrap();
    let left = |mv| {
        let mut next = start;
        next.play(mv);
        explore(table(), &next).unwrap().holding().count()
    };
    let chosen = perfect_moves(table(), &start, &explored);
    let fewest = explored.best().map(left).min().unwrap();
    assert!(!chosen.is_empty() && chosen.iter().all(|&mv| left(mv) == fewest));
}

#[test]
fn a_game_is_judged_move_by_move() {
    let line = ["1a1-b1", "1a3-a2", "2b1-b3"];
    let moves: Vec<_> = line.iter().map(|mv| mv.parse().unwrap()).collect();
    let judged = judge(table(), &read::<Pogo>(START), &moves).unwrap();
    assert_eq!(judged.len(), line.len());
    assert_eq!((judged[0].ply, judged[0].before), (1, ExactValue::Draw));
    assert_eq!(judged[0].after, ExactValue::Draw);
    assert!(!judged[0].is_mistake());
    assert_eq!((judged[0].holding, judged[0].moves), (6, 16));
    let mut position: Pogo = read(START);
    for (one, mv) in judged.iter().zip(moves) {
        assert_eq!(Some(one.before), table().value(&position));
        assert_eq!(one.best.contains(&mv), one.after == one.before);
        assert_eq!(one.is_mistake(), one.after.wdl() < one.before.wdl());
        position.play(mv);
        let value = table().value(&position);
        assert_eq!(Some(one.after), value.map(ExactValue::a_ply_before));
    }
}

#[test]
fn a_puzzle_has_one_move_that_keeps_the_result() {
    let mut found = HashSet::new();
    let mut tasks = HashSet::new();
    for number in 1..=25 {
        let puzzle = puzzle(table(), number).unwrap();
        let explored = explore(table(), &puzzle.position).unwrap();
        let holding: Vec<_> = explored.holding().map(|(mv, _)| mv).collect();
        assert_eq!(
            (explored.value, holding),
            (puzzle.value, vec![puzzle.solution()])
        );
        assert!(explored.moves.len() > 1);
        match puzzle.value {
            ExactValue::Win(plies) => assert!((3..=13).contains(&plies), "{plies}"),
            value => assert_eq!(value, ExactValue::Draw),
        }
        assert_eq!(
            puzzle.grade,
            grade_of(number),
            "there are puzzles of every grade"
        );
        assert_eq!(
            puzzle.grade,
            grade::<<Pogo as Game>::Node>(&puzzle.position, puzzle.solution(), puzzle.value)
        );
        tasks.insert(puzzle.value.wdl());
        found.insert(puzzle.position);
    }
    assert_eq!(found.len(), 25, "each number draws another one");
    assert_eq!(tasks, HashSet::from([Wdl::Win, Wdl::Draw]));
}

#[test]
fn a_number_draws_the_same_puzzle_from_what_was_kept() {
    let again = PogoTable::from_bytes(kept()).unwrap();
    for number in [3, 20_261_122] {
        assert_eq!(puzzle(&again, number), puzzle(table(), number));
    }
}

#[test]
fn the_lists_of_puzzles_are_drawn_again() {
    assert_lists(table());
}

fn puzzle(table: &PogoTable, number: u64) -> Option<Puzzle<Pogo>> {
    draw::<<Pogo as Game>::Node>(table, &read(START), number)
}

#[test]
fn numbers_draw_every_position_that_can_be_set_up() {
    for position in drawn_at_random(45).take(2_000) {
        assert_eq!(read::<Pogo>(&position.to_string()), position);
    }
    let missing = (0..200_000).filter(|&number| table().position(number).is_none());
    assert!(missing.count() > 0, "who is to move never has all stacks");
    assert_eq!(table().position(table().number_count()), None);
}

#[test]
fn each_rung_gives_away_as_often_as_it_says() {
    let able = |position: &Pogo| explore(table(), position).unwrap().mistakes().count() > 0;
    for position in drawn_at_random(46).filter(able).take(200) {
        for exact_level in Pogo::EXACT_LEVELS {
            let stated = f64::from(exact_level.error_rate) / f64::from(ExactLevel::WHOLE);
            assert!(
                (exact_level.error(table(), &position) - stated).abs() < 1e-9,
                "{position}"
            );
        }
    }
}

#[test]
fn with_its_types_put_away_it_is_asked_by_texts() {
    let pogo = solvable_game("pogo").unwrap();
    let kept = kept();
    let mut solving = pogo.solving("", Some(kept)).unwrap().unwrap();
    assert!(solving.advance(1) && solving.done() == 1.0);
    let answers = solving.finish();
    let text = GameText {
        game: "pogo".to_owned(),
        moves: vec!["2b1-b3".to_owned()],
        ..GameText::default()
    };
    let known = answers.explore(&text).unwrap().unwrap();
    assert_eq!((known.value, known.times), (ExactValue::Win(13), 1));
    for one in &known.moves {
        assert_eq!(one.perfect, one.value == known.value, "{}", one.mv);
        assert_eq!(one.repeats, None);
    }
    let choice = answers.choose(&text, ExactLevel::PERFECT, 7);
    let choice = choice.unwrap().unwrap();
    let perfect = |mv: &str| known.moves.iter().any(|one| one.mv == mv && one.perfect);
    assert!(perfect(&choice) && perfect(&known.best().unwrap().mv));
    assert_eq!(known.ranked()[0].value, known.value);
    let judged = answers.judge(&text).unwrap().unwrap();
    assert_eq!(
        (judged[0].before, judged[0].after),
        (ExactValue::Draw, ExactValue::Loss(14))
    );
    assert!(judged[0].is_mistake());
    assert!(pogo.solving("reach=any", None).is_err());
    assert!(pogo.solving("", Some(b"")).is_err());
    for kind in SOLVABLE_GAMES {
        let solving = kind.solving("", None).unwrap();
        assert_eq!(solving.is_some(), kind.is_solved(), "{}", kind.slug());
        let top = kind.exact_levels().last().copied();
        assert_eq!(top, kind.is_solved().then_some(ExactLevel::PERFECT));
    }
}
