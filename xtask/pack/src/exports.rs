//! Removes exports that the page does not use. An export keeps its code in the program.

use anyhow::Result;
use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_encoder::{ExportSection, Module};
use wasmparser::{Parser, Payload};

use crate::imports::copy_section;

/// The classes of `wasm-streams`, which Leptos needs for server functions. The page does not use them.
const UNUSED: &str = "intounderlying";

/// The prefixes of the functions that wasm-bindgen exports to describe an export, and to free the memory of a class.
const PREFIXES: [&str; 2] = ["__wbindgen_describe_", "__wbg_"];

/// The program without the unused exports.
///
/// # Errors
/// If it is not a module.
pub fn without_unused(program: &[u8]) -> Result<Vec<u8>> {
    let mut module = Module::new();
    for payload in Parser::new(0).parse_all(program) {
        let payload = payload?;
        if let Payload::ExportSection(ref exports) = payload {
            let mut section = ExportSection::new();
            for export in exports.clone() {
                let export = export?;
                if !is_unused(export.name) {
                    let kind = RoundtripReencoder.export_kind(export.kind)?;
                    section.export(export.name, kind, export.index);
                }
            }
            module.section(&section);
        } else {
            copy_section(program, &payload, &mut module)?;
        }
    }
    Ok(module.finish())
}

fn is_unused(name: &str) -> bool {
    let bare = PREFIXES
        .iter()
        .find_map(|prefix| name.strip_prefix(prefix))
        .unwrap_or(name);
    bare.starts_with(UNUSED)
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{
        CodeSection, CustomSection, ExportKind, Function, FunctionSection, TypeSection,
    };

    /// A module with one function, which is exported under these names, and a custom section before and after the
    /// exports.
    fn module(exports: &[&str]) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut functions = FunctionSection::new();
        functions.function(0);
        let mut section = ExportSection::new();
        for name in exports {
            section.export(name, ExportKind::Func, 0);
        }
        let mut code = CodeSection::new();
        let mut function = Function::new([]);
        function.instructions().end();
        code.function(&function);
        let custom = |name: &'static str| CustomSection {
            name: name.into(),
            data: b"text".as_slice().into(),
        };
        let mut module = Module::new();
        module.section(&custom("before"));
        module.section(&types);
        module.section(&functions);
        module.section(&section);
        module.section(&code);
        module.section(&custom("after"));
        module.finish()
    }

    #[test]
    fn only_the_exports_of_the_unused_classes_are_removed() {
        let all = module(&[
            "main",
            "intounderlyingsink_abort",
            "__wbg_intounderlyingsink_free",
            "__wbindgen_describe_intounderlyingsink_abort",
            "__wbg_other_free",
        ]);
        let expected = module(&["main", "__wbg_other_free"]);
        assert_eq!(without_unused(&all).unwrap(), expected);
        assert_eq!(without_unused(&expected).unwrap(), expected);
        assert!(without_unused(b"no module").is_err());
    }
}
