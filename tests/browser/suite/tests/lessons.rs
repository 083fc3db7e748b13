//! Every lesson on the page, with wrong and right answers, in both languages.

use std::mem;

use tablero::games;
use tablero::lessons::{Course, Exercise, ExerciseResult, Wrong, courses, judge, of};

use super::in_sight::assert_fits;
use crate::axe::assert_clean;
use crate::browser::{Key, Session};
use crate::lessons::Words;
use crate::page::Page;
use crate::run::{Test, tests};

pub const TESTS: &[Test] = tests![
    the_lesson_of_breakthrough_is_played_through once Logic,
    the_lesson_of_pogo_is_played_through once Logic,
    the_lesson_of_push_push_is_played_through once Logic,
    the_lesson_of_ticto_is_played_through once Logic,
    the_lesson_of_zoq_is_played_through once Logic,
    no_lesson_is_left_out once Logic,
    what_is_solved_is_remembered sample Logic,
    a_solution_is_shown_and_not_counted once Logic,
    an_exercise_is_in_sight_on_a_phone_and_a_desk once Layout,
    axe_finds_nothing_in_a_lesson once Axe,
    an_exercise_is_solved_by_keys once Logic,
    a_lesson_of_no_game_is_explained once Logic,
];

const NEEDED: [&str; 8] = [
    "svg[data-board]",
    "[data-task]",
    "[data-status]",
    "[data-action=again]",
    "[data-action=show]",
    "[data-action=home]",
    "[data-action=settings]",
    "[data-step][aria-current]",
];

fn the_lesson_of_breakthrough_is_played_through(session: &Session) {
    play_through(session, "breakthrough");
}

fn the_lesson_of_pogo_is_played_through(session: &Session) {
    play_through(session, "pogo");
}

fn the_lesson_of_push_push_is_played_through(session: &Session) {
    play_through(session, "push-push");
}

fn the_lesson_of_ticto_is_played_through(session: &Session) {
    play_through(session, "ticto");
}

fn the_lesson_of_zoq_is_played_through(session: &Session) {
    play_through(session, "zoq");
}

fn no_lesson_is_left_out(_: &Session) {
    for course in courses() {
        let name = format!(
            "the_lesson_of_{}_is_played_through",
            course.slug.replace('-', "_")
        );
        assert!(TESTS.iter().any(|test| test.name == name), "{name}");
    }
}

#[track_caller]
fn play_through(session: &Session, slug: &str) {
    let page = Page::home(session);
    let course = of(slug).expect("a course");
    for language in ["en", "es"] {
        page.speak(language);
        let words = Words::of(language);
        page.open_exercise(slug, &course.exercises[0].key);
        let last = course.exercises.len() - 1;
        let (mut mistakes, mut solved) = (Vec::new(), 0);
        for (index, exercise) in course.exercises.iter().enumerate() {
            // Every answer to every exercise is judged in tests/session. Here the first, the last and one of each
            // kind of mistake show that the page does the same.
            let mistake = mem::discriminant(&mistake(course, exercise));
            let is_new = language == "en" && !mistakes.contains(&mistake);
            let is_answered = index == 0 || index == last || is_new;
            mistakes.push(mistake);
            if index > 0 {
                page.open_exercise(slug, &exercise.key);
            }
            page.see(&format!("[data-exercise={}]", exercise.key));
            let word = |of: &str| words.get(slug, &format!("exercises.{}.{of}", exercise.key));
            page.read("[data-task]", word("task"));
            if !exercise.tells.is_empty() {
                page.read("[data-task]", word("rule"));
            }
            let marked = page.count(".mark-wanted");
            assert_eq!(
                marked,
                exercise.goal.places().len(),
                "{slug} {}",
                exercise.key
            );
            if !is_answered {
                continue;
            }

            let judged = page.answer(course, exercise, &exercise.wrong);
            assert!(
                matches!(judged, ExerciseResult::Wrong(_)),
                "{slug} {}",
                exercise.key
            );
            page.read("[data-judged=wrong]:has(.icon)", word("hint"));
            page.act("again");
            page.see_no("[data-judged]");

            let judged = page.answer(course, exercise, &exercise.solution);
            assert_eq!(judged, ExerciseResult::Solved, "{slug} {}", exercise.key);
            page.read("[data-judged=solved]", word("done"));
            page.see(&format!(".step-done[data-step={}]", exercise.key));
            solved += 1;
            if index < last {
                page.press("a[data-action=next]");
            }
        }
        page.press("a[data-action=rules]");
        page.arrive("rules");
        if language == "en" {
            page.read("[data-action=lesson]", &solved.to_string());
        }
    }
}

