//! The analysis of the shown position.

use super::game::GameFacts;
use super::position_value::position_value;
use super::report::estimate;
use crate::engine::Line;
use crate::games::words::GameWords;
use crate::session::{AnalysedPosition, Model};
use crate::words::{Locale, say};

/// The value of the analysed position, or the result after the end. None before anything is found.
#[must_use]
pub fn analysed_value(facts: &GameFacts) -> Option<String> {
    let board = facts.board.board;
    let is_over = board.shows_end() && board.line_preview().is_none();
    if let Some(end) = facts.result().filter(|_| is_over) {
        return Some(format!("{}.", end.headline));
    }
    let analysed = facts.game.analysed_position()?;
    let best = analysed.found.lines.first()?;
    Some(estimate(facts.locale, best.score, analysed.turn))
}

/// The progress of the analysis. None if it has failed.
#[must_use]
pub fn analysis_progress(facts: &GameFacts) -> Option<String> {
    let (game, locale) = (facts.game, facts.locale);
    if game.analysis().has_failed() {
        return None;
    }
    if game.board().shows_end() {
        return Some(say!(locale, analysis.over));
    }
    let analysed = game.analysed_position();
    let depth = analysed.map(|analysed| depth(locale, analysed));
    Some(depth.unwrap_or_else(|| say!(locale, machine.looks)))
}

/// The value of the position that was looked up last, in a solved game. Empty if the engine has failed.
#[must_use]
pub fn explored_value(facts: &GameFacts) -> String {
    let (game, locale) = (facts.game, facts.locale);
    if game.values_have_failed() {
        return String::new();
    }
    match game.last_position_values() {
        None => say!(locale, machine.looks),
        Some(position) if position.known.moves.is_empty() => say!(locale, analysis.over),
        Some(position) => position_value(locale, position),
    }
}

/// The name of a move in a line of the analysis.
#[must_use]
pub fn line_move(game_words: &dyn GameWords, locale: Locale, mv: &str) -> String {
    let what = game_words.spoken(locale, mv);
    say!(
        locale,
        analysis.show_line,
        notation = mv.to_owned(),
        what = what
    )
}

/// What the other side would do if it were its turn.
#[must_use]
pub fn analysed_threat(game_words: &dyn GameWords, locale: Locale, threat: &Line) -> String {
    let mv = threat.moves.first().map_or("", String::as_str);
    say!(
        locale,
        analysis.threat,
        what = game_words.spoken(locale, mv)
    )
}

/// How far and how fast the engine has searched.
fn depth(locale: Locale, analysed: &AnalysedPosition) -> String {
    let found = &analysed.found;
    #[allow(clippy::cast_precision_loss)]
    let speed = found.nodes as f64 / found.millis.max(1.0);
    say!(
        locale,
        analysis.depth,
        depth = found.depth,
        nodes = thousands(found.nodes),
        speed = format!("{:.0}", speed.round())
    )
}

fn thousands(nodes: u64) -> String {
    match nodes {
        0..10_000 => nodes.to_string(),
        10_000..10_000_000 => format!("{} k", nodes / 1_000),
        _ => format!("{} M", nodes / 1_000_000),
    }
}
