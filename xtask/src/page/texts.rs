//! The files of the page's texts, the script that contains texts, and the list of its languages.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::html::MetaPlace;
use crate::process;

/// The element in the page that lists the languages.
const LANGUAGES: &str = "languages";

/// The script for a frame whose program may not be loaded. The page refers to it by this name.
const SCRIPT: &str = "embed.js";

/// Writes the files of the texts in `locales`, and the script in `sources`, into a page's folder, and lists the
/// languages in the page. A page without the list has no texts.
pub fn add(sources: &Path, locales: &[PathBuf], pack: &Path, folder: &Path) -> Result<()> {
    let index = folder.join("index.html");
    let page = fs::read_to_string(&index).context("index.html cannot be read")?;
    let Some(list) = MetaPlace::find(&page, LANGUAGES) else {
        return Ok(());
    };
    let mut command = Command::new(pack);
    command.arg("texts").arg(folder.join("words")).args(locales);
    let languages = process::output(&mut command)?;
    let mut command = Command::new(pack);
    command.arg("script").arg(sources.join(SCRIPT));
    process::run(command.arg(folder.join(SCRIPT)).args(locales))?;
    fs::write(&index, list.with_content(languages.trim())).context("index.html cannot be written")
}
