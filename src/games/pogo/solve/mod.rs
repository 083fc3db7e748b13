//! Pogo solved: the value of every position and how many plies it takes, by retrograde analysis.
//!
//! A position is nine heights, twelve in sum, and twelve pieces, six of them the mover's; whose colour
//! that is makes no difference. Of heights that a symmetry of the board brings onto each other one is
//! kept, a *class*: there are 2^14, each with the C(12,6) = 924 *colourings* of its pieces, and the
//! table has a byte for every pair (15.1 MB). Heights with a symmetry of their own have some positions
//! more than once, all with one value; that costs 4 % and saves telling them apart.
//!
//! - [`combinations`] rank sets of bits, and with them heights and [`colourings`];
//! - [`classes`] find the class of heights and the symmetries that lead there;
//! - [`steps`] are the moves of a class: where they lead, and which piece comes where;
//! - [`PogoSolver`] works from the ends of games backwards, a little at a time;
//! - [`PogoTable`] is what comes of it, [`kept`] the short form in which it is stored.

mod bits;
mod classes;
mod colourings;
mod combinations;
mod kept;
mod solver;
mod steps;
mod table;

pub use solver::PogoSolver;
pub use table::PogoTable;
