//! Tests of `lab` by running it. Scripts outside this repository read its output.

mod calls;
mod documents;
mod engine;
mod home;
mod levels;
mod links;
mod matches;
mod moves;
mod page_trees;
mod perft;
mod play;
mod prove;
mod puzzles;
mod records;
mod solve;
mod trees;
mod tune;

use serde_json::Value;
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

const START: &str = "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w";

/// The output of a run, and how it ended.
struct Run {
    code: Option<i32>,
    printed: String,
    complained: String,
}

fn run<A: AsRef<OsStr>>(args: &[A], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let output = thread::scope(|scope| {
        // A run that reads no input closes the pipe, which is not an error.
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().unwrap()
    });
    Run {
        code: output.status.code(),
        printed: String::from_utf8(output.stdout).unwrap(),
        complained: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The output lines of a run without errors.
fn lines(args: &str, input: &str) -> Vec<String> {
    good(&args.split(' ').collect::<Vec<_>>(), input.as_bytes())
}

fn good(args: &[&str], input: &[u8]) -> Vec<String> {
    let run = run(args, input);
    assert_eq!(run.complained, "", "{args:?}");
    assert_eq!(run.code, Some(0), "{args:?}");
    match run.printed.strip_suffix('\n') {
        Some(lines) => lines.split('\n').map(str::to_owned).collect(),
        None => {
            assert_eq!(run.printed, "", "the last line is ended");
            Vec::new()
        }
    }
}

/// Checks a list of the test vectors of every game, once for each value of the options. The check gets the
/// game and its options as arguments, and the entries.
fn vectors(list: &str, check: impl Fn(&[&str], &[Value])) {
    for kind in tablero::games::GAMES {
        let slug = kind.slug();
        let path = format!("{}/tests/vectors/{slug}.json", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap();
        let vectors: Value = serde_json::from_str(&text).unwrap();
        let entries = vectors[list].as_array().unwrap();
        assert!(!entries.is_empty(), "{slug} has no {list}");
        let mut by_options = BTreeMap::<&str, Vec<Value>>::new();
        for entry in entries {
            // Texts that are not positions are invalid with any options.
            let options = entry["options"].as_str().unwrap_or_default();
            by_options.entry(options).or_default().push(entry.clone());
        }
        for (options, entries) in by_options {
            check(&[slug, "--options", options], &entries);
        }
    }
}

/// The texts of a list, separated by spaces.
fn joined(list: &Value) -> String {
    let texts: Vec<&str> = list
        .as_array()
        .unwrap()
        .iter()
        .map(|text| text.as_str().unwrap())
        .collect();
    texts.join(" ")
}

#[test]
fn games_are_listed_with_options_and_start_between_tabs() {
    let listed = lines("games", "");
    assert_eq!(listed[0], format!("breakthrough\t\t{START}"));
    for line in &listed {
        assert_eq!(line.split('\t').count(), 3, "{line}");
    }
    let slugs: Vec<&str> = listed
        .iter()
        .map(|line| line.split('\t').next().unwrap())
        .collect();
    for kind in tablero::games::GAMES {
        let count = slugs.iter().filter(|&&slug| slug == kind.slug()).count();
        assert_eq!(count, kind.options().len(), "{}", kind.slug());
    }
}
