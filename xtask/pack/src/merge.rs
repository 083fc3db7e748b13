//! Makes one module of several modules of a split program. They only import the program's exports (its table, its
//! memory, its stack pointer) and export nothing: their functions are put into the table. So a file with several of
//! them is compiled while it is loaded, and instantiated in one step.

use std::collections::{BTreeMap, HashMap};

use anyhow::{Context, Result, anyhow, bail, ensure};
use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{
    CodeSection, DataCountSection, DataSection, ElementSection, FunctionSection, ImportSection,
    Instruction, Module, TypeSection,
};
use wasmparser::{
    Element, ElementItems, ElementKind, FuncType, FunctionBody, Operator, Parser, Payload, TypeRef,
};

/// One module with the functions of all of these.
///
/// # Errors
/// If one of them is not a module of a split program.
pub fn merge(modules: &[Vec<u8>]) -> Result<Vec<u8>> {
    let mut merged = Merged::default();
    // All functions are known before the first is written.
    let mut parts = Vec::new();
    for module in modules {
        let part = merged.declare(module)?;
        parts.push(part);
    }
    let calls = std::mem::take(&mut merged.slots);
    for (module, part) in modules.iter().zip(&mut parts) {
        part.slots = calls.clone();
        merged.define(module, part)?;
    }
    Ok(merged.finish())
}

/// The numbers of a module's items in the merged one.
#[derive(Default)]
struct Part {
    types: Vec<u32>,
    /// Its imported globals.
    globals: Vec<u32>,
    /// The numbers of functions and pieces of data before its own.
    functions: u32,
    data: u32,
    /// The functions in the table, by their table indexes, as numbers in the merged module.
    slots: BTreeMap<u32, u32>,
}

/// The merged module so far.
#[derive(Default)]
struct Merged {
    types: TypeSection,
    numbers: HashMap<FuncType, u32>,
    imports: ImportSection,
    /// The number of each imported item among the items of its kind.
    imported: BTreeMap<(String, String), u32>,
    /// The numbers of imported tables, memories and globals.
    counts: [u32; 3],
    functions: FunctionSection,
    elements: ElementSection,
    code: CodeSection,
    data: DataSection,
    /// The functions in the table, by their table indexes.
    slots: BTreeMap<u32, u32>,
}

/// The error for an index in a module without an item.
type Unknown = &'static str;

fn no_module(error: Error<Unknown>) -> anyhow::Error {
    anyhow!("no module: {error}")
}

impl Merged {
    /// Adds the types, imports and functions of a module, without the code.
    fn declare(&mut self, module: &[u8]) -> Result<Part> {
        let mut part = Part {
            functions: self.functions.len(),
            ..Part::default()
        };
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::TypeSection(types) => {
                    for kind in types.into_iter_err_on_gc_types() {
                        let number = self.type_number(kind?)?;
                        part.types.push(number);
                    }
                }
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        let import = import?;
                        let of_kind = self.import(import.module, import.name, import.ty)?;
                        if matches!(import.ty, TypeRef::Global(_)) {
                            part.globals.push(of_kind);
                        } else {
                            ensure!(of_kind == 0, "{} is not the first of its kind", import.name);
                        }
                    }
                }
                Payload::FunctionSection(functions) => {
                    for kind in functions {
                        let number = part.types.get(usize::try_from(kind?)?);
                        self.functions.function(*number.context("no type")?);
                    }
                }
                Payload::ElementSection(elements) => {
                    for element in elements {
                        self.note_slots(&element?, part.functions)?;
                    }
                }
                Payload::ExportSection(exports) => {
                    ensure!(exports.count() == 0, "a module of a part exports something");
                }
                Payload::GlobalSection(_)
                | Payload::MemorySection(_)
                | Payload::TableSection(_)
                | Payload::TagSection(_)
                | Payload::StartSection { .. } => bail!("a module of a part is more than code"),
                _ => {}
            }
        }
        Ok(part)
    }

    fn type_number(&mut self, kind: FuncType) -> Result<u32> {
        if let Some(number) = self.numbers.get(&kind) {
            return Ok(*number);
        }
        let number = self.types.len();
        let encoded = Part::default().func_type(kind.clone()).map_err(no_module)?;
        self.types.ty().func_type(&encoded);
        self.numbers.insert(kind, number);
        Ok(number)
    }

    /// The number of an imported item among the items of its kind.
    fn import(&mut self, module: &str, name: &str, kind: TypeRef) -> Result<u32> {
        let key = (module.to_owned(), name.to_owned());
        if let Some(number) = self.imported.get(&key) {
            return Ok(*number);
        }
        let count = match kind {
            TypeRef::Table(_) => &mut self.counts[0],
            TypeRef::Memory(_) => &mut self.counts[1],
            TypeRef::Global(_) => &mut self.counts[2],
            _ => bail!("{name} is imported and is neither table nor memory nor global"),
        };
        let number = *count;
        *count += 1;
        let encoded = Part::default().entity_type(kind).map_err(no_module)?;
        self.imports.import(module, name, encoded);
        self.imported.insert(key, number);
        Ok(number)
    }

    /// Records the table indexes of the functions of a module. The program never changes the table.
    fn note_slots(&mut self, element: &Element<'_>, functions: u32) -> Result<()> {
        let ElementKind::Active { offset_expr, .. } = &element.kind else {
            bail!("functions stand nowhere in the table");
        };
        let Operator::I32Const { value } = offset_expr.get_operators_reader().read()? else {
            bail!("the place of a function is not known");
        };
        let ElementItems::Functions(items) = element.items.clone() else {
            bail!("the table has something else than functions");
        };
        for (place, function) in (u32::try_from(value)?..).zip(items) {
            self.slots.insert(place, functions + function?);
        }
        Ok(())
    }

    /// Adds the code and the data of a module.
    fn define(&mut self, module: &[u8], part: &mut Part) -> Result<()> {
        part.data = self.data.len();
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::ElementSection(section) => part
                    .parse_element_section(&mut self.elements, section)
                    .map_err(no_module)?,
                Payload::CodeSectionEntry(body) => part
                    .parse_function_body(&mut self.code, body)
                    .map_err(no_module)?,
                Payload::DataSection(section) => part
                    .parse_data_section(&mut self.data, section)
                    .map_err(no_module)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn finish(self) -> Vec<u8> {
        let mut module = Module::new();
        module.section(&self.types).section(&self.imports);
        module.section(&self.functions).section(&self.elements);
        let count = self.data.len();
        module.section(&DataCountSection { count });
        module.section(&self.code).section(&self.data);
        module.finish()
    }
}

