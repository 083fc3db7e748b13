//! The tablebase with a stub that solves at a fixed speed, and with ZOQ itself.

mod parts;

use super::*;
use crate::engine::worker::stub;
use crate::games;
use crate::play::{
    AnySolver, BlobError, CheckCounts, GameText, JudgedMove, OpenError, Probe, Puzzle,
    SolvableGame, SolvingError,
};
use crate::search::{ExactLevel, ExactValue, Line, Sample, Score};
use std::cell::Cell;

thread_local! {
    static NOW: Cell<f64> = const { Cell::new(0.0) };
}

fn clock() -> f64 {
    NOW.get()
}

/// The number of steps in which the stub solves. Each takes 15 milliseconds.
const STEPS: u32 = 80;
const KEPT: &[u8] = b"kept";

struct Slow;
static SLOW: &dyn SolvableGame = &Slow;

impl SolvableGame for Slow {
    fn slug(&self) -> &'static str {
        "slow"
    }

    fn is_solved(&self) -> bool {
        true
    }

    fn exact_levels(&self) -> &'static [ExactLevel] {
        const EXACT_LEVELS: &[ExactLevel] = &[ExactLevel { error_rate: 500 }, ExactLevel::PERFECT];
        EXACT_LEVELS
    }

    fn solving(
        &self,
        _: &str,
        kept: Option<&[u8]>,
    ) -> Result<Option<Box<dyn AnySolver>>, SolvingError> {
        match kept {
            None => Ok(Some(Box::new(FakeSolver(0)))),
            Some(KEPT) => Ok(Some(Box::new(FakeSolver(STEPS)))),
            Some(_) => Err(SolvingError::Kept(BlobError::Short)),
        }
    }
}

struct FakeSolver(u32);

impl AnySolver for FakeSolver {
    fn advance(&mut self, _: u64) -> bool {
        NOW.set(clock() + 15.0);
        self.0 = STEPS.min(self.0 + 1);
        self.0 == STEPS
    }

    fn done(&self) -> f64 {
        f64::from(self.0) / f64::from(STEPS)
    }

    fn finish(self: Box<Self>) -> Box<dyn AnyTablebase> {
        assert_eq!(self.0, STEPS, "nothing is request before it is solved");
        Box::new(FakeTablebase)
    }
}

struct FakeTablebase;

impl AnyTablebase for FakeTablebase {
    fn explore(&self, _: &GameText) -> Result<Option<Probe>, OpenError> {
        Ok(Some(known()))
    }

    fn choose(
        &self,
        _: &GameText,
        exact_level: ExactLevel,
        seed: u64,
    ) -> Result<Option<String>, OpenError> {
        Ok(Some(format!("{} {seed}", exact_level.error_rate)))
    }

    fn judge(&self, text: &GameText) -> Result<Option<Vec<JudgedMove>>, OpenError> {
        match text.moves.is_empty() {
            true => Ok(Some(Vec::new())),
            false => Err(OpenError::no_game("wrong")),
        }
    }

    fn check(&self, sample: Sample, from: u64, count: u64) -> CheckCounts {
        NOW.set(clock() + 15.0);
        let of = sample.positions.unwrap();
        let at = of.min(from + count);
        CheckCounts {
            won: at - from,
            wrong: sample.seed,
            at,
            of,
            ..CheckCounts::default()
        }
    }

    fn play_out(&self, text: &GameText, plies: u16) -> Result<Option<Line<String>>, OpenError> {
        Ok(text.moves.is_empty().then(|| Line {
            score: Score::Win(3),
            moves: vec!["best".to_owned(); usize::from(plies)],
            depth: plies,
        }))
    }

    fn puzzle(&self, _: &GameText, number: u64) -> Result<Option<Puzzle>, OpenError> {
        Ok((number > 0).then(|| stub::puzzle(number)))
    }

    fn pack(&self) -> Option<Vec<u8>> {
        Some(KEPT.to_vec())
    }
}

fn known() -> Probe {
    Probe {
        value: ExactValue::Win(3),
        times: 1,
        moves: Vec::new(),
    }
}

fn text(options: &str) -> GameText {
    GameText {
        game: "slow".to_owned(),
        options: options.to_owned(),
        ..GameText::default()
    }
}

fn ask(tablebase: &mut LoadedTablebase, id: u64, request: &Request) -> Result<(), String> {
    tablebase.ask(id, (SLOW, text("")), request, clock())
}

/// All replies until there is nothing more to do.
fn finish(tablebase: &mut LoadedTablebase) -> Vec<Reply> {
    let mut replies = Vec::new();
    while tablebase.is_busy() {
        replies.extend(tablebase.advance(clock));
    }
    replies
}

fn position(id: u64) -> Reply {
    let exact = Exact::Position(known());
    Reply::Exact { id, exact }
}

#[test]
fn a_game_is_solved_once_with_progress_and_is_stored() {
    let mut tablebase = LoadedTablebase::default();
    assert_eq!(ask(&mut tablebase, 1, &Request::Exact), Ok(()));
    assert!(!tablebase.is_busy(), "first it is seen what was kept");
    assert_eq!(tablebase.take_needed().as_deref(), Some("slow"));
    assert_eq!(tablebase.take_needed(), None, "told once");
    tablebase.set_stored("slow", None);
    let started = clock();
    let replies = finish(&mut tablebase);
    let (last, updates) = replies.split_last().unwrap();
    assert_eq!(*last, position(1));
    let done: Vec<f64> = updates
        .iter()
        .map(|reply| match reply {
            Reply::Exact {
                id: 1,
                exact: Exact::Solving(done),
            } => *done,
            other => panic!("{other:?}"),
        })
        .collect();
    assert!(done.is_sorted_by(|one, next| one < next) && done[done.len() - 1] < 1.0);
    assert!((8..=12).contains(&done.len()), "{done:?}");
    assert_eq!(clock() - started, 15.0 * f64::from(STEPS));
    let kept = tablebase.take_packed();
    assert_eq!(kept, Some(("slow".to_owned(), KEPT.to_vec())));
    assert_eq!(tablebase.take_packed(), None);
    // The solution is kept.
    let before = clock();
    assert_eq!(ask(&mut tablebase, 2, &Request::Exact), Ok(()));
    assert_eq!(
        (tablebase.take_needed(), finish(&mut tablebase)),
        (None, vec![position(2)])
    );
    assert_eq!((tablebase.take_packed(), clock()), (None, before));
}

