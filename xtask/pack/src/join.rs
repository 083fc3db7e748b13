//! Joins the files of a split program, so that each of its parts consists of only a few files.
//!
//! A joined file is a WebAssembly module without code. Each module in it is a custom section, named after the
//! module's old file without its extension. So hosts compress the file like any program, and browsers can
//! find its contents.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::joining::{MostFiles, alone, join};
use crate::loader;

/// The first bytes of every WebAssembly module.
const HEADER: &[u8] = b"\0asm\x01\0\0\0";

/// Joins the files in a folder until no part has more than this. Updates the script and the
/// list of the parts.
pub fn program(folder: &Path, name: &str, most: MostFiles) -> Result<()> {
    let list = folder.join(format!("{name}_chunks.txt"));
    let text = read(&list)?;
    let size = |file: &str| -> Result<usize> {
        let path = folder.join(file);
        let bytes = fs::metadata(&path)
            .with_context(|| unreadable(&path))?
            .len();
        Ok(usize::try_from(bytes)?)
    };
    let joined = join(alone(&text, size)?, most);

    let mut places = BTreeMap::new();
    let mut parts: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (number, one) in joined.iter().enumerate() {
        let file = one.name(number);
        let mut whole = HEADER.to_vec();
        for module in &one.modules {
            let path = folder.join(module);
            let bytes = fs::read(&path).with_context(|| unreadable(&path))?;
            whole.extend(section(stem(module), &bytes));
            fs::remove_file(&path).with_context(|| format!("{module} cannot be removed"))?;
            places.insert(module.as_str(), file.clone());
        }
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

/// The name of a file without its extension.
fn stem(file: &str) -> &str {
    file.trim_end_matches(".wasm")
}

/// A custom section with this name and these bytes.
fn section(name: &str, bytes: &[u8]) -> Vec<u8> {
    let mut content = number(name.len());
    content.extend(name.as_bytes());
    content.extend(bytes);
    let mut section = vec![0];
    section.extend(number(content.len()));
    section.extend(content);
    section
}

/// A number in the variable-length encoding of WebAssembly, seven bits in each byte.
fn number(mut value: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    loop {
        let low = u8::try_from(value & 0x7f).expect("seven bits");
        value >>= 7;
        if value == 0 {
            bytes.push(low);
            return bytes;
        }
        bytes.push(low | 0x80);
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_is_a_section_with_a_name() {
        assert_eq!(section("ab", &[7; 3]), [0, 6, 2, b'a', b'b', 7, 7, 7]);
        assert_eq!(number(300), [0xac, 0x02]);
    }
}
