//! Home as the page's views draw it, as text: what `cargo xtask paint` writes down and the build puts into the page,
//! so that it is seen before the program is there.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::browser::Session;
use crate::page::Page;

const MARKUP: &str = include_str!("markup.js");
/// The frames of the other screens, the same for every game, with blanks for words.
const FRAMES: &str = include_str!("../../../../assets/frames.html");
/// Where the settings are kept.
const SETTINGS: &str = "tablero/v1/settings";

/// What is painted, in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// The symbols that all boards are drawn with.
    pub symbols: String,
    pub home: String,
}

/// The folder of the files that are written.
#[must_use]
pub fn folder() -> PathBuf {
    root().join("assets/painted")
}

/// The codes of the page's languages.
///
/// # Errors
/// If `locales/` cannot be read.
pub fn languages() -> Result<Vec<String>, String> {
    let entries = fs::read_dir(root().join("locales")).map_err(|error| error.to_string())?;
    let paths = entries.flatten().map(|entry| entry.path());
    let mut codes: Vec<String> = paths
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect();
    codes.sort();
    Ok(codes)
}

/// Opens home in a language and reads what the program has drawn.
///
/// # Errors
/// If it holds what cannot be painted.
#[track_caller]
pub fn draw(page: &Page, language: &str) -> Result<Drawing, String> {
    page.store(SETTINGS, &settings(language));
    page.open("");
    page.arrive("home");
    read(page.session, "body > svg.symbols", "body > .home-screen")
}

/// What the settings hold of somebody who has chosen a language and nothing else.
#[must_use]
pub fn settings(language: &str) -> String {
    json!({"version": 1, "language": language}).to_string()
}

/// Reads symbols and home where they are in the page that is open.
///
/// # Errors
/// If they hold what cannot be painted.
#[track_caller]
pub fn read(session: &Session, symbols: &str, home: &str) -> Result<Drawing, String> {
    let read = session.run(MARKUP, vec![json!(symbols), json!(home)]);
    let text = |name: &str| {
        let found = read[name].as_str().map(str::to_owned);
        found.ok_or_else(|| read["error"].to_string())
    };
    Ok(Drawing {
        symbols: text("symbols")?,
        home: text("home")?,
    })
}

/// The files that the build puts into the page, by their names.
///
/// # Errors
/// If the drawings do not have the same symbols, or a word is missing in a language.
pub fn files(drawings: &[(String, Drawing)]) -> Result<Vec<(String, String)>, String> {
    let (_, first) = drawings.first().ok_or("nothing was drawn")?;
    let mut files = vec![("symbols.html".to_owned(), first.symbols.clone())];
    for (language, drawing) in drawings {
        if drawing.symbols != first.symbols {
            return Err(format!(
                "{language}: symbols are not the same in every language"
            ));
        }
        let words = fs::read_to_string(root().join(format!("locales/{language}.json")))
            .map_err(|error| error.to_string())?;
        let words: Value = serde_json::from_str(&words).map_err(|error| error.to_string())?;
        let mut part = format!("<div data-part=\"home\">\n{}</div>\n", drawing.home);
        part += &frames(&words)?;
        files.push((format!("{language}.html"), part));
    }
    Ok(files)
}

/// The frames with the words of a language.
fn frames(words: &Value) -> Result<String, String> {
    let mut filled = String::new();
    let mut rest = FRAMES;
    while let Some((before, after)) = rest.split_once("{{") {
        let (key, after) = after.split_once("}}").ok_or("a blank has no end")?;
        let pointer = format!("/{}", key.trim().replace('.', "/"));
        let word = words.pointer(&pointer).and_then(Value::as_str);
        filled += before;
        filled += word.ok_or_else(|| format!("{} is missing", key.trim()))?;
        rest = after;
    }
    Ok(filled + rest)
}

/// The folder of the project.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
