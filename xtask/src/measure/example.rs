//! The examples that are measured, built natively and as WebAssembly.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::process;
use crate::repo::Repo;
use crate::tools::rust::{self, WASM};

/// How to build an example. wasm-opt is not used.
#[derive(Clone, Copy)]
pub struct Build {
    pub example: &'static str,
    pub profile: &'static str,
    /// As WebAssembly if true, else natively.
    pub wasm: bool,
    /// Whether the WebAssembly may use 128-bit SIMD.
    pub simd: bool,
}

impl Build {
    pub const fn native(example: &'static str, profile: &'static str) -> Self {
        Self {
            example,
            profile,
            wasm: false,
            simd: false,
        }
    }

    pub const fn wasm(example: &'static str, profile: &'static str) -> Self {
        Self {
            wasm: true,
            ..Self::native(example, profile)
        }
    }

    pub const fn simd(example: &'static str, profile: &'static str) -> Self {
        Self {
            simd: true,
            ..Self::wasm(example, profile)
        }
    }

    /// Builds it with cargo.
    pub fn make(self, repo: &Repo) -> Result<PathBuf> {
        let mut cargo = Command::new("cargo");
        cargo
            .args(["build", "--quiet", "--profile", self.profile])
            .args(["--example", self.example])
            .current_dir(repo.root());
        let mut folder = repo.target();
        if self.simd {
            // A separate folder, so that it does not overwrite another build.
            folder.push("simd");
            cargo.arg("--target-dir").arg(&folder);
            cargo.env("RUSTFLAGS", "-C target-feature=+simd128");
        }
        if self.wasm {
            rust::get_target(repo)?;
            cargo.args(["--target", WASM]);
            folder.push(WASM);
        }
        process::run(&mut cargo)?;
        let folder: &Path = &folder.join(self.profile).join("examples");
        if self.wasm {
            return Ok(folder.join(format!("{}.wasm", self.example)));
        }
        process::program_in(folder, self.example).context("cargo did not build the example")
    }
}
