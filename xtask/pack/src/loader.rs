//! The script that loads the parts of a split program, from files that contain several of the splitter's modules.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail, ensure};

/// The splitter's code before and after the definition of each module.
const DEFINED: &str = "makeLoad(() => {";
/// The splitter's code that fetches a file, before and after the file name.
const ASKED: (&str, &str) = ("fetch(new URL(\"./", "\", import.meta.url))");
/// The code around the modules that a module needs.
const NEEDED: (&str, &str) = (", [", "]");

const CHUNK: &str = "__chunk_";
const PART: &str = "__wasm_split_load_";

/// A module as described by the splitter's script.
struct Module<'a> {
    /// The name that it defines.
    name: &'a str,
    file: &'a str,
    needs: Vec<&'a str>,
}

/// The script, made from the splitter's script and the joined file of each module.
///
/// # Errors
/// If the splitter's script is not as expected.
pub fn loader(script: &str, places: &BTreeMap<&str, String>) -> Result<String> {
    let (head, modules) = read(script)?;
    ensure!(
        modules.len() == places.len(),
        "the splitter's script asks for {} files of {}",
        modules.len(),
        places.len()
    );
    let mut files: Vec<&str> = places.values().map(String::as_str).collect();
    files.sort_unstable();
    files.dedup();
    let place_of = |module: &Module| -> Result<usize> {
        let file = places.get(module.file).with_context(|| {
            let file = module.file;
            format!("the splitter's script asks for {file}, which does not exist")
        })?;
        let place = files.iter().position(|one| one == file);
        place.context("a file has no place")
    };
    let (parts, chunks): (Vec<&Module>, Vec<&Module>) = modules
        .iter()
        .partition(|module| module.name.starts_with(PART));
    let mut chunk_places = BTreeMap::new();
    for chunk in &chunks {
        ensure!(chunk.needs.is_empty(), "{} needs others", chunk.name);
        chunk_places.insert(chunk.name, place_of(chunk)?);
    }

    let mut made = head.to_owned() + include_str!("loader.js");
    let named: Vec<String> = files.iter().map(|file| format!("\"./{file}\"")).collect();
    made += &format!("const FILES = [{}].map(file);\n", named.join(", "));
    for part in &parts {
        let mut its = BTreeSet::from([place_of(part)?]);
        for chunk in &part.needs {
            let place = chunk_places.get(chunk);
            its.insert(*place.with_context(|| format!("{chunk} is not defined"))?);
        }
        let its: Vec<String> = its.iter().map(usize::to_string).collect();
        made += &format!("export const {} = part({});\n", part.name, its.join(", "));
    }
    Ok(made)
}

/// The splitter's script: the code before the modules, and the modules.
fn read(script: &str) -> Result<(&str, Vec<Module<'_>>)> {
    let mut pieces = script.split(DEFINED);
    let first = pieces.next().unwrap_or_default();
    let (head, mut name) = split_name(first)?;
    let mut modules = Vec::new();
    for piece in pieces {
        let (_, piece) = piece
            .split_once(ASKED.0)
            .with_context(|| format!("{name} fetches nothing"))?;
        let (file, piece) = piece
            .split_once(ASKED.1)
            .with_context(|| format!("{name} does not end what it fetches"))?;
        let (_, piece) = piece
            .split_once(NEEDED.0)
            .with_context(|| format!("{name} names no modules"))?;
        let (needs, piece) = piece
            .split_once(NEEDED.1)
            .with_context(|| format!("the modules of {name} do not end"))?;
        let needs = needs.split(',').map(str::trim);
        modules.push(Module {
            name,
            file,
            needs: needs.filter(|need| !need.is_empty()).collect(),
        });
        name = match piece.trim_start_matches([')', ';', '\n', ' ']) {
            "" => "",
            more => split_name(more)?.1,
        };
    }
    Ok((head, modules))
}

/// The code before a definition, and the name that it defines.
fn split_name(text: &str) -> Result<(&str, &str)> {
    let Some((before, definition)) = text.rsplit_once("const ") else {
        bail!("a module has no name: {text:.80}");
    };
    let (name, _) = definition.split_once(" = ").context("a name is not set")?;
    ensure!(
        name.starts_with(CHUNK) || name.starts_with(PART),
        "{name} is neither a chunk nor a part"
    );
    let before = before.trim_end_matches("export ");
    // A comment names the parts that need a chunk.
    let before = before.rsplit_once("/*").map_or(before, |(head, _)| head);
    Ok((before, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = r#"import { initSync } from "./page.js";
function wrapAsyncCb(callee) {}
function makeLoad(fetcher, deps) {}
/* game, zoq */
const __chunk_3 = makeLoad(() => {
    const src = fetch(new URL("./chunk_3.wasm", import.meta.url));
    src.catch(() => {});
}
, []);
/* zoq */
const __chunk_5 = makeLoad(() => {
    const src = fetch(new URL("./chunk_5.wasm", import.meta.url));
}
, []);
export const __wasm_split_load_zoq = wrapAsyncCb(makeLoad(() => {
    const src = fetch(new URL("./split_zoq.wasm", import.meta.url));
}
, [__chunk_3, __chunk_5]));
export const __wasm_split_load_game = wrapAsyncCb(makeLoad(() => {
    const src = fetch(new URL("./split_game.wasm", import.meta.url));
}
, [__chunk_3]));
"#;

    fn places() -> BTreeMap<&'static str, String> {
        BTreeMap::from([
            ("chunk_3.wasm", "shared_0.wasm".to_owned()),
            ("chunk_5.wasm", "part_zoq.wasm".to_owned()),
            ("split_zoq.wasm", "part_zoq.wasm".to_owned()),
            ("split_game.wasm", "shared_0.wasm".to_owned()),
        ])
    }

    #[test]
    fn every_part_has_its_files() {
        let made = loader(SCRIPT, &places()).unwrap();
        assert!(made.starts_with("import { initSync } from \"./page.js\";\n"));
        assert!(made.contains("function makeLoad(fetcher, deps) {}\n"));
        assert!(!made.contains("/* game"));
        let table = r#"const FILES = ["./part_zoq.wasm", "./shared_0.wasm"].map(file);
export const __wasm_split_load_zoq = part(0, 1);
export const __wasm_split_load_game = part(1);
"#;
        assert!(made.ends_with(table), "{made}");
    }

    #[test]
    fn another_script_is_refused() {
        let mut fewer = places();
        fewer.remove("chunk_5.wasm");
        let with_needs = SCRIPT.replacen(", []", ", [__chunk_9]", 1);
        assert!(loader(SCRIPT, &fewer).is_err());
        assert!(loader(&with_needs, &places()).is_err());
        assert!(loader(&SCRIPT.replace("fetch(", "load("), &places()).is_err());
        assert!(loader("", &places()).is_err());
    }
}
