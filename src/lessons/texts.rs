//! The texts of a course in one language, read from its file.

use serde_json::Value;

/// The texts of a course in one language.
#[derive(PartialEq, Eq, Debug)]
pub struct CourseTexts(Value);

/// Why a file does not have the texts of a course.
#[derive(PartialEq, Eq, Debug)]
pub enum TextFileError {
    /// It is not valid JSON, or not complete.
    Garbled,
    /// This key is missing. The file may belong to another course or another version of the page.
    Lacks(String),
}

impl CourseTexts {
    /// Reads the file of a course, which must have texts with these keys, such as the keys of `Course::words`.
    ///
    /// # Errors
    /// If it is cut off, or if one of the texts is missing.
    pub fn read(keys: &[String], json: &str) -> Result<CourseTexts, TextFileError> {
        let texts = CourseTexts(serde_json::from_str(json).map_err(|_| TextFileError::Garbled)?);
        match keys.iter().find(|key| texts.find(key).is_none()) {
            None => Ok(texts),
            Some(key) => Err(TextFileError::Lacks(key.clone())),
        }
    }

    /// The text of a key, if there is one.
    #[must_use]
    pub fn find(&self, key: &str) -> Option<&str> {
        let mut parts = key.split('.');
        parts
            .try_fold(&self.0, |tree, part| tree.get(part))?
            .as_str()
    }

    /// The text of a key that the course needs.
    #[must_use]
    pub fn get(&self, key: &str) -> &str {
        self.find(key).unwrap_or_default()
    }
}

#[cfg(all(test, not(feature = "page")))]
mod tests {
    use super::*;
    use crate::lessons::courses;
    use std::fs;

    fn file(slug: &str, language: &str) -> String {
        fs::read_to_string(format!("locales/courses/{slug}-{language}.json")).expect("the course")
    }

    #[test]
    fn the_files_of_every_course_are_read() {
        for course in courses() {
            for language in ["en", "es"] {
                let texts = CourseTexts::read(&course.words(), &file(&course.slug, language))
                    .expect("texts");
                for key in course.words() {
                    assert!(!texts.get(&key).is_empty(), "{} {key}", course.slug);
                }
            }
        }
    }

    #[test]
    fn a_file_cut_off_anywhere_is_garbled() {
        let course = &courses()[0];
        let whole = file(&course.slug, "es");
        let whole = whole.trim_end();
        for end in (0..whole.len()).filter(|end| whole.is_char_boundary(*end)) {
            let read = CourseTexts::read(&course.words(), &whole[..end]);
            assert_eq!(
                read,
                Err(TextFileError::Garbled),
                "{end} of {}",
                whole.len()
            );
        }
        let page = "<!doctype html><title>Not found</title>";
        assert_eq!(
            CourseTexts::read(&course.words(), page),
            Err(TextFileError::Garbled)
        );
    }

    #[test]
    fn a_file_of_another_course_or_version_is_refused() {
        let [first, second, ..] = courses() else {
            panic!("few courses")
        };
        let read = |json: &str| CourseTexts::read(&first.words(), json).map(drop);
        let lacks = |key: &str| Err(TextFileError::Lacks(key.to_owned()));
        assert_eq!(read(&file(&second.slug, "en")), lacks("summary.step"));
        for other in ["{}", "[]", "null", "\"text\""] {
            assert_eq!(read(other), lacks("summary.aim"), "{other}");
        }
        let older = file(&first.slug, "en").replace("\"task\":", "\"question\":");
        assert_eq!(read(&older), lacks("exercises.start.task"));
    }
}
