//! White's chances in the course of a game, as a graph to move along.

use super::context::Game;
use super::graph_view::GraphView;
use crate::engine::review::{Evaluation, chance_of_white};
use crate::narration::estimate_in_graph;
use crate::play::GameResult;
use crate::rules::{Outcome, Side};
use crate::session::{GameModel, Mistakes, Model};
use leptos::prelude::*;

/// White's chances from the first position to the last, with dots at the moves that cost the most.
#[component]
pub fn EstimateGraph(game: Game) -> impl IntoView {
    let values = game.memo(|game| {
        let evaluations = game.report().evaluations().iter().enumerate();
        evaluations
            .map(|(ply, evaluation)| value(game, ply, evaluation.as_ref()))
            .collect::<Vec<Option<f64>>>()
    });
    let dots = game.memo(|game| game.mistakes().map(Mistakes::plies).unwrap_or_default());
    let text = game.sentence_without_hover(estimate_in_graph);
    view! { <GraphView game values dots text/> }
}

/// White's chances after a ply. After the last ply they come from the result, if the rules decided the game. A
/// resignation or a loss on time does not make the last move worse.
fn value(game: &GameModel, ply: usize, evaluation: Option<&Evaluation>) -> Option<f64> {
    let record = game.board().record();
    let result = game.result().filter(GameResult::is_by_rules);
    let result = result.filter(|_| ply == record.plies());
    match result.map(|result| result.outcome) {
        Some(Outcome::Won(Side::White)) => Some(1.0),
        Some(Outcome::Won(Side::Black)) => Some(0.0),
        Some(Outcome::Draw) => Some(0.5),
        None => evaluation.map(|evaluation| chance_of_white(evaluation.score, record.turn_at(ply))),
    }
}
