//! What is typed after `cargo xtask`.

use std::net::{IpAddr, Ipv4Addr};

use anyhow::{Result, bail};
use lexopt::prelude::*;

use crate::sheet::Wanted;
use crate::test::PartName;

pub const USAGE: &str = "\
Everything that is done to Tablero from a terminal.

  cargo xtask play [--port N] [--host ADDRESS] [--open]
      build the page and serve it on this machine
  cargo xtask test [PART...] [-- ARGUMENTS]
      run all tests, or only: format clippy core wasm page browser
      (arguments go to the tests of a single part)
  cargo xtask build
      build the folder dist/ for any static server
  cargo xtask sheet [GAME...] [--dist DIR] [--tablet]
      put pictures of all games, or of these, side by side on one sheet
      (home is the shelf; DIR holds a page that is built already)
  cargo xtask measure [NAME [OPTIONS]]
      measure something, or list what can be measured
";

/// One of the things that can be done.
#[derive(Debug, PartialEq)]
pub enum Task {
    Help,
    Play {
        host: IpAddr,
        port: u16,
        open: bool,
    },
    Test {
        parts: Vec<PartName>,
        arguments: Vec<String>,
    },
    Build,
    Sheet(Wanted),
    /// The name of what is to be measured, and options of its own.
    Measure(Option<(String, Vec<String>)>),
    /// What Trunk calls when it has built the page.
    Finish,
}

impl Task {
    pub fn parse(mut words: lexopt::Parser) -> Result<Self> {
        let task = match words.next()? {
            None | Some(Short('h') | Long("help")) => return Ok(Self::Help),
            Some(Value(task)) => task.string()?,
            Some(other) => return Err(other.unexpected().into()),
        };
        match task.as_str() {
            "help" => Ok(Self::Help),
            "play" => parse_play(words),
            "test" => parse_test(words),
            "build" => without_more(words, Self::Build),
            "sheet" => parse_sheet(words),
            "finish" => without_more(words, Self::Finish),
            "measure" => parse_measure(words),
            other => bail!("no task is called {other:?}\n\n{USAGE}"),
        }
    }
}

fn parse_play(mut words: lexopt::Parser) -> Result<Task> {
    let mut host = IpAddr::V4(Ipv4Addr::LOCALHOST);
    let mut port = 8080;
    let mut open = false;
    while let Some(word) = words.next()? {
        match word {
            Long("host") => host = words.value()?.parse()?,
            Long("port") => port = words.value()?.parse()?,
            Long("open") => open = true,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Task::Play { host, port, open })
}

fn parse_sheet(mut words: lexopt::Parser) -> Result<Task> {
    let mut wanted = Wanted::default();
    while let Some(word) = words.next()? {
        match word {
            Value(game) => wanted.games.push(game.string()?),
            Long("dist") => wanted.dist = Some(words.value()?.into()),
            Long("tablet") => wanted.tablet = true,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Task::Sheet(wanted))
}

fn parse_measure(mut words: lexopt::Parser) -> Result<Task> {
    let name = match words.next()? {
        None => return Ok(Task::Measure(None)),
        Some(Value(name)) => name.string()?,
        Some(other) => return Err(other.unexpected().into()),
    };
    let mut options = Vec::new();
    for word in words.raw_args()? {
        options.push(word.string()?);
    }
    Ok(Task::Measure(Some((name, options))))
}

fn parse_test(words: lexopt::Parser) -> Result<Task> {
    let mut parts = Vec::new();
    let mut arguments = Vec::new();
    let mut words = words;
    let mut raw = words.raw_args()?;
    for word in raw.by_ref() {
        match word.string()?.as_str() {
            "--" => break,
            name => parts.push(name.parse()?),
        }
    }
    for word in raw {
        arguments.push(word.string()?);
    }
    if !arguments.is_empty() && parts.len() != 1 {
        bail!(
            "arguments after -- are for one part: name it, as in `cargo xtask test browser -- NAME`"
        );
    }
    Ok(Task::Test { parts, arguments })
}

fn without_more(mut words: lexopt::Parser, task: Task) -> Result<Task> {
    match words.next()? {
        None => Ok(task),
        Some(other) => Err(other.unexpected().into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &[&str]) -> Result<Task> {
        Task::parse(lexopt::Parser::from_args(words))
    }

    #[test]
    fn play_serves_this_machine_only_unless_told_otherwise() {
        let task = parse(&["play"]).unwrap();
        let host = IpAddr::V4(Ipv4Addr::LOCALHOST);
        assert_eq!(
            task,
            Task::Play {
                host,
                port: 8080,
                open: false
            }
        );

        let task = parse(&["play", "--port", "9000", "--host=0.0.0.0", "--open"]).unwrap();
        let host = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
        assert_eq!(
            task,
            Task::Play {
                host,
                port: 9000,
                open: true
            }
        );
    }

    #[test]
    fn test_takes_parts_and_hands_arguments_on() {
        let task = parse(&["test", "browser", "--", "--exact", "a b"]).unwrap();
        let parts = vec![PartName::Browser];
        let arguments = vec!["--exact".to_owned(), "a b".to_owned()];
        assert_eq!(task, Task::Test { parts, arguments });
        assert!(parse(&["test", "--", "--exact"]).is_err());
    }

    #[test]
    fn a_sheet_is_of_some_games_and_of_a_page_that_may_be_there() {
        assert_eq!(parse(&["sheet"]).unwrap(), Task::Sheet(Wanted::default()));
        let task = parse(&["sheet", "pogo", "--dist", "dist", "zoq"]).unwrap();
        let wanted = Wanted {
            games: vec!["pogo".to_owned(), "zoq".to_owned()],
            dist: Some("dist".into()),
            tablet: false,
        };
        assert_eq!(task, Task::Sheet(wanted));
        assert!(parse(&["sheet", "--dist"]).is_err());
    }

    #[test]
    fn a_measure_may_have_options() {
        assert_eq!(parse(&["measure"]).unwrap(), Task::Measure(None));
        let task = parse(&["measure", "strength", "--games", "4"]).unwrap();
        let options = vec!["--games".to_owned(), "4".to_owned()];
        assert_eq!(task, Task::Measure(Some(("strength".to_owned(), options))));
        assert!(parse(&["measure", "--games"]).is_err());
    }

    #[test]
    fn a_wrong_word_is_named() {
        let error = parse(&["paly"]).unwrap_err().to_string();
        assert!(error.starts_with("no task is called \"paly\""));
        let error = parse(&["test", "brwoser"]).unwrap_err().to_string();
        assert!(error.contains("brwoser"));
        assert!(parse(&["build", "fast"]).is_err());
    }
}
