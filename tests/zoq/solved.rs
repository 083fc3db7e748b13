//! ZOQ solved with both kinds of movement: every position, and the statements of its rules document about the start.

use crate::law::opinion::{Opinion, Tally};
use crate::law::sample::{after, read_with};
use crate::plain::Plain;
use crate::puzzles::assert_lists;
use fastrand::Rng;
use std::collections::{BTreeSet, HashMap};
use tablero::games::solvable_game;
use tablero::games::zoq::{Move, Reach, Zoq};
use tablero::play::{Game, GameText};
use tablero::rules::{Outcome, Position};
use tablero::search::{
    Checked, Counts, ExactLevel, ExactValue, Sample, Tablebase, Wdl, draw, explore, perfect_move,
};

const START: &str = "bbb/3/WWW Wb w";

fn solution(reach: Reach) -> Box<dyn Tablebase<Zoq>> {
    Zoq::solver(reach, None).unwrap().unwrap().finish()
}

fn all(solution: &dyn Tablebase<Zoq>) -> impl Iterator<Item = Zoq> {
    (0..solution.number_count()).map(|number| solution.position(number).unwrap())
}

#[test]
fn every_position_is_worth_its_best_move() {
    for reach in Zoq::all_options() {
        let solution = solution(reach);
        assert_eq!(solution.number_count(), 9_660);
        assert_eq!(solution.counts().all(), 9_660);
        for position in all(&*solution) {
            let explored = explore(&*solution, &position).unwrap();
            let best = explored.moves.iter().map(|(_, value)| *value).max();
            assert_eq!(
                explored.value,
                best.unwrap_or(ExactValue::Loss(0)),
                "{position}"
            );
            assert_eq!(position.outcome().is_some(), best.is_none());
            let other = read_with::<Zoq>(&reach.to_string(), &position.to_string());
            assert_eq!(solution.value(&other), Some(explored.value));
        }
    }
}

#[test]
fn a_second_opinion_finds_the_same_values_a_ply_on() {
    let both = Zoq::all_options()
        .into_iter()
        .map(|reach| (reach.to_string(), solution(reach)));
    let both: HashMap<String, Box<dyn Tablebase<Zoq>>> = both.collect();
    let value = |plain: &Plain| {
        let options = plain.options();
        both[&options]
            .value(&read_with(&options, &plain.text()))
            .unwrap()
    };
    let (mut rng, mut tally, mut seen) = (Rng::with_seed(47), Tally::default(), [0; 3]);
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
        assert_eq!(
            found,
            best.unwrap_or(ExactValue::Loss(0)),
            "{}",
            plain.text()
        );
        seen[found.wdl() as usize] += 1;
    }
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}

#[test]
fn the_first_moves_are_worth_what_the_law_says() {
    let worth = |reach| {
        let explored = explore(&*solution(reach), &Zoq::start(reach)).unwrap();
        let told = explored
            .moves
            .iter()
            .map(|(mv, value)| format!("{mv} {value}"));
        (explored.value, told.collect::<Vec<_>>().join(", "))
    };
    let (value, moves) = worth(Reach::Lines);
    assert_eq!(value, ExactValue::Win(9));
    assert_eq!(
        moves,
        "@a2 loss 4, @b2 loss 6, @c2 loss 4, a1-a2 draw, a1-b2 draw, b1-b2 win 9, c1-b2 draw, \
         c1-c2 draw"
    );
    let (value, moves) = worth(Reach::Any);
    assert_eq!(value, ExactValue::Win(7));
    assert_eq!(
        moves,
        "@a2 loss 8, @b2 loss 10, @c2 loss 8, a1-a2 loss 10, a1-b2 win 7, a1-c2 loss 10, b1-b2 draw, \
         c1-a2 loss 10, c1-b2 win 7, c1-c2 loss 10"
    );
}

