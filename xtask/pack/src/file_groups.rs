//! Which modules of a split program are joined into one file.
//!
//! A file is loaded by every part that needs one of its modules. With many files, fewer unneeded bytes are loaded, but
//! a screen should need few files. [`join`] searches for the files with which the visits in `parts.rs` load the fewest
//! bytes.

use std::collections::{BTreeMap, BTreeSet};

use fastrand::Rng;

use crate::parts::{MaxFiles, Module, PartSet, Program};

/// The number of searches, of which the best one is used. Any other seed would do.
const SEARCHES: usize = 8;
const SEED: u64 = 1;

/// The number of changes that a search tries. More changes find hardly anything better.
const TRIES: u32 = 200_000;

/// The greatest increase of the cost that is accepted at the start, relative to the cost then.
const FIRST_INCREASE: f64 = 0.01;

/// A file that several modules are joined into.
#[derive(Clone, Default, Debug, PartialEq, Eq)]
pub struct Joined {
    pub modules: Vec<String>,
    /// The parts that load it.
    pub parts: BTreeSet<String>,
}

impl Joined {
    fn add(&mut self, module: &Module, program: &Program) {
        self.modules.push(module.name.clone());
        let parts = program.parts.iter().enumerate();
        let its = parts.filter(|(bit, _)| module.parts >> bit & 1 == 1);
        self.parts.extend(its.map(|(_, part)| part.clone()));
    }

    /// The name of the file: the name of a part whose own module is in it, if there is one.
    pub fn name(&self, number: usize) -> String {
        let own = |module: &String| module.strip_prefix("split_").map(str::to_owned);
        match self.modules.iter().find_map(own) {
            Some(part) => format!("part_{part}"),
            None => format!("shared_{number}.wasm"),
        }
    }
}

/// The search for the best files. A file is the set of the parts that may load it. Each module is put into the cheapest
/// of the files that all of its parts load.
struct Search<'a> {
    modules: Vec<&'a Module>,
    visits: Vec<(f64, PartSet)>,
    limits: Vec<usize>,
    /// The cost of a byte in a file with these parts.
    costs: BTreeMap<PartSet, f64>,
    rng: Rng,
}

impl Search<'_> {
    fn cost_of_byte(&mut self, file: PartSet) -> f64 {
        let visits = &self.visits;
        *self.costs.entry(file).or_insert_with(|| {
            let loads = visits.iter().filter(|(_, parts)| parts & file != 0);
            // If no visit distinguishes two files, the one with fewer parts is better.
            loads.map(|(weight, _)| weight).sum::<f64>() + f64::from(file.count_ones()) * 1e-3
        })
    }

    /// The index of the file for each module, and the total cost. `None` if a module has no file.
    fn places(&mut self, files: &[PartSet]) -> Option<(Vec<usize>, f64)> {
        let mut cheapest: Vec<(f64, usize)> = Vec::new();
        for (place, file) in files.iter().enumerate() {
            cheapest.push((self.cost_of_byte(*file), place));
        }
        cheapest.sort_by(|one, other| one.0.total_cmp(&other.0));
        let mut cost = 0.0;
        let places = self.modules.iter().map(|module| {
            let mut those = cheapest.iter();
            let (byte, place) = those.find(|(_, place)| module.parts & !files[*place] == 0)?;
            cost += byte * module.bytes as f64;
            Some(*place)
        });
        Some((places.collect::<Option<_>>()?, cost))
    }

    fn is_within_limits(&self, files: &[PartSet]) -> bool {
        let mut limits = self.limits.iter().enumerate();
        limits.all(|(bit, limit)| {
            let loaded = files.iter().filter(|file| *file >> bit & 1 == 1);
            loaded.count() <= *limit
        })
    }

    /// The files with a random change.
    fn changed(&mut self, files: &[PartSet]) -> Vec<PartSet> {
        let mut files = files.to_vec();
        let other_part = 1 << self.rng.usize(..self.limits.len());
        let one = self.rng.usize(..files.len());
        let other = self.rng.usize(..files.len());
        match self.rng.u8(..20) {
            0..10 => files[one] ^= other_part,
            10..13 if one != other => {
                files[one] |= files[other];
                files.swap_remove(other);
            }
            13..16 => {
                let module = self.rng.usize(..self.modules.len());
                files.push(self.modules[module].parts);
            }
            16..18 if files.len() > 1 => drop(files.swap_remove(one)),
            _ => {
                files[one] ^= other_part;
                files[other] ^= 1 << self.rng.usize(..self.limits.len());
            }
        }
        files.retain(|file| *file != 0);
        files
    }

    /// Good files and their cost, found by simulated annealing: a change that increases the cost is also accepted,
    /// often at the start and never at the end.
    fn search(&mut self) -> (Vec<PartSet>, f64) {
        let everything = PartSet::MAX >> (64 - self.limits.len());
        let mut files = vec![everything];
        let Some((_, mut cost)) = self.places(&files) else {
            return (files, 0.0);
        };
        let mut best = (files.clone(), cost);
        let first = cost * FIRST_INCREASE;
        for tried in 0..TRIES {
            let left = 1.0 - f64::from(tried) / f64::from(TRIES);
            let accepted = first * left * left;
            let changed = self.changed(&files);
            if changed.is_empty() || !self.is_within_limits(&changed) {
                continue;
            }
            let Some((_, changed_cost)) = self.places(&changed) else {
                continue;
            };
            let increase = changed_cost - cost;
            if increase <= 0.0 || self.rng.f64() < (-increase / accepted).exp() {
                (files, cost) = (changed, changed_cost);
            }
            if cost < best.1 {
                best = (files.clone(), cost);
            }
        }
        best
    }

    /// The best files of several searches.
    fn best(&mut self) -> Vec<PartSet> {
        let found = (0..SEARCHES).map(|_| self.search());
        let best = found.min_by(|one, other| one.1.total_cmp(&other.1));
        best.map_or_else(Vec::new, |(files, _)| files)
    }
}

