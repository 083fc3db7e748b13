//! The worked examples of Push Push's rules. Each is named after what it shows.

mod ball;
mod deflected;
mod pushing;
mod turns;

use crate::law::sample::{after, moves, read};
use tablero::games::push_push::PushPush;

const START: &str = "udtctdu/7/7/3o3/7/7/UDTCTDU w -";

fn position(text: &str) -> PushPush {
    read(text)
}

/// The legal moves of a position, given as text.
fn list(text: &str) -> String {
    moves(&position(text))
}

/// The text of the position after moves.
fn led_to(text: &str, moves: &str) -> String {
    after(&position(text), moves).to_string()
}
