//! An archive of the hosted page: its files with compressed copies beside them, and the headers for hosts that read
//! them from a file.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::fingerprint::files;
use crate::page::{self, Edition};
use crate::process;
use crate::repo::Repo;
use crate::safe_headers::safe_headers;
use crate::serve::{IMMUTABLE, is_named_after_contents};
use crate::tools::cache::remove;

/// The folder in the archive.
const NAME: &str = "tablero";

/// The folders in which every file has a hash in its name.
const HASHED: [&str; 4] = ["courses", "lessons", "puzzles", "words"];

/// Builds the page, writes the archive and prints its path.
pub fn release(repo: &Repo) -> Result<()> {
    let packed = pack(repo)?;
    let megabytes = packed.bytes as f64 / 1e6;
    println!(
        "The archive is {}, {megabytes:.1} MB.",
        packed.archive.display()
    );
    println!("SHA-256: {}", packed.sha256);
    Ok(())
}

/// The hosted page as an archive.
pub struct Packed {
    /// The folder that is in the archive.
    pub folder: PathBuf,
    pub archive: PathBuf,
    /// The size of the archive.
    bytes: u64,
    sha256: String,
}

/// Builds the page and writes the archive.
pub fn pack(repo: &Repo) -> Result<Packed> {
    let dist = page::get_and_build(repo, Edition::Release)?;
    let pack = page::build_pack(repo)?;
    let target = repo.path("target/release-archive");
    remove(&target)?;
    let folder = target.join(NAME);
    copy(&dist, &folder)?;
    process::run(Command::new(&pack).arg("compress").arg(&folder))?;
    fs::write(folder.join("_headers"), headers(&folder)?).context("_headers cannot be written")?;
    let archive = target.join(format!("{NAME}.tar.gz"));
    let mut packing = Command::new(&pack);
    let printed = process::output(packing.arg("archive").args([&folder, &archive]))?;
    let (bytes, sha256) = printed
        .trim()
        .split_once(' ')
        .context("the archive has no size and hash")?;
    Ok(Packed {
        bytes: bytes.parse()?,
        sha256: sha256.to_owned(),
        folder,
        archive,
    })
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    for file in files(from, &[])? {
        let copy = to.join(file.strip_prefix(from)?);
        let written = copy.parent().map_or(Ok(()), fs::create_dir_all);
        written
            .and_then(|()| fs::copy(&file, &copy))
            .with_context(|| format!("{} cannot be written", copy.display()))?;
    }
    Ok(())
}

/// The file `_headers` of Netlify and Cloudflare Pages. It only has patterns that both interpret in the same way.
/// With both, a file that matches no pattern is requested again at each visit.
fn headers(folder: &Path) -> Result<String> {
    let folders = HASHED.iter().map(|folder| format!("/{folder}/*"));
    let mut paths: Vec<String> = folders.collect();
    for file in files(folder, &HASHED)? {
        let below = file.strip_prefix(folder)?;
        let is_copy = below
            .extension()
            .is_some_and(|ending| ending == "br" || ending == "gz");
        if is_named_after_contents(&file) && !is_copy {
            paths.push(format!("/{}", below.display()));
        }
    }
    let index = fs::read_to_string(folder.join("index.html"))?;
    let mut text = String::from("/*\n");
    for (name, value) in safe_headers(&index)? {
        // Writing to a text cannot fail.
        let _ = writeln!(text, "  {name}: {value}");
    }
    for path in paths {
        let _ = write!(text, "{path}\n  Cache-Control: {IMMUTABLE}\n");
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_that_never_change_are_cached_for_ever() {
        let folder = std::env::temp_dir().join(format!("xtask-release-{}", std::process::id()));
        fs::create_dir_all(folder.join("words")).unwrap();
        let hashed = "boot-0123456789abcdef.js";
        let page = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'\">";
        fs::write(folder.join("index.html"), page).unwrap();
        for name in ["service-worker.js", hashed, "words/en-0123456789abcdef.txt"] {
            fs::write(folder.join(name), "").unwrap();
        }
        fs::write(folder.join(format!("{hashed}.br")), "").unwrap();
        let copied = folder.join("copy");
        copy(&folder.join("words"), &copied).unwrap();
        assert!(copied.join("en-0123456789abcdef.txt").is_file());
        fs::remove_dir_all(copied).unwrap();
        let text = headers(&folder);
        fs::remove_dir_all(&folder).unwrap();
        let text = text.unwrap();
        let paths: Vec<&str> = text.lines().filter(|line| line.starts_with('/')).collect();
        let folders = ["/courses/*", "/lessons/*", "/puzzles/*", "/words/*"];
        assert_eq!(paths[0], "/*");
        assert_eq!(paths[1..5], folders);
        assert_eq!(paths[5..], [format!("/{hashed}")]);
    }
}
