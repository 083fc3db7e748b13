//! The examples of `docs/hosting.md` for nginx and Caddy: each serves the archive of the page, at the root and in a
//! folder. Every file must be served correctly, and a page at another port must show every game in a frame. This
//! part only runs if it is named.

mod probe;
mod request;
mod server;

use std::fs;

use anyhow::{Context, Result, bail};

use super::checks::cargo;
use super::counts::Counts;
use super::kit::Kit;
use crate::process;
use crate::release;
use crate::repo::Repo;
use crate::safe_headers::safe_headers;
use probe::probe;
use server::{Program, Running};

/// The maximum number of faults of a server that are printed. Most of them repeat the first one.
const PRINTED: usize = 5;

/// Tries both examples. If a server is not installed, the test fails and prints how to install it.
pub fn test(repo: &Repo, kit: &Kit, counts: &mut Counts) -> Result<()> {
    kit.browsers.require(&["Chromium", "chromedriver"])?;
    let document = fs::read_to_string(repo.path("docs/hosting.md"))?;
    let packed = release::pack(repo)?;
    let index = fs::read_to_string(packed.folder.join("index.html"))?;
    let headers = safe_headers(&index)?;
    let above = packed.folder.parent().context("the archive has a folder")?;
    let mut faults = Vec::new();
    for program in [Program::Nginx, Program::Caddy] {
        let name = program.name();
        let Some(path) = process::on_path(name) else {
            faults.push(format!(
                "{name} is missing: install it (on Debian the package {}) and put it on PATH",
                program.package()
            ));
            counts.failed += 1;
            continue;
        };
        let example = example(&document, name)?;
        for (root, prefix) in [(packed.folder.as_path(), "/"), (above, "/tablero/")] {
            let server = Running::start(program, &path, &example, root)?;
            let mut found = probe(server.address(), &packed.folder, prefix, &headers)?;
            println!("{name} at {prefix}: {} files", found.files);
            if let Err(error) = embed(repo, kit, &server, prefix) {
                found.faults.push(format!("{error:#}"));
            }
            match found.faults.is_empty() {
                true => counts.passed += 1,
                false => counts.failed += 1,
            }
            let faulty = found.faults.into_iter().take(PRINTED);
            faults.extend(faulty.map(|fault| format!("{name} at {prefix}: {fault}")));
        }
    }
    match faults.is_empty() {
        true => Ok(()),
        false => bail!("{}", faults.join("\n")),
    }
}

/// Opens every game of the served page in a frame without an origin, in Chromium.
fn embed(repo: &Repo, kit: &Kit, server: &Running, prefix: &str) -> Result<()> {
    let address = format!("http://{}{prefix}", server.address());
    let mut program = cargo(repo);
    program
        .args(["run", "--quiet", "--package", "tablero-browser"])
        .args(["--bin", "embed", "--", &address])
        .env("TABLERO_DIST", repo.path("dist"))
        .envs(kit.browsers.variables());
    process::run(&mut program).context("#embed= does not show every game in a frame")
}

/// The text of the code block for a program in a document.
fn example(document: &str, name: &str) -> Result<String> {
    let (_, rest) = document
        .split_once(&format!("```{name}\n"))
        .with_context(|| format!("docs/hosting.md has no example for {name}"))?;
    let (text, _) = rest.split_once("```").context("an example ends")?;
    Ok(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_example_is_the_block_with_its_name() {
        let document = "# A\n```caddy\nb\n```\n```nginx\nc\nd\n```\n";
        assert_eq!(example(document, "nginx").unwrap(), "c\nd\n");
        assert!(example(document, "apache").is_err());
    }
}
