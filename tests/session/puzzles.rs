//! Puzzles with a scripted engine.

use super::{Run, answer, kind};
use std::fs;
use tablero::engine::{Line, Request};
use tablero::play::{PUZZLE_NODES, Puzzle};
use tablero::search::{ExactValue, Score};
use tablero::session::{
    BoardIntent, Effect, EngineQuestion, Feedback, Message, Notice, Purpose, PuzzleIntent,
    PuzzleModel, Refutation, Stage,
};

/// The first puzzles of a game's list.
fn puzzles(slug: &str, count: usize) -> Vec<Puzzle> {
    let list = fs::read_to_string(format!("assets/puzzles/{slug}.txt")).expect("a list of puzzles");
    let lines = (1..).zip(list.lines().filter(|line| !line.starts_with('#')));
    let read = lines.filter_map(|(number, line)| Puzzle::read(slug, number, line));
    read.take(count).collect()
}

fn begin(slug: &str, puzzle: &Puzzle) -> Run<PuzzleModel> {
    let model = PuzzleModel::new(kind(slug), puzzle.clone(), false);
    Run::new(model.expect("a puzzle is a position"))
}

/// A puzzle of Breakthrough in which the player makes at least two moves.
fn long() -> (Puzzle, Run<PuzzleModel>) {
    let puzzles = puzzles("breakthrough", 400);
    let puzzle = puzzles.into_iter().find(|puzzle| puzzle.line.len() >= 3);
    let puzzle = puzzle.expect("a puzzle with a reply");
    let run = begin("breakthrough", &puzzle);
    (puzzle, run)
}

/// A legal move that is not the solution.
fn wrong_move(run: &Run<PuzzleModel>, puzzle: &Puzzle) -> String {
    let legal = run.board().record().legal().into_iter();
    let mut wrong = legal.filter(|mv| *mv != puzzle.solution());
    wrong.next().expect("another move")
}

/// A puzzle in which another move wins as well and was answered, and those two moves.
fn off_the_line() -> (Run<PuzzleModel>, [String; 2]) {
    let (puzzle, mut run) = long();
    let other = wrong_move(&run, &puzzle);
    run.play(&other);
    let reply = run.board().record().legal().remove(0);
    run.answer(Some(line(Score::Loss(5), &[&reply])));
    run.wait();
    (run, [other, reply])
}

fn line(score: Score, moves: &[&str]) -> Line {
    Line {
        score,
        moves: moves.iter().map(|&mv| mv.to_owned()).collect(),
        depth: 3,
    }
}

const ALONE: Effect = Effect::RecordSolved { alone: true };
const HELPED: Effect = Effect::RecordSolved { alone: false };

#[test]
fn the_line_of_a_puzzle_solves_it() {
    for slug in ["breakthrough", "pogo", "push-push", "ticto", "zoq"] {
        let all = puzzles(slug, 40);
        assert!(all.len() >= 20, "{slug}: {}", all.len());
        for puzzle in all {
            let of = format!("{slug} {}", puzzle.number);
            let mut run = begin(slug, &puzzle);
            assert_eq!(run.board().record().turn(), run.model.side(), "{of}");
            while let Some(mv) = puzzle.line.get(run.moves().len()) {
                if run.model.is_done() {
                    break;
                }
                assert!(run.model.is_yours(), "{of}: {:?}", run.model.stage());
                run.play(mv);
                run.wait();
            }
            assert_eq!(run.model.stage(), &Stage::Solved { alone: true }, "{of}");
            assert_eq!(run.count(&ALONE), 1, "{of}");
            assert!(run.question().is_none(), "{of}: the line needs no engine");
        }
    }
}

#[test]
fn a_wrong_move_is_refuted_on_the_board_and_taken_back() {
    let (puzzle, mut run) = long();
    let wrong = wrong_move(&run, &puzzle);
    run.play(&wrong);
    assert_eq!(run.model.stage(), &Stage::Waiting);
    assert!(!run.model.is_yours());
    let asked = Request::PlayOut {
        nodes: PUZZLE_NODES,
    };
    let (id, text) = run.question().expect("a question");
    assert!(run.effects.contains(&Effect::Ask(EngineQuestion {
        id,
        purpose: Purpose::Puzzle,
        text,
        asked,
    })));
    let reply = run.board().record().legal().remove(0);
    run.answer(Some(line(Score::Win(1), &[&reply])));
    let Stage::Wrong(refuted) = run.model.stage() else {
        panic!("{:?}", run.model.stage());
    };
    assert_eq!((&refuted.mv, refuted.by.as_ref()), (&wrong, Some(&reply)));
    assert_eq!(refuted.then, Refutation::Lost);
    assert_eq!(run.moves(), [&*wrong]);
    run.wait();
    assert!(run.moves().is_empty());
    assert!(run.model.is_yours() && matches!(run.model.stage(), Stage::Wrong(_)));
    run.play(puzzle.solution());
    assert_eq!(run.count(&ALONE), 0);
    run.wait();
    assert!(run.model.is_yours());
}

