//! The layers: imports only go downwards, nothing below the page uses a browser, and files stay small. The
//! parts of the page are ordered too, no screen uses another, and files do not use each other in a circle. There
//! are no exceptions.

mod check;
mod effects;
mod fields;
mod files;
mod habits;
mod page;
mod paths;
mod snippets;
mod table;
mod tokens;

use check::{File, Package, faults};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The median of the lines of the files is below this.
const MEDIAN: usize = 120;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The folder of the test game, and the place where it would be. The same rules apply to it.
const TEST_GAME: (&str, &str) = ("tests/hexapawn/game", "src/games/hexapawn");

/// The sources by their paths from the root of the package.
fn sources() -> BTreeMap<String, String> {
    let test_game = files_in(TEST_GAME.0, "rs").into_iter();
    let mut sources = files_in("src", "rs");
    sources.extend(test_game.map(|(path, text)| (path.replace(TEST_GAME.0, TEST_GAME.1), text)));
    sources
}

/// The texts of all files with an extension in a folder, by their paths.
fn files_in(folder: &str, extension: &str) -> BTreeMap<String, String> {
    fn collect(folder: &Path, extension: &str, sources: &mut BTreeMap<String, String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                collect(&path, extension, sources);
            } else if path.extension().is_some_and(|end| end == extension) {
                let name = path.strip_prefix(root()).unwrap();
                let parts: Vec<_> = name.iter().map(|part| part.to_str().unwrap()).collect();
                sources.insert(parts.join("/"), fs::read_to_string(&path).unwrap());
            }
        }
    }
    let mut sources = BTreeMap::new();
    collect(&root().join(folder), extension, &mut sources);
    sources
}

/// The lines of `[dependencies]`, each with its name as used in code.
fn dependencies() -> Vec<(String, String)> {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    manifest
        .lines()
        .skip_while(|line| *line != "[dependencies]")
        .skip(1)
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| {
            let (name, value) = line.split_once(" = ")?;
            Some((name.replace('-', "_"), value.to_owned()))
        })
        .collect()
}

fn package(sources: &BTreeMap<String, String>) -> Package {
    let game = |path: &String| {
        // Each game has a folder. The files beside these folders are for all games.
        let (name, _) = path.strip_prefix("src/games/")?.split_once('/')?;
        Some(name.to_owned())
    };
    let mut games: Vec<String> = sources.keys().filter_map(game).collect();
    games.dedup();
    Package {
        games,
        packages: dependencies().into_iter().map(|(name, _)| name).collect(),
    }
}

/// Whether a file is a module that is only declared for tests, or is inside one.
fn is_for_tests(sources: &BTreeMap<String, String>, path: &str) -> bool {
    let declared = |parent: &str, name: &str| {
        let Some(source) = sources.get(parent) else {
            return false;
        };
        let tokens = tokens::tokens(source);
        tokens
            .windows(3)
            .any(|t| t[0].test && t[0].text == "mod" && t[1].text == name && t[2].text == ";")
    };
    let module = path.trim_end_matches(".rs").trim_end_matches("/mod");
    let Some((folder, name)) = module.rsplit_once('/') else {
        return false;
    };
    let parents = [format!("{folder}/mod.rs"), format!("{folder}.rs")];
    parents.iter().any(|parent| declared(parent, name))
        || parents
            .iter()
            .any(|parent| parent != path && is_for_tests(sources, parent))
}

#[test]
fn tests_tools_scripts_and_styles_are_short_files_too() {
    let folders = [
        ("tests", "rs"),
        ("tests", "js"),
        ("xtask", "rs"),
        ("examples", "rs"),
        ("fuzz/fuzz_targets", "rs"),
        ("locales", "rs"),
        ("offline", "js"),
        ("style", "css"),
    ];
    for (folder, extension) in folders {
        let files = files_in(folder, extension);
        assert!(!files.is_empty(), "{folder}");
        for (path, text) in files {
            let lines = text.lines().count();
            assert!(lines <= check::MAX_LINES, "{path}: {lines} lines");
        }
    }
    let top = fs::read_dir(root()).unwrap();
    let paths = top.map(|entry| entry.unwrap().path());
    let scripts = paths.filter(|path| path.extension().is_some_and(|end| end == "js"));
    let scripts: Vec<PathBuf> = scripts.collect();
    assert!(!scripts.is_empty(), "scripts of the page");
    for script in scripts {
        let lines = fs::read_to_string(&script).unwrap().lines().count();
        assert!(lines <= check::MAX_LINES, "{script:?}: {lines} lines");
    }
}

