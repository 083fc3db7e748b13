//! Writes the translations as Rust code.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::check::{LEARN, Language, blanks};

/// The languages, and a struct for every key, in modules that follow the parts of the key. Its fields are the
/// placeholders of the text, so a call with a missing or unknown placeholder does not compile. The courses
/// are separate files and are left out.
pub fn print(languages: &[Language]) -> String {
    let codes: Vec<&str> = languages.iter().map(|language| &*language.code).collect();
    let names: Vec<String> = codes.iter().map(|code| variant(code)).collect();
    let mut code = format!(
        "/// A language.\n\
         #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]\n\
         pub enum Locale {{ #[default] {list} }}\n\
         pub static LOCALES: [Locale; {count}] = [{all}];\n\
         pub static CODES: [&str; {count}] = {codes:?};\n",
        list = names.join(", "),
        all = names
            .iter()
            .map(|name| format!("Locale::{name}"))
            .collect::<Vec<_>>()
            .join(", "),
        count = codes.len(),
    );
    let mut root = Module::default();
    for key in languages[0].words.keys() {
        let parts: Vec<_> = key.split('.').collect();
        if parts[0] != LEARN {
            root.add(&parts, key);
        }
    }
    code += "pub mod texts {\n";
    root.write(languages, &mut code);
    code + "}\n"
}

/// The keys below a part of a key.
#[derive(Default)]
struct Module<'a> {
    modules: BTreeMap<&'a str, Module<'a>>,
    /// The last parts of keys, with the full keys.
    keys: BTreeMap<&'a str, &'a str>,
}

impl<'a> Module<'a> {
    fn add(&mut self, parts: &[&'a str], key: &'a str) {
        match parts {
            [] => {}
            [last] => {
                self.keys.insert(last, key);
            }
            [first, rest @ ..] => self.modules.entry(first).or_default().add(rest, key),
        }
    }

    fn write(&self, languages: &[Language], code: &mut String) {
        for (name, module) in &self.modules {
            let _ = writeln!(code, "pub mod {name} {{");
            module.write(languages, code);
            *code += "}\n";
        }
        for (name, key) in &self.keys {
            write_key(name, key, languages, code);
        }
    }
}

fn write_key(name: &str, key: &str, languages: &[Language], code: &mut String) {
    let texts = texts(languages, key);
    let blanks: Vec<&str> = blanks(texts[0]).into_iter().collect();
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
         crate::words::fill({texts:?}[locale as usize], &[{values}])\n}}\n}}"
    );
}

fn texts<'a>(languages: &'a [Language], key: &str) -> Vec<&'a str> {
    languages
        .iter()
        .map(|language| &*language.words[key])
        .collect()
}

/// The name of a language as a Rust variant, for example `En` or `PtBr`.
fn variant(code: &str) -> String {
    code.split('-')
        .map(|part| {
            let mut letters = part.chars();
            let first = letters.next().map(|letter| letter.to_ascii_uppercase());
            first.into_iter().chain(letters).collect::<String>()
        })
        .collect()
}
