//! Writes the texts of every language into the files that the page loads.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow};

use crate::check::{self, NAME};
use crate::files;

/// Writes the files `LANGUAGE-FILE.txt` and prints the languages with their names.
pub fn write(folder: &Path, locales: &[&str]) -> Result<()> {
    let languages = check::read_all(locales).map_err(|error| anyhow!("{error}"))?;
    fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    let mut list = Vec::new();
    for language in &languages {
        for (name, text) in files::print(&languages, language) {
            let path = folder.join(format!("{}-{name}.txt", language.code));
            fs::write(&path, text)
                .with_context(|| format!("{} cannot be written", path.display()))?;
        }
        list.push(format!("{} {}", language.code, language.words[NAME]));
    }
    println!("{}", list.join(";"));
    Ok(())
}
