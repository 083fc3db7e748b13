//! Gives short names to the functions of the script that a program imports. The generated names have hashes, in the
//! program and in the script.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use wasm_encoder::{EntityType, ImportSection, Module, RawSection};
use wasmparser::{Parser, Payload, TypeRef};

/// Shortens the names in `NAME_bg.wasm` and `NAME.js`.
pub fn shorten(folder: &Path, name: &str) -> Result<()> {
    let program = folder.join(format!("{name}_bg.wasm"));
    let script = folder.join(format!("{name}.js"));
    let unreadable = |path: &Path| format!("{} cannot be read", path.display());
    let unwritable = |path: &Path| format!("{} cannot be written", path.display());
    let bytes = fs::read(&program).with_context(|| unreadable(&program))?;
    let text = fs::read_to_string(&script).with_context(|| unreadable(&script))?;
    let (bytes, names) = in_program(&bytes, &format!("./{name}_bg.js"))?;
    let text = in_script(&text, &names)?;
    fs::write(&program, bytes).with_context(|| unwritable(&program))?;
    fs::write(&script, text).with_context(|| unwritable(&script))
}

/// A program with short names for its imports from this script, and the short names by the old ones.
fn in_program(program: &[u8], script: &str) -> Result<(Vec<u8>, BTreeMap<String, String>)> {
    let mut names = BTreeMap::new();
    let mut module = Module::new();
    for payload in Parser::new(0).parse_all(program) {
        let payload = payload?;
        if let Payload::ImportSection(ref imports) = payload {
            let mut section = ImportSection::new();
            for import in imports.clone().into_imports() {
                let import = import?;
                let name = match import.module == script {
                    true => {
                        let next = short(names.len());
                        let name = names.entry(import.name.to_owned()).or_insert(next);
                        Cow::Owned(name.clone())
                    }
                    false => Cow::Borrowed(import.name),
                };
                let TypeRef::Func(kind) = import.ty else {
                    bail!("{} is imported and is not a function", import.name);
                };
                section.import(import.module, &name, EntityType::Function(kind));
            }
            module.section(&section);
        } else {
            copy_section(program, &payload, &mut module)?;
        }
    }
    Ok((module.finish(), names))
}

/// Copies a section of a program, if the payload is one.
///
/// # Errors
/// If the program is larger than the memory can be.
pub fn copy_section(program: &[u8], payload: &Payload<'_>, copy: &mut Module) -> Result<()> {
    if let Some((id, range)) = payload.as_section() {
        let data = &program[usize::try_from(range.start)?..usize::try_from(range.end)?];
        copy.section(&RawSection { id, data });
    }
    Ok(())
}

/// The script with these names. The functions are members of an object, each on its own line.
fn in_script(script: &str, names: &BTreeMap<String, String>) -> Result<String> {
    let mut found = 0;
    let lines = script.lines().map(|line| {
        let bare = line.trim_start();
        let renamed = bare.split_once(": ").and_then(|(name, rest)| {
            let short = names.get(name.trim_matches('"'))?;
            Some(format!("{short}: {rest}\n"))
        });
        found += usize::from(renamed.is_some());
        renamed.unwrap_or_else(|| format!("{line}\n"))
    });
    let renamed: String = lines.collect();
    ensure!(
        found == names.len(),
        "the generated script has changed: {found} of {} imports are in it",
        names.len()
    );
    Ok(renamed)
}

/// The name with this number: a to z, then names of two letters, and so on.
fn short(number: usize) -> String {
    let letter = |number: usize| char::from(b'a' + u8::try_from(number % 26).expect("a letter"));
    let last = letter(number).to_string();
    match number / 26 {
        0 => last,
        more => short(more - 1) + &last,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_each_is_different() {
        let names: Vec<String> = (0..800).map(short).collect();
        assert_eq!(
            [&names[0], &names[25], &names[26], &names[702]],
            ["a", "z", "aa", "aaa"]
        );
        let different: std::collections::BTreeSet<_> = names.iter().collect();
        assert_eq!(different.len(), 800);
    }

    #[test]
    fn program_and_script_get_the_same_names() {
        let mut imports = ImportSection::new();
        for (module, name) in [
            ("./a_bg.js", "__wbg_log_1"),
            ("./b.js", "other"),
            ("./a_bg.js", "__wbg_now_2"),
        ] {
            imports.import(module, name, EntityType::Function(0));
        }
        let mut module = Module::new();
        module.section(&RawSection {
            id: 1,
            data: &[1, 0x60, 0, 0],
        });
        module.section(&imports);
        let (short, names) = in_program(&module.finish(), "./a_bg.js").unwrap();
        assert_eq!(names["__wbg_log_1"], "a");
        assert_eq!(names["__wbg_now_2"], "b");
        let again = in_program(&short, "./nothing.js").unwrap();
        assert_eq!(again.0, short);

        let script =
            "{\n    __wbg_log_1: function() {},\n    \"__wbg_now_2\": x,\n    other: 1\n}\n";
        let renamed = in_script(script, &names).unwrap();
        assert_eq!(renamed, "{\na: function() {},\nb: x,\n    other: 1\n}\n");
        assert!(in_script("{}", &names).is_err());
    }
}
