//! Keys for a game that work wherever the focus is. Its buttons have some more.

use super::state::Play;
use super::{ask, showing, threats};
use crate::app::keys::{Act, on};
use leptos::prelude::*;

/// Active for as long as the game is on the page.
pub fn listen(play: Play) {
    on(Act::Previous, move || play.step(-1));
    on(Act::Next, move || play.step(1));
    on(Act::First, move || play.look_at(0));
    on(Act::Last, move || play.look_at(usize::MAX));
    on(Act::Undo, move || {
        if play.can_undo() {
            play.undo();
        }
    });
    on(Act::Redo, move || {
        if play.can_redo() {
            play.redo();
        }
    });
    on(Act::Flip, move || play.flip());
    on(Act::Analyse, move || play.analyse());
    on(Act::LetGo, move || play.let_go());
    on(Act::Alone, move || {
        play.leave_board_alone(!play.alone.get_untracked())
    });
    ask::listen(play);
    threats::listen(play);
    showing::listen(play);
}
