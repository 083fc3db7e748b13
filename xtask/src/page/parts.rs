//! The parts of a program that are loaded later, and the files of each.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The parts of a program in a folder of packed programs, each with its files. Empty if the program is not
/// split.
pub fn listed(folder: &Path, program: &str) -> Result<Vec<(String, Vec<String>)>> {
    let list = list(folder, program);
    if !list.exists() {
        return Ok(Vec::new());
    }
    let text =
        fs::read_to_string(&list).with_context(|| format!("{} cannot be read", list.display()))?;
    Ok(text.lines().filter_map(part).collect())
}

/// Removes the list, which is not hosted.
pub fn remove_list(folder: &Path, program: &str) -> Result<()> {
    let list = list(folder, program);
    match list.exists() {
        true => {
            fs::remove_file(&list).with_context(|| format!("{} cannot be removed", list.display()))
        }
        false => Ok(()),
    }
}

fn list(folder: &Path, program: &str) -> PathBuf {
    folder.join(format!("{program}_chunks.txt"))
}

/// Reads a line like `game chunk_1.wasm split_game.wasm`.
fn part(line: &str) -> Option<(String, Vec<String>)> {
    let mut words = line.split(' ').map(str::to_owned);
    Some((words.next()?, words.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_part_and_its_files() {
        let (name, files) = part("game chunk_1.wasm split_game.wasm").unwrap();
        assert_eq!(name, "game");
        assert_eq!(files, ["chunk_1.wasm", "split_game.wasm"]);
    }
}
