//! Checks that the commands in the documents are commands of this program.

mod commands;

use std::fs;

use super::args;

/// Example values for placeholders.
const EXAMPLES: [(&str, &str); 8] = [
    ("GAME", "breakthrough"),
    ("PLAYER", "greedy"),
    ("FILE", "file"),
    ("N", "3"),
    ("POSITION", "PPPP/4/4/pppp w"),
    ("O", ""),
    ("PLIES", "4"),
    ("DATE", "2026-01-01"),
];

#[test]
fn every_command_of_the_documents_is_read() {
    let mut count = 0;
    let docs = fs::read_dir("docs").expect("the folder docs");
    let pages = docs.map(|entry| entry.expect("a file").path());
    let pages = pages.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    for path in pages.chain(["README.md".into()]) {
        let text = fs::read_to_string(&path).expect("a document");
        for command in commands::commands(&text, "lab") {
            // The name of a command alone is not a command line.
            if !command.is_form() && command.words("lab").len() < 2 && command.line != "lab games" {
                continue;
            }
            let words = command.words("lab").into_iter().map(|word| {
                let example = EXAMPLES.iter().find(|(name, _)| *name == word);
                example.map_or(word, |(_, example)| (*example).to_owned())
            });
            let read = args::parse(lexopt::Parser::from_args(words));
            let (path, line) = (path.display(), &command.line);
            assert!(read.is_ok(), "{path}: {line}: {:?}", read.err());
            count += 1;
        }
    }
    assert!(count >= 20, "{count} commands");
}
