//! Exercises: whether an answer is right, and the reason.

use super::in_each_language;
use super::script::course_texts;
use tablero::games::words_of;
use tablero::lessons::{Course, Exercise, courses};
use tablero::narration::{exercise_in_lesson, exercise_judgement};
use tablero::session::{BoardIntent, Effect, Env, ExerciseIntent, ExerciseModel, Message, Model};

/// Sends an intent, and lets all timers run out.
fn send(model: &mut ExerciseModel, intent: ExerciseIntent) {
    let mut messages = vec![Message::Intent(intent)];
    while let Some(message) = messages.pop() {
        let mut effects = Vec::new();
        model.update(message, &Env::default(), &mut effects);
        messages.extend(effects.into_iter().filter_map(|effect| match effect {
            Effect::StartTimer(timer, _) => Some(Message::Timer(timer)),
            _ => None,
        }));
    }
}

fn begun(course: &Course, exercise: &'static Exercise) -> ExerciseModel {
    let kind = tablero::games::kind(&course.slug).expect("a game");
    ExerciseModel::new(kind, exercise).expect("an exercise is a position")
}

/// An exercise after these moves.
fn answered(course: &Course, exercise: &'static Exercise, moves: &[String]) -> ExerciseModel {
    let mut model = begun(course, exercise);
    for mv in moves {
        let record = model.board().record();
        for spot in record.steps(record.plies(), mv) {
            send(&mut model, BoardIntent::Touch(spot).into());
        }
    }
    model
}

#[test]
fn every_answer_is_judged_with_its_reason() {
    let mut sentences = Vec::new();
    for course in courses() {
        let words = words_of(&course.slug).expect("a game");
        let models = course.exercises.iter().map(|exercise| {
            let mut shown = begun(course, exercise);
            send(&mut shown, ExerciseIntent::ShowSolution);
            let right = answered(course, exercise, &exercise.solution);
            let wrong = answered(course, exercise, &exercise.wrong);
            [("solved", right), ("wrong", wrong), ("shown", shown)]
        });
        let models: Vec<(&str, ExerciseModel)> = models.flatten().collect();
        let all = in_each_language(|locale, said| {
            let texts = course_texts(&course.slug, locale);
            for (kind, model) in &models {
                let text = |key: &str| texts.get(key).to_owned();
                let judged = exercise_judgement(words, locale, model, text);
                let judged = judged.expect("a judgement");
                let key = &model.exercise().key;
                assert_eq!(judged.kind, *kind, "{} {key}", course.slug);
                let text = match *kind {
                    "solved" => texts.get(&format!("exercises.{key}.done")),
                    "wrong" => texts.get(&format!("exercises.{key}.hint")),
                    _ => "",
                };
                assert!(judged.why.ends_with(text), "{}", judged.why);
                said.add(
                    &format!("{key} {kind}"),
                    format!("{} {}", judged.headline, judged.why),
                );
            }
        });
        let wrong = all[0].1.0.iter();
        let wrong = wrong.filter(|(what, _)| what.ends_with(" wrong"));
        sentences.extend(wrong.map(|(_, sentence)| sentence.clone()));
    }
    for reason in [
        "Your opponent wins with ",
        "That way your opponent wins.",
        "Your opponent can now force a win, starting with ",
        "Your opponent has a defence: ",
        "That does not win.",
        "That does not capture enough pieces.",
        "This move does not reach the marked cell.",
        "That is not one of the moves asked for.",
    ] {
        let said = format!("Wrong move. {reason}");
        let is_said = sentences.iter().any(|one| one.starts_with(&said));
        assert!(is_said, "{reason}");
    }
}

#[test]
fn nothing_is_said_while_it_may_still_be_solved() {
    let mut checked = 0;
    for course in courses() {
        let words = words_of(&course.slug).expect("a game");
        for exercise in &course.exercises {
            let model = begun(course, exercise);
            let say = |model: &ExerciseModel| {
                let text = |_: &str| String::new();
                exercise_judgement(words, tablero::words::Locale::En, model, text)
            };
            assert_eq!(say(&model), None, "{} {}", course.slug, exercise.key);
            if exercise.solution.len() > 1 {
                let begun = answered(course, exercise, &exercise.solution[..1]);
                assert_eq!(say(&begun), None, "{} {}", course.slug, exercise.key);
                checked += 1;
            }
        }
    }
    assert!(checked > 3, "{checked} exercises of several moves");
}

#[test]
fn exercises_of_a_lesson_are_named_by_number_and_title() {
    for course in courses() {
        in_each_language(|locale, said| {
            let texts = course_texts(&course.slug, locale);
            for (number, exercise) in (1..).zip(&course.exercises) {
                let title = texts.get(&format!("exercises.{}.title", exercise.key));
                for is_done in [false, true] {
                    let name = exercise_in_lesson(locale, number, title.to_owned(), is_done);
                    assert!(name.starts_with(&format!("{number}. {title}")), "{name}");
                    said.add(&format!("{number} {is_done}"), name);
                }
            }
        });
    }
}
