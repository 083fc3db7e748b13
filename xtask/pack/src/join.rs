//! Joins the files of a split program, so that each of its parts consists of only a few files.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::file_groups::join;
use crate::loader;
use crate::merge::merge;
use crate::parts::{MaxFiles, Program};

/// Joins the files in a folder so that no part has more than this. Updates the script and the list of the parts.
pub fn program(folder: &Path, name: &str, max: MaxFiles) -> Result<()> {
    let list = folder.join(format!("{name}_chunks.txt"));
    let text = read(&list)?;
    let size = |file: &str| -> Result<usize> {
        let path = folder.join(file);
        let bytes = fs::metadata(&path)
            .with_context(|| unreadable(&path))?
            .len();
        Ok(usize::try_from(bytes)?)
    };
    let split = Program::read(&text, size)?;
    split.check_visits()?;
    let joined = join(&split, max);

    let mut places = BTreeMap::new();
    let mut parts: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (number, one) in joined.iter().enumerate() {
        let file = one.name(number);
        let mut modules = Vec::new();
        for module in &one.modules {
            let path = folder.join(module);
            modules.push(fs::read(&path).with_context(|| unreadable(&path))?);
            fs::remove_file(&path).with_context(|| format!("{module} cannot be removed"))?;
            places.insert(module.as_str(), file.clone());
        }
        let whole = merge(&modules).with_context(|| format!("{file} cannot be made"))?;
        write(&folder.join(&file), &whole)?;
        for part in &one.parts {
            parts.entry(part).or_default().push(file.clone());
        }
    }

    let loader_file = folder.join(format!("{name}_split.js"));
    let script = loader::loader(&read(&loader_file)?, &places)?;
    write(&loader_file, script.as_bytes())?;
    let lines = parts
        .iter()
        .map(|(part, files)| format!("{part} {}\n", files.join(" ")));
    write(&list, lines.collect::<String>().as_bytes())
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| unreadable(path))
}

fn unreadable(path: &Path) -> String {
    format!("{} cannot be read", path.display())
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    fs::write(path, bytes).with_context(|| format!("{} cannot be written", path.display()))
}
