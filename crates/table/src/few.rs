//! A few things in order, without a heap: two cards of a combination, the order of play, what remains to be done.

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Serialize, Serializer};

/// At most `N` things in order. JSON and logs write them as a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Few<T, const N: usize> {
    all: [Option<T>; N],
    len: u8,
}

impl<T: Copy, const N: usize> Few<T, N> {
    /// Nothing.
    pub const NONE: Few<T, N> = Few { all: [None; N], len: 0 };

    /// These, if they are not too many.
    pub fn new(all: impl IntoIterator<Item = T>) -> Option<Few<T, N>> {
        let mut few = Few::NONE;
        all.into_iter().all(|one| few.push(one)).then_some(few)
    }

    /// As many of these as there is room for.
    pub fn first_of(all: impl IntoIterator<Item = T>) -> Few<T, N> {
        let mut few = Few::NONE;
        all.into_iter().take(N).for_each(|one| _ = few.push(one));
        few
    }

    /// Adds one at the end; false if there is no room for it.
    pub fn push(&mut self, one: T) -> bool {
        let Some(place) = self.all.get_mut(usize::from(self.len)) else { return false };
        *place = Some(one);
        self.len += 1;
        true
    }

    /// Adds one at the front; false if there is no room for it.
    pub fn push_front(&mut self, one: T) -> bool {
        if self.len() >= N {
            return false;
        }
        self.all.copy_within(..usize::from(self.len), 1);
        self.all[0] = Some(one);
        self.len += 1;
        true
    }

    /// Takes the last one.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        self.all[usize::from(self.len)].take()
    }

    /// Takes the one in this place; those behind it move up.
    pub fn take(&mut self, index: usize) -> Option<T> {
        let taken = self.get(index)?;
        self.all.copy_within(index + 1.., index);
        self.len -= 1;
        self.all[usize::from(self.len)] = None;
        Some(taken)
    }

    /// Takes the first that is meant; those behind it move up.
    pub fn take_first(&mut self, is_meant: impl Fn(&T) -> bool) -> Option<T> {
        let index = self.iter().position(|one| is_meant(&one))?;
        self.take(index)
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + Clone + '_ {
        self.all[..usize::from(self.len)].iter().flatten().copied()
    }

    /// All of them, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.all.iter_mut().flatten()
    }

    /// How many.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The one in this place.
    pub fn get(&self, index: usize) -> Option<T> {
        *self.all.get(index)?
    }

    /// The last one.
    pub fn last(&self) -> Option<T> {
        self.get(self.len().checked_sub(1)?)
    }
}

impl<T: Copy + PartialEq, const N: usize> Few<T, N> {
    /// Whether this is one of them.
    pub fn contains(&self, one: T) -> bool {
        self.iter().any(|other| other == one)
    }
}

impl<T: Copy, const N: usize> Default for Few<T, N> {
    fn default() -> Few<T, N> {
        Few::NONE
    }
}

impl<T: Serialize + Copy, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeSeq as _;
        let mut list = to.serialize_seq(Some(self.len()))?;
        for one in self.iter() {
            list.serialize_element(&one)?;
        }
        list.end()
    }
}

impl<'de, T: Deserialize<'de> + Copy, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Few<T, N>, D::Error> {
        struct List<T, const N: usize>(std::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de> + Copy, const N: usize> serde::de::Visitor<'de> for List<T, N> {
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
        let mut few: Few<u8, 3> = Few::first_of([4, 5]);
        assert!(few.push_front(3) && !few.push(7) && !few.push_front(7));
        assert_eq!((few.take(1), few.take(2)), (Some(4), None));
        assert_eq!(few.iter().collect::<Vec<_>>(), [3, 5]);
        assert_eq!((few.last(), few.pop(), few.len()), (Some(5), Some(5), 1));
        assert_eq!(serde_json::to_string(&few).unwrap(), "[3]");
        assert_eq!(serde_json::from_str::<Few<u8, 3>>("[3]").unwrap(), few);
        assert!(serde_json::from_str::<Few<u8, 3>>("[1,2,3,4]").is_err());
        assert_eq!(Few::<u8, 3>::new([1, 2, 3, 4]), None);
        let mut few: Few<u8, 3> = Few::first_of([1, 2, 3, 4]);
        assert_eq!((few.take_first(|one| *one > 1), few.take_first(|one| *one > 3)), (Some(2), None));
        assert!(few.contains(3) && !few.contains(2));
    }
}