#[test]
fn the_main_line_of_the_law_is_perfect_play() {
    let solution = solution(Reach::Lines);
    let mut position: Zoq = read_with("", START);
    for mv in "b1-b2 a3-a2 c1-c2 a2-a3 a1-a2 @b1 @a1 b1-c1 a1-b1".split(' ') {
        let best: Vec<Move> = explore(&*solution, &position).unwrap().best().collect();
        assert!(best.contains(&mv.parse().unwrap()), "{mv} in {position}");
        position = after(&position, mv);
    }
    assert!(matches!(position.outcome(), Some(Outcome::Won(_))));
    assert_eq!(perfect_move(&*solution, &position, 1), None);
}

#[test]
fn a_position_of_the_other_reading_is_not_known() {
    let other = Zoq::start(Reach::Any);
    assert_eq!(solution(Reach::Lines).value(&other), None);
    assert_eq!(explore(&*solution(Reach::Lines), &other), None);
    let answers = solvable_game("zoq")
        .unwrap()
        .solving("", None)
        .unwrap()
        .unwrap()
        .finish();
    let text = GameText {
        game: "zoq".to_owned(),
        options: "reach=any".to_owned(),
        ..GameText::default()
    };
    assert_eq!(answers.explore(&text).unwrap(), None);
    assert_eq!(
        answers.judge(&text).unwrap(),
        Some(vec![]),
        "there is no move to judge"
    );
    assert_eq!(answers.pack(), None);
}

/// How often each level gives a result away. In every position in which some move does, it is exactly the stated
/// rate. So over all positions it decreases from level to level and is 0 at the highest level.
#[test]
fn the_rungs_err_exactly_as_often_as_they_say() {
    for reach in Zoq::all_options() {
        let solution = solution(reach);
        let mut errors = vec![0.0; Zoq::EXACT_LEVELS.len()];
        for position in all(&*solution) {
            let explored = explore(&*solution, &position).unwrap();
            let able = explored.mistakes().count() > 0;
            for (exact_level, sum) in Zoq::EXACT_LEVELS.iter().zip(&mut errors) {
                let error = exact_level.error(&*solution, &position);
                let stated = f64::from(exact_level.error_rate) / f64::from(ExactLevel::WHOLE);
                let expected = if able { stated } else { 0.0 };
                assert!(
                    (error - expected).abs() < 1e-9,
                    "{exact_level:?} in {position}: {error}"
                );
                let chances = exact_level.chances(&*solution, &position);
                let all: f64 = chances.iter().map(|(_, chance)| chance).sum();
                assert!(explored.moves.is_empty() || (all - 1.0).abs() < 1e-9);
                *sum += error;
            }
        }
        assert!(
            errors.windows(2).all(|pair| pair[0] > pair[1]),
            "{errors:?}"
        );
        assert_eq!(errors.last(), Some(&0.0));
    }
}

/// Against the longest defence, higher levels keep the win of the start more often.
#[test]
fn the_higher_the_rung_the_surer_the_win_of_the_start() {
    for reach in Zoq::all_options() {
        let solution = solution(reach);
        let kept = |exact_level: &ExactLevel| {
            keeps(
                &*solution,
                *exact_level,
                &Zoq::start(reach),
                &mut HashMap::new(),
            )
        };
        let kept: Vec<f64> = Zoq::EXACT_LEVELS.iter().map(kept).collect();
        assert!(kept.windows(2).all(|pair| pair[0] < pair[1]), "{kept:?}");
        assert!(
            kept[0] > 1e-4 && (kept[kept.len() - 1] - 1.0).abs() < 1e-9,
            "{kept:?}"
        );
    }
}

