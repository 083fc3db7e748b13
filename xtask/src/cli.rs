//! The command line of `cargo xtask`.

use anyhow::{Result, bail};
use lexopt::prelude::*;

use crate::page::Edition;
use crate::play;
use crate::sheet::Arguments;
use crate::test::{self, PartName};

pub const USAGE: &str = "\
Builds, tests and measures Tablero.

  cargo xtask play [--release] [--port N] [--host ADDRESS] [--open]
      builds the development page, serves it on this machine, and builds it again
      when a source changes; --release serves the page as it is hosted
  cargo xtask test [PART...] [--all] [--dev] [-- ARGUMENTS]
      runs all tests, or parts: format clippy core wasm page browser test-game;
      by name only: trunk (the page as Trunk builds it), docs (the documents'
      commands), stress (random inputs in every game, and memory), hosting (the
      examples for nginx and Caddy), dependencies (licences, sources, vulnerabilities)
      (--all: every browser test in every browser; --dev: browser tests in
      Chromium, or the stress test, on the development page; ARGUMENTS are for the
      tests of one part)
  cargo xtask build [--dev] [--test-game]
      builds dist/ for any static host (--dev: the development page, in target/;
      --test-game: the same with the game for tests as a sixth game)
  cargo xtask release
      builds dist/ and writes an archive of it for any static host, with compressed
      copies of the files
  cargo xtask paint [--release]
      writes the markup of home in every language into assets/painted/; it is
      shown before the program is loaded (--release: taken from that page)
  cargo xtask sheet [screens] [GAME...] [--dist DIR]
      takes screenshots of all screens and games, or of these, on one sheet
      (DIR holds a page that is already built)
  cargo xtask measure [NAME [OPTIONS]]
      measures something, or lists what can be measured
";

/// A task.
#[derive(Debug, PartialEq)]
pub enum Task {
    Help,
    Play(play::Arguments),
    Test(test::Arguments),
    Build(Edition),
    /// Writes an archive of the hosted page.
    Release,
    /// Generates the markup of the home screen from this page.
    Paint(Edition),
    Sheet(Arguments),
    /// The name of the measurement, and its own options.
    Measure(Option<(String, Vec<String>)>),
    /// Called by Trunk after it has built the page.
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
            "build" => parse_build(words),
            "release" => without_more(words, Self::Release),
            "paint" => parse_paint(words),
            "sheet" => parse_sheet(words),
            "finish" => without_more(words, Self::Finish),
            "measure" => parse_measure(words),
            other => bail!("there is no task {other:?}\n\n{USAGE}"),
        }
    }
}

