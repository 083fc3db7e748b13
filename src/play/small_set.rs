//! A set in order, as a list. The sets of the standard library add 3 kB of program for each type, which every visitor
//! of the home screen would load.

use serde::{Deserialize, Serialize};
use std::borrow::Borrow;
use std::{slice, vec};

/// A set in order. Adding an item at the end is fast. Adding any other item moves all items after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<T>")]
#[serde(bound(deserialize = "T: Ord + Deserialize<'de>"))]
pub struct SmallSet<T>(Vec<T>);

impl<T> Default for SmallSet<T> {
    fn default() -> SmallSet<T> {
        SmallSet(Vec::new())
    }
}

impl<T: Ord> SmallSet<T> {
    /// Whether it has this item.
    pub fn contains<Q: Ord + ?Sized>(&self, item: &Q) -> bool
    where
        T: Borrow<Q>,
    {
        self.0
            .binary_search_by(|one| one.borrow().cmp(item))
            .is_ok()
    }

    /// Adds an item, if it is not there.
    pub fn insert(&mut self, item: T) {
        let is_last = self.0.last().is_none_or(|last| *last < item);
        if is_last {
            self.0.push(item);
        } else if let Err(place) = self.0.binary_search(&item) {
            self.0.insert(place, item);
        }
    }

    /// The number of items.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it has no item.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<T: Ord> Extend<T> for SmallSet<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        for item in items {
            self.insert(item);
        }
    }
}

impl<T: Ord> From<Vec<T>> for SmallSet<T> {
    fn from(items: Vec<T>) -> SmallSet<T> {
        let mut set = SmallSet::default();
        set.extend(items);
        set
    }
}

impl<T> IntoIterator for SmallSet<T> {
    type Item = T;
    type IntoIter = vec::IntoIter<T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, T> IntoIterator for &'a SmallSet<T> {
    type Item = &'a T;
    type IntoIter = slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::SmallSet;
    use std::collections::BTreeSet;

    #[test]
    fn it_is_like_a_set_of_the_standard_library() {
        let (mut set, mut expected) = (SmallSet::<String>::default(), BTreeSet::new());
        assert!(set.is_empty());
        for item in ["d", "a", "d", "e", "b", "", "a"] {
            set.insert(item.to_owned());
            expected.insert(item.to_owned());
            assert!(set.contains(item) && !set.contains("c"));
            assert!((&set).into_iter().eq(&expected));
            assert_eq!(set.len(), expected.len());
        }
        let text = serde_json::to_string(&set).unwrap();
        assert_eq!(text, serde_json::to_string(&expected).unwrap());
        let read: SmallSet<String> = serde_json::from_str(r#"["e","a","","d","b","a"]"#).unwrap();
        assert_eq!(read, set);
        assert!(set.into_iter().eq(expected));
    }
}
