//! Values by key, in little code.

use std::fmt;
use std::marker::PhantomData;
use std::vec;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};

/// Values by key, in the order of the keys.
///
/// It is a sorted list, and does what `BTreeMap` does: the page has a dozen kinds of maps, and each `BTreeMap` that things are put
/// into and taken from is 6 KB of wasm. To put something in or take it out moves those behind it, so this is for hundreds and
/// not for millions. JSON and logs write it as a map.
///
/// ```
/// let mut colours = table::Lookup::new();
/// colours.insert("torch", "red");
/// colours.insert("key", "blue");
/// assert_eq!(colours.get(&"key"), Some(&"blue"));
/// assert_eq!(colours.keys().collect::<Vec<_>>(), [&"key", &"torch"]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lookup<K, V> {
    entries: Vec<(K, V)>,
}

impl<K, V> Lookup<K, V> {
    /// Nothing.
    pub const fn new() -> Lookup<K, V> {
        Lookup { entries: Vec::new() }
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Keys and values.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&K, &V)> {
        self.entries.iter().map(|(key, value)| (key, value))
    }

    /// The same, to change the values.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (&K, &mut V)> {
        self.entries.iter_mut().map(|(key, value)| (&*key, value))
    }

    /// The keys.
    pub fn keys(&self) -> impl Iterator<Item = &K> {
        self.entries.iter().map(|(key, _)| key)
    }

    /// The values.
    pub fn values(&self) -> impl Iterator<Item = &V> {
        self.entries.iter().map(|(_, value)| value)
    }

    /// The same, to change them.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut V> {
        self.entries.iter_mut().map(|(_, value)| value)
    }

    /// Keeps those for which this says yes.
    pub fn retain(&mut self, mut keep: impl FnMut(&K, &mut V) -> bool) {
        self.entries.retain_mut(|(key, value)| keep(key, value));
    }

    /// Takes all out.
    pub fn clear(&mut self) {
        self.entries.clear();
    }
}

impl<K: Ord, V> Lookup<K, V> {
    /// Where the key is, or where it would be.
    fn place(&self, key: &K) -> Result<usize, usize> {
        self.entries.binary_search_by(|(other, _)| other.cmp(key))
    }

    /// Whether there is a value for this key.
    pub fn contains_key(&self, key: &K) -> bool {
        self.place(key).is_ok()
    }

    /// The value for this key.
    pub fn get(&self, key: &K) -> Option<&V> {
        let place = self.place(key).ok()?;
        Some(&self.entries[place].1)
    }

    /// The same, to change it.
    pub fn get_mut(&mut self, key: &K) -> Option<&mut V> {
        let place = self.place(key).ok()?;
        Some(&mut self.entries[place].1)
    }

    /// Puts a value in, and hands back the one that was there.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        match self.place(&key) {
            Ok(place) => Some(std::mem::replace(&mut self.entries[place].1, value)),
            Err(place) => {
                self.entries.insert(place, (key, value));
                None
            }
        }
    }

    /// Takes a value out.
    pub fn remove(&mut self, key: &K) -> Option<V> {
        let place = self.place(key).ok()?;
        Some(self.entries.remove(place).1)
    }

    /// The value for this key, to change it; a new one if there was none.
    pub fn get_or_default(&mut self, key: K) -> &mut V
    where
        V: Default,
    {
        let place = match self.place(&key) {
            Ok(place) => place,
            Err(place) => {
                self.entries.insert(place, (key, V::default()));
                place
            }
        };
        &mut self.entries[place].1
    }
}

impl<K, V> Default for Lookup<K, V> {
    fn default() -> Lookup<K, V> {
        Lookup::new()
    }
}

impl<K: Ord, V> Extend<(K, V)> for Lookup<K, V> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, entries: I) {
        entries.into_iter().for_each(|(key, value)| _ = self.insert(key, value));
    }
}

impl<K: Ord, V> FromIterator<(K, V)> for Lookup<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Lookup<K, V> {
        let mut all = Lookup::new();
        all.extend(entries);
        all
    }
}

impl<K, V> IntoIterator for Lookup<K, V> {
    type Item = (K, V);
    type IntoIter = vec::IntoIter<(K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.entries.into_iter()
    }
}

impl<K: Serialize, V: Serialize> Serialize for Lookup<K, V> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter())
    }
}

impl<'de, K: Deserialize<'de> + Ord, V: Deserialize<'de>> Deserialize<'de> for Lookup<K, V> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Lookup<K, V>, D::Error> {
        struct Entries<K, V>(PhantomData<(K, V)>);

        impl<'de, K: Deserialize<'de> + Ord, V: Deserialize<'de>> Visitor<'de> for Entries<K, V> {
            type Value = Lookup<K, V>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<Lookup<K, V>, A::Error> {
                let mut all = Lookup::new();
                while let Some((key, value)) = from.next_entry()? {
                    all.insert(key, value);
                }
                Ok(all)
            }
        }

        from.deserialize_map(Entries(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// Whatever is put in and taken out, it holds what a `BTreeMap` holds, in the same order.
    #[test]
    fn it_does_what_a_tree_does() {
        let (mut list, mut tree) = (Lookup::new(), BTreeMap::new());
        let mut state = 3_u32;
        for number in 0..2_000 {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let key = state >> 26;
            match state >> 8 & 3 {
                0 => assert_eq!(list.remove(&key), tree.remove(&key)),
                1 => {
                    *list.get_or_default(key) += number;
                    *tree.entry(key).or_default() += number;
                }
                _ => assert_eq!(list.insert(key, number), tree.insert(key, number)),
            }
            assert_eq!(list.get(&key), tree.get(&key));
            assert_eq!(list.contains_key(&(key / 2)), tree.contains_key(&(key / 2)));
        }
        list.retain(|key, _| key % 3 > 0);
        tree.retain(|key, _| key % 3 > 0);
        assert!(list.iter().eq(tree.iter()) && list.len() == tree.len());
        assert_eq!(serde_json::to_string(&list).unwrap(), serde_json::to_string(&tree).unwrap());
    }

    #[test]
    fn it_is_written_and_read_as_a_map() {
        let list = Lookup::from_iter([(7_u8, "seven".to_owned()), (2, "two".to_owned())]);
        let text = serde_json::to_string(&list).unwrap();
        assert_eq!(text, r#"{"2":"two","7":"seven"}"#);
        assert_eq!(serde_json::from_str::<Lookup<u8, String>>(&text).unwrap(), list);
        assert!(serde_json::from_str::<Lookup<u8, String>>("[1]").is_err());
    }
}
