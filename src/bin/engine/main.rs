//! The page's worker. The build makes one program for each game, named by the environment variable `TABLERO_GAME`, because
//! a program with all games would be twice as large. Without a name, the program has all games.

use tablero::engine::{self, EngineWorker};
use tablero::games::{self, SEARCHABLE_GAMES, SOLVABLE_GAMES};
use tablero::play::{SearchableGame, SolvableGame};

const GAME: Option<usize> = games::only_game(option_env!("TABLERO_GAME"));

fn main() {
    engine::work(EngineWorker::with_games(searchable_game, solvable_game));
}

// The index is a constant in both functions, so the search of the other games is left out.

fn searchable_game(slug: &str) -> Option<&'static dyn SearchableGame> {
    match GAME {
        Some(game) => Some(SEARCHABLE_GAMES[game]).filter(|kind| kind.slug() == slug),
        None => games::searchable_game(slug),
    }
}

fn solvable_game(slug: &str) -> Option<&'static dyn SolvableGame> {
    match GAME {
        Some(game) => Some(SOLVABLE_GAMES[game]).filter(|kind| kind.slug() == slug),
        None => games::solvable_game(slug),
    }
}
