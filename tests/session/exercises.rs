//! The exercises of all lessons.

use super::{Run, kind};
use std::cell::Cell;
use tablero::lessons::{Course, Exercise, ExerciseResult, courses};
use tablero::session::{Delay, Effect, ExerciseIntent, ExerciseModel, Message};

const SOLVED: Effect = Effect::RecordSolved { alone: true };

fn each(check: impl Fn(&Course, &'static Exercise, Run<ExerciseModel>)) {
    for course in courses() {
        for exercise in &course.exercises {
            check(course, exercise, begin(course, exercise));
        }
    }
}

fn begin(course: &Course, exercise: &'static Exercise) -> Run<ExerciseModel> {
    let model = ExerciseModel::new(kind(&course.slug), exercise);
    Run::new(model.unwrap_or_else(|| panic!("{} {}", course.slug, exercise.key)))
}

/// Makes the learner's moves, and waits for the replies.
fn answer(run: &mut Run<ExerciseModel>, moves: &[String]) {
    for mv in moves {
        run.play(mv);
        run.wait();
    }
}

#[test]
fn each_solution_solves_its_exercise_and_is_recorded_once() {
    each(|course, exercise, mut run| {
        answer(&mut run, &exercise.solution);
        let of = format!("{} {}", course.slug, exercise.key);
        assert_eq!(run.model.judged(), Some(&ExerciseResult::Solved), "{of}");
        assert_eq!(run.count(&SOLVED), 1, "{of}");
        assert!(run.board().is_locked(), "{of}");
    });
}

#[test]
fn each_wrong_answer_is_wrong_and_can_be_tried_again() {
    each(|course, exercise, mut run| {
        let of = format!("{} {}", course.slug, exercise.key);
        answer(&mut run, &exercise.wrong);
        assert!(
            matches!(run.model.judged(), Some(ExerciseResult::Wrong(_))),
            "{of}"
        );
        assert!(run.board().is_locked(), "{of}");
        run.send(ExerciseIntent::Restart);
        assert!(
            !run.board().has_moved() && run.model.judged().is_none(),
            "{of}"
        );
        answer(&mut run, &exercise.solution);
        assert_eq!(run.model.judged(), Some(&ExerciseResult::Solved), "{of}");
    });
}

#[test]
fn each_solution_is_shown_without_being_recorded() {
    each(|course, exercise, mut run| {
        let of = format!("{} {}", course.slug, exercise.key);
        run.send(ExerciseIntent::ShowSolution);
        assert!(run.board().is_locked(), "{of}");
        run.wait();
        assert_eq!(run.model.judged(), Some(&ExerciseResult::Solved), "{of}");
        assert!(run.model.is_shown(), "{of}");
        assert_eq!(run.count(&SOLVED), 0, "{of}");
        // Afterwards the learner may try.
        run.send(ExerciseIntent::Restart);
        answer(&mut run, &exercise.solution);
        assert_eq!(run.count(&SOLVED), 1, "{of}");
    });
}

#[test]
fn a_reply_of_an_earlier_attempt_does_not_come() {
    let replied = courses().iter().flat_map(|course| {
        let exercises = course.exercises.iter();
        exercises.map(move |exercise| (course, exercise))
    });
    let mut count = 0;
    for (course, exercise) in replied.filter(|(_, exercise)| exercise.solution.len() > 1) {
        let mut run = begin(course, exercise);
        run.play(&exercise.solution[0]);
        let Some((timer, delay)) = run.timers().pop() else {
            continue;
        };
        assert_eq!(delay, Delay::Reply);
        run.send(ExerciseIntent::Restart);
        let before = run.moves();
        run.update(Message::Timer(timer));
        assert_eq!(run.moves(), before, "{} {}", course.slug, exercise.key);
        count += 1;
    }
    assert!(count > 3, "{count} exercises with a reply");
}

#[test]
fn touches_have_no_effect_while_the_reply_is_awaited() {
    let checked = Cell::new(0);
    each(|course, exercise, mut run| {
        run.play(&exercise.solution[0]);
        if run.timers().is_empty() {
            return;
        }
        let (of, before) = (format!("{} {}", course.slug, exercise.key), run.moves());
        for spot in run.board().record().board().spots {
            run.touch(spot);
            run.touch(spot);
        }
        assert!(run.board().record().has_no_selection(), "{of}");
        assert_eq!(run.moves(), before, "{of}");
        run.wait();
        assert_eq!(run.moves().len(), before.len() + 1, "{of}");
        checked.set(checked.get() + 1);
    });
    assert!(checked.get() > 3, "{} exercises", checked.get());
}
