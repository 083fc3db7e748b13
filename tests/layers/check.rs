//! The checks of a single file.

use crate::paths::{Path, paths};
use crate::table::{ANY, LAYERS, Layer, PARTS, is_of_the_page};
use crate::tokens::{Token, tokens};

/// The maximum number of lines in a file.
pub const MAX_LINES: usize = 350;

/// The file that includes the texts, which the build generates.
const GENERATED: &str = "src/words/generated.rs";

/// The list of games. The module of the test game is in another folder.
const GAMES: &str = "src/games/mod.rs";

/// The data about the package that the checks need.
pub struct Package {
    /// The modules of single games.
    pub games: Vec<String>,
    /// The names of its dependencies as used in code.
    pub packages: Vec<String>,
}

/// A file of the package.
pub struct File<'a> {
    /// The path from the root of the package, with slashes.
    pub path: &'a str,
    pub source: &'a str,
    /// Whether it is only compiled for tests.
    pub test: bool,
}

/// All faults of a file with their lines.
pub fn faults(package: &Package, file: &File) -> Vec<String> {
    let mut faults = Vec::new();
    let mut fault =
        |line: usize, what: String| faults.push(format!("{}:{line}: {what}", file.path));
    let lines = file.source.lines().count();
    if lines > MAX_LINES {
        fault(lines, format!("{lines} lines, at most {MAX_LINES}"));
    }
    let tokens = tokens(file.source);
    for token in tokens.iter().filter(|token| !token.test && !file.test) {
        if token.text == "unwrap" {
            fault(token.line, "unwrap outside tests".to_owned());
        }
    }
    match LAYERS
        .iter()
        .find(|layer| file.path.starts_with(layer.place))
    {
        None => fault(1, "stands in no layer of the table".to_owned()),
        Some(layer) => {
            detours(file.path, layer, &tokens, &mut fault);
            for path in paths(&tokens) {
                if let Some(what) = forbidden(package, layer, file.path, &path) {
                    fault(path.line, format!("{}: {what}", path.segments.join("::")));
                }
            }
        }
    }
    faults
}

/// Other ways to refer to an item than by paths.
fn detours(file: &str, layer: &Layer, tokens: &[Token], fault: &mut impl FnMut(usize, String)) {
    if layer.packages == [ANY] || file == GENERATED {
        return;
    }
    for words in tokens.windows(3) {
        let texts = [0, 1, 2].map(|at| words[at].text.as_str());
        let what = match texts {
            ["#", "[", "path"] if file != GAMES => "a module stands where its name says",
            ["include", "!", _] => "code is imported, not included",
            ["extern", "crate", _] => "a package is named where it is used",
            _ => continue,
        };
        fault(words[0].line, what.to_owned());
    }
}

fn forbidden(package: &Package, layer: &Layer, file: &str, path: &Path) -> Option<String> {
    let segments: Vec<&str> = path.segments.iter().map(String::as_str).collect();
    if segments.starts_with(&["super", "super"]) {
        return Some("a path from the root is clearer".to_owned());
    }
    let whole = absolute(file, path);
    let named: Vec<&str> = match &whole {
        Some(whole) => whole.iter().map(String::as_str).collect(),
        None => segments.clone(),
    };
    if let Some(game) = game_of(package, &named) {
        let own = file.starts_with(&format!("src/games/{game}"));
        let of_games = layer.place == "src/games/";
        if !layer.knows_games || of_games && !own && file != GAMES {
            return Some(format!("only the list and the page name {game}"));
        }
    }
    let of_binary = file.starts_with("src/bin/") || file == "src/main.rs";
    match whole {
        Some(whole) if !of_binary || segments[0] == "tablero" => {
            let part = whole.first().map_or("", String::as_str);
            let own = layer.place == format!("src/{part}/");
            if own || layer.below.contains(&part) {
                return None;
            }
            Some(match part {
                "" | "*" => "the whole library is no layer".to_owned(),
                part if PARTS.contains(&part) => format!("{} is below {part}", layer.place),
                _ => "stands in no layer".to_owned(),
            })
        }
        Some(_) => None,
        None => {
            let root = segments.first().copied()?;
            let known = package.packages.iter().any(|name| name == root);
            let allowed = layer.packages == [ANY] || layer.packages.contains(&root);
            ((known || is_of_the_page(root)) && !allowed)
                .then(|| format!("{} does without {root}", layer.place))
        }
    }
}

/// The game whose module a path names.
fn game_of<'a>(package: &'a Package, segments: &[&str]) -> Option<&'a str> {
    let named = |game: &&String| {
        segments
            .windows(2)
            .any(|pair| *pair == ["games", game.as_str()])
    };
    package.games.iter().find(named).map(String::as_str)
}

/// The path from the root of the library, if it is inside the library.
pub fn absolute(file: &str, path: &Path) -> Option<Vec<String>> {
    let (first, rest) = path.segments.split_first()?;
    let mut whole = match first.as_str() {
        "crate" | "tablero" => Vec::new(),
        "self" | "super" => {
            let mut module = module_of(file);
            module.extend(path.inside.iter().cloned());
            if first == "super" {
                module.pop();
            }
            module
        }
        _ => return None,
    };
    whole.extend(rest.iter().cloned());
    Some(whole)
}

/// The module path of a file.
pub fn module_of(file: &str) -> Vec<String> {
    let path = file.trim_start_matches("src/").trim_end_matches(".rs");
    let mut module: Vec<String> = path.split('/').map(str::to_owned).collect();
    if matches!(path.rsplit('/').next(), Some("mod" | "lib" | "main")) {
        module.pop();
    }
    module
}
