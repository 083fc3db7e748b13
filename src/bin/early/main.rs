//! Draws the early board into the frame on the screen. The build makes one program for each game, named by the
//! environment variable `TABLERO_GAME`, because a program with all games would be twice as large.

#[cfg(target_arch = "wasm32")]
mod page;

#[cfg(target_arch = "wasm32")]
fn main() {
    const GAME: Option<usize> = tablero::games::only_game(option_env!("TABLERO_GAME"));
    // The index is a constant, so the rules of the other games are left out.
    if let Some(game) = GAME {
        page::run(tablero::games::GAMES[game]);
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
