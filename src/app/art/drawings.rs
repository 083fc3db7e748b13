//! The drawings of a game.

use leptos::prelude::*;

/// The drawings of a game.
pub trait Art: Sync {
    /// The name of the game.
    fn slug(&self) -> &'static str;

    /// The symbols of the pieces. Each is a group with an id made of game, kind and pose, its middle at (0,
    /// 0), for cells with a side of 100.
    fn symbols(&self) -> AnyView;

    /// The height of its pieces' jumps, in units of the drawing.
    fn jump_height(&self) -> f64 {
        0.0
    }

    /// The drawing on the badge of a kind of note, in a circle with radius 15, if it has one.
    fn badge(&self, _kind: &str) -> Option<&'static str> {
        None
    }
}
