//! File names that occur in texts.

/// Old names and their replacements.
#[derive(Debug, Default)]
pub struct Names(Vec<(String, String)>);

impl Names {
    pub fn add(&mut self, old: String, new: String) {
        self.0.push((old, new));
    }

    pub fn replace_in(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for (old, new) in &self.0 {
            text = replace(&text, old, new);
        }
        text
    }
}

/// Whether a text mentions one of the files that belong to a wasm file.
pub fn mentions_stem(text: &str, stem: &str) -> bool {
    ["_bg.wasm", ".js", "_loader.js"]
        .iter()
        .any(|ending| find(text, &format!("{stem}{ending}")).is_some())
}

/// The names of files with this extension in a text, each once, in alphabetical order.
pub fn files_in(text: &str, ending: &str) -> Vec<String> {
    let mut files: Vec<String> = text
        .split(|symbol| !is_in_names(symbol))
        .filter(|name| name.ends_with(ending))
        .map(str::to_owned)
        .collect();
    files.sort();
    files.dedup();
    files
}

/// A stem without the hash that Trunk appends.
pub fn without_hash(stem: &str) -> &str {
    match stem.rsplit_once('-') {
        Some((base, hash)) if is_hash(hash) => base,
        _ => stem,
    }
}

fn is_hash(text: &str) -> bool {
    (10..=16).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn replace(text: &str, old: &str, new: &str) -> String {
    let mut replaced = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = find(rest, old) {
        replaced += &rest[..at];
        replaced += new;
        rest = &rest[at + old.len()..];
    }
    replaced + rest
}

/// The position of a name in a text, unless it is part of a longer name.
fn find(text: &str, name: &str) -> Option<usize> {
    text.match_indices(name).map(|(at, _)| at).find(|&at| {
        let before = text[..at].chars().next_back();
        let after = text[at + name.len()..].chars().next();
        !before.is_some_and(is_in_names) && !after.is_some_and(is_in_names)
    })
}

fn is_in_names(symbol: char) -> bool {
    symbol.is_alphanumeric() || matches!(symbol, '_' | '-' | '.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_names_are_replaced() {
        let mut names = Names::default();
        names.add("engine.js".to_owned(), "engine-1.js".to_owned());
        assert_eq!(
            names.replace_in("'engine.js' ./engine.js?v=1 re-engine.js engine.json engine.js"),
            "'engine-1.js' ./engine-1.js?v=1 re-engine.js engine.json engine-1.js"
        );
    }

    #[test]
    fn files_are_found_in_a_script() {
        let script =
            "new URL(\"./chunk_10.wasm\", import.meta.url), './split_game.wasm' './chunk_10.wasm'";
        assert_eq!(
            files_in(script, ".wasm"),
            ["chunk_10.wasm", "split_game.wasm"]
        );
    }

    #[test]
    fn trunks_hash_is_told_from_a_name() {
        assert_eq!(without_hash("tablero-5f3a9b8c7d6e5f40"), "tablero");
        assert_eq!(without_hash("tablero-engine"), "tablero-engine");
        assert_eq!(without_hash("add-cafe"), "add-cafe");
    }
}
