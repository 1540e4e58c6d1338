//! Piles without order: what lies where is decided when it is drawn, and not before.

use serde::{Deserialize, Serialize};

use crate::luck::{Luck, Stream};

/// A face-down pile. What may lie on top is drawn by luck at the moment it is needed, so a state holds the *set* of what
/// is left, and only the few places that somebody knows for certain are fixed.
///
/// Segments lie from the top down: a [`Segment::Mix`] of `n` draws from a pool that earlier segments may have left
/// something in, or one [`Segment::Fix`]. "One of the last five is the exit" is two mixes, the second of which adds it:
///
/// ```
/// use table::{Luck, Pile, Seed, Stream};
/// let mut luck = Luck::new(&Seed([0; 32]), &[]);
/// let mut pile = Pile::shuffled(vec![1, 2, 3, 4, 5, 6, 7, 8]);
/// pile.shuffle_into_last(4, 99);
/// let drawn: Vec<i32> = (0..9).map(|_| pile.draw(&mut luck, Stream(0)).unwrap()).collect();
/// assert!(drawn[5..].contains(&99));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pile<T> {
    /// What the running mix draws from: whatever was added and has not come up.
    pool: Vec<T>,
    /// From the top down.
    segments: Vec<Segment<T>>,
}

/// A stretch of a [`Pile`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Segment<T> {
    /// These join the pool, then `draws` come from it, in no order.
    Mix {
        /// How many are drawn before the next segment begins.
        draws: usize,
        /// What joins the pool when this segment begins.
        adds: Vec<T>,
    },
    /// This one for certain.
    Fix(T),
}

impl<T: Copy + PartialEq> Pile<T> {
    /// Nothing.
    pub const fn empty() -> Pile<T> {
        Pile { pool: Vec::new(), segments: Vec::new() }
    }

    /// All of these, well mixed.
    pub fn shuffled(all: Vec<T>) -> Pile<T> {
        let draws = all.len();
        let mut pile = Pile { pool: all, segments: Vec::new() };
        if draws > 0 {
            pile.segments.push(Segment::Mix { draws, adds: Vec::new() });
        }
        pile
    }

    /// How many are left.
    pub fn len(&self) -> usize {
        self.segments.iter().map(Segment::len).sum()
    }

    /// Whether none is left.
    pub fn is_empty(&self) -> bool {
        self.segments.is_empty()
    }

    /// All that are left, in an order that says nothing: first what has no place, then what has one.
    pub fn contents(&self) -> impl Iterator<Item = T> {
        let adds = self.segments.iter().flat_map(|segment| match segment {
            Segment::Mix { adds, .. } => adds.as_slice(),
            Segment::Fix(one) => std::slice::from_ref(one),
        });
        self.pool.iter().chain(adds).copied()
    }

    /// The places from the top that are fixed, with what lies there.
    pub fn known(&self) -> impl Iterator<Item = (usize, T)> {
        let mut above = 0;
        self.segments.iter().filter_map(move |segment| {
            let place = above;
            above += segment.len();
            match segment {
                Segment::Fix(one) => Some((place, *one)),
                Segment::Mix { .. } => None,
            }
        })
    }

    /// Takes the top one; none of an empty pile.
    pub fn draw(&mut self, luck: &mut Luck, purpose: Stream) -> Option<T> {
        match self.segments.first_mut()? {
            Segment::Fix(one) => {
                let one = *one;
                self.segments.remove(0);
                Some(one)
            }
            Segment::Mix { draws, adds } => {
                self.pool.append(adds);
                *draws -= 1;
                if *draws == 0 {
                    self.segments.remove(0);
                }
                let index = luck.below(purpose, self.pool.len() as u32) as usize;
                Some(self.pool.swap_remove(index))
            }
        }
    }

    /// Looks at the top ones, at most `count`, and leaves them there: their places are fixed from now on.
    pub fn peek(&mut self, count: usize, luck: &mut Luck, purpose: Stream) -> Vec<T> {
        let seen: Vec<T> = (0..count).map_while(|_| self.draw(luck, purpose)).collect();
        self.segments.splice(0..0, seen.iter().map(|&one| Segment::Fix(one)));
        seen
    }

    /// Puts one in with `above` of the others over it, or at the bottom if there are fewer: `put(0, …)` is on top.
    pub fn put(&mut self, above: usize, one: T) {
        let mut left = above;
        for index in 0..self.segments.len() {
            if left == 0 {
                self.segments.insert(index, Segment::Fix(one));
                return;
            }
            let length = self.segments[index].len();
            if left >= length {
                left -= length;
                continue;
            }
            // The place is inside a mix (a fixed one has length 1): split it. What it adds joins the pool when its upper
            // part begins.
            if let Segment::Mix { draws, .. } = &mut self.segments[index] {
                *draws = left;
                let lower = Segment::Mix { draws: length - left, adds: Vec::new() };
                self.segments.splice(index + 1..index + 1, [Segment::Fix(one), lower]);
            }
            return;
        }
        self.segments.push(Segment::Fix(one));
    }

    /// Puts one at the bottom, for certain.
    pub fn put_under(&mut self, one: T) {
        self.segments.push(Segment::Fix(one));
    }

