//! Finds errors in the translations. The build fails if there are any. A language is a file in this folder, plus a file
//! `GAME-LANGUAGE.json` in `courses` for the course of each game. The other languages must have the same keys as
//! English.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the courses, inside the folder of the languages.
const COURSES: &str = "courses";

/// The first part of the keys of courses. The name of the game is the second.
pub const LEARN: &str = "learn";

/// The key of the name of a language in that language. The build writes it into the page.
pub const NAME: &str = "language";

/// The texts of a language by key. The parts of a key are joined by dots.
pub struct Language {
    pub code: String,
    pub words: BTreeMap<String, String>,
}

/// Every language of a folder, English first.
///
/// # Errors
/// If a file cannot be read, is not a tree of texts, or contains something that belongs in another file.
pub fn read(folder: &Path) -> Result<Vec<Language>, Box<dyn Error>> {
    let mut languages = Vec::new();
    for (code, path) in files(folder)? {
        let mut words = BTreeMap::new();
        let tree = tree(&path)?;
        if tree.get(LEARN).is_some() {
            return Err(format!("{code}: {LEARN}: belongs into {COURSES}").into());
        }
        collect("", &tree, &mut words)?;
        languages.push(Language { code, words });
    }
    for (stem, path) in files(&folder.join(COURSES))? {
        let of = |language: &&mut Language| slug(&stem, &language.code).is_some();
        // One language code may be the end of another one.
        let language = languages.iter_mut().filter(of);
        let Some(language) = language.max_by_key(|language| language.code.len()) else {
            return Err(format!("{COURSES}/{stem}.json: of no language").into());
        };
        let slug = slug(&stem, &language.code).unwrap_or_default();
        collect(
            &format!("{LEARN}.{slug}"),
            &tree(&path)?,
            &mut language.words,
        )?;
    }
    languages.sort_by_key(|language| (language.code != "en", language.code.clone()));
    Ok(languages)
}

/// Every language of the first folder, with further texts from the others. A language that another folder does not
/// have gets its English texts.
///
/// # Errors
/// If a folder cannot be read, or if two of them have the same text.
pub fn read_all(folders: &[impl AsRef<Path>]) -> Result<Vec<Language>, Box<dyn Error>> {
    let mut languages = Vec::new();
    for folder in folders {
        let read = read(folder.as_ref())?;
        if languages.is_empty() {
            languages = read;
            continue;
        }
        for Language { code, words } in &mut languages {
            let same = read.iter().find(|one| one.code == *code);
            let further = same.or(read.first()).into_iter().flat_map(|one| &one.words);
            for (key, text) in further {
                if words.insert(key.clone(), text.clone()).is_some() {
                    return Err(format!("{code}: {key} is there twice").into());
                }
            }
        }
    }
    Ok(languages)
}

/// The game of a course file, given the name of the file. `None` if the course is not in this language.
fn slug<'a>(stem: &'a str, code: &str) -> Option<&'a str> {
    stem.strip_suffix(code)?.strip_suffix('-')
}

/// The JSON files in a folder, with their names without the extension.
fn files(folder: &Path) -> Result<Vec<(String, PathBuf)>, Box<dyn Error>> {
    let mut files = Vec::new();
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        if path
            .extension()
            .is_some_and(|extension| extension == "json")
        {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy();
            files.push((stem.into_owned(), path));
        }
    }
    Ok(files)
}

fn tree(path: &Path) -> Result<Value, Box<dyn Error>> {
    let text = fs::read_to_string(path)?;
    let tree = serde_json::from_str(&text);
    Ok(tree.map_err(|error| format!("{}: {error}", path.display()))?)
}

/// All texts that are missing, superfluous, unused or not translated. `keys` are the keys that the page uses, `course_keys`
/// the keys of the courses.
pub fn faults(
    languages: &[Language],
    keys: &BTreeSet<String>,
    course_keys: &BTreeSet<String>,
) -> Vec<String> {
    let english = &languages[0].words;
    let used: BTreeSet<&String> = keys.iter().chain(course_keys).collect();
    let mut faults = Vec::new();
    let mut fault =
        |code: &str, what: &str, key: &str| faults.push(format!("{code}: {what}: {key}"));
    for key in &used {
        if !english.contains_key(*key) {
            fault("en", "missing", key);
        }
    }
    for Language { code, words } in languages {
        for key in english.keys().filter(|key| !words.contains_key(*key)) {
            fault(code, "missing", key);
        }
        if !words.contains_key(NAME) {
            fault(code, "missing", NAME);
        }
        for (key, text) in words {
            if key != NAME && !used.contains(key) {
                fault(code, "said nowhere", key);
            }
            if text.trim().is_empty() {
                fault(code, "empty", key);
            }
            match english.get(key) {
                None => fault(code, "not in English", key),
                Some(one) if blanks(one) != blanks(text) => fault(code, "other blanks", key),
                Some(_) => {}
            }
        }
    }
    faults
}

/// The keys that are passed to `say!` and `t!` in the sources of a folder.
///
/// # Errors
/// If a source file cannot be read.
pub fn used_keys(folder: &Path) -> Result<BTreeSet<String>, Box<dyn Error>> {
    let mut keys = BTreeSet::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            keys.extend(self::used_keys(&path)?);
        } else {
            let text = fs::read_to_string(&path)?;
            keys.extend(text.split("say!(").skip(1).filter_map(key));
            let calls = text.match_indices("t!(").filter(|(at, _)| {
                let before = text[..*at].chars().next_back();
                !before.is_some_and(|symbol| symbol.is_alphanumeric() || symbol == '_')
            });
            keys.extend(calls.filter_map(|(at, call)| key(&text[at + call.len()..])));
        }
    }
    Ok(keys)
}

/// The keys that a file has placeholders for.
///
/// # Errors
/// If the file cannot be read.
pub fn keys_in_markup(file: &Path) -> Result<BTreeSet<String>, Box<dyn Error>> {
    let text = fs::read_to_string(file)?;
    Ok(blanks(&text).into_iter().map(str::to_owned).collect())
}

/// The key after the language argument, which may contain parentheses.
fn key(arguments: &str) -> Option<String> {
    let mut depth = 0;
    let comma = arguments.find(|sign| {
        match sign {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        sign == ',' && depth == 0
    });
    let key = &arguments[comma? + 1..];
    let key = key[..key.find([',', ')'])?].trim();
    // Skip the macro's own definition.
    (!key.starts_with('$')).then(|| key.to_owned())
}

fn collect(
    prefix: &str,
    value: &Value,
    words: &mut BTreeMap<String, String>,
) -> Result<(), Box<dyn Error>> {
    match value {
        Value::Object(entries) => {
            for (key, value) in entries {
                let dot = if prefix.is_empty() { "" } else { "." };
                collect(&format!("{prefix}{dot}{key}"), value, words)?;
            }
        }
        Value::String(text) => {
            words.insert(prefix.to_owned(), text.clone());
        }
        other => return Err(format!("{prefix}: {other}").into()),
    }
    Ok(())
}

/// The names in double braces in a text.
pub fn blanks(text: &str) -> BTreeSet<&str> {
    let parts = text.split("{{").skip(1);
    parts
        .filter_map(|part| Some(part.split_once("}}")?.0.trim()))
        .collect()
}
