//! Tools published as crates: Trunk, wasm-bindgen, geckodriver, cargo-fuzz, cargo-deny.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::cache::{Cache, remove};
use super::release;
use crate::process;

/// A tool that cargo can install, and its authors' archive if they publish one.
#[derive(Debug)]
pub struct CrateTool {
    name: &'static str,
    /// Its programs. The first one supports `--version`.
    programs: &'static [&'static str],
    version: String,
    /// Whether only this exact version can be used.
    exact: bool,
    archive: Option<String>,
}

impl CrateTool {
    pub fn trunk(version: String) -> Self {
        let archive = host_triple("gnu").map(|triple| {
            let ending = if cfg!(windows) { "zip" } else { "tar.gz" };
            format!("https://github.com/trunk-rs/trunk/releases/download/v{version}/trunk-{triple}.{ending}")
        });
        Self {
            name: "trunk",
            programs: &["trunk"],
            version,
            exact: true,
            archive,
        }
    }

    pub fn wasm_bindgen(version: String) -> Self {
        let libc = if cfg!(target_arch = "x86_64") {
            "musl"
        } else {
            "gnu"
        };
        let archive = host_triple(libc).map(|triple| {
            format!("https://github.com/wasm-bindgen/wasm-bindgen/releases/download/{version}/wasm-bindgen-{version}-{triple}.tar.gz")
        });
        Self {
            name: "wasm-bindgen-cli",
            programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
            version,
            exact: true,
            archive,
        }
    }

    /// The driver of Firefox. Any version works with Firefox versions from about the same time.
    pub fn geckodriver() -> Self {
        let version = "0.37.1".to_owned();
        let archive = geckodriver_platform().map(|platform| {
            format!("https://github.com/mozilla/geckodriver/releases/download/v{version}/geckodriver-v{version}-{platform}")
        });
        Self {
            name: "geckodriver",
            programs: &["geckodriver"],
            version,
            exact: false,
            archive,
        }
    }

    /// The program that builds and runs the fuzzers. Any version can be used.
    pub fn cargo_fuzz() -> Self {
        Self {
            name: "cargo-fuzz",
            programs: &["cargo-fuzz"],
            version: "0.13.2".to_owned(),
            exact: false,
            archive: None,
        }
    }

    /// The program that checks the project's dependencies. Its messages and rules differ between versions.
    pub fn cargo_deny() -> Self {
        let version = "0.20.2".to_owned();
        let archive = host_triple("musl").map(|triple| {
            format!("https://github.com/EmbarkStudios/cargo-deny/releases/download/{version}/cargo-deny-{version}-{triple}.tar.gz")
        });
        Self {
            name: "cargo-deny",
            programs: &["cargo-deny"],
            version,
            exact: true,
            archive,
        }
    }

    /// The tool's first program, if it is installed.
    pub fn find(&self, cache: &Cache) -> Option<PathBuf> {
        let on_path = process::on_path(self.programs[0]).filter(|program| self.fits(program));
        on_path.or_else(|| self.find_in_cache(cache))
    }

    /// The tool's first program, which is installed if needed.
    pub fn get(&self, cache: &Cache) -> Result<PathBuf> {
        if let Some(program) = self.find(cache) {
            return Ok(program);
        }
        let _installing = cache.installing()?;
        if let Some(program) = self.find(cache) {
            return Ok(program);
        }
        if self.fetch(cache).is_err() {
            self.install(cache).with_context(|| self.by_hand())?;
        }
        self.find_in_cache(cache).with_context(|| self.by_hand())
    }

    fn find_in_cache(&self, cache: &Cache) -> Option<PathBuf> {
        let folder = cache.folder(self.name, &self.version);
        release::program_below(&folder, self.programs[0]).filter(|program| self.fits(program))
    }

    /// Whether a program has the right version and its other programs are in the same folder.
    fn fits(&self, program: &Path) -> bool {
        let complete = program.parent().is_some_and(|folder| {
            let mut programs = self.programs.iter();
            programs.all(|name| process::program_in(folder, name).is_some())
        });
        complete && process::version_of(program).is_some_and(|answer| self.is_wanted(&answer))
    }

    fn is_wanted(&self, answer: &str) -> bool {
        !self.exact || answer.split_whitespace().any(|word| word == self.version)
    }

    fn fetch(&self, cache: &Cache) -> Result<()> {
        let archive = self
            .archive
            .as_ref()
            .context("no archive for this system")?;
        println!("Getting {} {}.", self.name, self.version);
        let folder = cache.folder(self.name, &self.version);
        release::fetch(archive, &folder)?;
        if self.find_in_cache(cache).is_none() {
            remove(&folder)?;
            bail!("the program in {archive} does not run on this system");
        }
        Ok(())
    }

    /// Compiles the tool with the dependency versions of its authors. If that fails, with newer ones, since a
    /// registry mirror may not have all versions.
    fn install(&self, cache: &Cache) -> Result<()> {
        println!(
            "Compiling {} {}, which takes some minutes (once).",
            self.name, self.version
        );
        let install = |locked: &[&str]| {
            let mut command = Command::new("cargo");
            command
                .args(["install", self.name, "--version", &self.version])
                .args(locked)
                .arg("--root")
                .arg(cache.folder(self.name, &self.version))
                .arg("--target-dir")
                .arg(cache.building())
                .current_dir(cache.root())
                .env_remove("CARGO_BUILD_TARGET")
                // These tools run only for seconds, so they need no strong optimisation.
                .env("CARGO_PROFILE_RELEASE_LTO", "off")
                .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
                .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
            process::run(&mut command)
        };
        install(&["--locked"]).or_else(|_| {
            println!(
                "Trying again with other versions of what {} needs.",
                self.name
            );
            install(&[])
        })
    }

    fn by_hand(&self) -> String {
        format!(
            "{name} {version} cannot be installed automatically: install it with `cargo install --locked {name} --version {version}`",
            name = self.name,
            version = self.version,
        )
    }
}

/// Rust's name for this system, as used in the names of archives.
fn host_triple(libc: &str) -> Option<String> {
    let arch = std::env::consts::ARCH;
    let known = matches!(arch, "x86_64" | "aarch64");
    match std::env::consts::OS {
        "linux" if known => Some(format!("{arch}-unknown-linux-{libc}")),
        "macos" if known => Some(format!("{arch}-apple-darwin")),
        "windows" if arch == "x86_64" => Some(format!("{arch}-pc-windows-msvc")),
        _ => None,
    }
}

fn geckodriver_platform() -> Option<&'static str> {
    match (std::env::consts::OS, std::env::consts::ARCH) {
        ("linux", "x86_64") => Some("linux64.tar.gz"),
        ("linux", "aarch64") => Some("linux-aarch64.tar.gz"),
        ("macos", "x86_64") => Some("macos.tar.gz"),
        ("macos", "aarch64") => Some("macos-aarch64.tar.gz"),
        ("windows", "x86_64") => Some("win64.zip"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_exact_version_of_wasm_bindgen_will_do() {
        let tool = CrateTool::wasm_bindgen("0.2.13".to_owned());
        assert!(tool.is_wanted("wasm-bindgen 0.2.13\n"));
        assert!(tool.is_wanted("wasm-bindgen 0.2.13 (0a1b2c3)\n"));
        assert!(!tool.is_wanted("wasm-bindgen 0.2.130\n"));
    }

    #[test]
    fn any_version_of_geckodriver_will_do() {
        assert!(CrateTool::geckodriver().is_wanted("geckodriver 0.35.0\n"));
    }
}
