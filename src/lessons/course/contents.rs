//! The table of contents of a course.

use super::types::Course;

/// The keys of the points and exercises of a course, and the rules of each point. The program knows them before
/// it has loaded the file of the course.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contents {
    pub slug: &'static str,
    /// A line for each point and exercise.
    lines: &'static str,
}

const POINT: &str = "point ";
const EXERCISE: &str = "exercise ";

impl Contents {
    /// Reads the text written by [`Course::contents`].
    #[must_use]
    pub fn read(text: &'static str) -> Option<Contents> {
        let (slug, lines) = text.split_once('\n')?;
        Some(Contents { slug, lines })
    }

    /// Whether these are the contents of this course.
    #[must_use]
    pub fn are_of(self, course: &Course) -> bool {
        course.contents() == format!("{}\n{}", self.slug, self.lines)
    }

    /// The keys of the points, in order.
    pub fn points(self) -> impl Iterator<Item = &'static str> {
        self.entries(POINT).map(|(key, _)| key)
    }

    /// The keys of the exercises, in order.
    pub fn exercises(self) -> impl Iterator<Item = &'static str> {
        self.entries(EXERCISE).map(|(key, _)| key)
    }

    /// The number from 1 and the key of the first point that explains a rule.
    #[must_use]
    pub fn point_of(self, rule: &str) -> Option<(usize, &'static str)> {
        let mut points = (1..).zip(self.entries(POINT));
        points.find_map(|(number, (key, rules))| {
            let explains = rules.split(' ').any(|one| one == rule);
            explains.then_some((number, key))
        })
    }

    /// The key and the rules of each line of a kind.
    fn entries(self, kind: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
        let lines = self.lines.lines();
        lines.filter_map(move |line| {
            let entry = line.strip_prefix(kind)?;
            Some(entry.split_once(' ').unwrap_or((entry, "")))
        })
    }
}

impl Course {
    /// Its table of contents, which [`Contents::read`] reads: a line with the game, then a line for each point
    /// and exercise.
    #[must_use]
    pub fn contents(&self) -> String {
        let points = self.points().map(|point| {
            let rules = point.rules.join(" ");
            format!("\n{POINT}{} {rules}", point.key)
        });
        let exercises = self.exercises.iter();
        let exercises = exercises.map(|exercise| format!("\n{EXERCISE}{}", exercise.key));
        let lines: String = points.chain(exercises).collect();
        format!("{}{lines}", self.slug)
    }
}
