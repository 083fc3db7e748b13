//! Writes the translations as Rust code.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::check::{Language, NAME, blanks};
use super::files::{files, first_line};

/// The files of the texts, and a struct for every key, in modules that follow the parts of the key. The fields of the
/// struct are the placeholders of the text, so a call with a missing or unknown placeholder does not compile. The
/// courses are separate files and are left out.
pub fn print(languages: &[Language]) -> String {
    let english = &languages[0];
    let files = files(english);
    let firsts = files
        .iter()
        .map(|(file, keys)| first_line(file, keys, english));
    let mut code = format!(
        "/// The names of the files of a language.\n\
         pub static FILES: &[&str] = &{names:?};\n\
         /// The first line of each file.\n\
         pub static FIRST_LINES: &[&str] = &{firsts:?};\n",
        names = files.keys().collect::<Vec<_>>(),
        firsts = firsts.collect::<Vec<_>>(),
    );
    let mut root = Module::default();
    for (file, keys) in files.values().enumerate() {
        for (number, key) in keys.iter().enumerate() {
            let parts: Vec<_> = key.split('.').collect();
            root.add(&parts, Text { key, file, number });
        }
    }
    code += "pub mod texts {\n";
    root.write(english, &mut code);
    code + "}\n"
}

/// The languages with all their texts, for programs that do not load them from files.
pub fn print_built_in(languages: &[Language]) -> String {
    let files = files(&languages[0]);
    let mut code = String::from("pub static BUILT_IN: &[(&str, &str, &[&[&str]])] = &[\n");
    for Language {
        code: language,
        words,
    } in languages
    {
        let texts = files
            .values()
            .map(|keys| keys.iter().map(|key| &*words[*key]).collect::<Vec<_>>());
        let texts: Vec<String> = texts.map(|texts| format!("&{texts:?}")).collect();
        let name = &words[NAME];
        let _ = writeln!(code, "({language:?}, {name:?}, &[{}]),", texts.join(", "));
    }
    code += "];\nimpl crate::words::Locale {\n";
    for (number, language) in languages.iter().enumerate() {
        let name = constant(&language.code);
        let _ = writeln!(code, "pub const {name}: Self = Self({number});");
    }
    code + "}\n"
}

/// The name of a language in Rust, for example `En` or `PtBr`.
fn constant(code: &str) -> String {
    code.split('-')
        .map(|part| {
            let mut letters = part.chars();
            let first = letters.next().map(|letter| letter.to_ascii_uppercase());
            first.into_iter().chain(letters).collect::<String>()
        })
        .collect()
}

/// A text: its key and its location.
#[derive(Clone, Copy)]
struct Text<'a> {
    key: &'a str,
    /// The number of the file.
    file: usize,
    /// The number of the text in the file.
    number: usize,
}

/// The keys that start with the same parts.
#[derive(Default)]
struct Module<'a> {
    modules: BTreeMap<&'a str, Module<'a>>,
    /// The last parts of keys.
    texts: BTreeMap<&'a str, Text<'a>>,
}

impl<'a> Module<'a> {
    fn add(&mut self, parts: &[&'a str], text: Text<'a>) {
        match parts {
            [] => {}
            [last] => {
                self.texts.insert(last, text);
            }
            [first, rest @ ..] => self.modules.entry(first).or_default().add(rest, text),
        }
    }

    fn write(&self, english: &Language, code: &mut String) {
        for (name, module) in &self.modules {
            let _ = writeln!(code, "pub mod {name} {{");
            module.write(english, code);
            *code += "}\n";
        }
        for (name, text) in &self.texts {
            write_text(name, *text, english, code);
        }
    }
}

fn write_text(name: &str, text: Text, english: &Language, code: &mut String) {
    let Text { key, file, number } = text;
    let blanks: Vec<&str> = blanks(&english.words[key]).into_iter().collect();
    let each = |write: &dyn Fn(usize, &str) -> String| -> String {
        let parts = blanks.iter().enumerate();
        parts.map(|(at, blank)| write(at, blank)).collect()
    };
    let types = each(&|at, _| format!("T{at}: std::fmt::Display,"));
    let names = each(&|at, _| format!("T{at},"));
    let fields = each(&|at, blank| format!("pub {blank}: T{at},"));
    let values = each(&|_, blank| format!("({blank:?}, &self.{blank}),"));
    let _ = writeln!(
        code,
        "pub struct {name}<{types}> {{ {fields} }}\n\
         impl<{types}> {name}<{names}> {{\n\
         pub fn text(self, locale: crate::words::Locale) -> String {{\n\
         crate::words::fill(crate::words::text(locale, {file}, {number}), &[{values}])\n}}\n}}"
    );
}
