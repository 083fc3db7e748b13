//! The program of the early board: puts it into the frame of the screen. The build makes one for each game, whose name is in
//! the environment, since a program with all games would be twice as large.

#[cfg(target_arch = "wasm32")]
mod page;

#[cfg(target_arch = "wasm32")]
fn main() {
    const GAME: Option<usize> = match option_env!("TABLERO_GAME") {
        Some(slug) => tablero::games::index_of(slug),
        None => None,
    };
    // The index is known when it is compiled, so the rules of the other games are left out.
    if let Some(game) = GAME {
        page::run(tablero::games::GAMES[game]);
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
