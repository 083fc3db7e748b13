//! The interfaces of the core, tried on the hardest game: a sketch of TicTo's pieces and gestures.
//! It moves pieces but does not know which moves are legal: the vectors tell it.

mod hands;
mod moves;
mod notation;
mod picture;
mod play;
mod position;
mod stand;

mod vectors;

mod aftermaths;
mod examples;
mod following;
mod gestures;
mod law;
mod pictures;
mod tables;
mod texts;