#[test]
fn a_move_that_does_not_win_leaves_it_open() {
    let (puzzle, mut run) = long();
    assert_ne!(puzzle.value, ExactValue::Draw);
    let wrong = wrong_move(&run, &puzzle);
    run.play(&wrong);
    let reply = run.board().record().legal().remove(0);
    run.answer(Some(line(Score::Estimate(0), &[&reply])));
    let Stage::Wrong(refuted) = run.model.stage() else {
        panic!("{:?}", run.model.stage());
    };
    assert_eq!(refuted.then, Refutation::Open, "Breakthrough is not solved");
    run.wait();
    assert!(run.moves().is_empty());
}

#[test]
fn in_a_solved_game_a_move_that_does_not_win_is_a_draw() {
    let all = puzzles("pogo", 200).into_iter();
    let mut winning =
        all.filter(|puzzle| puzzle.value != ExactValue::Draw && puzzle.line.len() > 2);
    let puzzle = winning.next().expect("a puzzle to win");
    let mut run = begin("pogo", &puzzle);
    let wrong = wrong_move(&run, &puzzle);
    run.play(&wrong);
    let reply = run.board().record().legal().remove(0);
    run.answer(Some(line(Score::Estimate(0), &[&reply])));
    assert!(
        matches!(run.model.stage(), Stage::Wrong(refuted) if refuted.then == Refutation::Drawn),
        "{:?}",
        run.model.stage()
    );
}

#[test]
fn a_puzzle_to_draw_is_lost_by_a_wrong_move_and_solved_by_any_that_holds() {
    let all = puzzles("pogo", 500).into_iter();
    let mut drawn = all.filter(|puzzle| puzzle.value == ExactValue::Draw);
    let puzzle = drawn.next().expect("a puzzle to draw");
    for (score, is_solved) in [(Score::Win(4), false), (Score::Estimate(0), true)] {
        let mut run = begin("pogo", &puzzle);
        let other = wrong_move(&run, &puzzle);
        run.play(&other);
        let reply = run.board().record().legal().remove(0);
        run.answer(Some(line(score, &[&reply])));
        let solved = *run.model.stage() == Stage::Solved { alone: true };
        assert_eq!(solved, is_solved, "{:?}", run.model.stage());
    }
}

#[test]
fn an_answer_to_an_older_question_is_dropped() {
    let (mut run, _) = off_the_line();
    run.send(PuzzleIntent::Hint);
    let (old, _) = run.question().expect("a hint is looked for");
    let mv = run.board().record().legal().remove(0);
    run.play(&mv);
    assert_ne!(run.question().expect("the move is judged").0, old);
    run.update(Message::Answer(
        old,
        answer(Some(line(Score::Win(3), &[&mv]))),
    ));
    assert_eq!(run.model.stage(), &Stage::Waiting);
    assert!(run.board().arrows().is_empty());
}

#[test]
fn a_move_of_the_engine_that_is_not_legal_starts_the_puzzle_again() {
    let (puzzle, mut run) = long();
    let wrong = wrong_move(&run, &puzzle);
    run.play(&wrong);
    run.answer(Some(line(Score::Win(1), &["a1-h8"])));
    run.wait();
    assert_eq!(run.model.stage(), &Stage::Failed);
    assert!(run.moves().is_empty() && run.model.is_yours());
}

#[test]
fn another_move_that_wins_is_answered() {
    let (run, moves) = off_the_line();
    assert_eq!(run.moves(), moves);
    assert!(run.model.is_yours());
}

