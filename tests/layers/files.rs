//! Finds which file uses which. A path counts as a use of the file that defines the item. Items that a module
//! only re-exports with `use` are looked up at their origin. Declaring `mod child;` is not a use. Code for
//! tests does not count.

use crate::check::{absolute, module_of};
use crate::paths::{Path, paths};
use crate::tokens::tokens;
use std::collections::{BTreeMap, BTreeSet};

/// A use of one file by another, as paths from the root of the package.
pub type Use = (String, String);

/// Every use of a file by another one. The sources are the library's, without test files.
pub fn uses(sources: &BTreeMap<String, String>) -> BTreeSet<Use> {
    let read = |(path, source): (&String, &String)| {
        // A path replaces its first word in the tokens, so test code is removed before paths are read.
        let tokens: Vec<_> = tokens(source)
            .into_iter()
            .filter(|token| !token.test)
            .collect();
        (path.clone(), paths(&tokens))
    };
    let files = Files(sources.iter().map(read).collect());
    let mut uses = BTreeSet::new();
    for (file, paths) in &files.0 {
        for path in paths {
            let target = files
                .whole(file, path)
                .and_then(|whole| files.home_of(&whole, 0));
            if let Some(target) = target.filter(|target| target != file) {
                uses.insert((file.clone(), target));
            }
        }
    }
    uses
}

/// The paths in each file.
struct Files(BTreeMap<String, Vec<Path>>);

/// More steps than this mean that re-exports form a circle.
const MAX_STEPS: usize = 8;

impl Files {
    /// The path from the root of the sources, if it is inside them.
    fn whole(&self, file: &str, path: &Path) -> Option<Vec<String>> {
        path.segments.first()?;
        let Some(whole) = absolute(file, path) else {
            // `child::Item`
            let own = [module_of(file), path.inside.clone(), path.segments.clone()].concat();
            let child = own.len() - path.segments.len() + 1;
            return self.module(&own[..child]).map(|_| own);
        };
        // The root of a program is its folder.
        let program = file
            .strip_prefix("src/bin/")
            .and_then(|rest| rest.split('/').next());
        Some(match program.filter(|_| path.segments[0] == "crate") {
            Some(program) => [vec!["bin".to_owned(), program.to_owned()], whole].concat(),
            None => whole,
        })
    }

    /// The file that defines the item of a path from the root of the library.
    fn home_of(&self, whole: &[String], steps: usize) -> Option<String> {
        let (file, length) = (0..=whole.len())
            .rev()
            .find_map(|length| Some((self.module(&whole[..length])?, length)))?;
        let Some(item) = whole.get(length).filter(|_| steps < MAX_STEPS) else {
            return Some(file);
        };
        // An item that the module re-exports from elsewhere.
        let handed_on = self.0[&file]
            .iter()
            .filter(|path| path.imported && path.inside.is_empty())
            .find(|path| path.segments.len() > 1 && path.segments.last() == Some(item));
        let from = handed_on.map(|path| self.whole(&file, path));
        match from.flatten() {
            Some(from) if from != whole => self.home_of(&from, steps + 1),
            _ => Some(file),
        }
    }

    fn module(&self, segments: &[String]) -> Option<String> {
        let stem = segments.join("/");
        let names = match segments {
            [] => vec!["src/lib.rs".to_owned()],
            _ => vec![format!("src/{stem}.rs"), format!("src/{stem}/mod.rs")],
        };
        names.into_iter().find(|name| self.0.contains_key(name))
    }
}

/// The uses that are part of a circle: from the used file a path of uses leads back.
pub fn circles(uses: &BTreeSet<Use>) -> BTreeSet<Use> {
    let mut below: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (from, to) in uses {
        below.entry(from).or_default().insert(to);
    }
    let reaches = |from: &str, goal: &str| {
        let (mut seen, mut next) = (BTreeSet::new(), vec![from]);
        while let Some(file) = next.pop() {
            if file == goal {
                return true;
            }
            if seen.insert(file) {
                next.extend(below.get(file).into_iter().flatten());
            }
        }
        false
    };
    let on_one = |(from, to): &&Use| reaches(to, from);
    uses.iter().filter(on_one).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let sources = files
            .iter()
            .map(|(path, text)| ((*path).to_owned(), (*text).to_owned()));
        let uses = uses(&sources.collect());
        circles(&uses)
            .into_iter()
            .map(|(from, to)| format!("{from} -> {to}"))
            .collect()
    }

    #[test]
    fn two_files_that_use_each_other_are_a_circle() {
        let files = [
            (
                "src/play/mod.rs",
                "mod a; mod b; pub use a::A; pub use b::B;",
            ),
            ("src/play/a.rs", "use super::B; pub struct A;"),
            (
                "src/play/b.rs",
                "pub struct B; fn f(a: crate::play::a::A) {}",
            ),
        ];
        assert_eq!(
            found(&files),
            [
                "src/play/a.rs -> src/play/b.rs",
                "src/play/b.rs -> src/play/a.rs"
            ]
        );
    }

    #[test]
    fn a_child_that_uses_what_its_parent_holds_is_one_and_what_it_hands_on_is_none() {
        let holds = [
            ("src/play/mod.rs", "mod a; pub use a::A; pub struct Own;"),
            ("src/play/a.rs", "use super::Own; pub struct A;"),
        ];
        assert_eq!(found(&holds).len(), 2);
        let hands_on = [
            (
                "src/play/mod.rs",
                "mod a; mod b; pub use a::A; pub use b::Own;",
            ),
            ("src/play/a.rs", "use super::Own; pub struct A;"),
            ("src/play/b.rs", "pub struct Own;"),
        ];
        assert_eq!(found(&hands_on), [""; 0]);
    }

    #[test]
    fn what_is_handed_on_twice_is_found_where_it_is() {
        let files = [
            ("src/app/mod.rs", "mod board; mod game; use board::Board;"),
            (
                "src/app/board/mod.rs",
                "mod live; pub use live::Live as Board; pub use live::Live;",
            ),
            (
                "src/app/board/live.rs",
                "use crate::app::game::Game; pub struct Live;",
            ),
            (
                "src/app/game.rs",
                "use super::board::Live; pub struct Game;",
            ),
        ];
        assert_eq!(
            found(&files),
            [
                "src/app/board/live.rs -> src/app/game.rs",
                "src/app/game.rs -> src/app/board/live.rs"
            ]
        );
    }

    #[test]
    fn tests_and_long_chains_are_no_circle() {
        let files = [
            ("src/play/a.rs", "use super::b::B; pub struct A;"),
            (
                "src/play/b.rs",
                "use super::c::C; pub struct B; #[cfg(test)] mod tests { use crate::play::a::A; }",
            ),
            ("src/play/c.rs", "pub struct C;"),
        ];
        assert_eq!(found(&files), [""; 0]);
    }
}