#[test]
fn the_sources_keep_to_their_layers() {
    let sources = sources();
    let package = package(&sources);
    assert!(package.games.iter().any(|game| game == "breakthrough"));
    assert!(sources.contains_key("src/rules/position.rs"));
    let found: Vec<String> = sources
        .iter()
        .flat_map(|(path, source)| {
            let test = is_for_tests(&sources, path);
            faults(&package, &File { path, source, test })
        })
        .collect();
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

/// The uses of files by each other, without uses in tests.
fn uses() -> BTreeSet<files::Use> {
    let sources = sources();
    let shipped = sources
        .iter()
        .filter(|(path, _)| !is_for_tests(&sources, path));
    files::uses(
        &shipped
            .map(|(path, text)| (path.clone(), text.clone()))
            .collect(),
    )
}

#[test]
fn no_files_use_each_other_in_a_circle() {
    let found = files::circles(&uses());
    let files: BTreeSet<&String> = found.iter().flat_map(|(from, to)| [from, to]).collect();
    assert!(found.is_empty(), "{files:?}: {found:#?}");
}

#[test]
fn half_of_the_files_are_short() {
    let mut lengths: Vec<usize> = sources()
        .values()
        .map(|text| text.lines().count())
        .collect();
    lengths.sort_unstable();
    let median = lengths[lengths.len() / 2];
    println!("{} files, median {median} lines", lengths.len());
    assert!(median < MEDIAN, "the median is {median} lines");
}

#[test]
fn few_files_have_effects_of_leptos() {
    let sources = sources();
    let found = effects::made(&sources);
    println!("effects in {} files: {found:#?}", found.len());
    assert!(found.len() <= effects::MAX_FILES, "{found:#?}");
}

#[test]
fn structs_have_few_reactive_fields() {
    let found = fields::reactive(&sources());
    let biggest = found.last().expect("the page has such structs");
    println!("{biggest:?}");
    assert!(biggest.fields <= fields::MAX_FIELDS, "{biggest:?}");
}

#[test]
fn the_parts_of_the_page_keep_their_order() {
    let sources = sources();
    let unknown = page::unknown(sources.keys().map(String::as_str));
    assert!(
        unknown.is_empty(),
        "parts of the page without a row: {unknown:?}"
    );
    let found = page::crossings(&uses());
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn without_the_page_nothing_of_the_browser_is_compiled() {
    const CORE: [&str; 6] = [
        "crc32fast",
        "lexopt",
        "miniz_oxide",
        "percent_encoding",
        "serde",
        "serde_json",
    ];
    let dependencies = dependencies();
    assert!(dependencies.iter().any(|(name, _)| name == "leptos"));
    for (name, value) in dependencies {
        let optional = value.contains("optional = true");
        assert_eq!(optional, !CORE.contains(&name.as_str()), "{name}");
    }
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    assert!(manifest.contains("\ndefault = []\n"));
}

#[test]
fn files_that_are_declared_for_tests_are_known() {
    let sources = sources();
    for (path, test) in [
        ("src/play/toy/mod.rs", true),
        ("src/play/toy/text.rs", true),
        ("src/play/game_record/tests.rs", true),
        ("src/play/game_record/tests/texts.rs", true),
        ("src/play/game_record.rs", false),
        ("src/play/text.rs", false),
        ("src/games/breakthrough/mod.rs", false),
        ("src/lib.rs", false),
    ] {
        assert!(sources.contains_key(path), "{path}");
        assert_eq!(is_for_tests(&sources, path), test, "{path}");
    }
}
