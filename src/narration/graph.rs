//! The report on a whole game: its progress, and the value of the shown position in its graph.

use super::game::GameFacts;
use super::position_value::value_sentence;
use super::report::estimate;
use crate::words::say;

/// The shown position and its estimate.
#[must_use]
pub fn estimate_in_graph(facts: &GameFacts) -> String {
    let (game, locale) = (facts.game, facts.locale);
    let (record, ply) = (facts.board.record(), facts.board.board.ply());
    let place = facts.board.moves().named(locale, ply);
    let by_rules = game.result().is_some_and(|result| result.is_by_rules());
    let end = facts.result().filter(|_| by_rules && ply == record.plies());
    let evaluation = game
        .report()
        .evaluations()
        .get(ply)
        .and_then(Option::as_ref);
    match (end, evaluation) {
        (Some(end), _) => format!("{place}. {}.", end.headline),
        (None, Some(evaluation)) => {
            let worth = estimate(locale, evaluation.score, record.turn_at(ply));
            format!("{place}: {worth}")
        }
        (None, None) => place,
    }
}

/// The shown position and its value in a solved game.
#[must_use]
pub fn value_in_graph(facts: &GameFacts) -> String {
    let (locale, ply) = (facts.locale, facts.board.board.ply());
    let record = facts.board.record();
    let place = facts.board.moves().named(locale, ply);
    let end = facts.result().filter(|_| ply == record.plies());
    match (end, facts.game.report().exact_values().get(ply)) {
        (Some(end), _) => format!("{place}. {}.", end.headline),
        (None, Some(value)) => {
            let worth = value_sentence(locale, *value, record.turn_at(ply));
            format!("{place}. {worth}")
        }
        (None, None) => place,
    }
}

/// How many positions are evaluated so far. None once all are, or if the report has failed.
#[must_use]
pub fn report_progress(facts: &GameFacts) -> Option<String> {
    let report = facts.game.report();
    let goes_on = !report.has_failed() && facts.game.mistakes().is_none();
    goes_on.then(|| {
        say!(
            facts.locale,
            report.progress,
            count = report.through(),
            all = report.evaluations().len()
        )
    })
}

/// In a solved game: that the values are being looked up, or that they are exact. Empty if the report has failed.
#[must_use]
pub fn exact_report_progress(facts: &GameFacts) -> String {
    let locale = facts.locale;
    match facts.game.mistakes() {
        _ if facts.game.report().has_failed() => String::new(),
        None => say!(locale, machine.looks),
        Some(_) => say!(locale, exact.report),
    }
}
