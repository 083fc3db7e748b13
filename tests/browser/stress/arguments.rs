//! The arguments of the stress test.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

pub const USAGE: &str = "\
cargo xtask test stress -- [GAME...] [OPTIONS]
  GAME         random inputs in these games only
  --seed N     the same random inputs as in an earlier run
  --inputs N   so many inputs a game instead of 1000
  --minutes N  no inputs after so many minutes instead of 30
  --games N    memory over so many games instead of 200; 0: no measurement of memory
  --help       this text";

#[derive(Clone, Debug, PartialEq)]
pub struct Arguments {
    /// Empty means all.
    only: Vec<String>,
    pub seed: u64,
    pub inputs: usize,
    pub time: Duration,
    pub games: usize,
    pub help: bool,
}

impl Arguments {
    /// # Errors
    /// A sentence about the first word that is not understood.
    pub fn parse(words: impl IntoIterator<Item = String>) -> Result<Self, String> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let mut arguments = Self {
            only: Vec::new(),
            seed: now.map_or(1, |now| now.as_secs()),
            inputs: 1_000,
            time: Duration::from_secs(30 * 60),
            games: 200,
            help: false,
        };
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            let mut number = || {
                let value = words.next().unwrap_or_default();
                let number = value.parse::<u64>();
                number.map_err(|_| format!("{word} needs a number, not {value:?}\n\n{USAGE}"))
            };
            match word.as_str() {
                "--seed" => arguments.seed = number()?,
                "--inputs" => arguments.inputs = number()? as usize,
                "--minutes" => arguments.time = Duration::from_secs(60 * number()?),
                "--games" => arguments.games = number()? as usize,
                "--help" | "-h" => arguments.help = true,
                game if !game.starts_with('-') => arguments.only.push(game.to_owned()),
                other => return Err(format!("{other} is not known\n\n{USAGE}")),
            }
        }
        Ok(arguments)
    }

    /// The first game that is not one of these.
    pub fn unknown<'a>(&'a self, games: &[&str]) -> Option<&'a str> {
        let mut all = self.only.iter().map(String::as_str);
        all.find(|one| !games.contains(one))
    }

    /// Whether there are random inputs in a game.
    pub fn takes(&self, game: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|one| one == game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &[&str]) -> Result<Arguments, String> {
        Arguments::parse(words.iter().map(|&word| word.to_owned()))
    }

    #[test]
    fn games_and_numbers_are_read() {
        let arguments = parse(&["zoq", "--seed", "7", "--inputs", "50", "--minutes", "2"]).unwrap();
        assert!(arguments.takes("zoq") && !arguments.takes("pogo"));
        assert_eq!(arguments.unknown(&["pogo", "zoq"]), None);
        assert_eq!(arguments.unknown(&["pogo"]), Some("zoq"));
        assert_eq!((arguments.seed, arguments.inputs), (7, 50));
        assert_eq!(arguments.time, Duration::from_secs(120));
        assert_eq!(arguments.games, 200);
    }

    #[test]
    fn without_arguments_every_game_has_a_thousand_inputs() {
        let arguments = parse(&[]).unwrap();
        assert!(arguments.takes("zoq") && arguments.takes("pogo"));
        assert_eq!(arguments.inputs, 1_000);
        assert_eq!(arguments.time, Duration::from_secs(1_800));
    }

    #[test]
    fn a_wrong_word_is_named() {
        assert!(parse(&["--sed", "1"]).unwrap_err().starts_with("--sed"));
        let error = parse(&["--inputs", "many"]).unwrap_err();
        assert!(error.contains("\"many\""), "{error}");
        assert!(parse(&["--seed"]).is_err());
    }
}
