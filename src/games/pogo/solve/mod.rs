//! Pogo solved: the value of every position and the number of plies to the end, by retrograde analysis.
//!
//! A position consists of nine heights with a sum of twelve, and of twelve pieces, six of which belong to the
//! side to move. The colour of that side makes no difference. Height vectors that symmetries of the board map
//! to each other form a *class*, and only one of them is stored. There are 2^14 classes. Each has C(12,6) = 924
//! *colourings* of its pieces, and the table has a byte for every pair (15.1 MB). Height vectors that are
//! symmetric themselves contain some positions more than once, always with the same value. That costs 4 % and
//! avoids the work of detecting them.
//!
//! - [`combinations`] rank sets of bits, and with them heights and [`colourings`];
//! - [`classes`] find the class of a height vector and the symmetries that map it there;
//! - [`steps`] are the moves of a class: the resulting class and the new place of each piece;
//! - [`PogoSolver`] works from the ends of games backwards, in small steps;
//! - [`PogoTable`] is the result, and [`blob`] is the short form in which it is stored.

mod bits;
mod blob;
mod classes;
mod colourings;
mod combinations;
mod solver;
mod steps;
mod table;

pub use solver::PogoSolver;
pub use table::PogoTable;
