//! Removes the parts of a module that no browser needs: unused types, empty places of tables, custom sections. The
//! splitter gives each of its many modules the types of the whole program.

use std::collections::BTreeSet;
use std::convert::Infallible;

use anyhow::{Result, anyhow};
use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{ElementSection, Module, TypeSection};
use wasmparser::{
    CustomSectionReader, Element, ElementItems, ElementKind, Operator, Parser, TypeSectionReader,
};

/// The module with the same functions, without unused parts.
///
/// # Errors
/// If it is not a module.
pub fn strip(module: &[u8]) -> Result<Vec<u8>> {
    let no_module = |error: Error<Infallible>| anyhow!("no module: {error}");
    let mut used = UsedTypes::default();
    used.parse_core_module(&mut Module::new(), Parser::new(0), module)
        .map_err(no_module)?;
    let mut stripped = Module::new();
    ModuleWriter { used: used.0 }
        .parse_core_module(&mut stripped, Parser::new(0), module)
        .map_err(no_module)?;
    Ok(stripped.finish())
}

/// Collects the types that are used outside the list of types.
#[derive(Default)]
struct UsedTypes(BTreeSet<u32>);

impl Reencode for UsedTypes {
    type Error = Infallible;

    fn type_index(&mut self, index: u32) -> Result<u32, Error<Infallible>> {
        self.0.insert(index);
        Ok(index)
    }

    fn parse_type_section(
        &mut self,
        _: &mut TypeSection,
        _: TypeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        Ok(())
    }

    fn parse_custom_section(
        &mut self,
        _: &mut Module,
        _: CustomSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        Ok(())
    }
}

/// Writes a module without the unused types.
struct ModuleWriter {
    /// The types that are kept, by their old numbers.
    used: BTreeSet<u32>,
}

impl Reencode for ModuleWriter {
    type Error = Infallible;

    fn type_index(&mut self, index: u32) -> Result<u32, Error<Infallible>> {
        // There are fewer than before, so the number fits.
        Ok(self.used.range(..index).count() as u32)
    }

    fn parse_type_section(
        &mut self,
        types: &mut TypeSection,
        section: TypeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        for (index, group) in (0..).zip(section) {
            let group = group?;
            // Types of Rust programs are alone in their groups and name no other types.
            debug_assert_eq!(group.types().len(), 1);
            if self.used.contains(&index) {
                self.parse_recursive_type_group(types.ty(), group)?;
            }
        }
        Ok(())
    }

    fn parse_element(
        &mut self,
        elements: &mut ElementSection,
        element: Element<'_>,
    ) -> Result<(), Error<Infallible>> {
        match is_empty(&element)? {
            true => Ok(()),
            false => utils::parse_element(self, elements, element),
        }
    }

    fn parse_custom_section(
        &mut self,
        _: &mut Module,
        _: CustomSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        Ok(())
    }
}

/// Whether a segment only empties places of a table, which are empty at the start.
fn is_empty(element: &Element<'_>) -> wasmparser::Result<bool> {
    let (ElementKind::Active { .. }, ElementItems::Expressions(_, items)) =
        (&element.kind, &element.items)
    else {
        return Ok(false);
    };
    for item in items.clone() {
        let first = item?.get_operators_reader().read()?;
        if !matches!(first, Operator::RefNull { .. }) {
            return Ok(false);
        }
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{
        CodeSection, ConstExpr, CustomSection, Elements, Function, FunctionSection, RefType,
        TableSection, TableType, ValType,
    };

    /// A module with one function, of the third of three types, and a table.
    fn module(types: &[u32], function: u32, elements: &ElementSection) -> Module {
        let mut section = TypeSection::new();
        for count in types {
            let parameters = (0..*count).map(|_| ValType::I32);
            section.ty().function(parameters, []);
        }
        let mut functions = FunctionSection::new();
        functions.function(function);
        let mut tables = TableSection::new();
        tables.table(TableType {
            element_type: RefType::FUNCREF,
            table64: false,
            minimum: 9,
            maximum: None,
            shared: false,
        });
        let mut body = Function::new([]);
        body.instructions().end();
        let mut code = CodeSection::new();
        code.function(&body);
        let mut module = Module::new();
        module.section(&section).section(&functions);
        module.section(&tables).section(elements).section(&code);
        module
    }

    fn functions(elements: &mut ElementSection) {
        let items = Elements::Functions(vec![0].into());
        elements.active(None, &ConstExpr::i32_const(1), items);
    }

    #[test]
    fn only_types_that_are_used_stay() {
        let mut elements = ElementSection::new();
        functions(&mut elements);
        let old = module(&[0, 1, 2], 2, &elements).finish();
        let new = module(&[2], 0, &elements).finish();
        assert_eq!(strip(&old).unwrap(), new);
        assert_eq!(strip(&new).unwrap(), new);
    }

    #[test]
    fn empty_places_and_notes_go() {
        let mut elements = ElementSection::new();
        functions(&mut elements);
        let new = module(&[0], 0, &elements).finish();
        let null = ConstExpr::ref_null(wasm_encoder::HeapType::FUNC);
        let items = Elements::Expressions(RefType::FUNCREF, vec![null.clone(), null].into());
        elements.active(None, &ConstExpr::i32_const(2), items);
        let mut old = module(&[0], 0, &elements);
        old.section(&CustomSection {
            name: "name".into(),
            data: b"more".into(),
        });
        assert_eq!(strip(&old.finish()).unwrap(), new);
    }

    #[test]
    fn what_is_no_module_is_refused() {
        assert!(strip(b"no module").is_err());
    }
}
