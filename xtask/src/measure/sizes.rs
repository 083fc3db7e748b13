//! The sizes of the page's files.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::brotli;
use crate::html;
use crate::page::{self, Edition};
use crate::repo::Repo;
use crate::tools::cache::Cache;
use crate::tools::wasm_opt::WasmOpt;

pub fn measure(repo: &Repo) -> Result<()> {
    if !brotli::IS_THERE {
        return brotli::measure_with(repo, "sizes", &[]);
    }
    let folder = page::get_and_build(repo, Edition::Release)?;
    let page = fs::read_to_string(folder.join("index.html"))?;
    let program = html::listed(&page, html::PROGRAM);
    let mut first = html::loaded_first(&page);
    first.extend(program.iter().map(String::as_str));
    let mut total = Size::default();
    let mut to_play = Size::default();
    println!(
        "\n{:>9} {:>9}  file (* before a board can be played)",
        "bytes", "brotli"
    );
    for path in files(&folder)? {
        let name = path
            .strip_prefix(&folder)
            .unwrap_or(&path)
            .to_string_lossy()
            .into_owned();
        let size = Size::of(&path)?;
        let is_first = name == "index.html" || first.contains(&name.as_str());
        total.add(size);
        if is_first {
            to_play.add(size);
        }
        let mark = if is_first { "*" } else { " " };
        println!("{:9} {:9} {mark}{name}", size.raw, size.brotli);
    }
    println!(
        "{:9} {:9}  to a playable board",
        to_play.raw, to_play.brotli
    );
    println!("{:9} {:9}  in all", total.raw, total.brotli);
    if WasmOpt::find(&Cache::open()?, repo.binaryen_version()?).is_none() {
        println!("Built without wasm-opt: with it, the page is smaller.");
    }
    Ok(())
}

#[derive(Clone, Copy, Default)]
struct Size {
    raw: usize,
    brotli: usize,
}

impl Size {
    fn of(path: &Path) -> Result<Self> {
        let bytes = fs::read(path).with_context(|| format!("{} cannot be read", path.display()))?;
        Ok(Self {
            raw: bytes.len(),
            brotli: brotli::compressed(&bytes)?.len(),
        })
    }

    fn add(&mut self, other: Self) {
        self.raw += other.raw;
        self.brotli += other.brotli;
    }
}

fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
