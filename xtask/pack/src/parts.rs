//! The parts of a split program, their modules, and the visits for which they are joined.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};

/// The part that every board needs in addition to the part of its game.
const BOARD: &str = "game";

/// The part that home needs for returning visitors.
const HOME: &str = "stored";

/// A row for each game, beginning with its name.
const GAMES: &str = include_str!("../../../assets/games.txt");

/// Stands for the part of each game, one game after another.
const EACH_GAME: &str = "GAME";

/// The parts that a visitor needs at the same time, and the weight of the bytes that they load: how often this happens,
/// and whether the visitor waits for them.
const VISITS: &[(f64, &[&str])] = &[
    (60.0, &[BOARD, EACH_GAME]),
    (15.0, &[BOARD, EACH_GAME, "text_links"]),
    (4.0, &[BOARD, EACH_GAME, "panels", "stored"]),
    (2.0, &[BOARD, EACH_GAME, "panels", "stored", "links"]),
    (1.0, &[BOARD, EACH_GAME, "panels", "stored", "review"]),
    (1.0, &[BOARD, EACH_GAME, "panels", "stored", "engine"]),
    (1.0, &[BOARD, EACH_GAME, "import"]),
    (0.5, &[BOARD, EACH_GAME, "panels", "stored", "qr"]),
    (10.0, &["editor", EACH_GAME]),
    (3.0, &["learn", EACH_GAME]),
    (3.0, &["puzzles", EACH_GAME]),
    (3.0, &["embed", EACH_GAME]),
    (20.0, &["stored"]),
    (14.0, &["stored", "saved"]),
    (20.0, &["saved", "library"]),
    (3.0, &["backup"]),
    (3.0, &["finished"]),
    (3.0, &["engine"]),
    (2.0, &["learn"]),
    (2.0, &["puzzles"]),
];

/// A set of parts: a bit for each, in the order of the list.
pub type PartSet = u64;

/// The parts of a program and the modules that they need.
pub struct Program {
    pub parts: Vec<String>,
    pub modules: Vec<Module>,
}

pub struct Module {
    pub name: String,
    /// The parts that need it.
    pub parts: PartSet,
    pub bytes: usize,
}

/// The maximum number of files of a part.
#[derive(Clone, Copy)]
pub struct MaxFiles {
    /// The part of all boards, and the part of each game. A board needs two of them.
    pub board: usize,
    /// Every other part.
    pub other: usize,
}

impl Program {
    /// Reads the list of the parts: a line for each, with its name and its modules.
    ///
    /// # Errors
    /// If a line has no modules, there are too many parts, or the size of a module is not known.
    pub fn read(list: &str, size: impl Fn(&str) -> Result<usize>) -> Result<Program> {
        let mut parts = Vec::new();
        let mut parts_of: BTreeMap<&str, PartSet> = BTreeMap::new();
        for line in list.lines() {
            let (part, modules) = line.split_once(' ').context("a part has no files")?;
            ensure!(parts.len() < 64, "there are more than 64 parts");
            for module in modules.split(' ') {
                *parts_of.entry(module).or_default() |= 1 << parts.len();
            }
            parts.push(part.to_owned());
        }
        let modules = parts_of.into_iter().map(|(name, parts)| {
            Ok(Module {
                name: name.to_owned(),
                parts,
                bytes: size(name)?,
            })
        });
        let modules = modules.collect::<Result<_>>()?;
        Ok(Program { parts, modules })
    }

    /// Checks that the program has all parts of the visits.
    ///
    /// # Errors
    /// If a visit names another part.
    pub fn check_visits(&self) -> Result<()> {
        let named = VISITS.iter().flat_map(|(_, parts)| *parts);
        for part in named.filter(|part| **part != EACH_GAME) {
            let is_there = self.parts.iter().any(|one| one == part);
            ensure!(
                is_there,
                "a visit needs {part}, which the program does not have"
            );
        }
        Ok(())
    }

    /// The part that home may need; empty if the program does not have it.
    pub fn home(&self) -> PartSet {
        self.set_of(&[HOME.to_owned()])
    }

    /// The parts of this set that the program has.
    fn set_of(&self, names: &[String]) -> PartSet {
        let bits = self.parts.iter().enumerate();
        bits.filter(|(_, part)| names.contains(part))
            .fold(0, |set, (bit, _)| set | 1 << bit)
    }

    /// The visits with their weights. A program without the parts of a visit does not have it.
    pub fn visits(&self) -> Vec<(f64, PartSet)> {
        let mut visits = Vec::new();
        for (weight, parts) in VISITS {
            let with = |game: &str| -> Vec<String> {
                let parts = parts.iter();
                parts.map(|part| part.replace(EACH_GAME, game)).collect()
            };
            let all = match parts.contains(&EACH_GAME) {
                true => games().map(|game| with(&game)).collect(),
                false => vec![with("")],
            };
            visits.extend(all.iter().map(|parts| (*weight, self.set_of(parts))));
        }
        visits
    }

    /// The maximum number of files of each part.
    pub fn limits(&self, max: MaxFiles) -> Vec<usize> {
        let is_of_board = |part: &String| part == BOARD || games().any(|game| game == *part);
        let limit = |part| match is_of_board(part) {
            true => max.board.max(1),
            false => max.other.max(1),
        };
        self.parts.iter().map(limit).collect()
    }
}

/// The names of the games' parts.
fn games() -> impl Iterator<Item = String> {
    let names = GAMES.lines().filter_map(|row| row.split('\t').next());
    names.map(|name| name.replace('-', "_"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_program_without_a_part_of_a_visit_is_noticed() {
        let named = VISITS.iter().flat_map(|(_, parts)| *parts);
        let parts: BTreeSet<&str> = named.copied().filter(|part| *part != EACH_GAME).collect();
        let list = |parts: &mut dyn Iterator<Item = &&str>| -> String {
            parts.map(|part| format!("{part} a.wasm\n")).collect()
        };
        let read = |list: String| Program::read(&list, |_| Ok(1)).unwrap();
        assert!(read(list(&mut parts.iter())).check_visits().is_ok());
        let error = read(list(&mut parts.iter().skip(1))).check_visits();
        assert!(error.unwrap_err().to_string().contains("backup"));
    }

    #[test]
    fn a_list_without_modules_is_refused() {
        assert!(Program::read("game\n", |_| Ok(1)).is_err());
    }
}
