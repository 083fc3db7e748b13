//! Boards as drawings: the ground, the pieces on it, the marks and the places to touch.

mod ground;
mod live;
mod marks;
mod pointer;
mod spots;
mod sprites;
mod still;

pub use live::LiveBoard;
pub use still::StillBoard;
