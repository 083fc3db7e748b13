//! Plays exercises with the mouse, and reads the page's texts about them.

use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use tablero::games;
use tablero::lessons::{Course, Exercise, ExerciseResult, courses, judge};

use crate::page::Page;

/// The texts of all courses in a language.
pub struct Words(BTreeMap<&'static str, Value>);

impl Words {
    /// The texts in a language.
    #[track_caller]
    pub fn of(language: &str) -> Words {
        let read = |slug: &'static str| {
            let path = format!("../../locales/courses/{slug}-{language}.json");
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
            let text = fs::read_to_string(path).expect("the course can be read");
            let words = serde_json::from_str(&text).expect("the course is JSON");
            (slug, words)
        };
        Words(courses().iter().map(|course| read(&course.slug)).collect())
    }

    /// The text of a course for a key.
    #[track_caller]
    pub fn get(&self, slug: &str, key: &str) -> &str {
        let course = &self.0[slug];
        let found = key.split('.').fold(course, |words, part| &words[part]);
        found.as_str().unwrap_or_else(|| panic!("{slug}: {key}"))
    }
}

impl Page<'_> {
    /// Opens an exercise by its link.
    #[track_caller]
    pub fn open_exercise(&self, slug: &str, key: &str) {
        self.follow(&format!("#lesson={slug}/{key}"));
        self.see(&format!("[data-exercise={key}] svg[data-board]"));
    }

    /// Makes these moves in the current exercise, waiting for every reply, and returns the judgement of the
    /// last one.
    #[track_caller]
    pub fn answer(&self, course: &Course, exercise: &Exercise, moves: &[String]) -> ExerciseResult {
        let kind = games::kind(&course.slug).expect("a course is of a game");
        let opened = exercise.setup.open(kind);
        let mut record = opened.expect("an exercise can be opened");
        let mut judged = None;
        for mv in moves {
            self.make_by_hand(&mut record, mv);
            let now = judge(exercise, &record);
            if let ExerciseResult::GoOn { reply: Some(reply) } = &now {
                record.play_text(reply).expect("a reply is legal");
                record.make_forced();
            }
            self.await_pieces(&record.pieces(record.plies()));
            judged = Some(now);
        }
        judged.expect("there is a move")
    }
}
