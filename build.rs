//! Generates the page's translations from `locales/` if the page is built. Fails if a language lacks a text
//! or has one that is not used.

#[cfg(feature = "page")]
#[path = "locales/check.rs"]
mod check;
#[cfg(feature = "page")]
#[allow(dead_code, unused_imports)]
#[path = "src/lessons"]
mod lessons {
    pub mod courses;
}
#[cfg(feature = "page")]
#[path = "locales/table.rs"]
mod table;

use std::error::Error;

#[cfg(not(feature = "page"))]
fn main() -> Result<(), Box<dyn Error>> {
    // Without such a line, cargo would rebuild everything after any change.
    println!("cargo::rerun-if-changed=build.rs");
    Ok(())
}

#[cfg(feature = "page")]
fn main() -> Result<(), Box<dyn Error>> {
    use std::path::{Path, PathBuf};

    for source in [
        "assets/frames.html",
        "build.rs",
        "locales",
        "src/app",
        "src/lessons/courses",
    ] {
        println!("cargo::rerun-if-changed={source}");
    }
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let languages = check::read(Path::new("locales"))?;
    let mut said = check::said(Path::new("src/app"))?;
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
    std::fs::write(out.join("words.rs"), table::of_page(&languages))?;
    Ok(())
}
