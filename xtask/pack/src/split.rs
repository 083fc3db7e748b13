//! Splits a program into the part needed first and parts that are loaded later.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use wasm_split_cli_support::{Options, transform};

use crate::bind;
use crate::strip::strip;

/// The beginning of the standard library's table for parsing floating-point numbers: 10 kB that do not
/// compress.
const FLOAT_TABLE: [u8; 8] = 0xeef4_53d6_923b_d65a_u64.to_le_bytes();

/// Splits a program that was linked with its relocations, and makes its script.
pub fn program(compiled: &[u8], folder: &Path, name: &str, keep_names: bool) -> Result<()> {
    let unwritable = |path: &Path| format!("{} cannot be written", path.display());
    let main = folder.join(format!("{name}.wasm"));
    let link_name = format!("./{name}_split.js");
    let main_module = format!("./{name}.js");
    let mut options = Options::new(compiled);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.link_name = &link_name;
    options.main_module = &main_module;
    options.target.web();
    let made = transform(options).map_err(|error| anyhow!("{name} cannot be split: {error:?}"))?;
    let first = fs::read(&main).with_context(|| format!("{} cannot be read", main.display()))?;
    bind(first, folder, name, keep_names, true)?;
    fs::remove_file(&main).with_context(|| unwritable(&main))?;

    if !keep_names {
        let modules: BTreeSet<_> = made.prefetch_map.values().flatten().collect();
        let files = modules.iter().map(|module| format!("{module}.wasm"));
        for file in files.chain([format!("{name}_bg.wasm")]) {
            let path = folder.join(file);
            let bytes =
                fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))?;
            if has_float_table(&bytes) {
                bail!("the page reads floating point with `parse`: use `play::decimal`");
            }
            fs::write(&path, strip(&bytes)?).with_context(|| unwritable(&path))?;
        }
    }

    let list = folder.join(format!("{name}_chunks.txt"));
    let chunks: BTreeMap<_, _> = made.prefetch_map.into_iter().collect();
    fs::write(&list, list_of(&chunks)).with_context(|| unwritable(&list))
}

/// Whether a module has the table for reading floating point.
fn has_float_table(module: &[u8]) -> bool {
    let mut places = module.windows(FLOAT_TABLE.len());
    places.any(|bytes| bytes == FLOAT_TABLE)
}

/// A line for each part, with its name and its files.
fn list_of(chunks: &BTreeMap<String, Vec<String>>) -> String {
    let lines = chunks.iter().map(|(part, files)| {
        let files: Vec<String> = files.iter().map(|file| format!("{file}.wasm")).collect();
        format!("{part} {}\n", files.join(" "))
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_for_reading_floating_point_is_found() {
        let table = [&[7, 7][..], &FLOAT_TABLE, &[7]].concat();
        assert!(has_float_table(&table));
        assert!(!has_float_table(&table[3..]));
    }

    #[test]
    fn every_part_is_listed_with_its_files() {
        let files = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let chunks = BTreeMap::from([
            ("learn".to_owned(), files(&["chunk_1", "split_learn"])),
            ("game".to_owned(), files(&["split_game"])),
        ]);
        let expected = "game split_game.wasm\nlearn chunk_1.wasm split_learn.wasm\n";
        assert_eq!(list_of(&chunks), expected);
    }
}
