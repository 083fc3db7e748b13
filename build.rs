//! Generates the texts in every language from `locales/`. Fails if a language lacks a text or has one that is
//! not used.

#[path = "locales/check.rs"]
mod check;
#[allow(dead_code)]
#[path = "locales/files.rs"]
mod files;
#[allow(dead_code, unused_imports)]
#[path = "src/lessons"]
mod lessons {
    pub mod courses;
}
#[path = "locales/table.rs"]
mod table;

use std::error::Error;
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    for source in ["assets/frames.html", "build.rs", "locales", "src"] {
        println!("cargo::rerun-if-changed={source}");
    }
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let languages = check::read(Path::new("locales"))?;
    let mut said = check::said(Path::new("src"))?;
    said.extend(check::said_in_markup(Path::new("assets/frames.html"))?);
    let taught = lessons::courses::COURSES
        .iter()
        .flat_map(|course| course.keys());
    let faults = check::faults(&languages, &said, &taught.collect());
    if !faults.is_empty() {
        for fault in faults {
            println!("cargo::error={fault}");
        }
        return Err("the translations in locales/ are not whole".into());
    }
    std::fs::write(out.join("words.rs"), table::print(&languages))?;
    std::fs::write(out.join("built_in.rs"), table::print_built_in(&languages))?;
    Ok(())
}
