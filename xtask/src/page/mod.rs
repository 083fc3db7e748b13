//! Building the page, unless nothing has changed since the last build.
//!
//! Cargo compiles the programs that `index.html` names. The program `pack` converts them for browsers. Then
//! the folder is assembled from all other assets in `index.html`. Trunk does the same from the same file, for
//! people who use it.

pub mod budget;
mod folder;
mod games;
mod index;
pub mod offline;
mod painted;
mod parts;
mod programs;
pub mod texts;
mod visits;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use anyhow::{Context, Result, bail};

use crate::fingerprint::Fingerprint;
use crate::process;
use crate::repo::Repo;
use crate::test::checks::{NATIVE, cargo};
use crate::tools::PageTools;
use crate::tools::cache::{Cache, remove};
use index::Program;

/// The source file of the page.
const INDEX: &str = "index.html";

/// The pages that are built from the same sources.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Edition {
    /// The page that is hosted.
    Release,
    /// The page for development: fast to build, large and slow.
    Development,
    /// The same with the test game as a sixth game.
    TestGame,
}

/// The feature with the test game, and the folder of this game. It has its own `assets` and `locales`.
const TEST_GAME: (&str, &str) = ("test-game", "tests/hexapawn");

impl Edition {
    /// The option of `cargo xtask build` for this edition.
    pub fn flag(self) -> Option<&'static str> {
        match self {
            Self::Release => None,
            Self::Development => Some("--dev"),
            Self::TestGame => Some("--test-game"),
        }
    }

    /// A name that is different for each edition: `staging`, `staging-dev`.
    pub fn named(self, what: &str) -> String {
        match self.flag() {
            None => what.to_owned(),
            Some(flag) => format!("{what}-{}", flag.trim_start_matches('-')),
        }
    }

    pub fn folder(self, repo: &Repo) -> PathBuf {
        match self {
            Self::Release => repo.path("dist"),
            _ => repo.path("target").join(self.named("dist")),
        }
    }

    /// The file that records the inputs from which the folder was built.
    fn stamp(self, repo: &Repo) -> PathBuf {
        repo.path("target").join(self.named("dist") + ".stamp")
    }

    /// Cargo's profile for a program, and the name of its output folder in `target`.
    fn profile(self, program: &Program) -> (String, String) {
        let same = |name: &str| (name.to_owned(), name.to_owned());
        match self {
            Self::Release => same(&program.profile),
            Self::Development if program.worker => same("engine-dev"),
            // The worker of the test game too, because this game is small.
            Self::Development | Self::TestGame => ("dev".to_owned(), "debug".to_owned()),
        }
    }

    fn features(self, program: &Program) -> String {
        if self == Self::TestGame {
            // With the same features for the page and its worker, their library is compiled once.
            return format!("page,engine,{}", TEST_GAME.0);
        }
        let features = program.features.as_deref().unwrap_or("page");
        match self.splits(program) {
            true => format!("{features},split"),
            false => features.to_owned(),
        }
    }

    /// Whether parts of a program become separate files.
    fn splits(self, program: &Program) -> bool {
        self == Self::Release && program.split
    }

    /// The folders with `assets` and `locales`.
    fn roots(self, repo: &Repo) -> Vec<PathBuf> {
        let further = self.further(repo);
        [repo.root().to_owned()]
            .into_iter()
            .chain(further)
            .collect()
    }

    /// The folder with `assets`, `locales` and sources that are added to the project's own.
    fn further(self, repo: &Repo) -> Option<PathBuf> {
        (self == Self::TestGame).then(|| repo.path(TEST_GAME.1))
    }

    pub fn name(self) -> &'static str {
        match self {
            Self::Release => "the release page",
            Self::Development => "the development page",
            Self::TestGame => "the page with the test game",
        }
    }
}

/// Gets the tools, builds a page and prints where it is.
pub fn build_and_say(repo: &Repo, edition: Edition) -> Result<()> {
    let folder = get_and_build(repo, edition)?;
    match edition {
        Edition::Release => {
            println!("The page is in dist/, for the root or any sub-path of a static server.")
        }
        _ => {
            println!("{} is in {}.", sentence(edition.name()), folder.display())
        }
    }
    Ok(())
}

