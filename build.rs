//! Generates the page's translations from `locales/`, where the page is built at all.

use std::error::Error;

#[cfg(not(feature = "page"))]
fn main() -> Result<(), Box<dyn Error>> {
    Ok(())
}

#[cfg(feature = "page")]
fn main() -> Result<(), Box<dyn Error>> {
    use leptos_i18n_build::{Config, ParseOptions, TranslationsInfos};

    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=locales");
    let options = ParseOptions::default().interpolate_display(true);
    let config = Config::new("en")?.add_locales(languages()?)?;
    let translations = TranslationsInfos::parse(config.parse_options(options))?;
    translations.emit_diagnostics();
    translations.rerun_if_locales_changed();
    let out = std::path::PathBuf::from(std::env::var("OUT_DIR")?);
    translations.generate_i18n_module(out.join("i18n"))?;
    Ok(())
}

/// A language is a file; English is the one that all others fall back to.
#[cfg(feature = "page")]
fn languages() -> Result<Vec<String>, Box<dyn Error>> {
    let mut languages = Vec::new();
    for file in std::fs::read_dir("locales")? {
        let path = file?.path();
        if path.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        match path.file_stem().and_then(|stem| stem.to_str()) {
            Some("en") | None => {}
            Some(language) => languages.push(language.to_owned()),
        }
    }
    languages.sort();
    Ok(languages)
}
