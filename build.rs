//! Generates the texts in every language from `locales/`, tables of contents from the courses in `assets/lessons/`, and
//! the list of games for the home screen (`assets/games.txt`). Fails if a course cannot be read, or if a language lacks
//! a text or has an unused one.

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
use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

const COURSES: &str = "assets/lessons";
const ROWS: &str = "assets/games.txt";

/// The game for tests. It has its own `assets` and `locales`.
const TEST_GAME: &str = "tests/hexapawn";

fn main() -> Result<(), Box<dyn Error>> {
    let mut sources = vec![
        "assets/frames.html",
        COURSES,
        ROWS,
        "build.rs",
        "embed.js",
        "locales",
        "src",
    ];
    let (mut roots, mut code) = (vec![""], vec!["src"]);
    let test_game_code = format!("{TEST_GAME}/game");
    if std::env::var_os("CARGO_FEATURE_TEST_GAME").is_some() {
        sources.push(TEST_GAME);
        roots.push(TEST_GAME);
        code.push(&test_game_code);
    }
    for source in sources {
        println!("cargo::rerun-if-changed={source}");
    }
    let in_roots = |path| -> Vec<PathBuf> {
        let roots = roots.iter();
        roots.map(|root| Path::new(root).join(path)).collect()
    };
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    let rows = in_roots(ROWS).into_iter().map(fs::read_to_string);
    fs::write(out.join("games.txt"), rows.collect::<Result<String, _>>()?)?;
    let courses = write_courses(&in_roots(COURSES), &out)?;
    let languages = check::read_all(&in_roots("locales"))?;
    let mut said = BTreeSet::new();
    for folder in code {
        said.extend(check::used_keys(Path::new(folder))?);
    }
    for file in ["assets/frames.html", "embed.js"] {
        said.extend(check::keys_in_markup(Path::new(file))?);
    }
    let course_keys = courses.iter().flat_map(Course::keys);
    let faults = check::faults(&languages, &said, &course_keys.collect());
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
fn write_courses(folders: &[PathBuf], out: &Path) -> Result<Vec<Course>, Box<dyn Error>> {
    let mut paths = Vec::new();
    for folder in folders {
        let files = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
        paths.extend(files.collect::<Result<Vec<PathBuf>, std::io::Error>>()?);
    }
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
