//! The expected display and texts of a game on the page.

use super::script::{course_texts, place_names, places};
use serde_json::{Map, Value, json};
use tablero::games;
use tablero::narration::{GameFacts, help, status_line};
use tablero::play::{GameRecord, Spot};
use tablero::session::{GameModel, Model, Panel};
use tablero::words::Locale;

/// The expected display of the page.
pub fn expected(game: &GameModel, locale: Locale) -> Value {
    let (board, record) = (game.board(), game.board().record());
    let is_over = game.is_over();
    let plies = record.plies();
    let words = |words: Vec<String>| words.join(" ");
    let helped = record.hints().into_iter().filter(|ply| *ply < plies);
    let off = [
        ("undo", !game.can_undo()),
        ("redo", !is_over && !game.can_redo()),
        (
            "hint",
            !is_over && !game.players().is_watched() && !game.can_hint(),
        ),
    ];
    let in_variation = board.is_in_variation();
    let at_start = board.ply() == 0 && !in_variation;
    let at_end = !board.is_looking_back();
    // In a variation no move of the game is the current one.
    let shown = if in_variation {
        json!(-1)
    } else {
        json!(board.ply())
    };
    let steps_off = [
        ("first", at_start),
        ("previous", at_start),
        ("next", at_end),
        ("last", at_end),
    ];
    let set = |all: &[(&str, bool)]| {
        let on = all
            .iter()
            .filter(|(_, is)| *is)
            .map(|(name, _)| (*name).to_owned());
        on.collect::<Vec<String>>().join(" ")
    };
    let result = game.result().filter(|_| !board.is_looking_back());
    let result = result.map(|result| result.outcome.to_string());
    let is_over_here = is_over && !board.is_looking_back();
    let bottom = if board.is_flipped() { "black" } else { "white" };
    let mut all = json!({
        "moves": words(record.moves()),
        "ply": shown,
        "helped": words(helped.map(|ply| (ply + 1).to_string()).collect()),
        "off": set(&off),
        "steps_off": set(&steps_off),
        "looking_back": board.is_looking_back(),
        "result": result.unwrap_or_default(),
        "refused": board.feedback().is_refusal(),
        "selected": selected(record, &board.possible_touches().touched),
        "to_move": if is_over_here { String::new() } else { board.scene().turn.to_string() },
        "thinking": game.computer().thinks_for().map(|side| side.to_string()).unwrap_or_default(),
        "bottom": bottom,
        "analysis": game.is_open(Panel::Analysis),
        "report": game.shows_report(),
        "saved": words(record.moves()),
        "undone": words(record.undone()),
        "levels": game.players().levels.map(|level| level.to_string()).join(" "),
    });
    if let Some(all) = all.as_object_mut() {
        all.extend(said(game, locale));
        all.extend(named(game, locale));
    }
    all
}

/// The expected texts of the page.
fn said(game: &GameModel, locale: Locale) -> Map<String, Value> {
    let slug = game.board().record().slug();
    let words = games::words_of(slug).expect("the words of the game");
    let facts = GameFacts::new(words, game, locale);
    let line = status_line(&facts);
    let result = facts.result().filter(|_| !game.board().is_looking_back());
    let (headline, why) = result.map_or_else(Default::default, |end| (end.headline, end.why));
    let help = help(&facts, facts.board.moves().last(locale));
    let texts = course_texts(slug, locale);
    let help = help.shown(|key| texts.find(key).map(str::to_owned));
    let said = [
        ("status", line.shown),
        ("polite", line.polite),
        ("headline", headline),
        ("why", why),
        ("help", help.unwrap_or_default()),
    ];
    let said = said.into_iter();
    said.map(|(key, said)| (key.to_owned(), said.into()))
        .collect()
}

/// The states of places and their names for screen readers.
fn named(game: &GameModel, locale: Locale) -> Map<String, Value> {
    let states = places(game, locale).into_iter().map(|(name, place)| {
        let state = place.mark.words();
        (format!("state of {name}"), state.into())
    });
    let names = place_names(game, locale).into_iter();
    let names = names.map(|(name, said)| (format!("name of {name}"), said.into()));
    states.chain(names).collect()
}

fn selected(record: &GameRecord, spots: &[Spot]) -> String {
    let mut names: Vec<String> = spots
        .iter()
        .map(|spot| record.spot_name(spot.ground()))
        .collect();
    names.sort();
    names.dedup();
    names.join(" ")
}
