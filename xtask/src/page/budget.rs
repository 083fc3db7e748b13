//! The brotli-compressed sizes of the files that visits load, and their limits.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::games;
use super::visits::{BUDGETS, Parts};
use crate::html;
use crate::process;

/// The folder of the texts, and the element that lists them. Their names are `LANGUAGE-PART-HASH.txt`.
const TEXTS: &str = "words";

/// The texts of every screen.
const TEXTS_OF_HOME: &str = "home";

/// The elements that list the programs of the early board and those of the engine, which are also the prefixes of their
/// names.
const EARLY: &str = "early";
const ENGINE: &str = "engine";

/// The element that lists the styles of all parts.
const STYLES: &str = "styles";

/// The maximum number of files in a part.
const MAX_FILES: usize = 8;

/// The number of largest files that are listed if a budget is exceeded.
const NAMED: usize = 5;

/// A file of the page.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FileSize {
    pub name: String,
    pub raw: usize,
    pub brotli: usize,
}

/// Compresses these files of a folder to get their sizes.
pub fn sizes(pack: &Path, folder: &Path, names: &[String]) -> Result<Vec<FileSize>> {
    let mut command = Command::new(pack);
    command.current_dir(folder).arg("sizes").args(names);
    let output = process::output(&mut command)?;
    output
        .lines()
        .map(|line| {
            let mut words = line.splitn(3, ' ');
            let mut number = || words.next()?.parse().ok();
            let (raw, brotli) = (number(), number());
            match (raw, brotli, words.next()) {
                (Some(raw), Some(brotli), Some(name)) => Ok(FileSize {
                    name: name.to_owned(),
                    raw,
                    brotli,
                }),
                _ => bail!("pack printed {line:?} for a size"),
            }
        })
        .collect()
}

/// Prints the size of each visit and each part, and fails if one exceeds its budget.
pub fn check(pack: &Path, folder: &Path) -> Result<()> {
    let page = fs::read_to_string(folder.join("index.html")).context("there is no index.html")?;
    let mut names = first_files(&page);
    names.extend(html::parts(&page).into_iter().flat_map(|(_, files)| files));
    names.extend(html::listed(&page, TEXTS));
    names.extend(html::listed(&page, STYLES));
    names.extend(html::listed(&page, EARLY));
    names.extend(html::listed(&page, ENGINE));
    names.extend(html::listed(&page, html::PROGRAM));
    let names: Vec<String> = names.into_iter().collect();
    let sizes = sizes(pack, folder, &names)?;
    let (table, over) = report(&page, &sizes);
    print!("{table}");
    match over.is_empty() {
        true => Ok(()),
        false => bail!("the page is too large:\n{}", over.join("\n")),
    }
}

/// The files that every visit loads before the program.
fn first_files(page: &str) -> BTreeSet<String> {
    let program = html::listed(page, html::PROGRAM);
    let first = html::loaded_first(page).into_iter().map(str::to_owned);
    let before = first.filter(|file| !program.contains(file));
    before.chain(["index.html".to_owned()]).collect()
}

/// The files of each game's program in a list of the page, with some files loaded before. Files of no game count for all.
fn of_each_game(page: &str, list: &str, before: &BTreeSet<String>) -> Vec<BTreeSet<String>> {
    let all = html::listed(page, list);
    let start = |slug: &str| format!("{list}_{}-", games::module(slug));
    let is_of_any = |name: &String| games::slugs().any(|slug| name.starts_with(&start(slug)));
    let of_game = |slug: &str| {
        let its = |name: &&String| name.starts_with(&start(slug)) || !is_of_any(name);
        all.iter().filter(its).chain(before).cloned().collect()
    };
    games::slugs().map(of_game).collect()
}

/// The files of the texts with their languages and parts.
fn texts(page: &str) -> Vec<(String, String, String)> {
    let files = html::listed(page, TEXTS).into_iter();
    let texts = files.filter_map(|file| {
        let (name, _hash) = file.rsplit('/').next()?.rsplit_once('-')?;
        let (language, part) = name.rsplit_once('-')?;
        Some((language.to_owned(), part.to_owned(), file))
    });
    texts.collect()
}

