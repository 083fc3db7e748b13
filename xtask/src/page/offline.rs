//! Keeps the hosted page for use without a network: the script of the page (`offline/page.js`) and the service
//! worker with the list of all files. A development page gets a service worker without a list, which removes
//! the files that the hosted page has stored at the same address.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::Edition;
use super::folder::without_comments;
use crate::fingerprint::{Fingerprint, files};
use crate::html::MetaPlace;
use crate::repo::Repo;

/// The name of the service worker. It must not change: browsers request it again at this address.
pub const WORKER: &str = "service-worker.js";

/// The element in the page that names the script.
const SCRIPT: &str = "offline";

/// Files that are only shown outside of the page, and the early board, which is for the first visit.
const NOT_KEPT: [&str; 3] = ["preview.png", "app/screenshot-", "early_"];

/// The place for the list, which the build fills.
const FILES: &str = "var FILES = {};";
const VERSION: &str = "var VERSION = \"\";";

/// Completes a folder in which everything else is finished.
pub fn add(repo: &Repo, folder: &Path, edition: Edition) -> Result<()> {
    let source = |name: &str| -> Result<String> {
        let file = repo.path("offline").join(name);
        let text = fs::read_to_string(&file);
        without_comments(&text.with_context(|| format!("{} cannot be read", file.display()))?)
    };
    let list = match edition {
        Edition::Release => {
            name_script(folder, &source("page.js")?)?;
            list(folder)?
        }
        Edition::Development | Edition::TestGame => Vec::new(),
    };
    let script = source("plan.js")? + &source("worker.js")?;
    fs::write(folder.join(WORKER), worker(&script, &list)?)
        .with_context(|| format!("{WORKER} cannot be written"))
}

/// Writes the script of the page, and its name into the page.
fn name_script(folder: &Path, script: &str) -> Result<()> {
    let name = format!("{SCRIPT}-{}.js", Fingerprint::of_bytes(script.as_bytes()));
    fs::write(folder.join(&name), script).with_context(|| format!("{name} cannot be written"))?;
    let index = folder.join("index.html");
    let page = fs::read_to_string(&index).context("index.html cannot be read")?;
    let place = MetaPlace::find(&page, SCRIPT);
    let place = place.with_context(|| format!("index.html has no place for {name}"))?;
    fs::write(&index, place.with_content(&format!("./{name}")))
        .context("index.html cannot be written")
}

/// The files to store, each with the hash of its contents. The page itself is "".
fn list(folder: &Path) -> Result<Vec<(String, Fingerprint)>> {
    let mut list = Vec::new();
    for file in files(folder, &[])? {
        let below = file.strip_prefix(folder).unwrap_or(&file);
        let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
        let path = match parts.join("/") {
            path if path == "index.html" => String::new(),
            path => path,
        };
        if path != WORKER && !NOT_KEPT.iter().any(|start| path.starts_with(start)) {
            let contents = fs::read(&file).with_context(|| format!("{path} cannot be read"))?;
            list.push((path, Fingerprint::of_bytes(&contents)));
        }
    }
    Ok(list)
}

/// The service worker with this list.
fn worker(script: &str, list: &[(String, Fingerprint)]) -> Result<String> {
    let lines = list
        .iter()
        .map(|(path, hash)| format!("\"{path}\":\"{hash}\""));
    let lines: Vec<String> = lines.collect();
    let files = lines.join(",\n");
    let version = match list {
        [] => String::new(),
        _ => Fingerprint::of_bytes(files.as_bytes()).to_string(),
    };
    let put = |script: String, place: &str, value: String| {
        let (before, after) = script
            .split_once(place)
            .with_context(|| format!("the service worker lacks {place}"))?;
        Ok::<_, anyhow::Error>(format!("{before}{value}{after}"))
    };
    let script = put(
        script.to_owned(),
        FILES,
        format!("var FILES = {{{files}}};"),
    )?;
    put(script, VERSION, format!("var VERSION = \"{version}\";"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = "var FILES = {};\nvar VERSION = \"\";\nrun();\n";

    #[test]
    fn a_folder_is_listed_without_what_is_shown_elsewhere() {
        let folder = std::env::temp_dir().join(format!("xtask-offline-{}", std::process::id()));
        fs::create_dir_all(folder.join("app")).unwrap();
        for name in ["index.html", "a.js", "app/icon.png"] {
            fs::write(folder.join(name), "foobar").unwrap();
        }
        for name in [
            WORKER,
            "preview.png",
            "app/screenshot-wide.png",
            "early_pogo-1.js",
        ] {
            fs::write(folder.join(name), "").unwrap();
        }
        let listed = list(&folder);
        fs::remove_dir_all(&folder).unwrap();
        let text = worker(SCRIPT, &listed.unwrap()).unwrap();
        let hash = "85944171f73967e8";
        let files =
            format!("{{\"a.js\":\"{hash}\",\n\"app/icon.png\":\"{hash}\",\n\"\":\"{hash}\"}}");
        assert!(
            text.starts_with(&format!("var FILES = {files};\n")),
            "{text}"
        );
    }

    #[test]
    fn every_change_of_the_list_is_another_version() {
        let with = |list: &[(&str, &str)]| {
            let list = list.iter().map(|(path, contents)| {
                let hash = Fingerprint::of_bytes(contents.as_bytes());
                ((*path).to_owned(), hash)
            });
            let text = worker(SCRIPT, &list.collect::<Vec<_>>()).unwrap();
            text.split_once("var VERSION = ").unwrap().1.to_owned()
        };
        assert_eq!(with(&[]), "\"\";\nrun();\n");
        let one = with(&[("a", "1")]);
        assert_eq!(one.len(), with(&[]).len() + 16);
        assert_ne!(one, with(&[("a", "2")]));
        assert_ne!(one, with(&[("b", "1")]));
        assert!(worker("run();", &[]).is_err());
    }

    #[test]
    fn the_worker_of_the_page_has_places_for_the_list() {
        let repo = Repo::find();
        let script = fs::read_to_string(repo.path("offline/worker.js")).unwrap();
        let script = without_comments(&script).unwrap();
        assert!(worker(&script, &[]).is_ok());
    }
}