#[test]
fn a_stored_solution_is_used_and_a_damaged_one_is_made_again() {
    for (kept, work) in [(KEPT, 0), (b"torn", STEPS)] {
        let mut tablebase = LoadedTablebase::default();
        ask(&mut tablebase, 1, &Request::Exact).unwrap();
        assert!(tablebase.take_needed().is_some());
        tablebase.set_stored("other", Some(KEPT));
        assert!(!tablebase.is_busy(), "that was of another game");
        let before = clock();
        tablebase.set_stored("slow", Some(kept));
        tablebase.set_stored("slow", None);
        let replies = finish(&mut tablebase);
        assert_eq!(replies.last(), Some(&position(1)));
        assert_eq!(clock() - before, 15.0 * f64::from(work));
        assert_eq!(tablebase.take_packed().is_some(), work > 0);
    }
}

#[test]
fn the_work_on_a_solution_stays_when_its_question_is_stopped() {
    let mut tablebase = LoadedTablebase::default();
    ask(&mut tablebase, 1, &Request::Exact).unwrap();
    assert_eq!(tablebase.stop(2, clock()), None);
    assert!(matches!(
        tablebase.stop(1, clock()),
        Some(Reply::Done { id: 1, .. })
    ));
    tablebase.set_stored("slow", None);
    assert!(!tablebase.is_busy());
    ask(&mut tablebase, 2, &Request::Exact).unwrap();
    let started = clock();
    for _ in 0..10 {
        assert_ne!(tablebase.advance(clock), Some(position(2)));
    }
    tablebase.forget();
    assert!(!tablebase.is_busy());
    ask(&mut tablebase, 3, &Request::Exact).unwrap();
    assert_eq!(finish(&mut tablebase).last(), Some(&position(3)));
    assert_eq!(clock() - started, 15.0 * f64::from(STEPS));
}

#[test]
fn levels_and_reports_are_answered_and_unknown_levels_refused() {
    let mut tablebase = LoadedTablebase::default();
    let level = |index| Request::Level {
        index,
        seed: 7,
        game: 1,
        millis: None,
    };
    let refused = "level 2 of slow, which has 2".to_owned();
    assert_eq!(ask(&mut tablebase, 1, &level(2)), Err(refused));
    assert_eq!(
        (tablebase.is_busy(), tablebase.take_needed()),
        (false, None)
    );
    ask(&mut tablebase, 2, &level(0)).unwrap();
    tablebase.set_stored("slow", Some(KEPT));
    match finish(&mut tablebase).as_slice() {
        [Reply::Done { id: 2, found }] => assert_eq!(found.choice.as_deref(), Some("500 7")),
        other => panic!("{other:?}"),
    }
    ask(&mut tablebase, 3, &Request::Judge).unwrap();
    let judged = Reply::Exact {
        id: 3,
        exact: Exact::Game(Vec::new()),
    };
    assert_eq!(finish(&mut tablebase), [judged]);
    let wrong = GameText {
        moves: vec!["wrong".to_owned()],
        ..text("")
    };
    let judge = Request::Judge;
    tablebase.ask(4, (SLOW, wrong), &judge, clock()).unwrap();
    let refused = Reply::Refused {
        id: Some(4),
        sentence: "`wrong` is no game of this collection".to_owned(),
    };
    assert_eq!(finish(&mut tablebase), [refused]);
}

#[test]
fn only_one_solution_is_in_memory() {
    let mut tablebase = LoadedTablebase::default();
    for options in ["", "reach=any", ""] {
        let request = Request::Exact;
        tablebase
            .ask(1, (SLOW, text(options)), &request, clock())
            .unwrap();
        let name = tablebase.take_needed().unwrap();
        assert_eq!(
            name,
            format!(
                "slow{}",
                ["", "-reach=any"][usize::from(!options.is_empty())]
            )
        );
        tablebase.set_stored(&name, Some(KEPT));
        assert_eq!(finish(&mut tablebase), [position(1)]);
    }
}

#[test]
fn a_solution_that_is_quick_to_make_is_not_loaded() {
    let (mut tablebase, zoq) = (
        LoadedTablebase::default(),
        games::solvable_game("zoq").unwrap(),
    );
    for options in ["", "reach=any"] {
        let text = GameText {
            game: "zoq".to_owned(),
            options: options.to_owned(),
            ..GameText::default()
        };
        tablebase
            .ask(1, (zoq, text), &Request::Exact, clock())
            .unwrap();
        assert_eq!(tablebase.take_needed(), None);
        let replies = finish(&mut tablebase);
        let [Reply::Exact { exact, .. }] = replies.as_slice() else {
            panic!("{replies:?}");
        };
        let printed = Reply::Exact {
            id: 1,
            exact: exact.clone(),
        };
        assert_eq!(Reply::read(&printed.print()), Ok(printed));
        match exact {
            Exact::Position(known) => assert!(matches!(known.value, ExactValue::Win(7 | 9))),
            other => panic!("{other:?}"),
        }
        assert_eq!(tablebase.take_packed(), None);
    }
}
