//! The names of the games.

/// A row for each game, beginning with its name.
const ROWS: &str = include_str!("../../../assets/games.txt");

/// The names of all games in links.
pub fn slugs() -> impl Iterator<Item = &'static str> {
    ROWS.lines().filter_map(|row| row.split('\t').next())
}

/// The name of a game's part of the program.
pub fn module(slug: &str) -> String {
    slug.replace('-', "_")
}
