//! The arguments of `measure strength`.

use anyhow::{Result, bail};
use lexopt::prelude::*;

const USAGE: &str = "\
cargo xtask measure strength [--only NAME]... [--games N] [--time MS | --nodes N] [--threads N]
  --only     matches of this name, or of this part of a name: 8x8/mcts-1000, 6x6, random
  --games    instead of the usual number, 200 for most; more than before adds to those kept
  --time     the engine's time for a move against OpenSpiel, 100 ms if nothing is said
  --nodes    its nodes for a move instead: the same on every machine
  --threads  how many games are played at once where the engine meets itself or random play";

#[derive(Debug, PartialEq)]
pub struct Arguments {
    /// Empty means all.
    only: Vec<String>,
    pub games: Option<u32>,
    pub pace: Pace,
    pub threads: Option<u32>,
}

/// The thinking time of the engine for a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pace {
    Milliseconds(u32),
    Nodes(u64),
}

impl Arguments {
    pub fn read(texts: &[String]) -> Result<Self> {
        let mut arguments = Self {
            only: Vec::new(),
            games: None,
            pace: Pace::Milliseconds(100),
            threads: None,
        };
        let mut words = lexopt::Parser::from_args(texts);
        while let Some(word) = words.next()? {
            match word {
                Long("only") => arguments.only.push(words.value()?.string()?),
                Long("games") => arguments.games = Some(words.value()?.parse()?),
                Long("time") => arguments.pace = Pace::Milliseconds(words.value()?.parse()?),
                Long("nodes") => arguments.pace = Pace::Nodes(words.value()?.parse()?),
                Long("threads") => arguments.threads = Some(words.value()?.parse()?),
                other => bail!("{}\n\n{USAGE}", other.unexpected()),
            }
        }
        Ok(arguments)
    }

    pub fn includes(&self, name: &str) -> bool {
        let is =
            |arguments: &String| name == arguments || name.split('/').any(|part| part == arguments);
        self.only.is_empty() || self.only.iter().any(is)
    }
}

impl Pace {
    /// The arguments of `go` sent to the engine at each move.
    pub fn go(self) -> String {
        match self {
            Self::Milliseconds(time) => format!("movetime {time}"),
            Self::Nodes(nodes) => format!("nodes {nodes}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Arguments> {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        Arguments::read(&words)
    }

    #[test]
    fn all_is_wanted_at_a_tenth_of_a_second_unless_told_otherwise() {
        let arguments = read("").unwrap();
        assert!(arguments.includes("8x8/mcts-1000") && arguments.includes("zoq/random"));
        assert_eq!(arguments.pace.go(), "movetime 100");
        let arguments = read("--nodes 50000 --games 4").unwrap();
        assert_eq!(arguments.pace.go(), "nodes 50000");
        assert_eq!(arguments.games, Some(4));
    }

    #[test]
    fn a_name_or_a_part_of_it_is_wanted_but_no_piece_of_a_word() {
        let arguments = read("--only mcts-1000 --only 6x6/alpha-beta-4").unwrap();
        assert!(arguments.includes("8x8/mcts-1000") && arguments.includes("6x6/mcts-1000"));
        assert!(arguments.includes("6x6/alpha-beta-4"));
        assert!(!arguments.includes("8x8/mcts-10000") && !arguments.includes("8x8/alpha-beta-4"));
    }

    #[test]
    fn what_it_does_not_know_it_answers_with_what_it_does() {
        let error = read("--tiem 3").unwrap_err().to_string();
        assert!(
            error.contains("--tiem") && error.contains("--time"),
            "{error}"
        );
    }
}
