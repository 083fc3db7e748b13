//! The games of the test vectors, played from start to end by touches.

use super::{Run, kind};
use serde_json::Value;
use std::fs;
use tablero::play::{GameText, SavedGame};
use tablero::session::{BoardIntent, GameIntent, GameModel};

const GAMES: [&str; 5] = ["breakthrough", "pogo", "push-push", "ticto", "zoq"];

/// A game of the vectors, and its result.
struct Whole {
    text: GameText,
    result: String,
}

fn games_of(slug: &str) -> Vec<Whole> {
    let text = fs::read_to_string(format!("tests/vectors/{slug}.json")).expect("the vectors");
    let vectors: Value = serde_json::from_str(&text).expect("the vectors are JSON");
    let games = vectors["games"].as_array().expect("a list of games").iter();
    let read = |game: &Value| {
        let field = |key: &str| game[key].as_str().unwrap_or_default().to_owned();
        let moves = game["moves"].as_array().expect("a list of moves").iter();
        let moves = moves.map(|mv| mv.as_str().expect("a move").to_owned());
        Whole {
            text: GameText {
                game: slug.to_owned(),
                options: field("options"),
                start: Some(field("start")),
                moves: moves.collect(),
                ..GameText::default()
            },
            result: field("record"),
        }
    };
    games.map(read).collect()
}

/// A game that starts at the text's start.
fn begin(text: &GameText) -> Run<GameModel> {
    let start = GameText {
        moves: Vec::new(),
        ..text.clone()
    };
    let saved = SavedGame {
        correspondence: String::new(),
        version: 1,
        text: start.to_string(),
        undone: Vec::new(),
        names: Default::default(),
        levels: [0; 2],
        fair: false,
        on_time: false,
        clock: String::new(),
        saved: 0.0,
    };
    let kind = kind(&text.game);
    let record = saved.resume(|_| Some(kind)).expect("a legal start");
    Run::new(GameModel::new(kind, &saved, record, 1, false))
}

#[test]
fn every_game_is_played_by_touches_and_shows_what_the_rules_say() {
    for game in GAMES.into_iter().flat_map(games_of) {
        let name = format!("{} of {} moves", game.text.game, game.text.moves.len());
        let rules = kind(&game.text.game)
            .open(&game.text)
            .expect("a legal game");
        let mut run = begin(&game.text);
        while let Some(mv) = game.text.moves.get(run.board().record().plies()) {
            run.play(mv);
            let plies = run.board().record().plies();
            assert_eq!(run.moves(), game.text.moves[..plies], "{name}");
            let shown = &run.board().scene().pieces;
            assert_eq!(*shown, rules.pieces(plies), "{name}, ply {plies}");
        }
        let outcome = run.model.result().map(|result| result.outcome);
        let outcome = outcome.map_or_else(|| "open".to_owned(), |outcome| outcome.to_string());
        assert_eq!(outcome, game.result, "{name}");
    }
}

#[test]
fn a_game_is_looked_through_and_taken_back_to_its_start() {
    for slug in GAMES {
        let game = games_of(slug).remove(0);
        let rules = kind(slug).open(&game.text).expect("a legal game");
        let mut run = begin(&game.text);
        while let Some(mv) = game.text.moves.get(run.board().record().plies()) {
            run.play(mv);
        }
        let plies = run.board().record().plies();
        for ply in (0..plies).rev() {
            run.send(BoardIntent::Step(-1));
            assert_eq!(run.board().ply(), ply, "{slug}");
            assert_eq!(run.board().scene().pieces, rules.pieces(ply), "{slug}");
        }
        while run.model.can_undo() {
            run.send(GameIntent::Undo);
        }
        assert!(run.board().record().move_after(0).is_none(), "{slug}");
        while run.model.can_redo() {
            run.send(GameIntent::Redo);
        }
        assert_eq!(run.moves(), game.text.moves, "{slug}");
        assert_eq!(run.model.is_over(), game.result != "open", "{slug}");
    }
}
