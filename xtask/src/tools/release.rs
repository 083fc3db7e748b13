//! Downloads archives that a tool's authors have built, over HTTPS.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result, bail};

use super::cache::remove;
use crate::process;

/// Set once the archive hosts cannot be reached, so that the timeout occurs only once.
static OUT_OF_REACH: AtomicBool = AtomicBool::new(false);

/// The exit codes of curl for no name, no connection or a timeout.
const NO_CONNECTION: [i32; 5] = [5, 6, 7, 28, 35];

/// Downloads an archive and unpacks it to `folder`, which is created.
pub fn fetch(url: &str, folder: &Path) -> Result<()> {
    if OUT_OF_REACH.load(Ordering::Relaxed) {
        bail!("the archive hosts cannot be reached");
    }
    let parent = folder.parent().context("an archive needs a folder")?;
    let archive = parent.join(url.rsplit('/').next().unwrap_or("archive"));
    let unpacked = folder.with_extension("unpacking");
    let result = download(url, &archive)
        .and_then(|()| unpack(&archive, &unpacked))
        .and_then(|()| {
            remove(folder)?;
            fs::rename(&unpacked, folder).context("the unpacked archive cannot be moved")
        });
    // Leftovers of a failed attempt are removed. The error of the attempt is more informative than an error here.
    let _ = fs::remove_file(&archive);
    let _ = fs::remove_dir_all(&unpacked);
    result
}

/// A program anywhere in an unpacked archive.
pub fn program_below(folder: &Path, name: &str) -> Option<PathBuf> {
    program_within(folder, name, 3)
}

fn download(url: &str, archive: &Path) -> Result<()> {
    let status = Command::new("curl")
        .args(["--fail", "--silent", "--location", "--proto", "=https"])
        .args(["--connect-timeout", "5", "--max-time", "300", "--output"])
        .arg(archive)
        .arg(url)
        .stdin(Stdio::null())
        .status()
        .context("curl cannot be started")?;
    if let Some(code) = status.code()
        && NO_CONNECTION.contains(&code)
    {
        OUT_OF_REACH.store(true, Ordering::Relaxed);
        bail!("the host of {url} cannot be reached");
    }
    if !status.success() {
        bail!("{url} cannot be fetched (curl: {status})");
    }
    Ok(())
}

fn unpack(archive: &Path, folder: &Path) -> Result<()> {
    remove(folder)?;
    fs::create_dir_all(folder)?;
    process::run(
        Command::new("tar")
            .arg("-xf")
            .arg(archive)
            .arg("-C")
            .arg(folder),
    )
}

fn program_within(folder: &Path, name: &str, levels: u8) -> Option<PathBuf> {
    if let Some(program) = process::program_in(folder, name) {
        return Some(program);
    }
    if levels == 0 {
        return None;
    }
    let mut folders: Vec<PathBuf> = fs::read_dir(folder)
        .ok()?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.is_dir())
        .collect();
    folders.sort();
    folders
        .iter()
        .find_map(|folder| program_within(folder, name, levels - 1))
}