/// Joins modules into files so that no part loads more files than allowed. The same program gives the same files.
///
/// The modules that home shares with other parts are one more file, so that home loads little else. Another part that
/// needs one of these modules loads all of them. A board needs most of them anyway.
pub fn join(program: &Program, max: MaxFiles) -> Vec<Joined> {
    if program.parts.is_empty() {
        return Vec::new();
    }
    let home = program.home();
    let is_shared_with_home = |module: &&Module| module.parts & home != 0 && module.parts != home;
    let (shared, modules): (Vec<&Module>, Vec<&Module>) =
        program.modules.iter().partition(is_shared_with_home);
    let sharing = shared.iter().fold(0, |parts, module| parts | module.parts);
    let mut limits = program.limits(max);
    for (bit, limit) in limits.iter_mut().enumerate() {
        let is_one_more = sharing >> bit & 1 == 1;
        *limit = limit.saturating_sub(usize::from(is_one_more)).max(1);
    }
    let mut search = Search {
        modules,
        visits: program.visits(),
        limits,
        costs: BTreeMap::new(),
        rng: Rng::with_seed(SEED),
    };
    let files = search.best();
    let places = search.places(&files).map_or_else(Vec::new, |found| found.0);
    let mut joined = vec![Joined::default(); files.len() + 1];
    for (module, place) in search.modules.iter().zip(places) {
        joined[place].add(module, program);
    }
    for module in shared {
        joined[files.len()].add(module, program);
    }
    joined.retain(|file| !file.modules.is_empty());
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    fn joined(list: &str, board: usize, other: usize) -> Vec<Joined> {
        let program = Program::read(list, |_| Ok(10)).unwrap();
        join(&program, MaxFiles { board, other })
    }

    fn count(files: &[Joined], part: &str) -> usize {
        files
            .iter()
            .filter(|file| file.parts.contains(part))
            .count()
    }

    fn with<'a>(files: &'a [Joined], module: &str) -> &'a Joined {
        let mut its = files
            .iter()
            .filter(|file| file.modules.iter().any(|one| one == module));
        its.next().expect("each module is in a file")
    }

    #[test]
    fn what_the_same_parts_load_is_joined() {
        let list = "game a.wasm b.wasm c.wasm\nlearn b.wasm c.wasm\n";
        let files = joined(list, 2, 2);
        assert_eq!(files.len(), 2, "{files:?}");
        assert_eq!(with(&files, "b.wasm").modules, ["b.wasm", "c.wasm"]);
        assert_eq!(with(&files, "a.wasm").modules, ["a.wasm"]);
    }

    #[test]
    fn what_only_others_need_stays_out_of_boards() {
        let list = "game 1 2 split_game.wasm\nlearn 1 3 split_learn.wasm\n\
                    puzzles 2 3 split_puzzles.wasm\nzoq 1 split_zoq.wasm\n";
        let files = joined(list, 3, 3);
        let third = with(&files, "3");
        let is_of_board = |part: &&str| third.parts.contains(*part);
        assert!(!["game", "zoq"].iter().any(is_of_board), "{files:?}");
    }

    #[test]
    fn a_file_is_named_after_the_part_whose_module_it_holds() {
        let files = joined("game chunk_1.wasm split_game.wasm", 1, 1);
        assert_eq!(files[0].name(0), "part_game.wasm");
        let files = joined("game chunk_1.wasm", 1, 1);
        assert_eq!(files[0].name(7), "shared_7.wasm");
    }

    #[test]
    fn every_part_comes_in_few_files_and_twice_the_same() {
        let list = "embed 1 2 3 4 5 a\nlearn 1 2 3 b\npuzzles 2 4 5 c\n";
        for max in 1..5 {
            let files = joined(list, max, max);
            for part in ["embed", "learn", "puzzles"] {
                assert!(count(&files, part) <= max, "{max}: {files:?}");
            }
            let mut modules: Vec<_> = files.iter().flat_map(|file| &file.modules).collect();
            modules.sort();
            assert_eq!(modules, ["1", "2", "3", "4", "5", "a", "b", "c"]);
            assert_eq!(files, joined(list, max, max));
        }
    }

    #[test]
    fn a_board_comes_in_fewer_files_than_other_parts() {
        let list = "game a b c\npogo d e f\nlearn g h i\nlearn2 a d g";
        let files = joined(list, 1, 2);
        assert_eq!(count(&files, "game"), 1);
        assert_eq!(count(&files, "pogo"), 1);
        assert_eq!(count(&files, "learn"), 2, "{files:?}");
    }

    #[test]
    fn what_home_shares_with_others_is_a_file_of_its_own() {
        let list = "game 1 2 3 split_game.wasm\nlearn 1 3 split_learn.wasm\n\
                    stored 1 2 split_stored.wasm\nzoq 1 3 split_zoq.wasm\n";
        let files = joined(list, 3, 3);
        assert_eq!(with(&files, "1").modules, ["1", "2"]);
        assert_eq!(with(&files, "split_stored.wasm").parts.len(), 1);
        for part in ["game", "learn", "zoq"] {
            assert!(count(&files, part) <= 3, "{files:?}");
        }
    }
}