    /// Puts these under the pile, in no order among themselves.
    pub fn put_mixed_under(&mut self, some: Vec<T>) {
        if !some.is_empty() {
            self.segments.push(Segment::Mix { draws: some.len(), adds: some });
        }
    }

    /// Shuffles one into the last `count` of the pile, so that it is one of the lowest `count + 1`. Only a pile without
    /// fixed places can be divided so.
    pub fn shuffle_into_last(&mut self, count: usize, one: T) {
        let upper = self.len().saturating_sub(count);
        let lower = self.len() - upper + 1;
        let everything: Vec<T> = self.contents().collect();
        self.pool = Vec::new();
        self.segments = Vec::new();
        if upper > 0 {
            self.segments.push(Segment::Mix { draws: upper, adds: everything });
            self.segments.push(Segment::Mix { draws: lower, adds: vec![one] });
        } else {
            self.segments.push(Segment::Mix { draws: lower, adds: [everything, vec![one]].concat() });
        }
    }

    /// Shuffles one back in: no place is known any more except those that were fixed.
    pub fn shuffle_back(&mut self, one: T) {
        self.pool.push(one);
        match self.segments.iter_mut().find(|segment| matches!(segment, Segment::Mix { .. })) {
            Some(Segment::Mix { draws, .. }) => *draws += 1,
            _ => self.segments.push(Segment::Mix { draws: 1, adds: Vec::new() }),
        }
    }

    /// Whether the numbers are right: every mix has what it draws, and nothing is left over.
    pub fn is_sound(&self) -> bool {
        let mut pool = self.pool.len();
        for segment in &self.segments {
            match segment {
                Segment::Fix(_) => {}
                Segment::Mix { draws, adds } => {
                    pool += adds.len();
                    if *draws == 0 || *draws > pool {
                        return false;
                    }
                    pool -= draws;
                }
            }
        }
        pool == 0
    }
}

impl<T> Segment<T> {
    fn len(&self) -> usize {
        match self {
            Segment::Mix { draws, .. } => *draws,
            Segment::Fix(_) => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    const ANY: Stream = Stream(0);

    fn luck(seed: u8) -> Luck {
        Luck::new(&Seed([seed; 32]), &[])
    }

    fn draw_all(mut pile: Pile<u8>, luck: &mut Luck) -> Vec<u8> {
        std::iter::from_fn(|| pile.draw(luck, ANY)).collect()
    }

    #[test]
    fn every_order_is_as_likely() {
        let mut seen = std::collections::BTreeMap::new();
        let mut luck = luck(1);
        for _ in 0..6_000 {
            *seen.entry(draw_all(Pile::shuffled(vec![1, 2, 3]), &mut luck)).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(seen.values().all(|n| (880..1120).contains(n)), "{seen:?}");
    }

    #[test]
    fn a_fixed_one_comes_where_it_was_put() {
        let mut luck = luck(2);
        for above in 0..=7 {
            let mut pile = Pile::shuffled(vec![0; 6]);
            pile.put(above, 9);
            assert!(pile.is_sound());
            assert_eq!(pile.known().collect::<Vec<_>>(), [(above.min(6), 9)]);
            let drawn = draw_all(pile, &mut luck);
            assert_eq!(drawn.iter().position(|&one| one == 9), Some(above.min(6)));
            assert_eq!(drawn.len(), 7);
        }
    }

    #[test]
    fn what_was_seen_stays_on_top() {
        let mut luck = luck(3);
        let mut pile = Pile::shuffled(vec![1, 2, 3, 4]);
        let seen = pile.peek(2, &mut luck, ANY);
        assert_eq!(pile.peek(2, &mut luck, ANY), seen);
        assert_eq!(draw_all(pile, &mut luck)[..2], seen[..]);
    }

    #[test]
    fn the_last_ones_are_last() {
        let mut luck = luck(4);
        let mut places = [0; 8];
        for _ in 0..4_000 {
            let mut pile = Pile::shuffled(vec![0; 7]);
            pile.shuffle_into_last(4, 9);
            assert!(pile.is_sound());
            places[draw_all(pile, &mut luck).iter().position(|&one| one == 9).unwrap()] += 1;
        }
        assert_eq!(places[..3], [0, 0, 0]);
        assert!(places[3..].iter().all(|n| (700..900).contains(n)), "{places:?}");
    }

    #[test]
    fn what_went_under_comes_last_and_in_no_order() {
        let mut luck = luck(5);
        let mut pile = Pile::shuffled(vec![1, 2]);
        pile.put_mixed_under(vec![7, 8]);
        pile.put_under(9);
        assert_eq!(pile.len(), 5);
        let drawn = draw_all(pile, &mut luck);
        assert!(drawn[2..4].contains(&7) && drawn[4] == 9);
        let mut back = Pile::empty();
        back.shuffle_back(5);
        assert_eq!(draw_all(back, &mut luck), [5]);
    }

    #[test]
    fn a_pile_that_does_not_add_up_is_found() {
        let json = r#"{"pool":[1],"segments":[{"Mix":{"draws":2,"adds":[]}}]}"#;
        assert!(!serde_json::from_str::<Pile<u8>>(json).unwrap().is_sound());
    }
}
