//! Teaching the games: the points of their rules with interactive diagrams, and lessons to play. A course is
//! plain data in a file of its own, and its texts are in separate files with the translations.

mod contents;
mod course;
mod judge;
#[cfg(not(feature = "page"))]
mod native;
mod pieces;
mod setup;
mod texts;

pub use contents::{contents, contents_of};
pub use course::{
    Contents, Course, Diagram, Exercise, Forbidden, Goal, Part, Point, Setup, SummaryItem,
};
pub use judge::{ExerciseResult, Wrong, judge};
#[cfg(not(feature = "page"))]
pub use native::{courses, of};
pub use pieces::name_of;
pub use setup::spot_of;
pub use texts::{CourseTexts, TextFileError};
