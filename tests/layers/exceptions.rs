//! The rules that today's sources break, in `exceptions.txt`. The list may only become shorter.

use crate::files::Use;
use std::collections::BTreeSet;

const LIST: &str = include_str!("exceptions.txt");

/// The most lines of each kind. Lower them with the list; they never go up.
pub const MOST_CIRCLES: usize = 0;
pub const MOST_CROSSINGS: usize = 0;
/// The most files with effects of Leptos.
pub const MOST_EFFECTS: usize = 17;

/// The exceptions of a kind: `circle`, `crossing`, or `effect` with a file and the number of its effects.
pub fn listed(kind: &str) -> BTreeSet<Use> {
    let uses = LIST.lines().filter_map(|line| {
        let (from, to) = line
            .strip_prefix(kind)?
            .strip_prefix(' ')?
            .split_once(" -> ")?;
        Some((from.to_owned(), to.to_owned()))
    });
    uses.collect()
}

/// Exceptions that are not listed, listed ones that no longer exist, and a list that has grown.
pub fn faults(
    kind: &str,
    found: &BTreeSet<Use>,
    listed: &BTreeSet<Use>,
    most: usize,
) -> Vec<String> {
    let mut faults = Vec::new();
    for (from, to) in found.difference(listed) {
        faults.push(format!("a new {kind}: {from} -> {to}"));
    }
    for (from, to) in listed.difference(found) {
        faults.push(format!("gone, take it off the list: {kind} {from} -> {to}"));
    }
    if listed.len() > most {
        faults.push(format!(
            "{} exceptions for a {kind}, at most {most}",
            listed.len()
        ));
    }
    if listed.len() < most {
        faults.push(format!(
            "{} exceptions for a {kind} are left: lower {most} to that",
            listed.len()
        ));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_may_only_become_shorter() {
        let uses = |names: &[&str]| -> BTreeSet<Use> {
            names
                .iter()
                .map(|name| ((*name).to_owned(), "b".to_owned()))
                .collect()
        };
        let count = |found: &[&str], listed: &[&str], most| {
            faults("circle", &uses(found), &uses(listed), most).len()
        };
        assert_eq!(count(&["a"], &["a"], 1), 0);
        assert_eq!(count(&["a", "c"], &["a"], 1), 1, "a new one");
        assert_eq!(count(&["a"], &["a", "c"], 2), 1, "one that is gone");
        assert_eq!(
            count(&["a", "c"], &["a", "c"], 1),
            1,
            "a list that has grown"
        );
        assert_eq!(count(&["a"], &["a"], 2), 1, "a limit that was not lowered");
    }
}
