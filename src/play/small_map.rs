//! A short map in the order of its keys. The maps of the standard library add 3 kB of program for each type, which every
//! visitor of a board would load.

use std::vec;

/// A short map (a few dozen entries) in the order of its keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SmallMap<K, T>(Vec<(K, T)>);

impl<K, T> Default for SmallMap<K, T> {
    fn default() -> SmallMap<K, T> {
        SmallMap(Vec::new())
    }
}

impl<K: Ord, T> SmallMap<K, T> {
    /// The value of a key.
    #[must_use]
    pub fn get(&self, key: &K) -> Option<&T> {
        let found = self.0.iter().find(|(other, _)| other == key);
        found.map(|(_, value)| value)
    }

    /// The value of a key, which is added if it is missing.
    pub fn entry(&mut self, key: K) -> &mut T
    where
        T: Default,
    {
        let place = self.0.iter().take_while(|(other, _)| *other < key).count();
        if self.0.get(place).is_none_or(|(other, _)| *other != key) {
            self.0.insert(place, (key, T::default()));
        }
        &mut self.0[place].1
    }

    /// All entries in the order of their keys.
    pub fn iter(&self) -> impl Iterator<Item = (&K, &T)> {
        self.0.iter().map(|(key, value)| (key, value))
    }

    /// All values in the order of their keys.
    pub fn into_values(self) -> impl Iterator<Item = T> {
        self.0.into_iter().map(|(_, value)| value)
    }
}

impl<K, T> IntoIterator for SmallMap<K, T> {
    type Item = (K, T);
    type IntoIter = vec::IntoIter<(K, T)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::SmallMap;
    use std::collections::BTreeMap;

    #[test]
    fn it_is_like_a_map_of_the_standard_library() {
        let (mut map, mut expected) = (SmallMap::<u8, String>::default(), BTreeMap::new());
        for (key, value) in [(3, 'c'), (1, 'a'), (3, 'd'), (2, 'b'), (1, 'e'), (9, 'f')] {
            map.entry(key).push(value);
            expected.entry(key).or_insert_with(String::new).push(value);
        }
        assert!(map.iter().eq(expected.iter()));
        assert_eq!((map.get(&3), map.get(&4)), (Some(&"cd".to_owned()), None));
        assert!(map.clone().into_values().eq(expected.clone().into_values()));
        assert!(map.into_iter().eq(expected));
    }
}
