//! Links stay valid: every form of link that was ever created is readable forever.

use tablero::games::{self, codes::decode_link};
use tablero::play::decode_text;

/// Blocks that are separated by empty lines: a sentence after `# `, a fragment, and the lines of its content, each
/// after `> `. Blocks are added, never changed or removed. The test prints the lines of a new block.
const LINKS: &str = include_str!("frozen.txt");

/// The content of a fragment: the text of the game, and the other contents of its link.
fn said(fragment: &str) -> String {
    if fragment.starts_with("tablero=") {
        let text = decode_text(fragment).unwrap();
        return games::read_tree(&text).unwrap().to_string();
    }
    let game = decode_link(fragment).unwrap_or_else(|error| panic!("{error}: {fragment}"));
    let kind = games::kind(&game.text.game).unwrap();
    let mut text = game.tree(kind).unwrap().to_string();
    if let Some(sender) = game.sender {
        text.push_str(&format!("\nsender: {sender}"));
    }
    if let Some(message) = game.message {
        text.push_str(&format!("\nmessage: {message}"));
    }
    text
}

#[test]
fn every_link_that_was_ever_made_is_read() {
    let mut count = 0;
    for block in LINKS.trim_end().split("\n\n") {
        let mut lines = block.lines().skip_while(|line| line.starts_with("# "));
        let fragment = lines.next().expect("a fragment");
        let stated: Vec<&str> = lines.map(|line| line.strip_prefix("> ").unwrap()).collect();
        assert_eq!(said(fragment), stated.join("\n"), "{fragment}");
        count += 1;
    }
    println!("{count} links");
    assert!(count >= 20);
}
