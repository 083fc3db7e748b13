//! Files by their path, and the types that browsers insist on.

use std::fs;
use std::path::Path;

use super::answer::Answer;

/// Answers with the file at a path below `root`, which must be canonical.
pub fn answer(root: &Path, prefix: &str, path: &str) -> Answer {
    let hidden = path.contains(['\\', '\0', ':'])
        || path
            .trim_end_matches('/')
            .split('/')
            .any(|name| matches!(name, "." | ".."));
    if hidden {
        return Answer::status(404);
    }
    // A link may lead out of the folder as well as a path.
    let file = match root.join(path.trim_start_matches('/')).canonicalize() {
        Ok(file) if file.starts_with(root) => file,
        _ => return Answer::status(404),
    };
    if !file.is_dir() {
        return read(&file);
    }
    if !path.is_empty() && !path.ends_with('/') {
        return Answer::redirect(&format!("{prefix}{path}/"));
    }
    read(&file.join("index.html"))
}

fn read(file: &Path) -> Answer {
    match fs::read(file) {
        Ok(body) => Answer::with(content_type(file), body),
        Err(_) => Answer::status(404),
    }
}

fn content_type(file: &Path) -> &'static str {
    let ending = file.extension().and_then(|ending| ending.to_str());
    match ending.unwrap_or_default().to_ascii_lowercase().as_str() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "md" | "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "wav" => "audio/wav",
        _ => "application/octet-stream",
    }
}
