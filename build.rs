//! Generates the texts in every language from `locales/`, and tables of contents from the courses in
//! `assets/lessons/`. Fails if a course cannot be read, or if a language lacks a text or has one that is not
//! used.

#[path = "locales/check.rs"]
mod check;
#[allow(dead_code)]
#[path = "locales/files.rs"]
mod files;
#[allow(dead_code, unused_imports)]
#[path = "src/lessons"]
mod lessons {
    pub mod course;
}
#[path = "locales/table.rs"]
mod table;

use lessons::course::Course;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

const COURSES: &str = "assets/lessons";

fn main() -> Result<(), Box<dyn Error>> {
    for source in ["assets/frames.html", COURSES, "build.rs", "locales", "src"] {
        println!("cargo::rerun-if-changed={source}");
    }
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let courses = write_courses(&out)?;
    let languages = check::read(Path::new("locales"))?;
    let mut said = check::said(Path::new("src"))?;
    said.extend(check::said_in_markup(Path::new("assets/frames.html"))?);
    let taught = courses.iter().flat_map(Course::keys);
    let faults = check::faults(&languages, &said, &taught.collect());
    if !faults.is_empty() {
        for fault in faults {
            println!("cargo::error={fault}");
        }
        return Err("the translations in locales/ are not whole".into());
    }
    fs::write(out.join("words.rs"), table::print(&languages))?;
    fs::write(out.join("built_in.rs"), table::print_built_in(&languages))?;
    Ok(())
}

/// Reads all courses, and writes a list of them and their tables of contents.
fn write_courses(out: &Path) -> Result<Vec<Course>, Box<dyn Error>> {
    let paths = fs::read_dir(COURSES)?.map(|entry| Ok(entry?.path()));
    let mut paths = paths.collect::<Result<Vec<PathBuf>, std::io::Error>>()?;
    paths.sort();
    let (mut texts, mut courses) = (Vec::new(), Vec::new());
    for path in paths {
        let text = fs::read_to_string(&path)?;
        let course = Course::read(&text).map_err(|error| format!("{}: {error}", path.display()))?;
        if path.file_stem().is_none_or(|stem| stem != &*course.slug) {
            return Err(format!("{}: is of {}", path.display(), course.slug).into());
        }
        texts.push(text);
        courses.push(course);
    }
    let contents: Vec<String> = courses.iter().map(Course::contents).collect();
    fs::write(out.join("contents.txt"), contents.join("\n\n"))?;
    fs::write(out.join("courses.json"), format!("[{}]", texts.join(",")))?;
    Ok(courses)
}
