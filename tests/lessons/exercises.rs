//! Lessons, played through with the judge.

use crate::record;
use tablero::lessons::{Exercise, ExerciseResult, Wrong, courses, judge};
use tablero::play::GameRecord;

fn each(mut check: impl FnMut(&str, &Exercise, &str)) {
    for course in courses() {
        for exercise in &course.exercises {
            let of = format!("{} {}", course.slug, exercise.key);
            check(&course.slug, exercise, &of);
        }
    }
}

/// The judgement of each of these moves of the learner. The other side replies between them.
fn play(slug: &str, exercise: &Exercise, moves: &[String], of: &str) -> Vec<ExerciseResult> {
    let mut record = record(slug, &exercise.setup, of);
    let mut said = Vec::new();
    for mv in moves {
        make(&mut record, mv, of);
        let judged = judge(exercise, &record);
        if let ExerciseResult::GoOn { reply: Some(reply) } = &judged {
            make(&mut record, reply, of);
        }
        said.push(judged);
    }
    said
}

fn make(record: &mut GameRecord, mv: &str, of: &str) {
    let legal = record.legal();
    let made = record.play_text(mv);
    assert!(made.is_ok(), "{of}: {mv} is not one of {legal:?}");
    record.make_forced();
}

#[test]
fn every_exercise_is_solved_by_its_own_answer() {
    each(|slug, exercise, of| {
        let said = play(slug, exercise, &exercise.solution, of);
        let (last, before) = said.split_last().expect("an answer");
        assert_eq!(*last, ExerciseResult::Solved, "{of}");
        for judged in before {
            assert!(
                matches!(judged, ExerciseResult::GoOn { .. }),
                "{of}: {judged:?}"
            );
        }
        assert!(
            said.len() <= exercise.within as usize,
            "{of}: too many moves"
        );
    });
}

#[test]
fn a_wrong_answer_is_told_why() {
    each(|slug, exercise, of| {
        let said = play(slug, exercise, &exercise.wrong, of);
        let last = said.last().expect("an answer");
        assert!(matches!(last, ExerciseResult::Wrong(_)), "{of}: {last:?}");
    });
}

#[test]
fn nothing_is_solved_before_a_move_or_lost_beforehand() {
    each(|slug, exercise, of| {
        let record = record(slug, &exercise.setup, of);
        assert!(record.result().is_none(), "{of}: it is over");
        let side = record.turn();
        if exercise.goal.is_win() {
            let within = exercise.within;
            assert!(record.wins_within(side, within), "{of}: it cannot be won");
            assert!(
                !record.wins_within(side, within - 1),
                "{of}: it is quicker won"
            );
        }
        // Every first move except the right ones.
        let mut wrong = 0;
        for mv in record.legal() {
            let said = play(slug, exercise, &[mv], of);
            wrong += usize::from(said[0] != ExerciseResult::Solved);
        }
        assert!(wrong > 0, "{of}: everything is right");
    });
}

#[test]
fn whoever_lets_the_other_win_is_told_how() {
    let mut told = 0;
    each(|slug, exercise, of| {
        let mut record = record(slug, &exercise.setup, of);
        let learner = record.turn();
        for mv in &exercise.wrong {
            make(&mut record, mv, of);
            match judge(exercise, &record) {
                ExerciseResult::GoOn { reply: Some(reply) } => make(&mut record, &reply, of),
                ExerciseResult::Wrong(Wrong::Loses { by: Some(by) }) => {
                    make(&mut record, &by, of);
                    // If a move loses later, only the first losing move is shown.
                    told += usize::from(record.wins_within(learner.other(), 0));
                }
                _ => {}
            }
        }
    });
    assert!(told > 9, "{told} are shown");
}
