//! The script that loads the parts of a split program. The splitter's own has six lines for each of some hundred modules,
//! and every visitor loads it; this one has a table.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail, ensure};

/// The splitter's code before and after the definition of each module.
const DEFINED: &str = "makeLoad(() => {";
/// The splitter's code that fetches a file, before and after the file name.
const ASKED: (&str, &str) = ("fetch(new URL(\"./", "\", import.meta.url))");
/// What stands around the modules that a module needs.
const NEEDED: (&str, &str) = (", [", "]");

const CHUNK: &str = "__chunk_";
const PART: &str = "__wasm_split_load_";

/// The digits of the table's numbers.
const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";

/// The most parts: JavaScript calculates with 32 bits.
const MOST_PARTS: usize = 31;

/// What the splitter's script says of a module.
struct Module<'a> {
    /// The name of what it defines.
    name: &'a str,
    file: &'a str,
    needs: Vec<&'a str>,
}

/// The script, from the splitter's one and the joined file of each module.
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
    ensure!(files.len() <= DIGITS.len(), "too many files");
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
    ensure!(parts.len() <= MOST_PARTS, "too many parts");

    let mut table: BTreeMap<usize, String> = BTreeMap::new();
    for chunk in &chunks {
        ensure!(chunk.needs.is_empty(), "{} needs others", chunk.name);
        let number = chunk.name.strip_prefix(CHUNK).unwrap_or_default();
        let number: usize = number.parse().with_context(|| format!("{}?", chunk.name))?;
        ensure!(
            chunk.file == format!("chunk_{number}.wasm"),
            "{} is in {}",
            chunk.name,
            chunk.file
        );
        let bit = |(place, part): (usize, &&Module)| {
            usize::from(part.needs.contains(&chunk.name)) << place
        };
        let mask = parts.iter().enumerate().map(bit).sum();
        let said = number_text(place_of(chunk)?) + &number_text(mask);
        table.insert(number, said);
    }
    let first = table.keys().next().copied().unwrap_or_default();
    let last = table.keys().last().copied().unwrap_or_default();
    let rows = (first..=last).map(|number| table.get(&number).map_or("", String::as_str));
    let rows: Vec<&str> = rows.collect();

    let mut made = head.to_owned() + include_str!("loader.js");
    let named: Vec<String> = files.iter().map(|file| format!("\"./{file}\"")).collect();
    made += &format!("const FILES = [{}];\n", named.join(", "));
    made += &format!("const FIRST = {first};\n");
    made += &format!("const CHUNKS = chunks(\"{}\");\n", rows.join(" "));
    for (place, part) in parts.iter().enumerate() {
        let module = part.file.trim_end_matches(".wasm");
        let file = place_of(part)?;
        made += &format!(
            "export const {} = part({place}, FILES[{file}], \"{module}\");\n",
            part.name
        );
    }
    Ok(made)
}

/// A number in base 36.
fn number_text(mut number: usize) -> String {
    let mut digits = Vec::new();
    loop {
        digits.push(char::from(DIGITS[number % DIGITS.len()]));
        number /= DIGITS.len();
        if number == 0 {
            return digits.iter().rev().collect();
        }
    }
}

/// The splitter's script: what stands before the modules, and the modules.
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

/// What stands before a definition, and the name that it defines.
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
    fn the_table_says_in_which_file_a_module_is_and_which_parts_need_it() {
        let made = loader(SCRIPT, &places()).unwrap();
        assert!(made.starts_with("import { initSync } from \"./page.js\";\n"));
        assert!(made.contains("function makeLoad(fetcher, deps) {}\n"));
        assert!(!made.contains("/* game"));
        let table = r#"const FILES = ["./part_zoq.wasm", "./shared_0.wasm"];
const FIRST = 3;
const CHUNKS = chunks("13  01");
export const __wasm_split_load_zoq = part(0, FILES[0], "split_zoq");
export const __wasm_split_load_game = part(1, FILES[1], "split_game");
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

    #[test]
    fn numbers_have_base_36() {
        assert_eq!(number_text(0), "0");
        assert_eq!(number_text(35), "z");
        assert_eq!(number_text(36 * 36 + 5), "105");
    }
}
