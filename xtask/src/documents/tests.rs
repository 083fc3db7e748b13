//! The commands in the documents exist, the links lead somewhere, and the README stays short.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::commands::commands;
use crate::cli::Task;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn documents() -> Vec<(PathBuf, String)> {
    super::documents(&root()).expect("the documents")
}

#[test]
fn every_command_of_xtask_is_one() {
    let mut count = 0;
    for (path, text) in documents() {
        for command in commands(&text, "cargo xtask") {
            let words = command.words("cargo xtask");
            let parsed = Task::parse(lexopt::Parser::from_args(words));
            let (line, error) = (&command.line, parsed.err());
            assert!(error.is_none(), "{}: {line}: {error:?}", path.display());
            count += 1;
        }
    }
    assert!(count > 15, "{count} commands");
}

#[test]
fn the_readme_is_short() {
    let (_, text) = &documents()[0];
    let lines = text.lines().count();
    let longest = text.lines().map(|line| line.chars().count()).max();
    let longest = longest.unwrap_or_default();
    println!("{lines} lines, the longest of {longest} characters");
    assert!(lines <= 150, "{lines} lines");
    assert!(longest <= 110, "a line of {longest} characters");
}

#[test]
fn every_link_leads_somewhere() {
    for (path, text) in documents() {
        for link in links(&text) {
            let said = format!("{}: {link}", path.display());
            if let Some(address) = link.strip_prefix("https://") {
                let host = address.split('/').next().unwrap_or_default();
                assert!(host.contains('.'), "{said}: no host");
                continue;
            }
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let folder = path.parent().unwrap_or(Path::new(""));
            let target = match file {
                "" => path.clone(),
                file => folder.join(file),
            };
            let target = root().join(target);
            assert!(target.exists(), "{said}: there is no such file");
            if !anchor.is_empty() {
                let text = fs::read_to_string(target).expect("a document");
                assert!(anchors(&text).contains(anchor), "{said}: no such heading");
            }
        }
    }
}

/// The targets of the links and pictures of a text.
fn links(text: &str) -> Vec<&str> {
    let parts = text.split("](").skip(1);
    parts.filter_map(|part| part.split(')').next()).collect()
}

/// The anchors of a text's headings, as hosts of repositories make them.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings
        .map(|line| {
            let name = line.trim_start_matches('#').trim().to_lowercase();
            let is_kept = |sign: &char| sign.is_alphanumeric() || matches!(sign, ' ' | '-');
            name.chars()
                .filter(is_kept)
                .collect::<String>()
                .replace(' ', "-")
        })
        .collect()
}
