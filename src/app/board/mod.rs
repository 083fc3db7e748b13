//! Boards as drawings: the ground, the pieces on it, the marks and the places to touch.

mod arrows;
mod glide;
mod ground;
mod live;
mod marks;
mod notes;
mod pointed;
mod pointer;
mod spots;
mod sprite;
mod sprites;
mod still;

pub use ground::Patterns;
pub use live::LiveBoard;
pub use still::StillBoard;
