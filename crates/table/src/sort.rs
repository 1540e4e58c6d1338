//! Sorting in little code.
//!
//! The sort of the standard library is 3.5 KB of wasm for each type and each order, and the page has some forty of them. Here a
//! short list is sorted in place. For a long one the standard library sorts numbers, with one code for all types, and then the
//! list is put in their order.

use std::cmp::Ordering;

/// Up to so many it takes no list of numbers, and no heap.
const SHORT: usize = 20;

/// Sorts a list. What is equal keeps its order.
///
/// ```
/// let mut all = [3, 1, 2];
/// table::sort(&mut all);
/// assert_eq!(all, [1, 2, 3]);
/// ```
pub fn sort<T: Ord>(list: &mut [T]) {
    sort_by(list, T::cmp);
}

/// Sorts a list by a key. What has the same key keeps its order.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], mut key: impl FnMut(&T) -> K) {
    sort_by(list, |one, other| key(one).cmp(&key(other)));
}

/// Sorts a list in this order. What is equal in it keeps its order.
pub fn sort_by<T>(list: &mut [T], mut order: impl FnMut(&T, &T) -> Ordering) {
    if list.len() <= SHORT {
        for end in 1..list.len() {
            let mut place = end;
            while place > 0 && order(&list[place - 1], &list[place]) == Ordering::Greater {
                list.swap(place - 1, place);
                place -= 1;
            }
        }
        return;
    }
    let mut sources = in_order(list.len(), &mut |one, other| order(&list[one], &list[other]));
    for place in 0..list.len() {
        // What belongs here may have moved away, to make room for what was put where it stood.
        let mut source = sources[place];
        while source < place {
            source = sources[source];
        }
        list.swap(place, source);
        sources[place] = source;
    }
}

/// The numbers below `len`, in this order.
fn in_order(len: usize, order: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    let mut all: Vec<usize> = (0..len).collect();
    all.sort_by(|one, other| order(*one, *other));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lists of every length around the two ways, with many equal keys, are sorted as the standard library sorts them.
    #[test]
    fn lists_are_sorted_and_equal_ones_keep_their_order() {
        let mut state = 7_u32;
        for len in (0..70).chain([500]) {
            let mut list: Vec<(u32, usize)> = Vec::new();
            for number in 0..len {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                list.push((state >> 28, number));
            }
            let mut wanted = list.clone();
            wanted.sort_by_key(|(key, _)| *key);
            sort_by_key(&mut list, |(key, _)| *key);
            assert_eq!(list, wanted, "{len} of them");
            wanted.sort_by(|one, other| other.cmp(one));
            sort_by(&mut list, |one, other| other.cmp(one));
            assert_eq!(list, wanted, "{len} of them, backwards");
        }
    }
}
