//! Which files of a split program are joined.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};

/// The part that every board needs in addition to the part of its game.
const GAME: &str = "game";

/// A row for each game, beginning with its name.
const GAMES: &str = include_str!("../../../assets/games.txt");

/// Whether a part is that of one game.
fn is_game(part: &str) -> bool {
    let mut names = GAMES.lines().filter_map(|row| row.split('\t').next());
    names.any(|name| name.replace('-', "_") == part)
}

/// The weight of a byte that a board loads without needing it, relative to one loaded by another part. Boards
/// have a budget, and players wait for them.
const BOARD_WEIGHT: usize = 96;

/// The same for the editor, which has a budget too.
const EDITOR_WEIGHT: usize = 3;
const EDITOR: &str = "editor";

/// The same for the part that every game shows around its board, for the one with the games on home, and for the one with
/// all games.
const SHOWN_WEIGHT: usize = 8;
const SHOWN: [&str; 3] = ["panels", "saved", "library"];

/// A file that several modules are joined into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joined {
    pub modules: Vec<String>,
    /// The parts that load it.
    pub parts: BTreeSet<String>,
    /// The games whose board loads it.
    boards: BTreeSet<String>,
    /// The games whose editor loads it.
    editors: BTreeSet<String>,
    bytes: usize,
}

impl Joined {
    fn with(&self, other: &Joined) -> Joined {
        Joined {
            modules: [&self.modules[..], &other.modules].concat(),
            parts: self.parts.union(&other.parts).cloned().collect(),
            boards: self.boards.union(&other.boards).cloned().collect(),
            editors: self.editors.union(&other.editors).cloned().collect(),
            bytes: self.bytes + other.bytes,
        }
    }

    /// The weighted number of bytes that parts and boards load without needing them if the two files are
    /// joined.
    fn cost(&self, other: &Joined) -> usize {
        let weight = |parts: &BTreeSet<String>| {
            let shown = SHOWN.iter().filter(|part| parts.contains(**part));
            parts.len() + (SHOWN_WEIGHT - 1) * shown.count()
        };
        let parts = weight(&self.parts.union(&other.parts).cloned().collect());
        let boards = self.boards.union(&other.boards).count();
        let editors = self.editors.union(&other.editors).count();
        let in_vain = |one: &Joined| {
            let (parts, boards) = (parts - weight(&one.parts), boards - one.boards.len());
            let editors = editors - one.editors.len();
            (parts + BOARD_WEIGHT * boards + EDITOR_WEIGHT * editors) * one.bytes
        };
        in_vain(self) + in_vain(other)
    }

    /// The name of the file: that of a part whose own module is in it, if there is one.
    pub fn name(&self, number: usize) -> String {
        let own = |module: &String| module.strip_prefix("split_").map(str::to_owned);
        match self.modules.iter().find_map(own) {
            Some(part) => format!("part_{part}"),
            None => format!("shared_{number}.wasm"),
        }
    }
}

/// The most files that parts consist of.
#[derive(Clone, Copy)]
pub struct MostFiles {
    /// The part of all boards, and that of each game. A board needs two of them.
    pub board: usize,
    /// Every other part.
    pub other: usize,
}

impl MostFiles {
    fn of(self, part: &str) -> usize {
        let is_other = part != GAME && !is_game(part);
        let most = if is_other { self.other } else { self.board };
        most.max(1)
    }
}

/// Each module in a file of its own, from the list of the parts.
pub fn alone(list: &str, size: impl Fn(&str) -> Result<usize>) -> Result<Vec<Joined>> {
    let mut parts_of: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for line in list.lines() {
        let (part, files) = line.split_once(' ').context("a part has no files")?;
        for file in files.split(' ') {
            parts_of.entry(file).or_default().insert(part.to_owned());
        }
    }
    let parts = list.lines().filter_map(|line| line.split(' ').next());
    let games: BTreeSet<&str> = parts.filter(|part| is_game(part)).collect();
    let joined = parts_of.into_iter().map(|(file, parts)| {
        let loaded_with = |part: &str| {
            let loads = |game: &&&str| parts.contains(part) || parts.contains(**game);
            let games = games.iter().filter(loads);
            games.map(|game| (*game).to_owned()).collect()
        };
        Ok(Joined {
            modules: vec![file.to_owned()],
            boards: loaded_with(GAME),
            editors: loaded_with(EDITOR),
            parts,
            bytes: size(file)?,
        })
    });
    joined.collect()
}

