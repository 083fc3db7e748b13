//! Special responses of the server.

use std::fs;
use std::path::Path;

use xtask::serve::Intercept;

use super::dist;

/// A page with this text.
pub fn html(text: &str) -> Intercept {
    answer("text/html; charset=utf-8", text.into())
}

/// A script with this text.
pub fn script(text: &str) -> Intercept {
    answer("text/javascript; charset=utf-8", text.into())
}

/// Tokens that remove the page's delays and motion. Styles outside of layers take precedence.
const WITHOUT_DELAYS: &str = "\n:root{--double-tap:0ms;--engine-least:0ms;--engine-watched:0ms;--reply:0ms;--take-back:0ms;--turn:0ms;\
    --move:0ms;--beat:0ms;--fade:0ms}\n";

/// A page is loaded for every test, so it should not preload files that the test may not need. Failed writes are not
/// repeated after a pause, but only after an action of the test.
const NOTHING_AHEAD: &str = "\n:root{--idle:none;--retry:3600s}\n";

/// A style sheet of a page. It is different without delays, and WebKit repeats one from memory, so the two must not have
/// the same origin.
pub fn styles(file: &Path, without_delays: bool) -> Intercept {
    let Ok(mut body) = fs::read(file) else {
        return Intercept::Status(404);
    };
    body.extend_from_slice(NOTHING_AHEAD.as_bytes());
    if without_delays {
        body.extend_from_slice(WITHOUT_DELAYS.as_bytes());
    }
    answer("text/css; charset=utf-8", body)
}

/// A file of the built page, for any requested path.
pub fn built(file: &str) -> Intercept {
    let file = if file.is_empty() { "index.html" } else { file };
    let Ok(body) = fs::read(dist("TABLERO_DIST").join(file)) else {
        return Intercept::Status(404);
    };
    let content_type = match file.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("json") => "application/json",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    };
    answer(content_type, body)
}

/// The contents of a file of the built page.
pub fn dist_file(file: &str) -> Vec<u8> {
    fs::read(dist("TABLERO_DIST").join(file)).expect("the file was built")
}

/// The paths of all files of the built page.
pub fn dist_files() -> Vec<String> {
    let dist = dist("TABLERO_DIST");
    let (mut files, mut folders) = (Vec::new(), vec![dist.clone()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the page is in a folder") {
            let path = entry.expect("the folder can be read").path();
            match path.is_dir() {
                true => folders.push(path),
                false => {
                    let inside = path.strip_prefix(&dist).unwrap_or(&path);
                    files.push(inside.to_string_lossy().into_owned());
                }
            }
        }
    }
    files
}

/// The text of the built page.
pub fn index() -> String {
    let file = dist("TABLERO_DIST").join("index.html");
    fs::read_to_string(file).expect("there is a page")
}

fn answer(content_type: &str, body: Vec<u8>) -> Intercept {
    Intercept::Replace {
        content_type: content_type.to_owned(),
        body,
    }
}
