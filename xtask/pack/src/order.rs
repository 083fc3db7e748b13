//! Puts similar functions next to each other, so that Brotli compresses the module better, by about 3 %.

use std::collections::BTreeMap;
use std::convert::Infallible;

use anyhow::{Result, anyhow, ensure};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    CodeSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload, TypeRef,
};

/// Two functions are similar if they share sequences of this many bytes.
type Sequence = [u8; 4];

/// A sequence that occurs in more functions than this is ignored.
const COMMON: usize = 200;

/// The maximum number of neighbours considered for a function.
const NEIGHBOURS: usize = 50;

/// The same module with its functions in another order.
///
/// # Errors
/// If it is not a module.
pub fn ordered(module: &[u8]) -> Result<Vec<u8>> {
    let functions = Functions::of(module)?;
    let mut order = Order::of(&functions);
    let mut written = Module::new();
    order
        .parse_core_module(&mut written, Parser::new(0), module)
        .map_err(|error| anyhow!("no module: {error}"))?;
    Ok(written.finish())
}

/// The functions of a module. A function is an index into the lists.
#[derive(Default)]
struct Functions<'module> {
    imported: u32,
    types: Vec<u32>,
    bodies: Vec<&'module [u8]>,
}

impl<'module> Functions<'module> {
    fn of(module: &'module [u8]) -> Result<Self> {
        let mut functions = Self::default();
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        let is_function = matches!(import?.ty, TypeRef::Func(_));
                        functions.imported += u32::from(is_function);
                    }
                }
                Payload::FunctionSection(types) => {
                    functions.types = types.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::CodeSectionEntry(body) => functions.bodies.push(body.as_bytes()),
                _ => {}
            }
        }
        ensure!(
            functions.types.len() == functions.bodies.len(),
            "not every function has a type and a body"
        );
        Ok(functions)
    }

    /// Pairs of functions, the most similar first.
    fn pairs(&self) -> Vec<(usize, usize)> {
        let sequences: Vec<Vec<Sequence>> =
            self.bodies.iter().map(|body| sequences(body)).collect();
        let mut with: BTreeMap<Sequence, Vec<usize>> = BTreeMap::new();
        for (function, sequences) in sequences.iter().enumerate() {
            for sequence in sequences {
                with.entry(*sequence).or_default().push(function);
            }
        }
        let mut pairs = Vec::new();
        let mut shared = vec![0_u32; self.bodies.len()];
        for (function, own) in sequences.iter().enumerate() {
            let mut others = Vec::new();
            let telling = own.iter().map(|sequence| &with[sequence]);
            for other in telling.filter(|with| with.len() <= COMMON).flatten() {
                if *other != function {
                    if shared[*other] == 0 {
                        others.push(*other);
                    }
                    shared[*other] += 1;
                }
            }
            let mut alike: Vec<(f64, usize)> = others
                .iter()
                .map(|other| {
                    let shared = f64::from(std::mem::take(&mut shared[*other]));
                    let all = (own.len() + sequences[*other].len()) as f64 - shared;
                    (shared / all, *other)
                })
                .collect();
            alike.sort_by(|(one, at), (two, place)| two.total_cmp(one).then(at.cmp(place)));
            alike.truncate(NEIGHBOURS);
            let ordered = |other| (function.min(other), function.max(other));
            pairs.extend(
                alike
                    .into_iter()
                    .map(|(alike, other)| (alike, ordered(other))),
            );
        }
        pairs.sort_by(|(one, at), (two, place)| two.total_cmp(one).then(at.cmp(place)));
        pairs.dedup();
        pairs.into_iter().map(|(_, pair)| pair).collect()
    }

    /// All functions, in rows of similar functions. The rows are sorted by the type of their first function.
    fn rows(&self) -> Vec<usize> {
        let mut neighbours: Vec<Vec<usize>> = vec![Vec::new(); self.bodies.len()];
        let mut rows = Rows((0..self.bodies.len()).collect());
        for (one, two) in self.pairs() {
            let have_room = [one, two].iter().all(|end| neighbours[*end].len() < 2);
            if have_room && rows.join(one, two) {
                neighbours[one].push(two);
                neighbours[two].push(one);
            }
        }
        let mut ends: Vec<usize> = (0..self.bodies.len())
            .filter(|function| neighbours[*function].len() < 2)
            .collect();
        ends.sort_by_key(|end| (self.types[*end], self.bodies[*end].len()));
        let mut is_placed = vec![false; self.bodies.len()];
        let mut placed = Vec::new();
        for end in ends {
            let mut next = Some(end).filter(|end| !is_placed[*end]);
            while let Some(function) = next {
                is_placed[function] = true;
                placed.push(function);
                let mut after = neighbours[function].iter().copied();
                next = after.find(|function| !is_placed[*function]);
            }
        }
        placed
    }
}