/// Repeatedly joins the two files with the lowest cost, until no part has too many.
pub fn join(mut files: Vec<Joined>, most: MostFiles) -> Vec<Joined> {
    loop {
        let mut counts: BTreeMap<&String, usize> = BTreeMap::new();
        for part in files.iter().flat_map(|file| &file.parts) {
            *counts.entry(part).or_default() += 1;
        }
        let Some((part, _)) = counts
            .into_iter()
            .find(|(part, count)| *count > most.of(part))
        else {
            return files;
        };
        let part = part.clone();
        let of_part = |at: &usize| files[*at].parts.contains(&part);
        let its: Vec<usize> = (0..files.len()).filter(of_part).collect();
        let pairs = its
            .iter()
            .flat_map(|&one| its.iter().map(move |&other| (one, other)));
        let cheapest = pairs
            .filter(|(one, other)| one < other)
            .min_by_key(|&(one, other)| files[one].cost(&files[other]));
        let Some((one, other)) = cheapest else {
            return files;
        };
        let both = files[one].with(&files[other]);
        files.remove(other);
        files[one] = both;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(list: &str, bytes: usize) -> Vec<Joined> {
        alone(list, |_| Ok(bytes)).unwrap()
    }

    fn counts(files: &[Joined], part: &str) -> usize {
        files
            .iter()
            .filter(|file| file.parts.contains(part))
            .count()
    }

    fn at_most(files: usize) -> MostFiles {
        MostFiles {
            board: files,
            other: files,
        }
    }

    #[test]
    fn what_the_same_parts_load_is_joined_first() {
        let list = "game a.wasm b.wasm c.wasm\nlearn b.wasm c.wasm\n";
        let joined = join(files(list, 10), at_most(2));
        assert_eq!(joined.len(), 2);
        assert_eq!(joined[1].modules, ["b.wasm", "c.wasm"]);
        assert_eq!(joined[1].name(1), "shared_1.wasm");
    }

    #[test]
    fn what_only_others_need_stays_out_of_boards() {
        let list = "game 1 2 split_game.wasm\nlearn 1 3 split_learn.wasm\n\
                    puzzles 2 3 split_puzzles.wasm\nzoq 1 split_zoq.wasm\n";
        let joined = join(files(list, 10), at_most(3));
        let third = joined
            .iter()
            .find(|one| one.modules.contains(&"3".to_owned()));
        assert!(third.unwrap().boards.is_empty(), "{joined:?}");
    }

    #[test]
    fn a_file_is_named_after_the_part_whose_module_it_holds() {
        let joined = join(files("game chunk_1.wasm split_game.wasm", 10), at_most(1));
        assert_eq!(joined[0].name(0), "part_game.wasm");
    }

    #[test]
    fn every_part_comes_in_few_files() {
        let list = "a 1 2 3 4 5 a\nb 1 2 3 b\nc 2 4 5 c\n";
        for most in 1..5 {
            let joined = join(files(list, 10), at_most(most));
            for part in ["a", "b", "c"] {
                assert!(counts(&joined, part) <= most, "{most}: {joined:?}");
            }
            let mut modules: Vec<_> = joined.iter().flat_map(|file| &file.modules).collect();
            modules.sort();
            assert_eq!(modules, ["1", "2", "3", "4", "5", "a", "b", "c"]);
        }
    }

    #[test]
    fn a_board_comes_in_fewer_files_than_other_parts() {
        let list = "game a b c\npogo d e f\nlearn g h i j";
        let most = MostFiles { board: 1, other: 3 };
        let joined = join(files(list, 10), most);
        let count = |part: &str| {
            joined
                .iter()
                .filter(|file| file.parts.contains(part))
                .count()
        };
        assert_eq!([count("game"), count("pogo"), count("learn")], [1, 1, 3]);
    }
}
