//! Generates the page's translations from `locales/`, where the page is built at all, and fails
//! where a language lacks a word or has one that nobody says.

#[cfg(feature = "page")]
#[path = "locales/check.rs"]
mod check;
#[cfg(feature = "page")]
#[allow(dead_code)]
#[path = "src/lessons/courses/mod.rs"]
mod courses;

use std::error::Error;

/// The subtree of the words that are asked for by their names at run time: those of the courses.
#[cfg(feature = "page")]
const LEARN: &str = "learn";

#[cfg(not(feature = "page"))]
fn main() -> Result<(), Box<dyn Error>> {
    Ok(())
}

#[cfg(feature = "page")]
fn main() -> Result<(), Box<dyn Error>> {
    use leptos_i18n_build::{Config, ParseOptions, TranslationsInfos};
    use std::path::{Path, PathBuf};

    for source in ["build.rs", "locales", "src/app", "src/lessons/courses"] {
        println!("cargo::rerun-if-changed={source}");
    }
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let languages = check::read(Path::new("locales"))?;
    let said = check::said(Path::new("src/app"))?;
    let taught = courses::COURSES.iter().flat_map(|course| course.keys());
    let faults = check::faults(&languages, &said, &taught.collect());
    if !faults.is_empty() {
        for fault in faults {
            println!("cargo::error={fault}");
        }
        return Err("the translations in locales/ are not whole".into());
    }
    write_learn(&languages, &out)?;
    write_rest(&languages, &out.join("locales"))?;

    let others = languages
        .iter()
        .skip(1)
        .map(|language| language.code.clone());
    let config = Config::new("en")?.add_locales(others)?;
    let options = ParseOptions::default().interpolate_display(true);
    let translations = TranslationsInfos::parse_at_dir(&out, config.parse_options(options))?;
    translations.emit_diagnostics();
    translations.generate_i18n_module(out.join("i18n"))?;
    Ok(())
}

/// The words of the courses as a sorted table: their keys are known at run time only.
#[cfg(feature = "page")]
fn write_learn(languages: &[check::Language], out: &std::path::Path) -> Result<(), Box<dyn Error>> {
    let codes: Vec<&str> = languages.iter().map(|language| &*language.code).collect();
    let (mut rows, prefix) = (String::new(), format!("{}.", LEARN));
    for key in languages[0].words.keys() {
        if let Some(name) = key.strip_prefix(&prefix) {
            let words: Vec<_> = languages
                .iter()
                .map(|language| &language.words[key])
                .collect();
            rows += &format!("({name:?}, {words:?}),\n");
        }
    }
    let count = codes.len();
    let text = format!(
        "pub static CODES: [&str; {count}] = {codes:?};\n\
         pub static WORDS: &[(&str, [&str; {count}])] = &[\n{rows}];\n"
    );
    Ok(std::fs::write(out.join("learn.rs"), text)?)
}

/// All other words, in files as they came.
#[cfg(feature = "page")]
fn write_rest(languages: &[check::Language], to: &std::path::Path) -> Result<(), Box<dyn Error>> {
    std::fs::create_dir_all(to)?;
    for check::Language { code, .. } in languages {
        let file = format!("{code}.json");
        let text = std::fs::read_to_string(std::path::Path::new("locales").join(&file))?;
        let mut words: serde_json::Value = serde_json::from_str(&text)?;
        if let Some(words) = words.as_object_mut() {
            words.remove(LEARN);
        }
        std::fs::write(to.join(file), words.to_string())?;
    }
    Ok(())
}
