//! A short map in the order of its keys. The standard library's maps add 3 kB of program for each type, which every
//! visitor of a board would load.

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Borrow;
use std::fmt;
use std::marker::PhantomData;
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
    pub fn get<Q: Eq + ?Sized>(&self, key: &Q) -> Option<&T>
    where
        K: Borrow<Q>,
    {
        let found = self.0.iter().find(|(other, _)| other.borrow() == key);
        found.map(|(_, value)| value)
    }

    /// The value of a key, which is added if it is missing.
    pub fn entry(&mut self, key: K) -> &mut T
    where
        T: Default,
    {
        self.entry_or(key, T::default)
    }

    /// The value of a key, which is added with this value if it is missing.
    pub fn entry_or(&mut self, key: K, value: impl FnOnce() -> T) -> &mut T {
        let place = self.0.iter().take_while(|(other, _)| *other < key).count();
        if self.0.get(place).is_none_or(|(other, _)| *other != key) {
            self.0.insert(place, (key, value()));
        }
        &mut self.0[place].1
    }

    /// Replaces the value of a key.
    pub fn insert(&mut self, key: K, value: T)
    where
        T: Default,
    {
        *self.entry(key) = value;
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

impl<K: Serialize, T: Serialize> Serialize for SmallMap<K, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

impl<'de, K, T> Deserialize<'de> for SmallMap<K, T>
where
    K: Ord + Deserialize<'de>,
    T: Default + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SmallMap<K, T>, D::Error> {
        deserializer.deserialize_map(Entries(PhantomData))
    }
}

/// Reads the entries of a map in any order. The last of several with the same key counts.
struct Entries<K, T>(PhantomData<(K, T)>);

impl<'de, K, T> Visitor<'de> for Entries<K, T>
where
    K: Ord + Deserialize<'de>,
    T: Default + Deserialize<'de>,
{
    type Value = SmallMap<K, T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
        let mut map = SmallMap::default();
        while let Some((key, value)) = entries.next_entry()? {
            map.insert(key, value);
        }
        Ok(map)
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

    #[test]
    fn it_is_read_and_written_like_a_map_of_the_standard_library() {
        let text = r#"{"b":[1],"a":[],"b":[2,3],"":[4]}"#;
        let map: SmallMap<String, Vec<u8>> = serde_json::from_str(text).unwrap();
        let expected: BTreeMap<String, Vec<u8>> = serde_json::from_str(text).unwrap();
        assert!(map.iter().eq(expected.iter()));
        let written = serde_json::to_string(&map).unwrap();
        assert_eq!(written, serde_json::to_string(&expected).unwrap());
        let read = |text| serde_json::from_str::<SmallMap<String, u8>>(text);
        assert!(read("[]").is_err() && read(r#"{"a":"b"}"#).is_err());
    }
}
