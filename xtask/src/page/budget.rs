//! The sizes of what visits load, compressed by brotli, and their limits.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::html;
use crate::process;

/// A visit with a budget.
struct Budget {
    visit: &'static str,
    /// What is loaded in addition to the files in `index.html`.
    parts: Parts,
    /// The limit in bytes. The engine does not count, because it is loaded at the first question.
    most: usize,
}

enum Parts {
    None,
    /// These parts.
    These(&'static [&'static str]),
    /// These parts and that of one game, whichever is largest.
    AnyGame(&'static [&'static str]),
}

const BUDGETS: &[Budget] = &[
    Budget {
        visit: "home, visible and alive",
        parts: Parts::None,
        most: 206_000,
    },
    Budget {
        // 250 kB is wanted later. A small change of the program can change which files are joined, which is worth some
        // kilobytes here, and more for the visits below.
        visit: "a playable board of any game",
        parts: Parts::AnyGame(&[GAME]),
        most: 505_000,
    },
    Budget {
        visit: "a playable board of any game, by the text in a link",
        parts: Parts::AnyGame(&[GAME, "text_links"]),
        most: 560_000,
    },
    Budget {
        visit: "the editor of any game",
        parts: Parts::AnyGame(&[EDITOR]),
        most: 465_000,
    },
    Budget {
        visit: "variations and notes of any game",
        parts: Parts::AnyGame(&[GAME, "panels", "review"]),
        most: 715_000,
    },
    Budget {
        visit: "any game from a text",
        parts: Parts::AnyGame(&[GAME, "import"]),
        most: 630_000,
    },
    Budget {
        visit: "all games in a list",
        parts: Parts::These(&["library", "saved"]),
        most: 480_000,
    },
    Budget {
        visit: "any game in a frame of another page",
        parts: Parts::AnyGame(&["embed"]),
        most: 550_000,
    },
];

/// A row for each game, beginning with its name.
const GAMES: &str = include_str!("../../../assets/games.txt");

/// The part of all games, and the editor of positions.
const GAME: &str = "game";
const EDITOR: &str = "editor";

impl Parts {
    /// The lists of parts of which one is loaded.
    fn lists(&self) -> Vec<Vec<String>> {
        match self {
            Self::None => vec![Vec::new()],
            Self::These(parts) => vec![parts.iter().map(|part| (*part).to_owned()).collect()],
            Self::AnyGame(parts) => {
                let names = GAMES.lines().filter_map(|row| row.split('\t').next());
                let of_game = |name: &str| {
                    let parts = parts.iter().map(|part| (*part).to_owned());
                    parts.chain([name.replace('-', "_")]).collect()
                };
                names.map(of_game).collect()
            }
        }
    }
}

/// The folder of the texts, and the element that lists them. Their names are `LANGUAGE-PART-HASH.txt`.
const TEXTS: &str = "words";

/// The texts of every screen.
const TEXTS_OF_HOME: &str = "home";

/// The element that lists the styles of all parts.
const STYLES: &str = "styles";

/// The maximum number of files in a part.
const MOST_FILES: usize = 8;

/// How many of the largest files are listed if a budget is exceeded.
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
    let mut names: BTreeSet<String> = first_files(&page).into_iter().collect();
    names.extend(html::parts(&page).into_iter().flat_map(|(_, files)| files));
    names.extend(html::listed(&page, TEXTS));
    names.extend(html::listed(&page, STYLES));
    let names: Vec<String> = names.into_iter().collect();
    let sizes = sizes(pack, folder, &names)?;
    let (table, over) = report(&page, &sizes);
    print!("{table}");
    match over.is_empty() {
        true => Ok(()),
        false => bail!("the page is too large:\n{}", over.join("\n")),
    }
}

/// The files that every visit loads.
fn first_files(page: &str) -> Vec<String> {
    let first = html::loaded_first(page).into_iter().map(str::to_owned);
    first.chain(["index.html".to_owned()]).collect()
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
    // A page without texts.
    languages.insert("");
    let sum = |files: &[&FileSize]| files.iter().map(|file| file.brotli).sum::<usize>();
    let mut table = String::from("\nbrotli bytes, files\n");
    let mut over = Vec::new();
    for budget in BUDGETS {
        let loaded = |wanted: &[String], language: &str| {
            let mut names: BTreeSet<String> = first_files(page).into_iter().collect();
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
            of(&names)
        };
        let lists = budget.parts.lists();
        let visits = lists.iter().flat_map(|wanted| {
            languages
                .iter()
                .map(move |language| loaded(wanted, language))
        });
        let files = visits.max_by_key(|files| sum(files)).unwrap_or_default();
        let sum = sum(&files);
        let line = format!(
            "{sum:9} {:3}  {} (at most {})",
            files.len(),
            budget.visit,
            budget.most
        );
        let _ = writeln!(table, "{line}");
        if sum > budget.most {
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
        if files.len() > MOST_FILES {
            over.push(format!("{line}, more than {MOST_FILES} files"));
        }
    }
    (table, over)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<meta name=\"chunk-game\" content=\"./chunk_1-a.wasm ./split_game-b.wasm\">\
                        <meta name=\"chunk-learn\" content=\"./chunk_1-a.wasm\">\
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
        let [home, board] = [&BUDGETS[0], &BUDGETS[1]].map(|budget| budget.most);
        for line in [
            &format!("    12000   2  home, visible and alive (at most {home})"),
            &format!("   312000   4  a playable board of any game (at most {board})"),
            "   300000   2  the part game",
            "   100000   1  the part learn",
        ] {
            assert!(table.contains(line), "{table}");
        }
    }

    #[test]
    fn every_game_has_a_list_of_parts() {
        let lists = Parts::AnyGame(&[GAME]).lists();
        assert!(lists.contains(&vec!["game".to_owned(), "push_push".to_owned()]));
        assert!(lists.len() > 4);
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
        assert!(table.contains("    15000   3  home"), "{table}");
        assert!(table.contains("   319000   6  a playable board"), "{table}");
    }

    #[test]
    fn only_a_visit_with_parts_has_their_styles() {
        let page = format!("{PAGE}<meta name=\"styles\" content=\"./parts.css\">");
        let mut sizes = files(200_000);
        sizes.push(file("parts.css", 5_000));
        let (table, _) = report(&page, &sizes);
        assert!(table.contains("    12000   2  home"), "{table}");
        assert!(table.contains("   317000   5  a playable board"), "{table}");
    }

    #[test]
    fn a_part_in_too_many_files_is_told() {
        let names: Vec<String> = (0..9).map(|at| format!("chunk_{at}.wasm")).collect();
        let page = format!("<meta name=\"chunk-game\" content=\"{}\">", names.join(" "));
        let sizes: Vec<FileSize> = names.iter().map(|name| file(name, 10)).collect();
        let (_, over) = report(&page, &sizes);
        assert_eq!(over, ["       90   9  the part game, more than 8 files"]);
    }

    #[test]
    fn a_budget_that_is_exceeded_is_told_with_the_biggest_files() {
        let (_, over) = report(PAGE, &files(500_000));
        // A board, and the same by a link.
        assert_eq!(over.len(), 2, "{over:?}");
        for told in over {
            assert!(told.contains("612000"), "{told}");
            let biggest = "the biggest: 500000 split_game-b.wasm, 100000 chunk_1-a.wasm";
            assert!(told.contains(biggest), "{told}");
        }
    }
}