impl Reencode for Part {
    type Error = Unknown;

    fn type_index(&mut self, index: u32) -> Result<u32, Error<Unknown>> {
        let number = self.types.get(index as usize);
        number
            .copied()
            .ok_or(Error::UserError("a number without an item"))
    }

    fn function_index(&mut self, index: u32) -> Result<u32, Error<Unknown>> {
        Ok(self.functions + index)
    }

    fn global_index(&mut self, index: u32) -> Result<u32, Error<Unknown>> {
        let number = self.globals.get(index as usize);
        number
            .copied()
            .ok_or(Error::UserError("a number without an item"))
    }

    fn data_index(&mut self, index: u32) -> Result<u32, Error<Unknown>> {
        Ok(self.data + index)
    }

    /// Makes a function that only calls one of these modules through the table call it directly.
    fn parse_function_body(
        &mut self,
        code: &mut CodeSection,
        body: FunctionBody<'_>,
    ) -> Result<(), Error<Unknown>> {
        let place = called_through_table(&body)?;
        let Some(called) = place.and_then(|place| self.slots.get(&place).copied()) else {
            return utils::parse_function_body(self, code, body);
        };
        let mut function = self.new_function_with_parsed_locals(&body)?;
        let mut reader = body.get_operators_reader()?;
        while !reader.eof() {
            match reader.clone().read()? {
                Operator::I32Const { .. } => drop(reader.read()?),
                Operator::CallIndirect { .. } => {
                    reader.read()?;
                    function.instruction(&Instruction::Call(called));
                }
                _ => {
                    let instruction = utils::parse_instruction(&mut Part::default(), &mut reader)?;
                    function.instruction(&instruction);
                }
            }
        }
        code.function(&function);
        Ok(())
    }
}

/// The table index of the function that a function calls with its own parameters, if it does nothing else.
fn called_through_table(body: &FunctionBody<'_>) -> wasmparser::Result<Option<u32>> {
    if body.get_locals_reader()?.get_count() > 0 {
        return Ok(None);
    }
    let mut reader = body.get_operators_reader()?;
    let mut next = 0;
    loop {
        match reader.read()? {
            Operator::LocalGet { local_index } if local_index == next => next += 1,
            Operator::I32Const { value } => {
                let calls = matches!(
                    reader.read()?,
                    Operator::CallIndirect { table_index: 0, .. }
                );
                let ends = calls && matches!(reader.read()?, Operator::End) && reader.eof();
                return Ok(u32::try_from(value).ok().filter(|_| ends));
            }
            _ => return Ok(None),
        }
    }
}

#[cfg(test)]
mod tests;
