//! Keys for a game that work wherever the focus is. Some buttons of the game have more keys.

use super::context::Game;
use crate::app::keys::{KeyAction, held, on};
use crate::session::{BoardIntent, GameIntent, GameModel, Panel, QueryIntent};
use leptos::prelude::*;

/// Active for as long as the game is on the page.
pub fn listen(game: Game) {
    let send = |act: KeyAction, intent: GameIntent| on(act, move || game.send(intent.clone()));
    send(KeyAction::Previous, BoardIntent::Step(-1).into());
    send(KeyAction::Next, BoardIntent::Step(1).into());
    send(KeyAction::First, GameIntent::Show(0));
    send(KeyAction::Last, GameIntent::Show(usize::MAX));
    send(KeyAction::Undo, GameIntent::Undo);
    send(KeyAction::Redo, GameIntent::Redo);
    send(KeyAction::Flip, GameIntent::Flip);
    send(KeyAction::Deselect, BoardIntent::Deselect.into());
    send(KeyAction::Mine, GameIntent::Query(QueryIntent::OwnPieces));
    send(KeyAction::Reached, GameIntent::Query(QueryIntent::Reached));
    send(
        KeyAction::Position,
        GameIntent::Query(QueryIntent::Position),
    );
    send(KeyAction::Time, GameIntent::Query(QueryIntent::Time));
    on(KeyAction::Analyse, move || game.toggle(Panel::Analysis));
    on(KeyAction::Alone, move || {
        game.show_only_board(!game.screen.is_alone.get_untracked())
    });
    let show_threats = move || {
        if game.read_board(|board| board.threats().is_none()) {
            let hover = game.read_board(|board| board.hover());
            let at = hover.map(|hover| hover.spot);
            game.send(BoardIntent::ShowThreats(at));
        }
    };
    let hide_threats = move || game.view.send(BoardIntent::HideThreats);
    held(KeyAction::Threats, show_threats, hide_threats);
    if game.read(GameModel::is_solved) {
        let hold_values = move |on: bool| game.store.send(GameIntent::HoldValues(on));
        held(
            KeyAction::Values,
            move || hold_values(true),
            move || {
                if game.store.read(GameModel::are_values_held) == Some(true) {
                    hold_values(false);
                }
            },
        );
    }
}
