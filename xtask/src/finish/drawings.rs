//! The drawings of the pieces. Every game has a file in `assets/pieces`, and `board.svg` has the fills of all boards.
//! The page has all of them once, in its empty element `<svg class="symbols">`, and uses them by their ids.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use super::read;
use crate::html::{Tag, attribute, tags};

/// Puts the drawings of folders into a page that has an element for them. A page that already has them is left
/// unchanged.
pub fn put_into(page: &str, folders: &[PathBuf]) -> Result<String> {
    let tags = tags(page, "svg");
    let is_place = |tag: &&Tag| attribute(tag.attributes, "class") == Some("symbols");
    let Some(place) = tags.iter().find(is_place) else {
        return Ok(page.to_owned());
    };
    let (before, after) = page.split_at(place.whole.end);
    if before.ends_with("/>") {
        bail!("the element for the drawings of the pieces must have an end tag");
    }
    if !after.starts_with("</svg>") {
        return Ok(page.to_owned());
    }
    Ok(format!("{before}<defs>{}</defs>{after}", all(folders)?))
}

/// The drawings in the files of folders, in the order of the files' names.
fn all(folders: &[PathBuf]) -> Result<String> {
    let mut files: Vec<PathBuf> = Vec::new();
    for folder in folders {
        let unreadable = || format!("{} cannot be read", folder.display());
        for entry in fs::read_dir(folder).with_context(unreadable)? {
            files.push(entry.with_context(unreadable)?.path());
        }
    }
    files.retain(|path| path.extension().is_some_and(|ending| ending == "svg"));
    files.sort();
    let drawings = files.iter().map(|path| {
        let drawn = inside(&read(path)?);
        drawn.with_context(|| format!("{} cannot be put into the page", path.display()))
    });
    drawings.collect()
}

/// The drawing in a file, without its outer element, comments and spaces between elements.
fn inside(file: &str) -> Result<String> {
    let mut text = String::with_capacity(file.len());
    let mut rest = file;
    while let Some((before, after)) = rest.split_once("<!--") {
        let (_, after) = after.split_once("-->").context("a comment has no end")?;
        text += before;
        rest = after;
    }
    text += rest;
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = words.join(" ").replace("> <", "><");
    let outer = tags(&text, "svg");
    let [outer] = &outer[..] else {
        bail!("it does not have one element <svg>");
    };
    let drawn = text[outer.whole.end..].strip_suffix("</svg>");
    let drawn = drawn.context("its last element is not <svg>")?;
    if drawn.contains(" style=") || drawn.contains("<style") || drawn.contains("<script") {
        bail!("the Content-Security-Policy of the page does not allow styles and scripts in it");
    }
    Ok(drawn.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_spaces_between_elements_go() {
        let file = "<svg xmlns=\"x\">\n  <!-- A > B:\n       <g> -->\n  <g id=\"a\">\n    <path\n      d=\"M 0 0\"/>\n  \
                    </g>\n  <text>1</text>\n</svg>\n";
        let drawn = "<g id=\"a\"><path d=\"M 0 0\"/></g><text>1</text>";
        assert_eq!(inside(file).unwrap(), drawn);
    }

    #[test]
    fn what_the_page_cannot_hold_is_refused() {
        let refused = |file: &str| inside(file).unwrap_err().to_string();
        assert!(refused("<g/>").contains("one element <svg>"));
        assert!(refused("<svg></svg><g/>").contains("last element"));
        assert!(refused("<svg><!-- </svg>").contains("no end"));
        assert!(refused("<svg><g style=\"fill:red\"/></svg>").contains("Policy"));
    }

    #[test]
    fn a_page_gets_the_drawings_once_and_only_if_it_has_a_place_for_them() {
        let folder = std::env::temp_dir().join(format!("xtask-drawings-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("zoq.svg"), "<svg><g id=\"zoq\"/></svg>\n").unwrap();
        fs::write(folder.join("pogo.svg"), "<svg>\n<g id=\"pogo\"/>\n</svg>").unwrap();
        let put = |page: &str| put_into(page, std::slice::from_ref(&folder));
        let once = put("<body><svg class=symbols aria-hidden=true></svg><svg></svg>");
        let (again, other) = (put(once.as_ref().unwrap()), put("<svg class=icon></svg>"));
        let closed = put("<svg class=\"symbols\"/>");
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(
            once.as_ref().unwrap(),
            "<body><svg class=symbols aria-hidden=true><defs><g id=\"pogo\"/><g id=\"zoq\"/></defs></svg><svg></svg>"
        );
        assert_eq!(again.unwrap(), once.unwrap());
        assert_eq!(other.unwrap(), "<svg class=icon></svg>");
        assert!(closed.is_err());
    }
}
