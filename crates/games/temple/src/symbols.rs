//! Symbols: what dice can pay with, and how many of each. (Rules §1.3, §1.19)

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A symbol that can be paid with, in the order in which needs are served.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Symbol {
    /// Adventurer.
    A,
    /// Torch.
    T,
    /// Key.
    K,
    /// Gold mask.
    G,
}

impl Symbol {
    /// All four, in the order in which needs are served.
    pub const ALL: [Symbol; 4] = [Symbol::A, Symbol::T, Symbol::K, Symbol::G];

    /// Where its count is among [`Symbols`].
    const fn shift(self) -> u32 {
        16 * self as u32
    }
}

/// How many of each symbol: what an action needs, or what dice show together.
///
/// The four counts lie side by side in one word, so that adding and comparing them takes one step for all.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Symbols(u64);

impl Symbols {
    /// None of any.
    pub const NONE: Symbols = Symbols(0);

    /// The highest bit of every count: no count ever reaches it.
    const HIGH: u64 = 0x8000_8000_8000_8000;

    /// So many of one symbol.
    pub const fn of(symbol: Symbol, count: u8) -> Symbols {
        Symbols((count as u64) << symbol.shift())
    }

    /// These two symbols.
    pub const fn pair([one, other]: [Symbol; 2]) -> Symbols {
        Symbols::of(one, 1).plus(Symbols::of(other, 1))
    }

    /// The symbols that these signs stand for: a row of a table.
    pub(crate) const fn spelled(signs: &str) -> Symbols {
        let (signs, mut symbols, mut i) = (signs.as_bytes(), Symbols::NONE, 0);
        while i < signs.len() {
            symbols = symbols.plus(Symbols::of(
                match signs[i] {
                    b'A' => Symbol::A,
                    b'T' => Symbol::T,
                    b'K' => Symbol::K,
                    b'G' => Symbol::G,
                    _ => panic!("symbols are A, T, K and G"),
                },
                1,
            ));
            i += 1;
        }
        symbols
    }

    /// The number of bits that are set in each of these words, one word for each symbol.
    pub(crate) const fn in_bits([a, t, k, g]: [u16; 4]) -> Symbols {
        let mut bits = (a as u64) | (t as u64) << 16 | (k as u64) << 32 | (g as u64) << 48;
        bits -= (bits >> 1) & 0x5555_5555_5555_5555;
        bits = (bits & 0x3333_3333_3333_3333) + ((bits >> 2) & 0x3333_3333_3333_3333);
        bits = (bits + (bits >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        Symbols((bits + (bits >> 8)) & 0x00ff_00ff_00ff_00ff)
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Symbols) -> Symbols {
        Symbols(self.0 + other.0)
    }

    /// So many less of this symbol, or none of it.
    #[must_use]
    pub(crate) const fn less(self, symbol: Symbol, count: u8) -> Symbols {
        let left = self.count(symbol).saturating_sub(count);
        Symbols(self.0 & !(0xffff << symbol.shift())).plus(Symbols::of(symbol, left))
    }

    /// How many of this symbol.
    pub const fn count(self, symbol: Symbol) -> u8 {
        (self.0 >> symbol.shift()) as u8
    }

    /// Whether there are as many as needed, of every symbol.
    pub const fn cover(self, need: Symbols) -> bool {
        // A count that is too small borrows its highest bit.
        ((self.0 | Symbols::HIGH) - need.0) & Symbols::HIGH == Symbols::HIGH
    }
}

impl std::fmt::Debug for Symbols {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&signs(*self))
    }
}

fn signs(symbols: Symbols) -> String {
    let of = |symbol: Symbol| format!("{symbol:?}").repeat(symbols.count(symbol).into());
    Symbol::ALL.map(of).concat()
}

/// Written like dice that show them: `AAK`.
impl Serialize for Symbols {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&signs(*self))
    }
}

impl<'de> Deserialize<'de> for Symbols {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Symbols, D::Error> {
        let mut symbols = Symbols::NONE;
        for sign in String::deserialize(from)?.chars() {
            let symbol = "ATKG".find(sign).map(|place| Symbol::ALL[place]);
            let symbol = symbol.filter(|symbol| symbols.count(*symbol) < u8::MAX);
            let symbol = symbol.ok_or_else(|| D::Error::custom("symbols are written with A, T, K and G"))?;
            symbols = symbols.plus(Symbols::of(symbol, 1));
        }
        Ok(symbols)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn symbols(signs: &str) -> Symbols {
        serde_json::from_value(signs.into()).unwrap()
    }

    #[test]
    fn symbols_both_ways() {
        for (some, text) in [
            (Symbols::NONE, ""),
            (Symbols::pair([Symbol::A, Symbol::K]), "AK"),
            (Symbols::of(Symbol::T, 10), "TTTTTTTTTT"),
        ] {
            assert_eq!(serde_json::to_value(some).unwrap(), text);
            assert_eq!(symbols(text), some);
            assert_eq!(format!("{some:?}"), text);
        }
        assert!(serde_json::from_value::<Symbols>("AX".into()).is_err());
        assert!(serde_json::from_value::<Symbols>("K".repeat(256).into()).is_err());
    }

    /// Every symbol is compared by itself: many of one do not make up for another.
    #[test]
    fn a_need_is_covered_symbol_by_symbol() {
        let shown = symbols("AATKKK");
        for covered in ["", "A", "AATKKK", "TK"] {
            assert!(shown.cover(symbols(covered)), "{covered}");
        }
        for missing in ["AAA", "TT", "KKKK", "G", "AATKKKG"] {
            assert!(!shown.cover(symbols(missing)), "{missing}");
        }
        let most = symbols(&"K".repeat(255));
        assert!(most.cover(most) && !shown.cover(most));
    }

    #[test]
    fn bits_are_counted_word_by_word() {
        let counted = Symbols::in_bits([0, 0xffff, 0b1011, 0x8001]);
        assert_eq!(Symbol::ALL.map(|symbol| counted.count(symbol)), [0, 16, 3, 2]);
        assert_eq!(counted.plus(counted).count(Symbol::K), 6);
        assert_eq!(counted.less(Symbol::K, 2).less(Symbol::T, 99), Symbols::in_bits([0, 0, 1, 3]));
    }
}
