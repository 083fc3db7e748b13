//! wasm-opt, which makes the page smaller. The page can also be built without it.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::cache::{Cache, remove};
use super::release;
use crate::process;

/// An option that the build needs. Releases before 2025 do not support it.
const NEEDED: &str = "--enable-bulk-memory-opt";

/// A usable wasm-opt.
#[derive(Clone, Debug)]
pub struct WasmOpt {
    pub program: PathBuf,
    pub version: u32,
}

impl WasmOpt {
    /// The wasm-opt on PATH if it is new enough, or else the one in the cache.
    pub fn find(cache: &Cache, version: u32) -> Option<Self> {
        process::on_path("wasm-opt")
            .and_then(|program| Self::at(&program))
            .or_else(|| Self::in_cache(cache, version))
    }

    /// Finds it, or else downloads it with npm or as an archive.
    pub fn get(cache: &Cache, version: u32) -> Option<Self> {
        if let Some(found) = Self::find(cache, version) {
            return Some(found);
        }
        let got = cache
            .installing()
            .and_then(|_installing| match Self::find(cache, version) {
                Some(found) => Ok(found),
                None => Self::install(cache, version),
            });
        if let Err(error) = &got {
            println!(
                "wasm-opt could not be installed ({error:#}). The page is built without it and is larger.\n\
                 To install it: `npm install --global binaryen@{version}`, or put wasm-opt {version} on PATH."
            );
        }
        got.ok()
    }

    fn install(cache: &Cache, version: u32) -> Result<Self> {
        println!("Getting wasm-opt {version}.");
        let folder = folder(cache, version);
        let npm = npm_install(&folder, version);
        if let Some(found) = Self::in_cache(cache, version) {
            return Ok(found);
        }
        remove(&folder)?;
        let archive = release::fetch(&archive(version)?, &folder);
        if let Some(found) = Self::in_cache(cache, version) {
            return Ok(found);
        }
        let unusable = || anyhow::anyhow!("it does not run");
        bail!(
            "npm: {:#}; archive: {:#}",
            npm.err().unwrap_or_else(unusable),
            archive.err().unwrap_or_else(unusable)
        )
    }

    fn in_cache(cache: &Cache, version: u32) -> Option<Self> {
        Self::at(&release::program_below(
            &folder(cache, version),
            "wasm-opt",
        )?)
    }

    fn at(program: &Path) -> Option<Self> {
        let version = version_in(&process::version_of(program)?)?;
        let help = process::output(Command::new(program).arg("--help")).ok()?;
        help.contains(NEEDED).then(|| Self {
            program: program.to_owned(),
            version,
        })
    }
}

fn folder(cache: &Cache, version: u32) -> PathBuf {
    cache.folder("binaryen", &version.to_string())
}

fn npm_install(folder: &Path, version: u32) -> Result<()> {
    let npm = process::on_path("npm").context("npm is not installed")?;
    std::fs::create_dir_all(folder)?;
    let mut command = Command::new(npm);
    command
        .args(["install", "--silent", "--no-audit", "--no-fund", "--prefix"])
        .arg(folder)
        .arg(format!("binaryen@{version}.0.0"));
    process::output(&mut command).map(drop)
}

fn archive(version: u32) -> Result<String> {
    let system = match (std::env::consts::ARCH, std::env::consts::OS) {
        (arch @ ("x86_64" | "aarch64"), "linux") => format!("{arch}-linux"),
        ("x86_64", system @ ("macos" | "windows")) => format!("x86_64-{system}"),
        ("aarch64", "macos") => "arm64-macos".to_owned(),
        _ => bail!("there is none for this system"),
    };
    Ok(format!(
        "https://github.com/WebAssembly/binaryen/releases/download/version_{version}/binaryen-version_{version}-{system}.tar.gz"
    ))
}

/// Reads a version like "wasm-opt version 132 (version_132)".
fn version_in(answer: &str) -> Option<u32> {
    let (_, rest) = answer.split_once("version ")?;
    rest.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_read_from_builds_with_and_without_a_tag() {
        assert_eq!(
            version_in("wasm-opt version 132 (version_132)\n"),
            Some(132)
        );
        assert_eq!(version_in("wasm-opt version 108\n"), Some(108));
        assert_eq!(version_in("command not found"), None);
    }
}