/// The reason why the wrong answer of an exercise is wrong.
fn mistake(course: &Course, exercise: &Exercise) -> Wrong {
    let kind = games::kind(&course.slug).expect("a course is of a game");
    let mut record = exercise.setup.open(kind).expect("a position");
    for mv in &exercise.wrong {
        record.play_text(mv).expect("a legal move");
        record.make_forced();
        if let ExerciseResult::GoOn { reply: Some(reply) } = judge(exercise, &record) {
            record.play_text(&reply).expect("a legal reply");
            record.make_forced();
        }
    }
    match judge(exercise, &record) {
        ExerciseResult::Wrong(wrong) => wrong,
        other => panic!("{} {}: {other:?}", course.slug, exercise.key),
    }
}

fn what_is_solved_is_remembered(session: &Session) {
    let page = Page::home(session);
    let course = of("zoq").expect("a course");
    let exercise = &course.exercises[3];
    page.open_exercise("zoq", &exercise.key);
    page.answer(course, exercise, &exercise.solution);
    page.see("[data-judged=solved]");
    page.reload();
    page.see(&format!(".step-done[data-step={}]", exercise.key));
    page.act("settings");
    page.act("forget");
    page.act("forget-yes");
    page.notice("forgotten");
    page.open_exercise("zoq", &exercise.key);
    page.see_no(".step-done");
}

fn a_solution_is_shown_and_not_counted(session: &Session) {
    let page = Page::home(session);
    let course = of("breakthrough").expect("a course");
    let longest = course
        .exercises
        .iter()
        .max_by_key(|exercise| exercise.within);
    let exercise = longest.expect("an exercise");
    page.open_exercise("breakthrough", &exercise.key);
    page.act("show");
    page.see("[data-judged=shown]");
    page.see_no(".step-done");
    // A player who starts to play during the demonstration is not disturbed.
    page.act("show");
    page.act("again");
    page.answer(course, exercise, &exercise.solution);
    page.see(&format!(".step-done[data-step={}]", exercise.key));
}

fn an_exercise_is_in_sight_on_a_phone_and_a_desk(session: &Session) {
    let page = Page::home(session);
    for language in ["en", "es"] {
        page.speak(language);
        let words = Words::of(language);
        for course in courses() {
            let task = |exercise: &Exercise| {
                let key = format!("exercises.{}.task", exercise.key);
                words.get(&course.slug, &key).chars().count()
            };
            let longest = course.exercises.iter().map(task).max();
            for exercise in &course.exercises {
                // Spanish is the longer language, so the longest task of each game is enough in English.
                if language == "en" && Some(task(exercise)) != longest {
                    continue;
                }
                page.open_exercise(&course.slug, &exercise.key);
                for size in [(360, 640), (1280, 800)] {
                    session.resize(size);
                    let screen = format!("{} {} in {language}", course.slug, exercise.key);
                    assert_fits(session, &NEEDED, &screen);
                }
            }
        }
    }
}

fn axe_finds_nothing_in_a_lesson(session: &Session) {
    let page = Page::home(session);
    let course = of("pogo").expect("a course");
    let exercise = &course.exercises[0];
    for theme in ["light", "dark"] {
        page.set("theme", theme);
        page.open_exercise("pogo", &exercise.key);
        assert_clean(session, &format!("an exercise, {theme}"));
        page.answer(course, exercise, &exercise.wrong);
        page.see("[data-judged=wrong]");
        assert_clean(session, &format!("a wrong answer, {theme}"));
        page.act("again");
        page.answer(course, exercise, &exercise.solution);
        page.see("[data-judged=solved]");
        assert_clean(session, &format!("a right answer, {theme}"));
        page.act("home");
        page.arrive("home");
    }
}

fn an_exercise_is_solved_by_keys(session: &Session) {
    let page = Page::home(session);
    page.open_exercise("breakthrough", "arrive");
    page.tab_to("[data-spot]");
    page.key_touch("c7", false, Key::Enter);
    page.key_touch("c8", false, Key::Enter);
    page.see("[data-judged=solved]");
    page.tab_to("[data-action=next]");
    session.keys(&[Key::Enter]);
    page.see("[data-exercise=last]");
    let check = "return document.activeElement.matches('[data-exercise=last] [data-task]')";
    session.until("the new task to have the focus", check, vec![]);
}

fn a_lesson_of_no_game_is_explained(session: &Session) {
    let page = Page::serve(session);
    for fragment in ["#lesson=chess", "#rules=", "#rules=chess/1", "#lesson=/x"] {
        page.open(fragment);
        page.arrive("home");
        page.notice("no-such-page");
        page.dismiss("no-such-page");
    }
    page.open("#lesson=pogo/gone");
    page.arrive("lesson");
    page.notice("no-such-part");
    assert_eq!(page.fragment(), "#lesson=pogo");
    page.open("#rules=pogo/gone");
    page.arrive("rules");
    page.notice("no-such-part");
    page.follow("#rules=zoq");
    page.arrive("rules");
    page.see_no("[data-notice]");
}