/// A table of the visits and the parts, and a sentence for each exceeded budget.
fn report(page: &str, sizes: &[FileSize]) -> (String, Vec<String>) {
    let parts = html::parts(page);
    let of = |names: &BTreeSet<String>| -> Vec<&FileSize> {
        let mut files: Vec<&FileSize> = sizes
            .iter()
            .filter(|file| names.contains(&file.name))
            .collect();
        files.sort_by_key(|file| std::cmp::Reverse(file.brotli));
        files
    };
    let texts = texts(page);
    let mut languages: BTreeSet<&str> = texts.iter().map(|(language, ..)| &**language).collect();
    // For a page without texts.
    languages.insert("");
    let sum = |files: &[&FileSize]| files.iter().map(|file| file.brotli).sum::<usize>();
    let mut table = String::from("\nbrotli bytes, files\n");
    let mut over = Vec::new();
    for budget in BUDGETS {
        let with_parts = |wanted: &[String], language: &str| {
            let mut names = first_files(page);
            names.extend(html::listed(page, html::PROGRAM));
            let is_wanted = |part: &str| wanted.iter().any(|one| one == part);
            let wanted_parts = parts.iter().filter(|(part, _)| is_wanted(part));
            names.extend(wanted_parts.flat_map(|(_, files)| files.clone()));
            if !wanted.is_empty() {
                names.extend(html::listed(page, STYLES));
            }
            names.extend(texts.iter().filter_map(|(of, part, file)| {
                let shown = is_wanted(part) || part == TEXTS_OF_HOME;
                (of == language && shown).then(|| file.clone())
            }));
            names
        };
        let visits: Vec<BTreeSet<String>> = match budget.parts {
            Parts::BeforeProgram => vec![first_files(page)],
            Parts::Early => of_each_game(page, EARLY, &first_files(page)),
            Parts::Engine => of_each_game(page, ENGINE, &BTreeSet::new()),
            _ => {
                let lists = budget.parts.lists();
                let in_all = |wanted: &Vec<String>| {
                    let visits = languages
                        .iter()
                        .map(|language| with_parts(wanted, language));
                    visits.collect::<Vec<_>>()
                };
                lists.iter().flat_map(in_all).collect()
            }
        };
        let visits = visits.iter().map(of);
        let files = visits.max_by_key(|files| sum(files)).unwrap_or_default();
        let sum = sum(&files);
        let line = format!(
            "{sum:9} {:3}  {} (at most {})",
            files.len(),
            budget.visit,
            budget.max
        );
        let _ = writeln!(table, "{line}");
        if sum > budget.max {
            let biggest: Vec<String> = files
                .iter()
                .take(NAMED)
                .map(|file| format!("{} {}", file.brotli, file.name))
                .collect();
            over.push(format!("{line}; the biggest: {}", biggest.join(", ")));
        }
    }
    for (part, files) in &parts {
        let files = of(&files.iter().cloned().collect());
        let line = format!("{:9} {:3}  the part {part}", sum(&files), files.len());
        let _ = writeln!(table, "{line}");
        if files.len() > MAX_FILES {
            over.push(format!("{line}, more than {MAX_FILES} files"));
        }
    }
    (table, over)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<meta name=\"part-game\" content=\"./chunk_1-a.wasm ./split_game-b.wasm\">\
                        <meta name=\"part-learn\" content=\"./chunk_1-a.wasm\">\
                        <link rel=\"stylesheet\" href=\"./style.css\">";

    fn file(name: &str, brotli: usize) -> FileSize {
        FileSize {
            name: name.to_owned(),
            raw: 3 * brotli,
            brotli,
        }
    }

    fn files(game: usize) -> Vec<FileSize> {
        vec![
            file("index.html", 2_000),
            file("style.css", 10_000),
            file("chunk_1-a.wasm", 100_000),
            file("split_game-b.wasm", game),
        ]
    }

    #[test]
    fn every_visit_and_every_part_has_a_line() {
        let (table, over) = report(PAGE, &files(200_000));
        assert_eq!(over, [""; 0]);
        let max = |visit: &str| {
            let budget = BUDGETS.iter().find(|budget| budget.visit == visit);
            budget.map_or(0, |budget| budget.max)
        };
        let home = max("home with its program");
        let board = max("the program's own board of any game");
        for line in [
            &format!("    12000   2  home with its program (at most {home})"),
            &format!("   312000   4  the program's own board of any game (at most {board})"),
            "   300000   2  the part game",
            "   100000   1  the part learn",
        ] {
            assert!(table.contains(line), "{table}");
        }
    }

    #[test]
    fn a_visit_has_the_texts_of_the_longest_language() {
        let texts = [
            "en-home-a",
            "es-home-b",
            "pt-BR-home-c",
            "es-learn-d",
            "es-game-e",
        ];
        let list: Vec<String> = texts
            .iter()
            .map(|name| format!("./words/{name}.txt"))
            .collect();
        let page = format!("{PAGE}<meta name=\"words\" content=\"{}\">", list.join(" "));
        let mut sizes = files(200_000);
        for (number, name) in (1..).zip(texts) {
            sizes.push(file(&format!("words/{name}.txt"), number * 1_000));
        }
        let (table, _) = report(&page, &sizes);
        assert!(table.contains("    15000   3  home with"), "{table}");
        assert!(
            table.contains("   319000   6  the program's own board"),
            "{table}"
        );
    }

    #[test]
    fn the_early_board_counts_without_the_program() {
        let list = "./early_pogo-a.js ./early_pogo-a_bg.wasm ./early_zoq-a_bg.wasm";
        let page = format!(
            "{PAGE}<meta name=\"early\" content=\"{list}\"><script src=\"./boot-a.js\"></script>\
             <meta name=\"program\" content=\"./tablero-a_bg.wasm\">\
             <link rel=\"preload\" href=\"./tablero-a_bg.wasm\">"
        );
        let mut sizes = files(200_000);
        sizes.push(file("tablero-a_bg.wasm", 50_000));
        sizes.push(file("boot-a.js", 1_000));
        for (number, name) in (1..).zip(["zoq-a_bg.wasm", "pogo-a.js", "pogo-a_bg.wasm"]) {
            sizes.push(file(&format!("early_{name}"), number * 10_000));
        }
        let (table, _) = report(&page, &sizes);
        assert!(table.contains("    63000   5  a playable board"), "{table}");
        assert!(table.contains("    13000   3  home before"), "{table}");
        assert!(table.contains("    63000   4  home with"), "{table}");
    }

    #[test]
    fn the_engine_counts_alone() {
        let list = "./engine_zoq-a_loader.js ./engine_zoq-a_bg.wasm ./engine_pogo-a_bg.wasm";
        let page = format!("{PAGE}<meta name=\"engine\" content=\"{list}\">");
        let mut sizes = files(200_000);
        for (number, name) in (1..).zip(["pogo-a_bg.wasm", "zoq-a_bg.wasm", "zoq-a_loader.js"]) {
            sizes.push(file(&format!("engine_{name}"), number * 10_000));
        }
        let (table, _) = report(&page, &sizes);
        assert!(table.contains("    50000   2  the engine"), "{table}");
        assert!(table.contains("    12000   2  home with"), "{table}");
        // A program with all games.
        let page = page.replace("engine_zoq-a_bg.wasm", "engine-a_bg.wasm");
        sizes.push(file("engine-a_bg.wasm", 250_000));
        let (_, over) = report(&page, &sizes);
        assert!(
            over.iter().any(|line| line.contains("the engine")),
            "{over:?}"
        );
    }

    #[test]
    fn only_a_visit_with_parts_has_their_styles() {
        let page = format!("{PAGE}<meta name=\"styles\" content=\"./parts.css\">");
        let mut sizes = files(200_000);
        sizes.push(file("parts.css", 5_000));
        let (table, _) = report(&page, &sizes);
        assert!(table.contains("    12000   2  home with"), "{table}");
        assert!(
            table.contains("   317000   5  the program's own board"),
            "{table}"
        );
    }

    #[test]
    fn a_part_in_too_many_files_is_told() {
        let names: Vec<String> = (0..9).map(|at| format!("chunk_{at}.wasm")).collect();
        let page = format!("<meta name=\"part-game\" content=\"{}\">", names.join(" "));
        let sizes: Vec<FileSize> = names.iter().map(|name| file(name, 10)).collect();
        let (_, over) = report(&page, &sizes);
        assert_eq!(over, ["       90   9  the part game, more than 8 files"]);
    }

    #[test]
    fn a_budget_that_is_exceeded_is_told_with_the_biggest_files() {
        let (_, over) = report(PAGE, &files(500_000));
        // The budgets of a board, and of a board by the text in a link.
        assert_eq!(over.len(), 2, "{over:?}");
        for line in over {
            assert!(line.contains("612000"), "{line}");
            let biggest = "the biggest: 500000 split_game-b.wasm, 100000 chunk_1-a.wasm";
            assert!(line.contains(biggest), "{line}");
        }
    }
}
