//! The README and the pages in `docs`.

#[path = "../../../src/bin/lab/documents/commands.rs"]
pub mod commands;
#[cfg(test)]
mod tests;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The documents with their texts, by their paths relative to the root of the repository. The README comes
/// first.
pub fn documents(root: &Path) -> Result<Vec<(PathBuf, String)>> {
    let mut paths = vec![PathBuf::from("README.md")];
    for entry in fs::read_dir(root.join("docs")).context("no folder docs")? {
        let path = Path::new("docs").join(entry?.file_name());
        if path.extension().is_some_and(|ending| ending == "md") {
            paths.push(path);
        }
    }
    paths[1..].sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(root.join(&path));
        let text = text.with_context(|| format!("{} cannot be read", path.display()))?;
        Ok((path, text))
    };
    paths.into_iter().map(read).collect()
}
