//! A few things in order, without a heap: two cards of a combination, up to three traps, what pays for Beast Mode.

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Serialize, Serializer};

/// At most `N` things in order. JSON and logs write them as a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Few<T, const N: usize>([Option<T>; N]);

impl<T: Copy + PartialEq, const N: usize> Few<T, N> {
    /// Nothing.
    pub const NONE: Few<T, N> = Few([None; N]);

    /// These, if they are not too many.
    pub fn new(all: impl IntoIterator<Item = T>) -> Option<Few<T, N>> {
        let mut few = Few::NONE;
        all.into_iter().all(|one| few.push(one)).then_some(few)
    }

    /// Adds one at the end; false if there is no room for it.
    pub fn push(&mut self, one: T) -> bool {
        match self.0.iter_mut().find(|place| place.is_none()) {
            Some(place) => {
                *place = Some(one);
                true
            }
            None => false,
        }
    }

    /// This one is taken out; those behind it move up.
    pub fn take(&mut self, which: impl Fn(&T) -> bool) -> Option<T> {
        let index = self.iter().position(|one| which(&one))?;
        let taken = self.0[index];
        self.0.copy_within(index + 1.., index);
        self.0[N - 1] = None;
        taken
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + Clone + use<T, N> {
        self.0.into_iter().flatten()
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// The one in this place.
    pub fn get(&self, index: usize) -> Option<T> {
        *self.0.get(index)?
    }

    /// Those in it, to be changed.
    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut().flatten()
    }

    /// Whether this is one of them.
    pub fn has(&self, one: T) -> bool {
        self.iter().any(|other| other == one)
    }
}

impl<T: Copy + PartialEq, const N: usize> Default for Few<T, N> {
    fn default() -> Few<T, N> {
        Few::NONE
    }
}

impl<T: Serialize + Copy + PartialEq, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeSeq as _;
        let mut list = to.serialize_seq(Some(self.len()))?;
        for one in self.iter() {
            list.serialize_element(&one)?;
        }
        list.end()
    }
}

impl<'de, T: Deserialize<'de> + Copy + PartialEq, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Few<T, N>, D::Error> {
        struct List<T, const N: usize>(std::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de> + Copy + PartialEq, const N: usize> serde::de::Visitor<'de> for List<T, N> {
            type Value = Few<T, N>;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "at most {N}")
            }
            fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut list: A) -> Result<Few<T, N>, A::Error> {
                let mut few = Few::NONE;
                while let Some(one) = list.next_element()? {
                    if !few.push(one) {
                        return Err(A::Error::custom(format_args!("at most {N}")));
                    }
                }
                Ok(few)
            }
        }
        from.deserialize_seq(List(std::marker::PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_are_a_list_with_a_limit() {
        let mut few: Few<u8, 3> = Few::new([4, 5, 6]).unwrap();
        assert!(!few.push(7));
        assert_eq!(few.take(|&one| one == 5), Some(5));
        assert_eq!(few.iter().collect::<Vec<_>>(), [4, 6]);
        assert_eq!(serde_json::to_string(&few).unwrap(), "[4,6]");
        assert_eq!(serde_json::from_str::<Few<u8, 3>>("[4,6]").unwrap(), few);
        assert!(serde_json::from_str::<Few<u8, 3>>("[1,2,3,4]").is_err());
    }
}
