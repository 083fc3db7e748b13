//! The file with the data for drawing home.

use super::lines;
use tablero::games::GAMES;
use tablero::play::HomeGame;

const FILE: &str = include_str!("../../assets/games.txt");

#[test]
fn home_has_a_row_for_each_game_as_the_game_says() {
    let rows: Vec<&str> = FILE.lines().collect();
    assert!(
        rows == lines("home", ""),
        "assets/games.txt is not as the games say: run `cargo run --release --bin lab -- home > assets/games.txt`"
    );
    let read: Vec<HomeGame> = rows.iter().filter_map(|row| HomeGame::read(row)).collect();
    let said = GAMES
        .iter()
        .map(|kind| HomeGame::of(*kind).expect("a game"));
    assert_eq!(read, said.collect::<Vec<_>>());
}
