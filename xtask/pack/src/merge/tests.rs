use super::*;
use wasm_encoder::{
    ConstExpr, Elements, EntityType, ExportKind, ExportSection, Function, GlobalType, MemoryType,
    RefType, TableType, ValType,
};

/// A function: the number of its parameters, and the table index of the function that it calls with them,
/// if any.
type Declared = (u32, Option<i32>);

/// A module like those of the splitter, whose functions are in the table from this index. `bytes` are its data.
fn module(place: i32, functions: &[Declared], bytes: &[u8], with_global: bool) -> Module {
    let mut imports = ImportSection::new();
    let table = TableType {
        element_type: RefType::FUNCREF,
        table64: false,
        minimum: 90,
        maximum: None,
        shared: false,
    };
    imports.import("main", "table", EntityType::Table(table));
    let memory = MemoryType {
        minimum: 1,
        maximum: None,
        memory64: false,
        shared: false,
        page_size_log2: None,
    };
    imports.import("main", "memory", EntityType::Memory(memory));
    if with_global {
        let global = GlobalType {
            val_type: ValType::I32,
            mutable: true,
            shared: false,
        };
        imports.import("main", "stack", EntityType::Global(global));
    }
    let mut types = TypeSection::new();
    let mut section = FunctionSection::new();
    let mut code = CodeSection::new();
    for (number, (parameters, called)) in (0..).zip(functions) {
        let kinds = (0..*parameters).map(|_| ValType::I32);
        types.ty().function(kinds, []);
        section.function(number);
        let mut function = Function::new([]);
        let mut body = function.instructions();
        if let Some(place) = called {
            for local in 0..*parameters {
                body.local_get(local);
            }
            body.i32_const(*place).call_indirect(0, number);
        } else if with_global {
            body.global_get(0).drop();
        }
        body.end();
        code.function(&function);
    }
    let mut elements = ElementSection::new();
    let items: Vec<u32> = (0..section.len()).collect();
    let items = Elements::Functions(items.into());
    elements.active(Some(0), &ConstExpr::i32_const(place), items);
    let mut data = DataSection::new();
    data.active(0, &ConstExpr::i32_const(place), bytes.iter().copied());
    let mut module = Module::new();
    module.section(&types).section(&imports).section(&section);
    module
        .section(&elements)
        .section(&DataCountSection { count: 1 });
    module.section(&code).section(&data);
    module
}

/// The operators of each function.
fn code(module: &[u8]) -> Vec<Vec<Operator<'_>>> {
    let payloads = Parser::new(0).parse_all(module).map(Result::unwrap);
    let bodies = payloads.filter_map(|payload| match payload {
        Payload::CodeSectionEntry(body) => Some(body.get_operators_reader().unwrap()),
        _ => None,
    });
    bodies
        .map(|reader| reader.into_iter().map(Result::unwrap).collect())
        .collect()
}

fn merged(modules: &[Module]) -> Vec<u8> {
    let modules: Vec<Vec<u8>> = modules
        .iter()
        .map(|module| module.clone().finish())
        .collect();
    merge(&modules).unwrap()
}

#[test]
fn a_single_module_stays_as_it_is() {
    let one = module(7, &[(0, None), (2, Some(40))], b"data", true);
    assert_eq!(merged(std::slice::from_ref(&one)), one.finish());
}

#[test]
fn the_functions_of_all_modules_stand_in_the_table_and_have_their_types() {
    let first = module(7, &[(0, None), (2, None)], b"a", false);
    let second = module(20, &[(2, None), (1, None)], b"bc", true);
    let both = merged(&[first, second]);
    let mut kinds = Vec::new();
    let mut places = Vec::new();
    let mut data = Vec::new();
    for payload in Parser::new(0).parse_all(&both) {
        match payload.unwrap() {
            Payload::TypeSection(types) => assert_eq!(types.count(), 3),
            Payload::ImportSection(imports) => assert_eq!(imports.into_imports().count(), 3),
            Payload::FunctionSection(functions) => {
                kinds.extend(functions.into_iter().map(Result::unwrap));
            }
            Payload::ElementSection(elements) => {
                for element in elements {
                    let ElementItems::Functions(items) = element.unwrap().items else {
                        panic!("no functions");
                    };
                    places.push(items.into_iter().map(Result::unwrap).collect::<Vec<_>>());
                }
            }
            Payload::DataSection(section) => {
                data.extend(
                    section
                        .into_iter()
                        .map(|piece| piece.unwrap().data.to_vec()),
                );
            }
            _ => {}
        }
    }
    assert_eq!(kinds, [0, 1, 1, 2]);
    assert_eq!(places, [[0, 1], [2, 3]]);
    assert_eq!(data, [b"a".to_vec(), b"bc".to_vec()]);
    // Only the second module has the global.
    assert_eq!(code(&both)[2][0], Operator::GlobalGet { global_index: 0 });
}

#[test]
fn functions_of_the_same_file_are_called_directly() {
    let first = module(7, &[(1, Some(20)), (1, Some(40))], b"", false);
    let second = module(20, &[(1, None)], b"", false);
    let both = merged(&[first, second]);
    let code = code(&both);
    let argument = Operator::LocalGet { local_index: 0 };
    let call = Operator::Call { function_index: 2 };
    assert_eq!(code[0], [argument.clone(), call, Operator::End]);
    assert!(matches!(
        code[1][..],
        [
            _,
            Operator::I32Const { value: 40 },
            Operator::CallIndirect { .. },
            _
        ]
    ));
}

#[test]
fn modules_that_do_more_are_refused() {
    let mut exporting = Module::new();
    let mut exports = ExportSection::new();
    exports.export("run", ExportKind::Func, 0);
    exporting.section(&exports);
    assert!(merge(&[exporting.finish()]).is_err());
    assert!(merge(&[b"no module".to_vec()]).is_err());
}
