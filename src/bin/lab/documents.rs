//! The commands that the documents name are commands of this program.

use std::fs;

use super::args;

#[test]
fn every_command_of_the_documents_is_read() {
    let mut count = 0;
    for name in [
        "docs/lab.md",
        "docs/measurements.md",
        "docs/adding-a-game.md",
        "README.md",
    ] {
        let text = fs::read_to_string(name).expect("a document");
        for command in text.split('`').skip(1).step_by(2) {
            let Some(words) = command.strip_prefix("lab ") else {
                continue;
            };
            // The name of a command alone.
            if !words.contains(' ') {
                continue;
            }
            let words = words
                .replace("GAME", "breakthrough")
                .replace("FILE", "file");
            let read = args::parse(lexopt::Parser::from_args(words.split_whitespace()));
            assert!(read.is_ok(), "{name}: {command}: {:?}", read.err());
            count += 1;
        }
    }
    assert!(count >= 5, "{count} commands");
}
