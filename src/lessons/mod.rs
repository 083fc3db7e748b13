//! Teaching the games: the points of their rules with interactive diagrams, and lessons to play. The texts
//! are in separate files with the translations. Everything else is plain data.

pub mod courses;
mod judge;
mod pieces;
mod setting;
mod texts;

pub use courses::{
    COURSES, Course, Diagram, Exercise, Forbidden, Goal, Part, Point, Setting, SummaryItem,
};
pub use judge::{Judged, Wrong, judge};
pub use pieces::name_of;
pub use setting::spot_of;
pub use texts::{CourseTexts, Unfit};

/// The course of a game.
#[must_use]
pub fn of(slug: &str) -> Option<&'static Course> {
    COURSES.iter().copied().find(|course| course.slug == slug)
}

impl Course {
    /// The exercise with this name, and its number from 0.
    #[must_use]
    pub fn exercise(&self, key: &str) -> Option<(usize, &'static Exercise)> {
        let mut exercises = self.exercises.iter().enumerate();
        exercises.find(|(_, exercise)| exercise.key == key)
    }

    /// The first point that explains a rule, and its number from 1.
    #[must_use]
    pub fn point_of(&self, rule: &str) -> Option<(usize, &'static Point)> {
        let mut points = (1..).zip(self.points());
        points.find(|(_, point)| point.rules.contains(&rule))
    }
}
