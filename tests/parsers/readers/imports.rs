//! The reader of any text as a plain function that checks its contract.

use super::common::refused;
use tablero::games;
use tablero::play::GameTree;
use tablero::play::import::{ImportError, ReadableGame, SeveralGames, has_several_games, read};

thread_local! {
    static ALL: Vec<ReadableGame> =
        games::WORDS.iter().map(|words| games::readable_game(*words)).collect();
}

/// Several games, one after another, all of which can be read. Of other texts, the readable games are read.
pub fn several(text: &str) -> bool {
    let mut several = match SeveralGames::of(text) {
        Ok(several) => several,
        Err(error) => return refused(&error),
    };
    let count = several.count();
    let mut whole = 0;
    ALL.with(|all| {
        while let Some(read) = several.read_next(all) {
            match read {
                Ok(tree) => {
                    written_again(&tree);
                    whole += 1;
                }
                Err(error) => {
                    fault_is_in(text, &error);
                    refused(&error);
                }
            }
        }
    });
    assert_eq!(several.count_read(), count);
    has_several_games(text) && whole == count
}

/// Any text: a game, a link, a position, or a list of moves in our own or another program's notation.
pub fn import(text: &str) -> bool {
    ALL.with(|all| match read(text, all) {
        Ok(readings) => {
            assert!(!readings.is_empty());
            for reading in readings {
                written_again(&reading.tree);
            }
            true
        }
        Err(error) => {
            if let Some(part) = &error.part {
                written_again(part);
            }
            fault_is_in(text, &error);
            refused(&error)
        }
    })
}

/// A tree that was read is written as a text that is read as the same tree.
fn written_again(tree: &GameTree) {
    let form = tree.to_string();
    let again = games::read_tree(&form).expect("what is written is read");
    assert!(again.to_string() == form, "{form:.200}");
    assert_eq!(again.len(), tree.len());
}

/// The place of a fault is in the text.
fn fault_is_in(text: &str, error: &ImportError) {
    let ends = text.replace("\r\n", "\n").replace('\r', "\n");
    let line = ends.split('\n').nth(error.line - 1).unwrap_or_default();
    // A byte order mark does not count.
    assert!(error.column <= line.chars().count() + 1, "{error}");
}