/// The different sequences of a function.
fn sequences(body: &[u8]) -> Vec<Sequence> {
    let mut sequences: Vec<Sequence> = body
        .windows(size_of::<Sequence>())
        .filter_map(|bytes| bytes.try_into().ok())
        .collect();
    sequences.sort_unstable();
    sequences.dedup();
    sequences
}

/// The row of each function: each refers to another function of its row, or to itself.
struct Rows(Vec<usize>);

impl Rows {
    fn row(&mut self, mut function: usize) -> usize {
        while self.0[function] != function {
            self.0[function] = self.0[self.0[function]];
            function = self.0[function];
        }
        function
    }

    /// Joins two rows. Returns whether they were different.
    fn join(&mut self, one: usize, two: usize) -> bool {
        let (one, two) = (self.row(one), self.row(two));
        self.0[one] = two;
        one != two
    }
}

/// A new order of the functions of a module.
struct Order {
    imported: u32,
    types: Vec<u32>,
    /// The functions in their new order, and the new place of each.
    functions: Vec<usize>,
    places: Vec<u32>,
}

impl Order {
    fn of(functions: &Functions<'_>) -> Self {
        let order = functions.rows();
        let mut places = vec![0; order.len()];
        for (place, function) in (0..).zip(&order) {
            places[*function] = place;
        }
        Self {
            imported: functions.imported,
            types: functions.types.clone(),
            functions: order,
            places,
        }
    }
}

impl Reencode for Order {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        let own = function.checked_sub(self.imported);
        let place = own.and_then(|own| self.places.get(own as usize));
        Ok(place.map_or(function, |place| self.imported + place))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        _: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        for function in &self.functions {
            functions.function(self.types[*function]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let bodies: Vec<FunctionBody> = section.into_iter().collect::<Result<_, _>>()?;
        for function in self.functions.clone() {
            self.parse_function_body(code, bodies[function].clone())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{
        EntityType, ExportKind, ExportSection, Function, ImportSection, TypeSection, ValType,
    };
    use wasmparser::Operator;

    /// A module that imports a function and exports its own, which add these numbers one after another and call
    /// the function after them.
    fn module(sums: &[&[i32]]) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        types.ty().function([], [ValType::I32]);
        let mut imports = ImportSection::new();
        imports.import("page", "now", EntityType::Function(0));
        let mut functions = FunctionSection::new();
        let mut exports = ExportSection::new();
        let mut code = CodeSection::new();
        for (number, sum) in (1..).zip(sums) {
            functions.function(1);
            exports.export(&sum[0].to_string(), ExportKind::Func, number);
            let mut function = Function::new([]);
            let mut body = function.instructions();
            body.call(0).i32_const(0);
            for summand in *sum {
                body.i32_const(*summand).i32_add();
            }
            let after = number % u32::try_from(sums.len()).unwrap() + 1;
            body.call(after).i32_add().end();
            code.function(&function);
        }
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions);
        module.section(&exports).section(&code);
        module.finish()
    }

    /// The function exported under each name: the numbers that it adds, and the name of the function that it calls.
    fn exported(module: &[u8]) -> BTreeMap<String, (Vec<i32>, String)> {
        let mut bodies = Vec::new();
        let mut names = BTreeMap::new();
        for payload in Parser::new(0).parse_all(module) {
            match payload.unwrap() {
                Payload::ExportSection(exports) => {
                    let exports = exports.into_iter().map(Result::unwrap);
                    names.extend(exports.map(|one| (one.index, one.name.to_owned())));
                }
                Payload::CodeSectionEntry(body) => {
                    let (mut added, mut called) = (Vec::new(), 0);
                    for operator in body.get_operators_reader().unwrap() {
                        match operator.unwrap() {
                            Operator::I32Const { value } => added.push(value),
                            Operator::Call { function_index } => called = function_index,
                            _ => {}
                        }
                    }
                    bodies.push((added, called));
                }
                _ => {}
            }
        }
        let own = (1..).zip(bodies);
        let calls = own.map(|(index, (added, called))| {
            (names[&index].clone(), (added, names[&called].clone()))
        });
        calls.collect()
    }

    const SUMS: [&[i32]; 4] = [
        &[1, 50, 51, 52, 53, 54],
        &[2, 30, 31, 32, 33, 34],
        &[3, 50, 51, 52, 53, 54],
        &[4, 30, 31, 32, 33, 34],
    ];

    #[test]
    fn functions_that_are_alike_are_neighbours() {
        let before = module(&SUMS);
        let rows = Functions::of(&before).unwrap().rows();
        let place = |function| rows.iter().position(|one| *one == function).unwrap();
        assert_eq!(place(0).abs_diff(place(2)), 1);
        assert_eq!(place(1).abs_diff(place(3)), 1);
    }

    #[test]
    fn every_function_does_the_same() {
        let before = module(&SUMS);
        let after = ordered(&before).unwrap();
        assert_ne!(after, before);
        assert_eq!(exported(&after), exported(&before));
    }

    #[test]
    fn what_is_no_module_is_refused() {
        assert!(ordered(b"no module").is_err());
    }
}