fn parse_play(mut words: lexopt::Parser) -> Result<Task> {
    let mut arguments = play::Arguments::default();
    while let Some(word) = words.next()? {
        match word {
            Long("release") => arguments.edition = Edition::Release,
            Long("host") => arguments.host = words.value()?.parse()?,
            Long("port") => arguments.port = words.value()?.parse()?,
            Long("open") => arguments.open = true,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Task::Play(arguments))
}

fn parse_build(mut words: lexopt::Parser) -> Result<Task> {
    let mut edition = Edition::Release;
    while let Some(word) = words.next()? {
        match word {
            Long("dev") => edition = Edition::Development,
            Long("test-game") => edition = Edition::TestGame,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Task::Build(edition))
}

fn parse_paint(mut words: lexopt::Parser) -> Result<Task> {
    let mut edition = Edition::Development;
    while let Some(word) = words.next()? {
        match word {
            Long("release") => edition = Edition::Release,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Task::Paint(edition))
}

fn parse_sheet(mut words: lexopt::Parser) -> Result<Task> {
    let mut arguments = Arguments::default();
    while let Some(word) = words.next()? {
        match word {
            Value(game) => arguments.games.push(game.string()?),
            Long("dist") => arguments.dist = Some(words.value()?.into()),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Task::Sheet(arguments))
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

fn parse_test(mut words: lexopt::Parser) -> Result<Task> {
    let mut arguments = test::Arguments::default();
    let mut raw = words.raw_args()?;
    for word in raw.by_ref() {
        match word.string()?.as_str() {
            "--" => break,
            "--dev" => arguments.dev = true,
            "--all" => arguments.all = true,
            name => arguments.parts.push(name.parse()?),
        }
    }
    for word in raw {
        arguments.of_part.push(word.string()?);
    }
    if !arguments.of_part.is_empty() && arguments.parts.len() != 1 {
        bail!(
            "arguments after -- are for one part: name it, as in `cargo xtask test browser -- NAME`"
        );
    }
    let takes_dev = [[PartName::Browser], [PartName::Stress]];
    if arguments.dev && !takes_dev.iter().any(|parts| arguments.parts == parts) {
        bail!("--dev is for browser tests: `cargo xtask test browser --dev -- NAME`");
    }
    Ok(Task::Test(arguments))
}

fn without_more(mut words: lexopt::Parser, task: Task) -> Result<Task> {
    match words.next()? {
        None => Ok(task),
        Some(other) => Err(other.unexpected().into()),
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;

    fn parse(words: &[&str]) -> Result<Task> {
        Task::parse(lexopt::Parser::from_args(words))
    }

    #[test]
    fn play_serves_this_machine_only_unless_told_otherwise() {
        let task = parse(&["play"]).unwrap();
        let arguments = play::Arguments::default();
        assert_eq!(arguments.host, IpAddr::V4(Ipv4Addr::LOCALHOST));
        assert_eq!(task, Task::Play(arguments));

        let task = parse(&[
            "play",
            "--release",
            "--port",
            "9000",
            "--host=0.0.0.0",
            "--open",
        ]);
        let arguments = play::Arguments {
            edition: Edition::Release,
            host: IpAddr::V4(Ipv4Addr::UNSPECIFIED),
            port: 9000,
            open: true,
        };
        assert_eq!(task.unwrap(), Task::Play(arguments));
    }

    #[test]
    fn test_takes_parts_and_hands_arguments_on() {
        let task = parse(&["test", "browser", "--", "--exact", "a b"]).unwrap();
        let arguments = test::Arguments {
            parts: vec![PartName::Browser],
            all: false,
            dev: false,
            of_part: vec!["--exact".to_owned(), "a b".to_owned()],
        };
        assert_eq!(task, Task::Test(arguments.clone()));
        assert!(parse(&["test", "--", "--exact"]).is_err());

        let task = parse(&["test", "browser", "--dev", "--", "--exact", "a b"]).unwrap();
        assert_eq!(
            task,
            Task::Test(test::Arguments {
                dev: true,
                ..arguments
            })
        );
        assert!(parse(&["test", "core", "--dev"]).is_err());
        assert!(parse(&["test", "stress", "--dev", "--", "--seed", "1"]).is_ok());
        let all = test::Arguments {
            parts: vec![PartName::Browser],
            all: true,
            ..test::Arguments::default()
        };
        assert_eq!(
            parse(&["test", "browser", "--all"]).unwrap(),
            Task::Test(all)
        );
    }

    #[test]
    fn what_is_built_is_the_release_unless_told_otherwise() {
        assert_eq!(parse(&["build"]).unwrap(), Task::Build(Edition::Release));
        let task = parse(&["build", "--dev"]).unwrap();
        assert_eq!(task, Task::Build(Edition::Development));
        assert_eq!(parse(&["release"]).unwrap(), Task::Release);
        assert!(parse(&["release", "now"]).is_err());
        let task = parse(&["build", "--test-game"]).unwrap();
        assert_eq!(task, Task::Build(Edition::TestGame));
    }

    #[test]
    fn home_is_painted_by_the_development_page_unless_told_otherwise() {
        let task = parse(&["paint"]).unwrap();
        assert_eq!(task, Task::Paint(Edition::Development));
        let task = parse(&["paint", "--release"]).unwrap();
        assert_eq!(task, Task::Paint(Edition::Release));
    }

    #[test]
    fn a_sheet_is_of_some_games_and_of_a_page_that_may_be_there() {
        assert_eq!(
            parse(&["sheet"]).unwrap(),
            Task::Sheet(Arguments::default())
        );
        let task = parse(&["sheet", "pogo", "--dist", "dist", "zoq"]).unwrap();
        let arguments = Arguments {
            games: vec!["pogo".to_owned(), "zoq".to_owned()],
            dist: Some("dist".into()),
        };
        assert_eq!(task, Task::Sheet(arguments));
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
        assert!(error.starts_with("there is no task \"paly\""));
        let error = parse(&["test", "brwoser"]).unwrap_err().to_string();
        assert!(error.contains("brwoser"));
        assert!(parse(&["build", "fast"]).is_err());
    }
}
