//! The engine against random play and against itself, using `lab match`.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result};

use super::score::Score;
use super::{MatchFolder, answer_of};
use crate::measure::lab;

pub const GAMES: u32 = 200;
const SEED: &str = "1";
const TENFOLD: &str = "tenfold";
/// The players, by the name of the match.
pub const PLAYERS: [(&str, [&str; 2]); 2] = [
    ("random", ["nodes:10000", "random"]),
    (TENFOLD, ["nodes:10000", "nodes:1000"]),
];
/// In these games, thinking longer may not help, because they are small enough to be searched completely.
const SOLVED: [&str; 2] = ["pogo", "zoq"];

pub fn games(match_folder: &MatchFolder) -> Result<Vec<String>> {
    lab::slugs(&match_folder.lab)
}

pub fn has_meaning(about: &str, game: &str) -> bool {
    about != TENFOLD || !SOLVED.contains(&game)
}

/// Plays the match unless its result is stored.
pub fn play(
    match_folder: &MatchFolder,
    game: &str,
    players: &[&str; 2],
    games: u32,
    threads: Option<u32>,
) -> Result<Score> {
    let games = games.to_string();
    // Against random play no random opening is needed. In a small game it could already be lost.
    let from_start = players.contains(&"random");
    let opening = if from_start { "start" } else { "openings" };
    let words = [game, players[0], players[1], &games, opening, SEED];
    let file = match_folder.file(&words, "txt");
    if let Ok(kept) = fs::read_to_string(&file) {
        return read(&kept);
    }
    let mut lab = Command::new(&match_folder.lab);
    lab.args(["match", game])
        .args(players)
        .args(["--games", &games, "--seed", SEED])
        .arg("--games-to")
        .arg(match_folder.file(&words, "games"));
    if from_start {
        lab.args(["--opening", "0"]);
    }
    if let Some(threads) = threads {
        lab.args(["--threads", &threads.to_string()]);
    }
    let answer = answer_of(&mut lab)?;
    let score = read(&answer)?;
    fs::write(&file, answer).with_context(|| format!("{} cannot be written", file.display()))?;
    Ok(score)
}

/// Reads a line like `nodes:10000 v nodes:1000: 120-20-60, 65.0 % ±6.3, ...`.
fn read(line: &str) -> Result<Score> {
    let score = line
        .rsplit_once(": ")
        .and_then(|(_, rest)| rest.split(',').next());
    Score::read(score.unwrap_or(line), '-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_score_stands_after_the_players() {
        let line = "nodes:10000 v nodes:1000: 120-20-60, 65.0 % ±6.3, Elo +108 ±48, 0 cut\n";
        assert_eq!(read(line).unwrap(), Score::read("120-20-60", '-').unwrap());
        assert!(read("the game is missing").is_err());
    }

    #[test]
    fn thinking_longer_is_tried_where_the_game_is_not_known() {
        assert!(has_meaning("random", "zoq") && has_meaning(TENFOLD, "ticto"));
        assert!(!has_meaning(TENFOLD, "zoq"));
    }
}