#[test]
fn a_hint_is_the_piece_then_the_move_and_counts_as_help() {
    let (puzzle, mut run) = long();
    run.send(PuzzleIntent::Hint);
    assert!(matches!(run.board().feedback(), Feedback::HintPiece(_)));
    assert_eq!(run.board().arrows()[0].spots.len(), 1);
    run.send(PuzzleIntent::Hint);
    let Feedback::HintMove { mv, .. } = run.board().feedback() else {
        panic!("{:?}", run.board().feedback());
    };
    assert_eq!(mv, puzzle.solution());
    assert_eq!(run.count(&Effect::RecordHelp), 2);
    for mv in puzzle.line.iter().step_by(2) {
        run.play(mv);
        run.wait();
    }
    assert_eq!(run.model.stage(), &Stage::Solved { alone: false });
    assert_eq!((run.count(&ALONE), run.count(&HELPED)), (0, 1));
    // A later attempt does not count as solved without help either.
    run.send(PuzzleIntent::Restart);
    for mv in puzzle.line.iter().step_by(2) {
        run.play(mv);
        run.wait();
    }
    assert_eq!((run.count(&ALONE), run.count(&HELPED)), (0, 2));
}

#[test]
fn off_the_line_a_hint_comes_from_the_engine() {
    let (mut run, _) = off_the_line();
    run.send(PuzzleIntent::Hint);
    let best = run.board().record().legal().remove(0);
    run.answer(Some(line(Score::Win(3), &[&best])));
    assert!(matches!(run.board().feedback(), Feedback::HintPiece(_)));
    run.send(PuzzleIntent::Hint);
    assert!(matches!(run.board().feedback(), Feedback::HintMove { mv, .. } if *mv == best));
}

#[test]
fn the_solution_is_shown_to_its_end_and_not_recorded_as_solved() {
    let (puzzle, mut run) = long();
    run.send(PuzzleIntent::ShowSolution);
    assert_eq!(run.model.stage(), &Stage::ShowingSolution);
    run.wait();
    assert_eq!(run.moves(), puzzle.line);
    assert_eq!(run.model.stage(), &Stage::SolutionShown);
    assert_eq!((run.count(&ALONE), run.count(&HELPED)), (0, 0));
    assert_eq!(run.count(&Effect::RecordHelp), 1);
}

#[test]
fn what_belongs_to_an_earlier_attempt_is_ignored() {
    let (puzzle, mut run) = long();
    let wrong = wrong_move(&run, &puzzle);
    run.play(&wrong);
    let (id, _) = run.question().expect("a question");
    run.send(PuzzleIntent::Restart);
    assert_eq!(run.count(&Effect::DropQuestion(Purpose::Puzzle)), 1);
    let reply = run.board().record().legal().remove(0);
    run.update(Message::Answer(
        id,
        answer(Some(line(Score::Win(1), &[&reply]))),
    ));
    assert_eq!(run.model.stage(), &Stage::Yours);
    run.play(puzzle.solution());
    let (timer, _) = run.timers().pop().expect("a reply is awaited");
    run.send(PuzzleIntent::Restart);
    run.update(Message::Timer(timer));
    assert!(run.moves().is_empty());
    assert!(run.model.is_yours());
}

#[test]
fn without_the_engine_the_puzzle_starts_again_and_says_so() {
    let (puzzle, mut run) = long();
    let wrong = wrong_move(&run, &puzzle);
    run.play(&wrong);
    run.answer(None);
    assert_eq!(run.model.stage(), &Stage::Failed);
    assert!(run.moves().is_empty() && run.model.is_yours());
    // If a hint cannot be found, a message is shown beside the board.
    run.play(&wrong);
    let reply = run.board().record().legal().remove(0);
    run.answer(Some(line(Score::Loss(5), &[&reply])));
    run.wait();
    run.send(PuzzleIntent::Hint);
    run.answer(None);
    assert_eq!(run.count(&Effect::ShowNotice(Notice::EngineLost)), 1);
    assert!(run.model.is_yours());
}

#[test]
fn a_new_attempt_begins_at_the_start_wherever_one_looked() {
    let (puzzle, mut run) = long();
    run.play(puzzle.solution());
    run.wait();
    run.send(BoardIntent::Step(-1));
    assert!(run.board().is_looking_back());
    run.send(PuzzleIntent::Restart);
    assert!(!run.board().is_looking_back());
    run.play(puzzle.solution());
    assert_eq!(
        run.moves().first().map(String::as_str),
        Some(puzzle.solution())
    );
}
