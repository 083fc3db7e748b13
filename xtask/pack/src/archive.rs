//! Compressed copies of a page's files, and an archive of its folder.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

/// Smaller files are sent uncompressed, because compressing them gains nothing.
const MIN_BYTES: usize = 512;

/// The extensions of files that compress well. PNG pictures are already compressed.
const ENDINGS: [&str; 8] = [
    "css",
    "html",
    "js",
    "json",
    "svg",
    "txt",
    "wasm",
    "webmanifest",
];

/// The files below a folder in a fixed order.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let unreadable = || format!("{} cannot be read", folder.display());
    for entry in fs::read_dir(folder).with_context(unreadable)? {
        let path = entry.with_context(unreadable)?.path();
        match path.is_dir() {
            true => found.extend(files(&path)?),
            false => found.push(path),
        }
    }
    found.sort();
    Ok(found)
}

/// Writes `FILE.br` and `FILE.gz` beside each file that becomes smaller.
pub fn compress(folder: &Path, brotli: impl Fn(&[u8]) -> Result<Vec<u8>>) -> Result<()> {
    for file in files(folder)? {
        let ending = file.extension().unwrap_or_default().to_string_lossy();
        let bytes = fs::read(&file)?;
        if !ENDINGS.contains(&&*ending) || bytes.len() < MIN_BYTES {
            continue;
        }
        for (kind, small) in [("br", brotli(&bytes)?), ("gz", gzip(&bytes))] {
            if small.len() < bytes.len() {
                let path = file.with_extension(format!("{ending}.{kind}"));
                fs::write(&path, small)
                    .with_context(|| format!("{} cannot be written", path.display()))?;
            }
        }
    }
    Ok(())
}

/// Compresses with gzip (RFC 1952), without a name and a time, so that the same contents give the same file.
fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut file = vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255];
    file.extend(miniz_oxide::deflate::compress_to_vec(bytes, 9));
    file.extend(crc32fast::hash(bytes).to_le_bytes());
    file.extend((bytes.len() as u32).to_le_bytes());
    file
}

/// Writes a folder into an archive, `.tar.gz`, under the folder's name. Prints the archive's size in bytes and SHA-256.
pub fn archive(folder: &Path, out: &Path) -> Result<()> {
    let parent = folder.parent().context("the folder has no parent")?;
    let mut tar = Vec::new();
    for file in files(folder)? {
        let below = file.strip_prefix(parent)?;
        let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
        let bytes = fs::read(&file)?;
        tar.extend(header(&parts.join("/"), bytes.len())?);
        tar.extend(&bytes);
        tar.resize(tar.len().next_multiple_of(BLOCK), 0);
    }
    tar.resize(tar.len() + 2 * BLOCK, 0);
    let packed = gzip(&tar);
    let hash: String = Sha256::digest(&packed)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    println!("{} {hash}", packed.len());
    fs::write(out, packed).with_context(|| format!("{} cannot be written", out.display()))
}

/// The size of a block of an archive.
const BLOCK: usize = 512;

/// The header of a file in the format ustar (POSIX.1-1988).
fn header(name: &str, length: usize) -> Result<[u8; BLOCK]> {
    ensure!(name.len() < 100, "{name}: the name is too long");
    let mut header = [0; BLOCK];
    let mut put =
        |at: usize, text: &str| header[at..at + text.len()].copy_from_slice(text.as_bytes());
    put(0, name);
    put(100, "0000644\0");
    put(108, "0000000\0");
    put(116, "0000000\0");
    put(124, &format!("{length:011o}\0"));
    put(136, "00000000000\0");
    // The checksum is computed with spaces in its place.
    put(148, "        ");
    put(156, "0");
    put(257, "ustar\x0000");
    let sum: u32 = header.iter().map(|&byte| u32::from(byte)).sum();
    header[148..156].copy_from_slice(format!("{sum:06o}\0 ").as_bytes());
    Ok(header)
}