/// The exact probability that a won position is never given away. Every move that keeps the win is a ply
/// closer to it, so the recursion ends.
fn keeps(
    solution: &dyn Tablebase<Zoq>,
    exact_level: ExactLevel,
    position: &Zoq,
    known: &mut HashMap<Zoq, f64>,
) -> f64 {
    let who = match solution.value(position).unwrap().wdl() {
        Wdl::Win => exact_level,
        Wdl::Loss if position.outcome().is_some() => return 1.0,
        Wdl::Loss => ExactLevel::PERFECT,
        Wdl::Draw => return 0.0,
    };
    if let Some(kept) = known.get(position) {
        return *kept;
    }
    let mut kept = 0.0;
    for (mv, chance) in who.chances(solution, position) {
        let mut next = *position;
        next.play(mv);
        let still = solution.value(&next).unwrap().wdl() != solution.value(position).unwrap().wdl();
        if still {
            kept += chance * keeps(solution, exact_level, &next, known);
        }
    }
    known.insert(*position, kept);
    kept
}

#[test]
fn what_a_rung_chooses_is_the_same_for_the_same_seed_and_as_likely_as_it_says() {
    let solution = solution(Reach::Lines);
    let position: Zoq = read_with("", "bb1/W1b/bWW W w");
    for exact_level in Zoq::EXACT_LEVELS {
        let seeds: u32 = 4_000;
        let mut seen: HashMap<Move, u32> = HashMap::new();
        for seed in 0..seeds.into() {
            let mv = exact_level.choose(&*solution, &position, seed).unwrap();
            assert_eq!(exact_level.choose(&*solution, &position, seed), Some(mv));
            *seen.entry(mv).or_default() += 1;
        }
        let chances = exact_level.chances(&*solution, &position);
        assert_eq!(seen.len(), chances.len());
        for (mv, chance) in chances {
            let share = f64::from(seen[&mv]) / f64::from(seeds);
            assert!(
                (share - chance).abs() < 0.04,
                "{exact_level:?}: {mv} {share}, not {chance}"
            );
        }
    }
}

#[test]
fn puzzles_are_drawn_here_too() {
    let start = Zoq::start(Reach::Lines);
    let solution = solution(Reach::Lines);
    let mut grades = BTreeSet::new();
    for number in 1..=20 {
        let puzzle = draw::<<Zoq as Game>::Node>(&*solution, &start, number).unwrap();
        let explored = explore(&*solution, &puzzle.position).unwrap();
        let holding: Vec<_> = explored.holding().map(|(mv, _)| mv).collect();
        assert_eq!(
            (explored.value, holding),
            (puzzle.value, vec![puzzle.solution()])
        );
        grades.insert(puzzle.grade);
    }
    assert!(grades.len() > 2, "{grades:?}");
}

#[test]
fn the_lists_of_puzzles_are_drawn_again() {
    assert_lists(&*solution(Reach::Lines));
}

/// A solution that is wrong about one position.
struct Wrong(Box<dyn Tablebase<Zoq>>, Zoq);

impl Tablebase<Zoq> for Wrong {
    fn value(&self, position: &Zoq) -> Option<ExactValue> {
        let value = self.0.value(position)?;
        Some(if *position == self.1 {
            ExactValue::Draw
        } else {
            value
        })
    }

    fn number_count(&self) -> u64 {
        self.0.number_count()
    }

    fn position(&self, number: u64) -> Option<Zoq> {
        self.0.position(number)
    }

    fn counts(&self) -> Counts {
        self.0.counts()
    }
}

#[test]
fn a_check_finds_one_wrong_value_and_what_leads_to_it() {
    let start = Zoq::start(Reach::Lines);
    let wrong = Wrong(solution(Reach::Lines), start);
    let check = |positions| {
        let sample = Sample { positions, seed: 1 };
        let mut checked = Checked::default();
        (0..sample.size(&wrong))
            .filter_map(|index| sample.position(&wrong, index))
            .for_each(|position| checked.look(&wrong, &position));
        checked
    };
    let all = check(None);
    assert_eq!(all.counts.all(), 9_660);
    // No move leads to the start.
    assert_eq!(all.wrong, 1);
    assert_eq!(all.faults, [format!("{START}: draw, by its moves win 9")]);
    assert_eq!(check(Some(9_660)), all, "more than there are is all");
    assert_eq!(check(Some(500)).counts.all(), 500);
}
