//! The texts that a course needs in every language.

use super::types::{Course, Exercise, Part, Point};

impl Course {
    /// The keys of its texts in the translations.
    #[must_use]
    pub fn keys(&self) -> Vec<String> {
        let words = self.words().into_iter();
        words
            .map(|word| format!("learn.{}.{word}", self.slug))
            .collect()
    }

    /// The same keys as they are written in the files of the course.
    #[must_use]
    pub fn words(&self) -> Vec<String> {
        let summary = self
            .summary
            .iter()
            .map(|item| format!("summary.{}", item.key));
        let parts = self.parts.iter().flat_map(Part::words);
        let pieces = self.pieces.iter().map(|piece| format!("pieces.{piece}"));
        summary
            .chain(parts)
            .chain(pieces)
            .chain(self.exercises.iter().flat_map(Exercise::words))
            .collect()
    }
}

impl Part {
    fn words(&self) -> Vec<String> {
        let heading = format!("parts.{}", self.key);
        let points = self.points.iter().flat_map(Point::words);
        [heading].into_iter().chain(points).collect()
    }
}

impl Point {
    fn words(&self) -> Vec<String> {
        let ruling = self.ruling.then_some("ruling");
        let diagrams = self.diagrams.iter().map(|diagram| &*diagram.key);
        let words = ["title", "text"].into_iter().chain(ruling).chain(diagrams);
        words
            .map(|word| format!("points.{}.{word}", self.key))
            .collect()
    }
}

impl Exercise {
    fn words(&self) -> Vec<String> {
        let rule = (!self.tells.is_empty()).then_some("rule");
        let words = ["title", "task", "hint", "done"].into_iter().chain(rule);
        words
            .map(|word| format!("exercises.{}.{word}", self.key))
            .collect()
    }
}
