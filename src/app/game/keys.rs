//! Keys for a game that work wherever the focus is. Its buttons have some more.

use super::context::Game;
use crate::app::keys::{Act, held, on};
use crate::session::{BoardIntent, GameIntent, GameModel, Panel, QueryIntent};
use leptos::prelude::*;

/// Active for as long as the game is on the page.
pub fn listen(game: Game) {
    let send = |act: Act, intent: GameIntent| on(act, move || game.send(intent.clone()));
    send(Act::Previous, BoardIntent::Step(-1).into());
    send(Act::Next, BoardIntent::Step(1).into());
    send(Act::First, GameIntent::Show(0));
    send(Act::Last, GameIntent::Show(usize::MAX));
    send(Act::Undo, GameIntent::Undo);
    send(Act::Redo, GameIntent::Redo);
    send(Act::Flip, GameIntent::Flip);
    send(Act::Deselect, BoardIntent::Deselect.into());
    send(Act::Mine, GameIntent::Query(QueryIntent::OwnPieces));
    send(Act::Reached, GameIntent::Query(QueryIntent::Reached));
    send(Act::Position, GameIntent::Query(QueryIntent::Position));
    on(Act::Analyse, move || game.toggle(Panel::Analysis));
    on(Act::Alone, move || {
        game.show_only_board(!game.is_alone.get_untracked())
    });
    let show_threats = move || {
        if game.read_board(|board| board.threats().is_none()) {
            let hover = game.read_board(|board| board.hover());
            let at = hover.map(|hover| hover.spot);
            game.send(BoardIntent::ShowThreats(at));
        }
    };
    let hide_threats = move || game.view.send(BoardIntent::HideThreats);
    held(Act::Threats, show_threats, hide_threats);
    if game.read(GameModel::is_solved) {
        let hold_values = move |on: bool| game.store.send(GameIntent::HoldValues(on));
        held(
            Act::Values,
            move || hold_values(true),
            move || {
                if game.store.read(GameModel::are_values_held) == Some(true) {
                    hold_values(false);
                }
            },
        );
    }
}
