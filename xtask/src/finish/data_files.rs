//! Data files: the texts, the courses and their texts, and the lists of puzzles. The page lists them, each with a hash
//! of its contents in the name.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::names::without_hash;
use super::read;
use crate::fingerprint::Fingerprint;
use crate::html::MetaPlace;

/// The folders of the files. The element in the page that lists the files has the same name.
const FOLDERS: [&str; 4] = ["courses", COURSES, "puzzles", "words"];

/// The folder of the courses without their texts.
const COURSES: &str = "lessons";

/// Adds hashes to the names of the files, and returns the page with the list. A folder that the page does not
/// list is left unchanged.
pub fn list(folder: &Path, page: &str) -> Result<String> {
    let mut page = page.to_owned();
    for name in FOLDERS {
        page = list_folder(folder, name, page)?;
    }
    Ok(page)
}

fn list_folder(folder: &Path, kind: &str, page: String) -> Result<String> {
    let Some(list) = MetaPlace::find(&page, kind) else {
        return Ok(page);
    };
    let data = folder.join(kind);
    let mut files = Vec::new();
    let entries = fs::read_dir(&data)
        .with_context(|| format!("the {kind} that the page lists do not exist"))?;
    for entry in entries {
        let path = entry?.path();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let extension = path.extension().unwrap_or_default().to_string_lossy();
        let text = match (kind, &*extension) {
            (COURSES, "json") => without_remarks(&without_spaces(&read(&path)?)),
            (_, "json") => without_spaces(&read(&path)?),
            _ => read(&path)?,
        };
        let hash = Fingerprint::of_bytes(text.as_bytes());
        let name = format!("{}-{hash}.{extension}", without_hash(&stem));
        fs::remove_file(&path).with_context(|| format!("{stem} cannot be renamed"))?;
        fs::write(data.join(&name), text).with_context(|| format!("{name} cannot be written"))?;
        files.push(format!("./{kind}/{name}"));
    }
    files.sort();
    Ok(list.with_content(&files.join(" ")))
}

/// Removes the spaces between the parts of JSON.
fn without_spaces(json: &str) -> String {
    let (mut in_text, mut escaped) = (false, false);
    let is_kept = |symbol: &char| {
        let text = in_text;
        match symbol {
            '"' if !escaped => in_text = !in_text,
            _ => {}
        }
        escaped = in_text && *symbol == '\\' && !escaped;
        text || !symbol.is_ascii_whitespace()
    };
    json.chars().filter(is_kept).collect()
}

/// Removes the members `why`, which are texts for people who edit a file, from JSON without spaces.
fn without_remarks(json: &str) -> String {
    const REMARK: &str = "\"why\":";
    let (mut kept, mut rest) = (String::new(), json);
    while let Some(symbol) = rest.chars().next() {
        let after = rest.strip_prefix(REMARK).and_then(after_text);
        // The comma before it is removed too, or else the comma after it.
        rest = match after {
            Some(after) if kept.ends_with(',') => {
                kept.pop();
                after
            }
            Some(after) => after.strip_prefix(',').unwrap_or(after),
            None => {
                let after = after_text(rest).unwrap_or(&rest[symbol.len_utf8()..]);
                kept += &rest[..rest.len() - after.len()];
                after
            }
        };
    }
    kept
}

/// The text after the quoted text at the start of JSON, if there is one.
fn after_text(json: &str) -> Option<&str> {
    let text = json.strip_prefix('"')?;
    let mut escaped = false;
    let end = text.find(|symbol| {
        let ends = symbol == '"' && !escaped;
        escaped = symbol == '\\' && !escaped;
        ends
    })?;
    Some(&text[end + 1..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_between_the_parts_go_and_those_in_texts_stay() {
        let json = "{\n  \"a b\": \"c \\\" d\\\\\",\n\t\"e\": [ 1, \" \" ]\r\n}\n";
        assert_eq!(
            without_spaces(json),
            "{\"a b\":\"c \\\" d\\\\\",\"e\":[1,\" \"]}"
        );
    }

    #[test]
    fn remarks_go_and_everything_else_stays() {
        for (json, kept) in [
            (r#"{"why":"a"}"#, "{}"),
            (r#"{"why":"a","b":1}"#, r#"{"b":1}"#),
            (r#"{"a":1,"why":"a, \"b\": {c}"}"#, r#"{"a":1}"#),
            (r#"{"a":1,"why":"é\\","b":2}"#, r#"{"a":1,"b":2}"#),
            (
                r#"[{"a":[{"why":"","b":1}]},{"why":"x"}]"#,
                r#"[{"a":[{"b":1}]},{}]"#,
            ),
        ] {
            assert_eq!(without_remarks(json), kept, "{json}");
        }
        for json in [
            r#"{"a":"why","b":["why"]}"#,
            r#"{"a":"\"why\":\"b\"","c":",\"why\":"}"#,
            r#"{"whys":"a","why":1}"#,
            r#"{"a":"cut off"#,
            "",
        ] {
            assert_eq!(without_remarks(json), json);
        }
    }
}
