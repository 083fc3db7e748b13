//! Requests every file of the page from a server, and compares the responses with the expected ones.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;

use anyhow::Result;

use super::request::{Response, get};
use crate::fingerprint::files;
use crate::serve::{IMMUTABLE, is_named_after_contents};

/// The content types by the ends of names. Servers may add a charset.
const TYPES: [(&str, &str); 9] = [
    ("html", "text/html"),
    ("css", "text/css"),
    ("js", "text/javascript"),
    ("wasm", "application/wasm"),
    ("json", "application/json"),
    ("webmanifest", "application/manifest+json"),
    ("svg", "image/svg+xml"),
    ("png", "image/png"),
    ("txt", "text/plain"),
];

pub struct Found {
    /// The number of requested files.
    pub files: usize,
    /// A sentence for each fault.
    pub faults: Vec<String>,
}

/// Requests every file of a folder, which is served below a prefix.
pub fn probe(
    address: SocketAddr,
    folder: &Path,
    prefix: &str,
    headers: &[(&str, String)],
) -> Result<Found> {
    let mut found = Found {
        files: 0,
        faults: Vec::new(),
    };
    let mut names = vec![String::new()];
    for file in files(folder, &[])? {
        let name = file.strip_prefix(folder)?.to_string_lossy().into_owned();
        if !is_copy(&name) && name != "_headers" {
            names.push(name);
        }
    }
    for name in &names {
        found.files += 1;
        let path = format!("{prefix}{name}");
        let file = if name.is_empty() { "index.html" } else { name };
        let bytes = fs::read(folder.join(file))?;
        let plain = get(address, &path, "identity")?;
        let mut fault = |what: String| found.faults.push(format!("{path}: {what}"));
        if plain.status != 200 || plain.body != bytes {
            fault(format!("status {}, other contents", plain.status));
            continue;
        }
        faults_in_headers(file, &plain, headers)
            .into_iter()
            .for_each(&mut fault);
        // Hosts without brotli send gzip.
        let small = get(address, &path, "gzip")?;
        let copy = fs::read(folder.join(format!("{file}.gz"))).ok();
        if let Some(copy) = copy
            && (small.header("Content-Encoding") != "gzip" || small.body != copy)
        {
            fault("not sent from its copy in gzip".to_owned());
        }
    }
    let missing = get(address, &format!("{prefix}nothing.js"), "identity")?;
    if missing.status != 404 {
        let status = missing.status;
        found
            .faults
            .push(format!("a missing file has status {status}"));
    }
    Ok(found)
}

fn faults_in_headers(file: &str, response: &Response, headers: &[(&str, String)]) -> Vec<String> {
    let mut faults = Vec::new();
    let ending = file.rsplit('.').next().unwrap_or_default();
    let wanted = TYPES.iter().find(|(other, _)| *other == ending);
    let content_type = response.header("Content-Type");
    let is_type = |(_, wanted): &&(&str, &str)| content_type.split(';').next() == Some(*wanted);
    if wanted.filter(is_type).is_none() {
        faults.push(format!("type {content_type:?}"));
    }
    let cache = match is_named_after_contents(Path::new(file)) {
        true => IMMUTABLE,
        false => "no-cache",
    };
    let all = headers
        .iter()
        .map(|(name, value)| (*name, value.as_str()))
        .chain([("Cache-Control", cache)]);
    for (name, value) in all {
        let seen = response.header(name);
        if seen != value {
            faults.push(format!("{name} is {seen:?}, expected {value:?}"));
        }
    }
    if !response.header("X-Frame-Options").is_empty() {
        faults.push("it may not be framed".to_owned());
    }
    faults
}

fn is_copy(name: &str) -> bool {
    [".br", ".gz"].iter().any(|ending| name.ends_with(ending))
}
