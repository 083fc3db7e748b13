//! The strength of the computer: Breakthrough against OpenSpiel's players, every game against random play
//! and against itself with fewer nodes.
//!
//! Games are stored, so that an interrupted match can continue.

mod arguments;
mod openspiel;
mod own;
mod score;

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use super::busy;
use super::lab;
use crate::fingerprint::Fingerprint;
use crate::repo::Repo;
use arguments::{Arguments, Pace};
use score::Score;

/// The sources of the engine. Games that were played with another version of them do not count.
const ENGINE: [&str; 5] = [
    "src/rules",
    "src/search",
    "src/play",
    "src/games",
    "src/bin/lab",
];

pub fn measure(repo: &Repo, arguments: &[String]) -> Result<()> {
    let arguments = Arguments::read(arguments)?;
    let match_folder = MatchFolder::open(repo)?;
    let matches = all(&match_folder)?;
    let names = || matches.iter().map(|one| one.name.as_str());
    let chosen: Vec<&Match> = matches
        .iter()
        .filter(|one| arguments.includes(&one.name))
        .collect();
    if chosen.is_empty() {
        let names: Vec<&str> = names().collect();
        bail!(
            "there is no such match, expected some of: {}",
            names.join(" ")
        );
    }
    let by_clock = |one: &&Match| matches!(one.players, Players::OpenSpiel { .. });
    if matches!(arguments.pace, Pace::Milliseconds(_)) && chosen.iter().any(by_clock) {
        busy::warn();
    }
    println!("Games are kept in {}.", match_folder.folder.display());
    let mut results = Vec::new();
    for one in chosen {
        let games = arguments.games.unwrap_or(one.games);
        let (score, by) = match &one.players {
            Players::OpenSpiel { size, opponent } => {
                let go = arguments.pace.go();
                println!("{}: {games} games, the engine by `go {go}`", one.name);
                let score = openspiel::play(repo, &match_folder, *size, opponent, &go, games)?;
                (score, go)
            }
            Players::Own { game, players } => {
                println!("{}: {games} games, {}", one.name, players.join(" v "));
                let score = own::play(&match_folder, game, players, games, arguments.threads)?;
                (score, players.join(" v "))
            }
        };
        println!("  {score}");
        results.push((one.name.as_str(), by, score));
    }
    println!("\n{:20} {:26} {}", "match", "by", Score::HEADS);
    for (name, by, score) in results {
        println!("{name:20} {by:26} {}", score.in_columns());
    }
    println!(
        "(A draw counts half. The interval is Wilson's and takes the games for independent, though\n\
         every opening is played once with each side. A game cut off as endless is a draw. Against\n\
         random play games begin from the start.)"
    );
    Ok(())
}

/// A match that can be chosen.
struct Match {
    name: String,
    games: u32,
    players: Players,
}

enum Players {
    /// Breakthrough on a square board against a player of OpenSpiel.
    OpenSpiel { size: u32, opponent: &'static str },
    /// Two players of `lab match`.
    Own {
        game: String,
        players: [&'static str; 2],
    },
}

fn all(match_folder: &MatchFolder) -> Result<Vec<Match>> {
    let mut matches = Vec::new();
    for size in openspiel::SIZES {
        for (opponent, games) in openspiel::OPPONENTS {
            matches.push(Match {
                name: format!("{size}x{size}/{opponent}"),
                games,
                players: Players::OpenSpiel { size, opponent },
            });
        }
    }
    for (about, players) in own::PLAYERS {
        for game in own::games(match_folder)? {
            if own::has_meaning(about, &game) {
                matches.push(Match {
                    name: format!("{game}/{about}"),
                    games: own::GAMES,
                    players: Players::Own { game, players },
                });
            }
        }
    }
    Ok(matches)
}

/// The engine and the files of the matches.
struct MatchFolder {
    lab: PathBuf,
    /// The folder with the stored games.
    folder: PathBuf,
    engine: Fingerprint,
}

impl MatchFolder {
    fn open(repo: &Repo) -> Result<Self> {
        let folder = repo.target().join("strength");
        fs::create_dir_all(&folder)
            .with_context(|| format!("{} cannot be made", folder.display()))?;
        let parts: Result<Vec<String>> = ENGINE
            .iter()
            .map(|part| Ok(Fingerprint::of_folder(&repo.path(part))?.to_string()))
            .collect();
        let engine = Fingerprint::of_bytes(parts?.concat().as_bytes());
        // The program is stored too: a match takes long, and a later build would be a different engine.
        let kept = folder.join(format!("lab-{engine}{}", env::consts::EXE_SUFFIX));
        if !kept.is_file() {
            let whole = kept.with_extension("new");
            fs::copy(lab::build(repo)?, &whole)
                .and_then(|_| fs::rename(&whole, &kept))
                .with_context(|| format!("{} cannot be written", kept.display()))?;
        }
        Ok(Self {
            lab: kept,
            folder,
            engine,
        })
    }

    /// The file whose name contains these words.
    fn file(&self, words: &[&str], ending: &str) -> PathBuf {
        let words = words.join("-").replace([' ', ':'], "-");
        self.folder
            .join(format!("{words}-{}.{ending}", self.engine))
    }
}

/// Runs a program with its progress on our terminal, and returns what it printed.
fn answer_of(command: &mut Command) -> Result<String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("`{program}` cannot be started"))?;
    if !output.status.success() {
        bail!("`{program}` failed ({})", output.status);
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
