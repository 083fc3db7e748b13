//! The home screen as text, as the page draws it. `cargo xtask paint` stores it and the build puts it into
//! the page, so that it is visible before the program is loaded.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use xtask::serve::Intercept;

use crate::browser::Session;
use crate::page::{Page, dist_file, html};

const MARKUP: &str = include_str!("markup.js");
/// The frames of the other screens, the same for every game, with placeholders for texts.
const FRAMES: &str = include_str!("../../../../assets/frames.html");
/// The storage key of the settings.
const SETTINGS: &str = "tablero/v1/settings";

/// The folder for the files.
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

/// Serves the page without its prerendered part.
#[track_caller]
pub fn serve(session: &Session) -> Page<'_> {
    let page = Page::serve_but(session, |path| match path {
        "" | "index.html" => {
            let page = String::from_utf8_lossy(&dist_file("index.html")).into_owned();
            // It is the last element of the page.
            match page.split_once("<div id=\"painted\"") {
                Some((before, _)) => html(&format!("{before}</body></html>")),
                None => Intercept::Serve,
            }
        }
        _ => Intercept::Serve,
    });
    session.load(&page.blank());
    page
}

/// Opens home in a language and reads what the program has drawn.
///
/// # Errors
/// If it contains something that cannot be prerendered.
#[track_caller]
pub fn draw(page: &Page, language: &str) -> Result<String, String> {
    page.store(SETTINGS, &settings(language));
    page.open("");
    page.arrive("home");
    read(page.session, "body > .home-screen")
}

/// The settings of a person who has only chosen a language.
#[must_use]
pub fn settings(language: &str) -> String {
    json!({"version": 1, "language": language}).to_string()
}

/// Reads home in the open page.
///
/// # Errors
/// If it contains something that cannot be prerendered.
#[track_caller]
pub fn read(session: &Session, home: &str) -> Result<String, String> {
    let read = session.run(MARKUP, vec![json!(home)]);
    let found = read["home"].as_str().map(str::to_owned);
    found.ok_or_else(|| read["error"].to_string())
}

/// The files that the build puts into the page, by name: home in each language, with the frames.
///
/// # Errors
/// If a text is missing in a language.
pub fn files(homes: &[(String, String)]) -> Result<Vec<(String, String)>, String> {
    let mut files = Vec::new();
    for (language, home) in homes {
        let words = fs::read_to_string(root().join(format!("locales/{language}.json")))
            .map_err(|error| error.to_string())?;
        let words: Value = serde_json::from_str(&words).map_err(|error| error.to_string())?;
        let mut part = format!("<div data-part=\"home\">\n{home}</div>\n");
        part += &frames(&words)?;
        files.push((format!("{language}.html"), part));
    }
    Ok(files)
}

/// The frames with the texts of a language.
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