/// Gets the tools and builds a page, unless it is up to date. Returns its folder.
pub fn get_and_build(repo: &Repo, edition: Edition) -> Result<PathBuf> {
    let tools = match edition {
        Edition::Release => PageTools::get(repo, &Cache::open()?)?,
        _ => PageTools::for_development(repo)?,
    };
    build(repo, &tools, edition)
}

fn build(repo: &Repo, tools: &PageTools, edition: Edition) -> Result<PathBuf> {
    let folder = edition.folder(repo);
    let stamp = edition.stamp(repo);
    let mut kind = format!("{edition:?}, {}", tools.versions(repo)?);
    if let Some(further) = edition.further(repo) {
        kind += &format!(", {}", Fingerprint::of_folder(&further)?);
    }
    if is_fresh(repo, &stamp, &folder, &kind) {
        println!("{} is up to date.", sentence(edition.name()));
        return Ok(folder);
    }
    match (edition, &tools.wasm_opt) {
        (Edition::Release, None) => println!("Building {} without wasm-opt.", edition.name()),
        _ => println!("Building {}.", edition.name()),
    }
    let sources = Fingerprint::of_sources(repo.root())?;
    let staging = repo.path("target").join(edition.named("staging"));
    build_into(repo, tools, edition, INDEX, &staging, &folder)?;
    let contents = Fingerprint::of_folder(&folder)?;
    fs::create_dir_all(repo.path("target"))?;
    fs::write(&stamp, stamp_text(&kind, sources, contents))
        .with_context(|| format!("{} cannot be written", stamp.display()))?;
    Ok(folder)
}

/// Gets the tools and builds another page from its `index.html`, in the same way as the release page. Returns
/// its folder, which is `name` in `target`.
pub fn get_and_build_other(repo: &Repo, index: &str, name: &str) -> Result<PathBuf> {
    let tools = PageTools::get(repo, &Cache::open()?)?;
    let target = repo.path("target");
    let folder = target.join(name);
    let staging = target.join(format!("staging-{name}"));
    build_into(repo, &tools, Edition::Release, index, &staging, &folder)?;
    Ok(folder)
}

/// Builds a page in `staging` and then replaces its folder, so that an incomplete page is never served.
fn build_into(
    repo: &Repo,
    tools: &PageTools,
    edition: Edition,
    index: &str,
    staging: &Path,
    folder: &Path,
) -> Result<()> {
    let text =
        fs::read_to_string(repo.path(index)).with_context(|| format!("{index} cannot be read"))?;
    let assets = index::assets(&text)?;
    remove(staging)?;
    fs::create_dir_all(staging).with_context(|| format!("{} cannot be made", staging.display()))?;
    let packer = Packer::default();
    let builder = programs::Builder {
        repo,
        tools,
        edition,
        packer: &packer,
        folder: staging,
    };
    builder.build(&index::programs(&assets))?;
    let pack = packer.get(repo)?;
    folder::fill(&edition.roots(repo), edition, pack, &text, &assets, staging)?;
    if index == INDEX {
        offline::add(repo, staging, edition)?;
    }
    if edition == Edition::Release && index == INDEX {
        budget::check(pack, staging)?;
    }
    remove(folder)?;
    fs::rename(staging, folder).with_context(|| format!("{} cannot be made", folder.display()))
}

/// The packing program. It is compiled once, in parallel with the programs to pack.
#[derive(Debug, Default)]
struct Packer(OnceLock<Result<PathBuf>>);

impl Packer {
    /// Compiles it, or waits for the thread that is compiling it.
    fn get(&self, repo: &Repo) -> Result<&Path> {
        match self.0.get_or_init(|| build_pack(repo)) {
            Ok(pack) => Ok(pack),
            Err(error) => bail!("{error:#}"),
        }
    }
}

/// The packing program, compiled if needed.
pub fn build_pack(repo: &Repo) -> Result<PathBuf> {
    let mut compiler = cargo(repo);
    process::run(
        compiler
            .args(["build", "--quiet"])
            .args(NATIVE)
            .args(["--bin", "pack"]),
    )?;
    let file = format!("debug/pack{}", std::env::consts::EXE_SUFFIX);
    Ok(repo.target().join(file))
}

fn sentence(text: &str) -> String {
    let (first, rest) = text.split_at(1);
    first.to_uppercase() + rest
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
