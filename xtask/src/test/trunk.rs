//! Tests of the page as built by Trunk, for people who use Trunk. This part only runs if it is named.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::browser;
use super::counts::Counts;
use super::kit::Kit;
use crate::html;
use crate::process;
use crate::repo::Repo;
use crate::tools::cache::remove;

/// The tests to run on it in Chromium by default.
const PLAYED: [&str; 2] = ["a_whole_game_of", "the_policy_is_strict"];

/// Builds the release page with Trunk, checks its files, and runs tests on it.
pub fn test(repo: &Repo, kit: &Kit, arguments: &[String], counts: &mut Counts) -> Result<()> {
    let folder = build(repo, kit)?;
    look_at(&folder)?;
    let played = match arguments {
        [] => &PLAYED.map(str::to_owned)[..],
        chosen => chosen,
    };
    browser::play_on(repo, kit, &folder, true, played, counts)
}

fn build(repo: &Repo, kit: &Kit) -> Result<PathBuf> {
    let trunk = kit.trunk()?;
    let folder = repo.path("target/dist-trunk");
    // Trunk copies all snippets in this folder, including those of crates that are no longer used.
    remove(&repo.target().join("wasm-bindgen"))?;
    let mut command = trunk.command(repo)?;
    command
        .args(["build", "--minify", "true", "--dist"])
        .arg(&folder);
    // index.html names cargo's profile. Trunk's "release" only minifies and calls wasm-opt.
    command.args(trunk.has_wasm_opt().then_some("--release"));
    process::run(&mut command)?;
    Ok(folder)
}

/// Checks the requirements of every host: a page without inline code, and programs with hashed names.
fn look_at(folder: &Path) -> Result<()> {
    let index = folder.join("index.html");
    let page = fs::read_to_string(&index).context("trunk made no index.html")?;
    if !html::inline_scripts(&page).is_empty() || html::holds_style(&page) {
        bail!("Trunk's index.html has an inline script or style, which its policy does not allow");
    }
    let loaded = html::loaded_first(&page);
    for file in &loaded {
        if !folder.join(file).is_file() {
            bail!("Trunk's index.html asks for {file}, which is not there");
        }
    }
    for ending in [".wasm", ".js", ".css"] {
        if !loaded.iter().any(|file| file.ends_with(ending)) {
            bail!("Trunk's index.html asks for no {ending}");
        }
    }
    Ok(())
}
