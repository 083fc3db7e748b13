//! Building the page with Trunk, and not building it again when nothing has changed.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::fingerprint::Fingerprint;
use crate::process;
use crate::repo::Repo;
use crate::tools::PageTools;
use crate::tools::cache::Cache;

/// By this the worker's program is told that it may be tripped up.
const TRIP: &str = "TABLERO_TRIP";

/// The two pages that are built from the same sources.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Edition {
    /// What is hosted.
    Release,
    /// The same, made so that the browser suite can trip it up.
    Trip,
}

impl Edition {
    pub fn folder(self, repo: &Repo) -> PathBuf {
        match self {
            Self::Release => repo.path("dist"),
            Self::Trip => repo.path("target/dist-trip"),
        }
    }

    /// Remembers what the folder was built from.
    fn stamp(self, repo: &Repo) -> PathBuf {
        match self {
            Self::Release => repo.path("target/dist.stamp"),
            Self::Trip => repo.path("target/dist-trip.stamp"),
        }
    }

    fn features(self) -> &'static str {
        match self {
            Self::Release => "page",
            Self::Trip => "page,trip",
        }
    }
}

/// Gets the tools and makes the folder for any static server.
pub fn build_for_hosting(repo: &Repo) -> Result<()> {
    let tools = PageTools::get(repo, &Cache::open()?)?;
    build(repo, &tools, Edition::Release)?;
    println!("The page is in dist/, for the root or any sub-path of a static server.");
    Ok(())
}

/// Builds a page unless it is there already, and gives its folder.
pub fn build(repo: &Repo, tools: &PageTools, edition: Edition) -> Result<PathBuf> {
    let folder = edition.folder(repo);
    let stamp = edition.stamp(repo);
    if edition == Edition::Trip && !leaves_features_to_trunk(&repo.path("index.html"))? {
        bail!(
            "index.html fixes the page's features, so that it cannot be built with another: \
             take data-cargo-features=\"page\" out, Trunk.toml says it"
        );
    }
    let kind = format!("{edition:?}, {}", tools.versions(repo)?);
    if is_fresh(repo, &stamp, &folder, &kind) {
        println!("The page is up to date.");
        return Ok(folder);
    }
    if tools.wasm_opt.is_none() {
        println!("Building the page without wasm-opt.");
    } else {
        println!("Building the page.");
    }
    let sources = Fingerprint::of_sources(repo.root())?;
    run_trunk(repo, tools, edition, &folder)?;
    let contents = Fingerprint::of_folder(&folder)?;
    fs::create_dir_all(repo.path("target"))?;
    fs::write(&stamp, stamp_text(&kind, sources, contents))
        .with_context(|| format!("{} cannot be written", stamp.display()))?;
    Ok(folder)
}

fn run_trunk(repo: &Repo, tools: &PageTools, edition: Edition, folder: &Path) -> Result<()> {
    // Trunk copies whatever snippets lie here, also those of crates that are no longer used.
    let leftovers = repo.target().join("wasm-bindgen");
    if leftovers.exists() {
        fs::remove_dir_all(&leftovers).context("target/wasm-bindgen cannot be removed")?;
    }
    let mut trunk = tools.trunk(repo)?;
    trunk.args([
        "build",
        "--minify",
        "true",
        "--features",
        edition.features(),
        "--dist",
    ]);
    trunk.arg(folder);
    // The profile that cargo builds with is named in index.html: to Trunk "release" means
    // no more, beside minifying, than to call wasm-opt.
    if tools.wasm_opt.is_some() {
        trunk.arg("--release");
    }
    // The worker has features of its own.
    match edition {
        Edition::Release => trunk.env_remove(TRIP),
        Edition::Trip => trunk.env(TRIP, "1"),
    };
    process::run(&mut trunk)?;
    if !folder.join("index.html").is_file() {
        bail!("trunk made no index.html in {}", folder.display());
    }
    Ok(())
}

/// What a link of index.html says about features counts for more than what Trunk is told.
fn leaves_features_to_trunk(index: &Path) -> Result<bool> {
    let page = fs::read_to_string(index).context("index.html cannot be read")?;
    Ok(!page.contains("data-cargo-features=\"page"))
}

fn is_fresh(repo: &Repo, stamp: &Path, folder: &Path, kind: &str) -> bool {
    let Ok(found) = fs::read_to_string(stamp) else {
        return false;
    };
    let sources = Fingerprint::of_sources(repo.root());
    let contents = Fingerprint::of_folder(folder);
    matches!((sources, contents), (Ok(sources), Ok(contents))
        if found == stamp_text(kind, sources, contents))
}

fn stamp_text(kind: &str, sources: Fingerprint, contents: Fingerprint) -> String {
    format!("{kind}\nsources {sources}\ncontents {contents}\n")
}
