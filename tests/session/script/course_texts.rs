//! The texts of courses, read from their files.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::rc::Rc;
use tablero::lessons::{self, CourseTexts};
use tablero::words::{Locale, code};

/// Texts by game and language.
type Probe = BTreeMap<(String, &'static str), Rc<CourseTexts>>;

thread_local! {
    /// The files that were read.
    static KNOWN: RefCell<Probe> = const { RefCell::new(BTreeMap::new()) };
}

/// The texts of a game's course in a language.
pub fn course_texts(slug: &str, locale: Locale) -> Rc<CourseTexts> {
    let key = (slug.to_owned(), code(locale));
    KNOWN.with_borrow_mut(|known| {
        let texts = known
            .entry(key)
            .or_insert_with(|| Rc::new(read(slug, code(locale))));
        texts.clone()
    })
}

fn read(slug: &str, language: &str) -> CourseTexts {
    // The suite for browsers has its own package inside this one.
    let mut folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let root = folders.find(|folder| folder.join("locales").is_dir());
    let path = format!("locales/courses/{slug}-{language}.json");
    let path = root.expect("the folder of the languages").join(path);
    let json = fs::read_to_string(path).expect("the texts of the course");
    let course = lessons::of(slug).expect("a course");
    CourseTexts::read(&course.words(), &json).expect("complete texts")
}
