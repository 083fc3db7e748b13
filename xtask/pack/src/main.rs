//! Converts compiled programs and style sheets to the files that a browser loads.
//!
//! ```text
//! pack program FILE FOLDER NAME [--keep-names] [--split]
//!     makes NAME_bg.wasm and NAME.js, the module that starts it, from a program that cargo compiled to WebAssembly;
//!     --keep-names leaves the names of functions in it, for a debugger;
//!     --split makes a file of each part that is loaded later (split_*.wasm, chunk_*.wasm), NAME_split.js, which
//!     loads them, and NAME_chunks.txt, which lists the files of each part
//! pack join FOLDER NAME BOARD OTHER
//!     joins the files of a program that was split, until the part of all boards and that of each game have at most
//!     BOARD files, and every other part OTHER files
//! pack order FILE...
//!     changes the order of the functions in WebAssembly files so that the files are smaller when they are compressed
//! pack styles OUT FILE...
//!     joins style sheets into one, in this order, and leaves out comments and spaces
//! pack texts FOLDER LOCALES...
//!     writes the texts of every language in these folders into files, and prints the languages, for example
//!     `en English;es Español`
//! pack script FILE OUT LOCALES...
//!     writes a script whose texts are placeholders, each replaced by the text in every language
//! pack compress FOLDER
//!     writes FILE.br and FILE.gz beside each file that becomes smaller
//! pack archive FOLDER OUT
//!     writes a folder into an archive, .tar.gz, and prints its size in bytes and its SHA-256
//! pack sizes FILE...
//!     prints a line for each file: its size, its size compressed by brotli at the highest quality, its path
//! ```

mod archive;
#[allow(dead_code)]
#[path = "../../../locales/check.rs"]
mod check;
mod exports;
mod file_groups;
#[path = "../../../locales/files.rs"]
mod files;
mod imports;
mod join;
mod loader;
mod merge;
mod order;
mod parts;
mod split;
mod strip;
mod styles;
mod texts;

use std::env;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use brotli::enc::BrotliEncoderParams;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["program", file, folder, name, ref flags @ ..] => {
            let folder = Path::new(folder);
            let keep_names = flags.contains(&"--keep-names");
            let compiled = fs::read(file).with_context(|| format!("{file} cannot be read"))?;
            let compiled = exports::without_unused(&compiled)?;
            match flags.contains(&"--split") {
                true => split::program(&compiled, folder, name, keep_names),
                false => bind(compiled, folder, name, keep_names, false),
            }
        }
        ["join", folder, name, board, other] => {
            let (board, other) = (board.parse()?, other.parse()?);
            join::program(Path::new(folder), name, parts::MaxFiles { board, other })
        }
        ["order", ref files @ ..] => order_functions(files),
        ["styles", out, ref files @ ..] => join_styles(out, files),
        ["texts", folder, ref locales @ ..] => texts::write(Path::new(folder), locales),
        ["script", file, out, ref locales @ ..] => {
            texts::write_script(Path::new(file), Path::new(out), locales)
        }
        ["compress", folder] => archive::compress(Path::new(folder), compressed),
        ["archive", folder, out] => archive::archive(Path::new(folder), Path::new(out)),
        ["sizes", ref files @ ..] => sizes(files),
        _ => bail!(
            "usage: pack program FILE FOLDER NAME [--keep-names] [--split] | pack join FOLDER NAME BOARD OTHER | pack order FILE... | pack styles OUT FILE... | pack texts FOLDER LOCALES... | pack script FILE OUT LOCALES... | pack compress FOLDER | pack archive FOLDER OUT | pack sizes FILE..."
        ),
    }
}

/// Makes the script of a program. A split program must keep the exports that its parts use.
fn bind(
    program: Vec<u8>,
    folder: &Path,
    name: &str,
    keep_names: bool,
    is_split: bool,
) -> Result<()> {
    Bindgen::new()
        .web(true)?
        .input_bytes(name, program)
        .out_name(name)
        .typescript(false)
        .omit_default_module_path(false)
        .demangle(false)
        .keep_lld_exports(is_split)
        .remove_name_section(!keep_names)
        .remove_producers_section(true)
        .generate(folder)
        .with_context(|| format!("{name} cannot be packed"))?;
    match keep_names {
        true => Ok(()),
        false => imports::shorten(folder, name),
    }
}

fn order_functions(files: &[&str]) -> Result<()> {
    for file in files {
        let module = fs::read(file).with_context(|| format!("{file} cannot be read"))?;
        let ordered = order::ordered(&module).with_context(|| (*file).to_owned())?;
        fs::write(file, ordered).with_context(|| format!("{file} cannot be written"))?;
    }
    Ok(())
}

fn sizes(files: &[&str]) -> Result<()> {
    for file in files {
        let bytes = fs::read(file).with_context(|| format!("{file} cannot be read"))?;
        println!("{} {} {file}", bytes.len(), compressed(&bytes)?.len());
    }
    Ok(())
}

/// The bytes compressed with brotli's highest quality.
fn compressed(mut bytes: &[u8]) -> Result<Vec<u8>> {
    let parameters = BrotliEncoderParams::default();
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut bytes, &mut compressed, &parameters)?;
    Ok(compressed)
}

fn join_styles(out: &str, files: &[&str]) -> Result<()> {
    let mut joined = String::new();
    for file in files {
        let text = fs::read_to_string(file).with_context(|| format!("{file} cannot be read"))?;
        joined += &styles::minified(&text).with_context(|| (*file).to_owned())?;
        joined.push('\n');
    }
    fs::write(Path::new(out), joined).with_context(|| format!("{out} cannot be written"))
}
