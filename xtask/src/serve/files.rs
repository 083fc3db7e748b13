//! Files by path, with the content types that browsers need.

use std::fs;
use std::path::Path;

use super::answer::Answer;

/// The response with the file at a path below `root`, which must be canonical. Uses the compressed version if
/// there is one.
pub fn answer(root: &Path, prefix: &str, path: &str, compressed: bool) -> Answer {
    let hidden = path.contains(['\\', '\0', ':'])
        || path
            .trim_end_matches('/')
            .split('/')
            .any(|name| matches!(name, "." | ".."));
    if hidden {
        return Answer::status(404);
    }
    // A link can also lead out of the folder.
    let file = match root.join(path.trim_start_matches('/')).canonicalize() {
        Ok(file) if file.starts_with(root) => file,
        _ => return Answer::status(404),
    };
    if !file.is_dir() {
        return read(&file, compressed);
    }
    if !path.is_empty() && !path.ends_with('/') {
        return Answer::redirect(&format!("{prefix}{path}/"));
    }
    read(&file.join("index.html"), compressed)
}

fn read(file: &Path, compressed: bool) -> Answer {
    let Ok(body) = fs::read(file) else {
        return Answer::status(404);
    };
    let mut answer = Answer::with(content_type(file), body);
    if compressed && let Some(body) = read_compressed(file) {
        answer = answer.in_brotli(body);
    }
    if is_named_after_contents(file) {
        answer = answer.immutable();
    }
    answer
}

/// The compressed version of a file: the file with the same name and `.br`.
fn read_compressed(file: &Path) -> Option<Vec<u8>> {
    let mut name = file.file_name()?.to_owned();
    name.push(".br");
    fs::read(file.with_file_name(name)).ok()
}

/// Whether a file name contains a hash of the contents, for example `style-0123456789abcdef.css` or
/// `engine-0123456789abcdef_bg.wasm`.
pub fn is_named_after_contents(file: &Path) -> bool {
    const DIGITS: usize = 16;
    let name = file.file_name().and_then(|name| name.to_str());
    let Some((_, rest)) = name.and_then(|name| name.rsplit_once('-')) else {
        return false;
    };
    rest.get(..DIGITS)
        .is_some_and(|hash| hash.bytes().all(|byte| byte.is_ascii_hexdigit()))
        && rest[DIGITS..].starts_with(['.', '_'])
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_a_fingerprint_are_told_from_others() {
        let is = |name: &str| is_named_after_contents(Path::new(name));
        assert!(is("dist/style-0123456789abcdef.css"));
        assert!(is("engine-worker-0123456789abcdef_bg.wasm"));
        for name in [
            "index.html",
            "icon-180.png",
            "a-0123456789abcde.js",
            "a-0123456789abcdef0.js",
        ] {
            assert!(!is(name), "{name}");
        }
    }
}
