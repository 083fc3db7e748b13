//! How the games are taught: the points of their rules with live diagrams, and lessons that are
//! played. The words stand with the translations in files of their own, everything else here as plain data.

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
    /// The exercise of this name, with its number from 0.
    #[must_use]
    pub fn exercise(&self, key: &str) -> Option<(usize, &'static Exercise)> {
        let mut exercises = self.exercises.iter().enumerate();
        exercises.find(|(_, exercise)| exercise.key == key)
    }

    /// The first point that tells a rule, with its number from 1.
    #[must_use]
    pub fn point_of(&self, rule: &str) -> Option<(usize, &'static Point)> {
        let mut points = (1..).zip(self.points());
        points.find(|(_, point)| point.rules.contains(&rule))
    }
}
