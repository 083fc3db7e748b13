//! The prerendered home screen and the frames of the other screens, which the page shows until the program is
//! loaded.
//!
//! `assets/painted/` contains them as written by `cargo xtask paint`: a file for each language. `boot.js` shows
//! one of the languages.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// Their place in the page. Trunk leaves this marker unchanged.
const MARKER: &str = "<!-- painted -->";

/// Inserts the prerendered markup into a page that has the marker.
pub fn put_into(page: &str, folder: &Path) -> Result<String> {
    match page.split_once(MARKER) {
        Some((before, after)) if folder.is_dir() => {
            Ok(format!("{before}{}{after}", painted(folder)?))
        }
        _ => Ok(page.to_owned()),
    }
}

fn painted(folder: &Path) -> Result<String> {
    let unreadable = || format!("{} cannot be read", folder.display());
    let mut languages = Vec::new();
    for entry in fs::read_dir(folder).with_context(unreadable)? {
        let path = entry.with_context(unreadable)?.path();
        let text = fs::read_to_string(&path).with_context(unreadable)?;
        if let Some(language) = path.file_stem().and_then(|stem| stem.to_str()) {
            languages.push((language.to_owned(), without_lines(&text)));
        }
    }
    languages.sort();
    let parts = languages
        .iter()
        .map(|(language, part)| format!("<div lang=\"{language}\" hidden>{part}</div>"));
    let parts: String = parts.collect();
    Ok(format!("<div id=\"painted\" hidden>{parts}</div>"))
}

/// Removes line breaks and indentation, which are only for readers of the files.
fn without_lines(text: &str) -> String {
    text.lines().map(str::trim_start).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_a_part_for_each_language() {
        let folder = std::env::temp_dir().join(format!("xtask-painted-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("es.html"), "<p>\n  <b>uno</b>\n</p>\n").unwrap();
        fs::write(folder.join("en.html"), "<p>one, <b>two</b></p>\n").unwrap();
        let page = put_into("<body>\n<!-- painted -->\n</body>", &folder);
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(
            page.unwrap(),
            "<body>\n<div id=\"painted\" hidden><div lang=\"en\" hidden><p>one, <b>two</b></p></div>\
             <div lang=\"es\" hidden><p><b>uno</b></p></div></div>\n</body>"
        );
    }

    #[test]
    fn a_page_for_which_nothing_is_painted_stays_as_it_is() {
        let page = "<!-- painted -->";
        assert_eq!(put_into(page, Path::new("no/such/folder")).unwrap(), page);
        let page = "<p>no marker</p>";
        assert_eq!(put_into(page, Path::new(".")).unwrap(), page);
    }
}
