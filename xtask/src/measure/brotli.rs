//! Brotli compression, as hosts use it. It is only compiled into this program when it is needed.

use std::process::{self, Command};

use anyhow::{Context, Result};

use crate::repo::Repo;

/// Whether this program can compress.
pub const IS_THERE: bool = cfg!(feature = "brotli");

/// Builds this program with the compression and lets it measure instead. If it fails, this program ends with
/// the same exit code.
pub fn measure_with(repo: &Repo, name: &str, options: &[String]) -> Result<()> {
    let mut command = Command::new("cargo");
    command
        .current_dir(repo.root())
        .args([
            "run",
            "--quiet",
            "--release",
            "--package",
            "xtask",
            "--features",
            "brotli",
        ])
        .args(["--", "measure", name])
        .args(options);
    let status = command.status().context("cargo cannot be started")?;
    if !status.success() {
        // It has already printed the reason.
        process::exit(status.code().unwrap_or(1));
    }
    Ok(())
}

/// The bytes after the strongest brotli compression.
#[cfg(feature = "brotli")]
pub fn compressed(mut bytes: &[u8]) -> Result<Vec<u8>> {
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: 11,
        ..brotli::enc::BrotliEncoderParams::default()
    };
    let mut small = Vec::new();
    brotli::BrotliCompress(&mut bytes, &mut small, &parameters)?;
    Ok(small)
}

#[cfg(not(feature = "brotli"))]
pub fn compressed(_: &[u8]) -> Result<Vec<u8>> {
    anyhow::bail!("this program was built without brotli")
}
