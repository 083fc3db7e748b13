//! The last step of building the page, called by Trunk as a hook.
//!
//! Trunk writes the start script of the page into index.html, where a strict Content-Security-Policy does not
//! allow it. It names the page's code after the output of cargo, before wasm-bindgen and wasm-opt change it, and
//! does not hash the names of workers at all. This module moves scripts into files, names code and data files
//! after their contents, and puts the drawings of the pieces and the screens' needs into the page.

mod data_files;
mod drawings;
mod names;
mod needs;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::fingerprint::Fingerprint;
use crate::html;
use crate::page::{self, texts};
use crate::repo::Repo;
use names::Names;

/// The folder with the drawings of the pieces.
pub const DRAWINGS: &str = "assets/pieces";

/// Finishes the page in the folder that Trunk gives.
pub fn finish_in_trunk(repo: &Repo) -> Result<()> {
    let folder = env::var_os("TRUNK_STAGING_DIR")
        .context("`cargo xtask finish` is only called by Trunk: use `cargo xtask build`")?;
    let folder = Path::new(&folder);
    let (locales, pack) = ([repo.path("locales")], page::build_pack(repo)?);
    texts::add(repo.root(), &locales, &pack, folder)?;
    finish(folder, &[repo.path(DRAWINGS)])
}

/// Finishes the page in a folder. The other folders have the drawings of the pieces.
pub fn finish(folder: &Path, drawings: &[PathBuf]) -> Result<()> {
    let path = folder.join("index.html");
    let page = read(&path)?;
    if html::holds_style(&page) {
        bail!(
            "index.html has a <style>, which its Content-Security-Policy does not allow: put it into style/"
        );
    }
    let mut names = Names::default();
    for stem in stems_of_wasm(folder)? {
        if names::mentions_stem(&page, &stem) {
            name_after_contents(folder, &stem, &mut names)?;
        }
    }
    let page = move_scripts_out(folder, &names.replace_in(&page))?;
    let page = needs::put_into(&data_files::list(folder, &page)?)?;
    let page = drawings::put_into(&page, drawings)?;
    fs::write(&path, page).context("index.html cannot be written")
}

/// Renames a wasm file and its scripts, each with a hash of its contents.
fn name_after_contents(folder: &Path, stem: &str, names: &mut Names) -> Result<()> {
    if folder.join(format!("{stem}_split.js")).is_file() {
        return name_split(folder, stem, names);
    }
    for ending in ["_bg.wasm", ".js", "_loader.js"] {
        name_alone(folder, stem, names, ending)?;
    }
    Ok(())
}

/// Renames the files of a split program. Two of its scripts refer to each other, so they and the program share
/// one hash, computed from all three. The parts have their own hashes.
fn name_split(folder: &Path, stem: &str, names: &mut Names) -> Result<()> {
    let parts = names::files_in(&read(&folder.join(format!("{stem}_split.js")))?, ".wasm");
    for old in parts {
        let base = old.trim_end_matches(".wasm");
        let hash = Fingerprint::of_bytes(&read_bytes(&folder.join(&old))?);
        let new = format!("{base}-{hash}.wasm");
        rename(folder, old, new, names)?;
    }
    let files = ["_bg.wasm", ".js", "_split.js"].map(|ending| format!("{stem}{ending}"));
    let mut whole = Vec::new();
    for file in &files {
        let path = folder.join(file);
        if file.ends_with(".js") {
            replace_in_file(names, &path)?;
        }
        whole.extend(read_bytes(&path)?);
    }
    let hash = Fingerprint::of_bytes(&whole);
    for file in &files {
        let ending = &file[stem.len()..];
        rename(
            folder,
            file.clone(),
            format!("{stem}-{hash}{ending}"),
            names,
        )?;
    }
    replace_in_file(names, &folder.join(format!("{stem}-{hash}_split.js")))?;
    let script = folder.join(format!("{stem}-{hash}.js"));
    // The program refers to its loader by the old name, so only the import in the script gets the new name.
    let loader = format!("./{stem}_split.js");
    let lines = read(&script)?;
    let lines =
        lines.lines().map(
            |line| match !line.starts_with("import ") && line.contains(&loader) {
                true => line.to_owned(),
                false => names.replace_in(line),
            },
        );
    let text: Vec<String> = lines.collect();
    fs::write(&script, text.join("\n"))
        .with_context(|| format!("{} cannot be written", script.display()))?;
    name_alone(folder, stem, names, "_loader.js")
}

/// Renames one file of a program, if there is one with this ending, with a hash of its contents.
fn name_alone(folder: &Path, stem: &str, names: &mut Names, ending: &str) -> Result<()> {
    let old = format!("{stem}{ending}");
    let path = folder.join(&old);
    if !path.is_file() {
        return Ok(());
    }
    if ending.ends_with(".js") {
        replace_in_file(names, &path)?;
    }
    let hash = Fingerprint::of_bytes(&read_bytes(&path)?);
    let base = names::without_hash(stem);
    rename(folder, old, format!("{base}-{hash}{ending}"), names)
}

fn replace_in_file(names: &Names, path: &Path) -> Result<()> {
    let replaced = names.replace_in(&read(path)?);
    fs::write(path, replaced).with_context(|| format!("{} cannot be written", path.display()))
}

fn rename(folder: &Path, old: String, new: String, names: &mut Names) -> Result<()> {
    fs::rename(folder.join(&old), folder.join(&new))
        .with_context(|| format!("{old} cannot be renamed"))?;
    names.add(old, new);
    Ok(())
}

/// Moves every inline script of the page into a file.
fn move_scripts_out(folder: &Path, page: &str) -> Result<String> {
    let mut finished = String::with_capacity(page.len());
    let mut rest = 0;
    for script in html::inline_scripts(page) {
        let code = script.code.trim();
        let name = format!("start-{}.js", Fingerprint::of_bytes(code.as_bytes()));
        fs::write(folder.join(&name), code).with_context(|| format!("{name} cannot be written"))?;
        finished += &page[rest..script.whole.start];
        finished += &format!("<script {} src=\"./{name}\"></script>", script.attributes);
        rest = script.whole.end;
    }
    finished += &page[rest..];
    Ok(finished)
}

/// The part before `_bg.wasm` in the names of a folder's files.
fn stems_of_wasm(folder: &Path) -> Result<Vec<String>> {
    let mut stems = Vec::new();
    for entry in fs::read_dir(folder).context("the folder of the page cannot be read")? {
        let name = PathBuf::from(entry?.file_name());
        if let Some(stem) = name.to_str().and_then(|name| name.strip_suffix("_bg.wasm")) {
            stems.push(stem.to_owned());
        }
    }
    stems.sort();
    Ok(stems)
}

fn read_bytes(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("{} cannot be read", path.display()))
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))
}

#[cfg(test)]
mod tests;
