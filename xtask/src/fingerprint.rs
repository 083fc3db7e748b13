//! Short hashes of file contents.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result};

/// A 64-bit hash of contents (FNV-1a). It detects changes but gives no security.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fingerprint(u64);

/// The folders that are not part of the page's sources.
const NO_SOURCES: [&str; 7] = [
    ".ci",
    ".git",
    ".github",
    "dist",
    "node_modules",
    "target",
    "tests",
];

impl Fingerprint {
    pub fn of_bytes(bytes: &[u8]) -> Self {
        let mut fingerprint = Self(0xcbf2_9ce4_8422_2325);
        fingerprint.add(bytes);
        fingerprint
    }

    /// The hash of all files in the project that the page may be built from.
    pub fn of_sources(root: &Path) -> Result<Self> {
        Self::of_files(root, &NO_SOURCES)
    }

    /// The hash of a folder with all its contents.
    pub fn of_folder(folder: &Path) -> Result<Self> {
        Self::of_files(folder, &[])
    }

    /// The hash of the names and modification times of the page's sources. This is fast enough for frequent
    /// checks.
    pub fn of_source_times(root: &Path) -> Result<Self> {
        let mut fingerprint = Self::of_bytes(&[]);
        for file in files(root, &NO_SOURCES)? {
            let data = file.metadata()?;
            let since = data.modified()?.duration_since(SystemTime::UNIX_EPOCH)?;
            fingerprint.add(file.to_string_lossy().as_bytes());
            fingerprint.add(&since.as_nanos().to_le_bytes());
            fingerprint.add(&data.len().to_le_bytes());
        }
        Ok(fingerprint)
    }

    fn of_files(root: &Path, except: &[&str]) -> Result<Self> {
        let mut fingerprint = Self::of_bytes(&[]);
        for file in files(root, except)? {
            let name = file.strip_prefix(root).unwrap_or(&file);
            let bytes =
                fs::read(&file).with_context(|| format!("{} cannot be read", file.display()))?;
            fingerprint.add(name.to_string_lossy().as_bytes());
            fingerprint.add(&bytes.len().to_le_bytes());
            fingerprint.add(&bytes);
        }
        Ok(fingerprint)
    }

    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// Every file below a folder, except those in some of its subfolders.
pub fn files(root: &Path, except: &[&str]) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in entries(root)? {
        if !except.iter().any(|name| entry.ends_with(name)) {
            collect(entry, &mut files)?;
        }
    }
    Ok(files)
}

fn collect(path: PathBuf, files: &mut Vec<PathBuf>) -> Result<()> {
    if path.is_dir() {
        for entry in entries(&path)? {
            collect(entry, files)?;
        }
    } else if path.is_file() {
        files.push(path);
    }
    Ok(())
}

/// The entries of a folder in a fixed order.
fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let unreadable = || format!("{} cannot be read", folder.display());
    let mut paths = fs::read_dir(folder)
        .with_context(unreadable)?
        .map(|entry| Ok(entry.with_context(unreadable)?.path()))
        .collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(
            Fingerprint::of_bytes(b"foobar").to_string(),
            "85944171f73967e8"
        );
    }

    #[test]
    fn a_change_a_new_name_and_a_new_file_are_noticed() {
        let folder = std::env::temp_dir().join(format!("xtask-print-{}", std::process::id()));
        fs::create_dir_all(folder.join("src")).unwrap();
        fs::create_dir_all(folder.join("dist")).unwrap();
        let of_sources = || Fingerprint::of_sources(&folder).unwrap();
        fs::write(folder.join("src/a"), "1").unwrap();
        let first = of_sources();
        fs::write(folder.join("dist/page"), "1").unwrap();
        assert_eq!(first, of_sources());
        fs::write(folder.join("src/a"), "2").unwrap();
        let changed = of_sources();
        fs::rename(folder.join("src/a"), folder.join("src/b")).unwrap();
        let renamed = of_sources();
        fs::write(folder.join("src/c"), "").unwrap();
        let added = of_sources();
        let times = || Fingerprint::of_source_times(&folder).unwrap();
        let before = times();
        assert_eq!(before, times());
        fs::write(folder.join("src/d"), "").unwrap();
        assert!(before != times());
        fs::remove_dir_all(&folder).unwrap();
        assert!(first != changed && changed != renamed && renamed != added);
    }
}
